internal import FoundationCore
internal import SelectorRuntime

/// The archive format of expressions: one class for each type, with the keys of a device.
///
/// A function is archived with its receiver; a key path is archived as the function
/// `valueForKeyPath:` of the evaluated object.
extension NSExpression {
  static func defineCoding(_ expression: ClassDefinition<NSExpression>) {
    expression.coding { expression, coder in
      try coder.encodeScalar(.integer(Int64(expression.type)), forKey: "NSExpressionType")
      try expression.encodeParts(coder)
    } decode: { expression, coder in
      if expression.isKind(of: "NSSelfExpression") {
        return .object(expression.foundation.expression(.evaluatedObject))
      }
      try expression.decodeParts(coder)
      expression.isDisabled = coder.requiresSecureCoding
      return .object(expression)
    }
  }

  // MARK: Writing

  private func encodeParts(_ coder: NSCoder) throws {
    func write(_ value: Value, _ key: String) throws {
      try coder.encodeObject(value, forKey: key, isConditional: false)
    }
    func object(_ part: PredicateExpression) -> Value {
      .object(foundation.expression(part, keeping: [.object(self)]))
    }
    func list(_ parts: [PredicateExpression]) -> Value {
      .object(foundation.makeArray(parts.map(object)))
    }
    func function(_ operand: PredicateExpression, _ name: String, _ arguments: Value) throws {
      try write(object(operand), "NSOperand")
      try write(.string(name), "NSSelectorName")
      try write(arguments, "NSArguments")
    }
    if isKind(of: "NSKeyPathSpecifierExpression"), case .constant(let path) = expression {
      return try write(path, "NSKeyPath")
    }
    let utilities = PredicateExpression.constant(
      .object(foundation.valueClass("_NSPredicateUtilities")))
    switch expression {
    case .evaluatedObject, .anyKey: break
    case .constant(.object(let cls as RuntimeClass)):
      try write(.string(cls.name), "NSConstantValueClassName")
    case .constant(let value): try write(value, "NSConstantValue")
    case .variable(let name): try write(.string(name), "NSVariable")
    case .keyPath(let operand, let path):
      let specifier = foundation.expression(
        .constant(.string(path)), as: "NSKeyPathSpecifierExpression")
      try function(
        operand, "valueForKeyPath:", .object(foundation.makeArray([.object(specifier)])))
    case .function("FUNCTION", let parts) where parts.count >= 2:
      guard case .constant(let name) = parts[1] else { break }
      try function(
        parts[0], String.from(name, in: runtime) ?? "", list(Array(parts.dropFirst(2))))
    case .function(let name, let arguments): try function(utilities, name, list(arguments))
    case .index(let collection, let index):
      let place: Value =
        switch index {
        case .expression(let expression): object(expression)
        case .first: object(.constant(.string("FIRST")))
        case .last: object(.constant(.string("LAST")))
        case .size: object(.constant(.string("SIZE")))
        }
      try function(
        utilities, Self.indexing, .object(foundation.makeArray([object(collection), place])))
    case .aggregate(let parts): try write(list(parts), "NSCollection")
    case .set(_, let left, let right):
      try write(object(left), "NSLeftExpression")
      try write(object(right), "NSRightExpression")
    case .conditional(let clause, let yes, let no):
      try write(.object(foundation.predicate(clause, keeping: [.object(self)])), "NSPredicate")
      try write(object(yes), "NSTrueExpression")
      try write(object(no), "NSFalseExpression")
    case .subquery(let collection, let name, let clause):
      try write(object(collection), "NSCollection")
      try write(.string(name), "NSVariable")
      try write(.object(foundation.predicate(clause, keeping: [.object(self)])), "NSPredicate")
    case .block:
      throw RuntimeError(.invalidArgument, "NSBlockExpression does not support encoding.")
    }
  }

  /// The selector that a device archives for the index of an element.
  private static let indexing = "objectFrom:withIndex:"

  // MARK: Reading

  private func decodeParts(_ coder: NSCoder) throws {
    let world = foundation
    var kept: [Value] = []
    func expressions(_ key: String) throws -> [NSExpression] {
      let classes = [world.valueClass("NSArray"), world.valueClass("NSExpression")]
      let read = try coder.decodeObject(forKey: key, of: classes)
      kept.append(read)
      if let expression = read.object as? NSExpression { return [expression] }
      return try (world.elements(of: read) ?? []).compactMap { $0.object as? NSExpression }
    }
    func part(_ key: String) throws -> PredicateExpression {
      try expressions(key).first?.expression ?? .constant(.none)
    }
    func text(_ key: String) throws -> String {
      let read = try coder.decodeObject(forKey: key, of: [world.valueClass("NSString")])
      return String.from(read, in: runtime) ?? ""
    }
    func clause() throws -> PredicateClause {
      let read = try coder.decodeObject(
        forKey: "NSPredicate", of: [world.valueClass("NSPredicate")])
      kept.append(read)
      return read.object.map { .object($0) } ?? .truth(false)
    }
    let type = try coder.decodeInteger(forKey: "NSExpressionType") ?? 0
    let read: PredicateExpression
    switch PublicExpressionClass(rawValue: publicName) {
    case .constant:
      if try coder.containsValue(forKey: "NSConstantValueClassName") {
        let cls = runtime.lookUpClass(try text("NSConstantValueClassName"))
        read = .constant(cls.map { .object($0) } ?? .none)
      } else {
        let value = try coder.decodeObject(
          forKey: "NSConstantValue", of: world.codedConstants(coder))
        kept.append(value)
        read = .constant(value)
      }
    case .keyPathSpecifier: read = .constant(.string(try text("NSKeyPath")))
    case .variable: read = .variable(try text("NSVariable"))
    case .keyPath, .function:
      let operand = try part("NSOperand")
      let arguments = try expressions("NSArguments").map(\.expression)
      read = Self.function(operand, try text("NSSelectorName"), arguments, in: runtime)
    case .aggregate: read = .aggregate(try expressions("NSCollection").map(\.expression))
    case .set:
      let operation = PredicateExpression.SetOperation(rawValue: Int(type)) ?? .union
      read = .set(operation, try part("NSLeftExpression"), try part("NSRightExpression"))
    case .ternary:
      read = .conditional(
        try clause(), try part("NSTrueExpression"), try part("NSFalseExpression"))
    case .subquery:
      read = .subquery(try part("NSCollection"), variable: try text("NSVariable"), try clause())
    case .anyKey: read = .anyKey
    case nil:
      throw RuntimeError(.invalidArgument, "\(className) cannot be read from an archive")
    }
    fill(read, keeping: kept)
  }

  /// The public class of the expression, or its nearest public superclass.
  private var publicName: String {
    var cls: RuntimeClass? = apparentClass
    while let next = cls, PublicExpressionClass(rawValue: next.name) == nil {
      cls = next.superclass
    }
    return cls?.name ?? ""
  }

  /// Decodes a function; key paths and indexes are archived as functions too.
  private static func function(
    _ operand: PredicateExpression, _ name: String, _ arguments: [PredicateExpression],
    in runtime: Runtime
  ) -> PredicateExpression {
    if name == "valueForKeyPath:", case .constant(let path)? = arguments.first {
      return .keyPath(operand, String.from(path, in: runtime) ?? "")
    }
    guard case .constant(.object(let cls as RuntimeClass)) = operand,
      cls.name == "_NSPredicateUtilities"
    else { return .function("FUNCTION", [operand, .constant(.string(name))] + arguments) }
    guard name == indexing, arguments.count == 2 else { return .function(name, arguments) }
    if case .constant(let word) = arguments[1] {
      switch String.from(word, in: runtime) {
      case "FIRST": return .index(arguments[0], .first)
      case "LAST": return .index(arguments[0], .last)
      case "SIZE": return .index(arguments[0], .size)
      default: break
      }
    }
    return .index(arguments[0], .expression(arguments[1]))
  }
}

/// The archived expression classes, by name.
private enum PublicExpressionClass: String {
  case constant = "NSConstantValueExpression"
  case variable = "NSVariableExpression"
  case keyPath = "NSKeyPathExpression"
  case keyPathSpecifier = "NSKeyPathSpecifierExpression"
  case function = "NSFunctionExpression"
  case aggregate = "NSAggregateExpression"
  case set = "NSSetExpression"
  case ternary = "NSTernaryExpression"
  case subquery = "NSSubqueryExpression"
  case anyKey = "NSAnyKeyExpression"
}

extension FoundationWorld {
  /// The classes that a constant can have under secure coding.
  fileprivate func codedConstants(_ coder: NSCoder) -> [RuntimeClass]? {
    coder.allowedClasses.map { allowed in
      allowed
        + [
          "NSString", "NSNumber", "NSValue", "NSData", "NSDate", "NSArray", "NSDictionary", "NSSet",
          "NSOrderedSet", "NSNull", "NSURL", "NSUUID", "NSLocale", "NSTimeZone",
        ].compactMap { runtime.lookUpClass($0) }
    }
  }
}
