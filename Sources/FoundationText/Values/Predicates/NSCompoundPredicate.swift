internal import FoundationCore
internal import SelectorRuntime

/// The additional methods of compound predicates and comparison predicates.
extension NSPredicate {
  static func defineCompound(_ predicate: ClassDefinition<NSPredicate>) {
    let cls = predicate.classSide
    for (name, kind) in [
      ("andPredicateWithSubpredicates:", PredicateClause.Compound.and),
      ("orPredicateWithSubpredicates:", .or),
    ] {
      cls.method(name) { (cls, parts: ListArgument) -> NSPredicate in
        try compound(kind, parts.elements(in: cls.foundation), cls.foundation)
      }
    }
    cls.method("notPredicateWithSubpredicate:") { (cls, part: RuntimeObject) -> NSPredicate in
      try compound(.not, [.object(part)], cls.foundation)
    }
    predicate.method("initWithType:subpredicates:") {
      (predicate, type: Int, parts: ListArgument) -> NSPredicate in
      guard let kind = PredicateClause.Compound(rawValue: type) else {
        throw RuntimeError(.invalidArgument, "\(type) is no NSCompoundPredicateType")
      }
      let world = predicate.foundation
      let parts = try parts.elements(in: world)
      predicate.fill(.compound(kind, parts.compactMap(clause(of:))), keeping: parts)
      return predicate
    }
    predicate.method("compoundPredicateType") { (predicate) -> Int in
      if case .compound(let kind, _)? = predicate.clause { kind.rawValue } else { 0 }
    }
    predicate.method("subpredicates") { (predicate) -> RuntimeObject in
      guard case .compound(_, let parts)? = predicate.clause else {
        return predicate.foundation.makeArray([])
      }
      return predicate.foundation.makeArray(
        parts.map { part in
          if case .object(let object) = part { return .object(object) }
          return .object(predicate.part(part))
        })
    }
  }

  private static func compound(
    _ kind: PredicateClause.Compound, _ parts: [Value], _ world: FoundationWorld
  ) throws -> NSPredicate {
    world.predicate(.compound(kind, parts.compactMap(clause(of:))), keeping: parts)
  }

  /// Converts an object to a clause of another predicate.
  private static func clause(of part: Value) -> PredicateClause? {
    guard let object = part.object else { return nil }
    return .object(object)
  }

  static func defineComparison(_ predicate: ClassDefinition<NSPredicate>) {
    func comparison(_ predicate: NSPredicate) -> PredicateComparison? {
      if case .comparison(let comparison)? = predicate.clause { comparison } else { nil }
    }
    predicate.method("predicateOperatorType") { (predicate) -> Int in
      comparison(predicate)?.kind.rawValue ?? 0
    }
    predicate.method("comparisonPredicateModifier") { (predicate) -> Int in
      comparison(predicate)?.modifier.rawValue ?? 0
    }
    predicate.method("options") { (predicate) -> Int in comparison(predicate)?.options ?? 0 }
    for (name, side) in [
      ("leftExpression", \PredicateComparison.left), ("rightExpression", \.right),
    ] {
      predicate.method(name) { (predicate) -> RuntimeObject? in
        comparison(predicate).map {
          predicate.foundation.expression($0[keyPath: side], keeping: [.object(predicate)])
        }
      }
    }
    predicate.method("customSelector") { (predicate) -> Selector? in
      comparison(predicate)?.selectorName.map(predicate.runtime.selector)
    }
    for name in [
      "initWithLeftExpression:rightExpression:customSelector:",
      "predicateWithLeftExpression:rightExpression:customSelector:",
    ] {
      func make(
        _ receiver: RuntimeObject, _ left: NSExpression, _ right: NSExpression, _ selector: Selector
      ) -> NSPredicate {
        receiver.foundation.predicate(
          .comparison(
            PredicateComparison(
              left: left.expression, right: right.expression, kind: .custom,
              selectorName: selector.name)),
          keeping: [.object(left), .object(right)])
      }
      if name.hasPrefix("init") {
        predicate.method(name) {
          (predicate, left: NSExpression, right: NSExpression, selector: Selector) -> NSPredicate in
          make(predicate, left, right, selector)
        }
      } else {
        predicate.classSide.method(name) {
          (cls, left: NSExpression, right: NSExpression, selector: Selector) -> NSPredicate in
          make(cls, left, right, selector)
        }
      }
    }
    let make = "leftExpression:rightExpression:modifier:type:options:"
    predicate.classSide.raw(
      "predicateWith" + make.prefix(1).uppercased() + make.dropFirst(), types: "@@:@@QQQ"
    ) {
      receiver, _, arguments in
      guard let cls = receiver as? RuntimeClass else { return .none }
      return .object(try makeComparison(in: cls.foundation, arguments))
    }
    predicate.raw(
      "initWithLeftExpression:rightExpression:modifier:type:options:", types: "@@:@@QQQ"
    ) {
      receiver, _, arguments in
      .object(try makeComparison(in: receiver.foundation, arguments))
    }
  }

  private static func makeComparison(
    in world: FoundationWorld, _ arguments: borrowing Arguments
  ) throws -> NSPredicate {
    guard let left = arguments[0].object as? NSExpression,
      let right = arguments[1].object as? NSExpression,
      let modifier = PredicateComparison.Modifier(rawValue: Int(arguments[2].integerPart ?? 0)),
      let kind = PredicateComparison.Operator(rawValue: Int(arguments[3].integerPart ?? -1))
    else {
      throw RuntimeError(
        .invalidArgument,
        "a comparison takes two expressions, a modifier, an operator type and options")
    }
    let comparison = PredicateComparison(
      left: left.expression, right: right.expression, kind: kind, modifier: modifier,
      options: Int(arguments[4].integerPart ?? 0))
    return world.predicate(.comparison(comparison), keeping: [.object(left), .object(right)])
  }
}
