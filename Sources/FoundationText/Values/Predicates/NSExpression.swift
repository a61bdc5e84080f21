internal import FoundationCore
package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// One side of a comparison as an object.
package final class NSExpression: RuntimeObject {
  fileprivate(set) var expression = PredicateExpression.evaluatedObject
  /// The values that the expression retains.
  private var kept: [Value] = []
  /// The most expressions that were made one inside another.
  private(set) var depth = 0
  /// Whether it was decoded by a secure coder and evaluation has not been allowed yet.
  var isDisabled = false

  func fill(_ expression: PredicateExpression, keeping values: [Value]) {
    self.expression = expression
    values.retainAll()
    kept.releaseAll()
    kept = values
    depth = values.depthOfExpressions
  }

  /// Counts the expression itself, whose parts are those that it retains.
  func deepen() { depth += 1 }

  package override func destruct() {
    fill(.evaluatedObject, keeping: [])
    super.destruct()
  }

  /// `NSExpressionType`, with the values of NSExpression.h.
  var type: Int {
    switch expression {
    case .constant: 0
    case .evaluatedObject: 1
    case .variable: 2
    case .keyPath(.evaluatedObject, _): 3
    // A path of another operand, as of a variable, is the function valueForKeyPath:.
    case .keyPath, .function, .index: 4
    case .subquery: 13
    case .aggregate: 14
    case .set(let operation, _, _): operation.rawValue
    case .anyKey: 15
    case .block: 19
    case .conditional: 20
    }
  }
}

extension [Value] {
  /// The most expressions inside one another in the expressions and predicates of the list.
  var depthOfExpressions: Int {
    map { value in
      (value.object as? NSExpression)?.depth ?? (value.object as? NSPredicate)?.depth ?? 0
    }.max() ?? 0
  }
}

extension PredicateExpression {
  /// The class name of the expression's object.
  fileprivate var className: String {
    switch self {
    case .constant: "NSConstantValueExpression"
    case .evaluatedObject: "NSSelfExpression"
    case .variable: "NSVariableExpression"
    case .keyPath: "NSKeyPathExpression"
    case .function, .index: "NSFunctionExpression"
    case .aggregate: "NSAggregateExpression"
    case .subquery: "NSSubqueryExpression"
    case .set: "NSSetExpression"
    case .conditional: "NSTernaryExpression"
    case .block: "NSBlockExpression"
    case .anyKey: "NSAnyKeyExpression"
    }
  }
}

extension FoundationWorld {
  /// Creates the object of an expression, which retains its values; the evaluated object is shared.
  func expression(
    _ expression: PredicateExpression, keeping values: [Value] = [], as name: String? = nil
  ) -> NSExpression {
    if case .evaluatedObject = expression,
      let known = constant("SELF", of: "NSSelfExpression") as? NSExpression
    {
      return known
    }
    let cls = valueClass(name ?? expression.className)
    guard let made = runtime.createInstance(cls) as? NSExpression else {
      preconditionFailure("\(cls.name) does not make expressions")
    }
    if case .constant(let value) = expression {
      made.fill(expression, keeping: values + [value])
    } else {
      made.fill(expression, keeping: values)
    }
    return made
  }
}

extension FoundationWorld {
  /// The most expressions inside one another: each is released, and often visited, inside the next.
  private static let deepest = 1000

  /// Creates the object of an expression with the given ones inside it.
  ///
  /// - Throws: `NSInvalidArgumentException` for too many inside one another.
  func expression(
    _ expression: PredicateExpression, around parts: [Value]
  ) throws -> NSExpression {
    let made = self.expression(expression, keeping: parts)
    guard made.depth < Self.deepest else {
      throw RuntimeError(
        .invalidArgument,
        "*** an NSExpression must not contain \(Self.deepest) others inside one another")
    }
    made.deepen()
    return made
  }
}

extension NSExpression {
  static func define(_ expression: ClassDefinition<NSExpression>) {
    let cls = expression.classSide
    cls.method("expressionForConstantValue:") { (cls, value: Value) -> NSExpression in
      cls.foundation.expression(.constant(value))
    }
    cls.method("expressionForEvaluatedObject") { (cls) -> NSExpression in
      cls.foundation.expression(.evaluatedObject)
    }
    cls.method("expressionForKeyPath:") { (cls, path: StringArgument) -> NSExpression in
      cls.foundation.expression(.keyPath(.evaluatedObject, try path.text().string))
    }
    cls.method("expressionForVariable:") { (cls, name: StringArgument) -> NSExpression in
      cls.foundation.expression(.variable(try name.text().string))
    }
    cls.method("expressionForFunction:arguments:") {
      (cls, name: StringArgument, arguments: ListArgument?) -> NSExpression in
      let arguments = arguments ?? ListArgument(value: .list([]))
      let name = try name.text().string
      guard PredicateFunction.selectors.contains(name) else {
        throw RuntimeError(.invalidArgument, "\(name) is not a supported method.")
      }
      let elements = try arguments.elements(in: cls.foundation)
      return try cls.foundation.expression(
        .function(name, elements.map { part($0) }), around: elements)
    }
    cls.raw("expressionWithFormat:", types: "@@:@") { receiver, _, arguments in
      try parse(receiver.foundation, arguments[0], Array(arguments.values.dropFirst()))
    }
    for name in ["expressionWithFormat:argumentArray:", "expressionWithFormat:arguments:"] {
      cls.method(name) { (cls, format: Value, arguments: Value) -> Value in
        try parse(cls.foundation, format, cls.foundation.elements(of: arguments) ?? [])
      }
    }
    cls.method("expressionForAggregate:") { (cls, parts: ListArgument) -> NSExpression in
      let elements = try parts.elements(in: cls.foundation)
      return try cls.foundation.expression(
        .aggregate(elements.map { part($0) }), around: elements)
    }
    cls.method("expressionForSubquery:usingIteratorVariable:predicate:") {
      (cls, collection: NSExpression, variable: String, predicate: NSPredicate) -> NSExpression in
      try cls.foundation.expression(
        .subquery(
          collection.expression, variable: variable, predicate.clause ?? .object(predicate)),
        around: [.object(collection), .object(predicate)])
    }
    defineReading(expression)
    defineParts(expression)
    defineKinds(expression)
    defineCoding(expression)
  }

  /// Defines key paths, which are functions that send a message to their operand.
  static func defineKeyPaths(_ expression: ClassDefinition<NSExpression>) {
    expression.method("selector") { (expression) -> Selector? in
      guard case .keyPath(_, let path) = expression.expression else { return nil }
      return expression.runtime.selector(
        path.contains(".") ? "valueForKeyPath:" : "valueForKey:")
    }
  }

  /// Returns the expression of an element; any value that is not an expression is a constant.
  static func part(_ value: Value) -> PredicateExpression {
    (value.object as? NSExpression)?.expression ?? .constant(value)
  }

  private static func parse(
    _ world: FoundationWorld, _ format: Value, _ values: [Value]
  ) throws -> Value {
    let format = try world.characters(of: format)?.string ?? ""
    try world.checkPattern(format, "+[NSExpression expressionWithFormat:]")
    let values = PredicateParser.unsignedArguments(format, values) {
      .object(world.number(NumberContent(unsigned: $0)))
    }
    do {
      let parsed = try PredicateParser.expression(format, values, hasRoom: world.hasStack) {
        try world.characters(of: $0)?.string
      }
      return .object(world.expression(parsed, keeping: values))
    } catch is PredicateParser.Failure {
      throw RuntimeError(.invalidArgument, "Unable to parse the format string \"\(format)\"")
    }
  }

  /// Defines the accessors of subexpressions.
  private static func defineParts(_ expression: ClassDefinition<NSExpression>) {
    expression.adopt(FoundationProtocols.copying)
    expression.method("allowEvaluation") { $0.isDisabled = false }
    expression.method("operand") { (expression) -> NSExpression? in
      switch expression.expression {
      case .keyPath(let operand, _), .index(let operand, _):
        expression.foundation.expression(operand, keeping: [.object(expression)])
      default: nil
      }
    }
    expression.method("arguments") { (expression) -> RuntimeObject? in
      switch expression.expression {
      case .function("FUNCTION", let arguments): expression.list(Array(arguments.dropFirst(2)))
      case .function(_, let arguments), .block(_, let arguments): expression.list(arguments)
      case .keyPath(_, let path) where expression.type == 4:
        expression.list([.constant(.string(path))])
      default: nil
      }
    }
    expression.method("collection") { (expression) -> RuntimeObject? in
      switch expression.expression {
      case .aggregate(let parts): expression.list(parts)
      case .subquery(let collection, _, _):
        expression.foundation.expression(collection, keeping: [.object(expression)])
      default: nil
      }
    }
    expression.method("predicate") { (expression) -> NSPredicate? in
      switch expression.expression {
      case .subquery(_, _, let clause), .conditional(let clause, _, _):
        expression.foundation.predicate(clause, keeping: [.object(expression)])
      default: nil
      }
    }
  }

  private func list(_ parts: [PredicateExpression]) -> RuntimeObject {
    foundation.makeArray(parts.map { .object(foundation.expression($0, keeping: [.object(self)])) })
  }

  private static func defineReading(_ expression: ClassDefinition<NSExpression>) {
    expression.method("expressionType") { (expression) -> Int in expression.type }
    expression.method("constantValue") { (expression) -> Value in
      if case .constant(let value) = expression.expression { value } else { .none }
    }
    expression.method("keyPath") { (expression) -> NSString? in
      guard case .keyPath(_, let path) = expression.expression else { return nil }
      return expression.foundation.string(UTF16Text(path))
    }
    expression.method("variable") { (expression) -> NSString? in
      guard case .variable(let name) = expression.expression else { return nil }
      return expression.foundation.string(UTF16Text(name))
    }
    expression.method("function") { (expression) -> NSString? in
      switch expression.expression {
      case .function(let name, _): expression.foundation.string(UTF16Text(name))
      case .keyPath where expression.type == 4: expression.foundation.string("valueForKeyPath:")
      default: nil
      }
    }
    expression.method("expressionValueWithObject:context:") {
      (expression, object: Value, variables: Value) -> Value in
      if expression.isDisabled {
        throw expression.foundation.exception(
          named: "NSInternalInconsistencyException", "This expression has evaluation disabled")
      }
      var bindings: [String: Value] = [:]
      for entry in try expression.foundation.entries(of: variables) ?? [] {
        if let name = try expression.foundation.characters(of: entry.key)?.string {
          bindings[name] = entry.value
        }
      }
      return try PredicateEvaluation(
        world: expression.foundation, object: object, variables: bindings
      ).value(of: expression.expression)
    }
    expression.method("description") { (expression) -> NSString in
      expression.foundation.string(UTF16Text(try expression.formatText()))
    }
    expression.method("copyWithZone:") { (expression, _: Value) -> NSExpression in expression }
  }

  /// Returns the expression in format syntax.
  func formatText() throws -> String {
    let world = foundation
    return try PredicateText(
      describe: { try world.description(of: $0) }, textOf: { try world.characters(of: $0) }
    ).text(of: expression)
  }
}
