internal import FoundationCore
internal import SelectorRuntime

/// The archive format of predicates: operands and operator, or the subpredicates.
extension NSPredicate {
  static func defineCoding(_ predicate: ClassDefinition<NSPredicate>) {
    predicate.coding { predicate, coder in
      try predicate.encode(with: coder)
    } decode: { predicate, coder in
      try predicate.decode(with: coder)
      predicate.isDisabled = coder.requiresSecureCoding
      return .object(predicate)
    }
  }

  private func encode(with coder: NSCoder) throws {
    func write(_ value: Value, _ key: String) throws {
      try coder.encodeObject(value, forKey: key, isConditional: false)
    }
    switch clause {
    case nil:
      throw RuntimeError(
        .invalidArgument, "NSBlockPredicate does not support encoding and archiving.")
    case .truth: break
    case .object(let object): try write(.object(object), "NSSubpredicates")
    case .compound(let kind, let parts):
      try coder.encodeScalar(
        .integer(Int64(kind.rawValue)), forKey: "NSCompoundPredicateType")
      let objects = parts.map { part -> Value in
        if case .object(let object) = part { return .object(object) }
        return .object(self.part(part))
      }
      try write(.object(foundation.makeArray(objects)), "NSSubpredicates")
    case .comparison(let comparison):
      for (side, key) in [
        (comparison.left, "NSLeftExpression"), (comparison.right, "NSRightExpression"),
      ] {
        try write(.object(foundation.expression(side, keeping: [.object(self)])), key)
      }
      try write(.object(foundation.predicateOperator(comparison)), "NSPredicateOperator")
    }
  }

  private func decode(with coder: NSCoder) throws {
    let world = foundation
    if isKind(of: "NSTruePredicate") || isKind(of: "NSFalsePredicate") {
      return fill(.truth(isKind(of: "NSTruePredicate")), keeping: [])
    }
    if isKind(of: "NSCompoundPredicate") {
      let type = try coder.decodeInteger(forKey: "NSCompoundPredicateType")
      let read = try coder.decodeObject(
        forKey: "NSSubpredicates",
        of: [world.valueClass("NSArray"), world.valueClass("NSPredicate")])
      let parts = try world.elements(of: read) ?? []
      let kind = PredicateClause.Compound(rawValue: Int(type ?? 1)) ?? .and
      return fill(
        .compound(kind, parts.compactMap { $0.object.map { .object($0) } }), keeping: parts)
    }
    let sides = try ["NSLeftExpression", "NSRightExpression"].map {
      try coder.decodeObject(forKey: $0, of: [world.valueClass("NSExpression")])
    }
    let kind = try coder.decodeObject(
      forKey: "NSPredicateOperator", of: [world.valueClass("NSPredicateOperator")])
    guard let left = sides[0].object as? NSExpression,
      let right = sides[1].object as? NSExpression,
      var comparison = (kind.object as? PredicateOperatorObject)?.comparison
    else {
      throw RuntimeError(.invalidArgument, "\(className) cannot be read from this archive")
    }
    (comparison.left, comparison.right) = (left.expression, right.expression)
    fill(.comparison(comparison), keeping: sides)
  }
}

/// The operator of a comparison, which an archive stores as a separate object.
final class PredicateOperatorObject: RuntimeObject {
  fileprivate var comparison = PredicateComparison(
    left: .evaluatedObject, right: .evaluatedObject, kind: .equal)

  /// Returns the class of an operator, and the key of its options.
  fileprivate static func form(
    of kind: PredicateComparison.Operator
  ) -> (cls: String, options: String) {
    switch kind {
    case .equal, .notEqual: ("NSEqualityPredicateOperator", "NSOptions")
    case .lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual:
      ("NSComparisonPredicateOperator", "NSOptions")
    case .matches: ("NSMatchingPredicateOperator", "NSFlags")
    case .like: ("NSLikePredicateOperator", "NSFlags")
    case .beginsWith, .endsWith: ("NSSubstringPredicateOperator", "NSFlags")
    case .in, .contains: ("NSInPredicateOperator", "NSFlags")
    case .between: ("NSBetweenPredicateOperator", "NSFlags")
    case .custom: ("NSCustomPredicateOperator", "NSFlags")
    }
  }

  static let classNames = [
    "NSEqualityPredicateOperator", "NSComparisonPredicateOperator", "NSMatchingPredicateOperator",
    "NSLikePredicateOperator", "NSSubstringPredicateOperator", "NSInPredicateOperator",
    "NSBetweenPredicateOperator", "NSCustomPredicateOperator",
  ]

  static func define(_ kind: ClassDefinition<PredicateOperatorObject>) {
    kind.coding { object, coder in
      let comparison = object.comparison
      func write(_ number: Int, _ key: String) throws {
        try coder.encodeScalar(.integer(Int64(number)), forKey: key)
      }
      try write(comparison.kind.rawValue, "NSOperatorType")
      try write(comparison.modifier.rawValue, "NSModifier")
      try write(comparison.options, form(of: comparison.kind).options)
      try write(comparison.kind == .notEqual ? 1 : 0, "NSNegate")
      if comparison.kind == .beginsWith || comparison.kind == .endsWith {
        try write(comparison.kind == .endsWith ? 1 : 0, "NSPosition")
      }
      if let name = comparison.selectorName {
        try coder.encodeObject(.string(name), forKey: "NSSelectorName", isConditional: false)
      }
    } decode: { object, coder in
      func number(_ key: String) throws -> Int {
        Int(try coder.decodeInteger(forKey: key) ?? 0)
      }
      let kind = PredicateComparison.Operator(rawValue: try number("NSOperatorType")) ?? .equal
      object.comparison.kind = kind
      object.comparison.modifier = .init(rawValue: try number("NSModifier")) ?? .direct
      object.comparison.options = try number(form(of: kind).options)
      if kind == .custom {
        let name = try coder.decodeObject(
          forKey: "NSSelectorName", of: [coder.foundation.valueClass("NSString")])
        object.comparison.selectorName = Selector.from(name, in: coder.runtime)?.name
      }
      return .object(object)
    }
  }
}

extension FoundationWorld {
  /// Creates the operator object of a comparison for an archive.
  fileprivate func predicateOperator(_ comparison: PredicateComparison) -> RuntimeObject {
    let cls = valueClass(PredicateOperatorObject.form(of: comparison.kind).cls)
    let made = runtime.createInstance(cls)
    (made as? PredicateOperatorObject)?.comparison = comparison
    return made
  }
}
