package import SelectorRuntime

/// One side of a comparison as an object.
package final class NSExpression: RuntimeObject {
  fileprivate(set) var expression = PredicateExpression.evaluatedObject
  /// The values that have to stay alive for it.
  private var kept: [Value] = []

  fileprivate func fill(_ expression: PredicateExpression, keeping values: [Value]) {
    self.expression = expression
    values.retainAll()
    kept.releaseAll()
    kept = values
  }

  package override func destruct() {
    fill(.evaluatedObject, keeping: [])
    super.destruct()
  }

  /// `NSExpressionType`, by its numbers in NSExpression.h.
  fileprivate var type: Int {
    switch expression {
    case .constant: 0
    case .evaluatedObject: 1
    case .variable: 2
    case .keyPath: 3
    case .function, .index: 4
    case .subquery: 13
    case .aggregate: 14
    }
  }
}

extension FoundationWorld {
  func expression(
    _ expression: PredicateExpression, keptBy owner: RuntimeObject? = nil
  ) -> NSExpression {
    guard let made = runtime.createInstance(valueClass("NSExpression")) as? NSExpression else {
      preconditionFailure("NSExpression does not make expressions")
    }
    var kept: [Value] = []
    if case .constant(let value) = expression { kept.append(value) }
    if let owner { kept.append(.object(owner)) }
    made.fill(expression, keeping: kept)
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
      (cls, name: StringArgument, arguments: ListArgument) -> NSExpression in
      let name = try name.text().string
      guard PredicateFunction.selectors.contains(name) else {
        throw RuntimeError(.invalidArgument, "\(name) is not a supported method.")
      }
      let elements = try arguments.elements(in: cls.foundation)
      let made = cls.foundation.expression(.evaluatedObject)
      made.fill(.function(name, elements.map { part($0) }), keeping: elements)
      return made
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
      let made = cls.foundation.expression(.evaluatedObject)
      made.fill(.aggregate(elements.map { part($0) }), keeping: elements)
      return made
    }
    cls.method("expressionForSubquery:usingIteratorVariable:predicate:") {
      (cls, collection: NSExpression, variable: String, predicate: NSPredicate) -> NSExpression in
      let made = cls.foundation.expression(.evaluatedObject)
      made.fill(
        .subquery(
          collection.expression, variable: variable, predicate.clause ?? .object(predicate)),
        keeping: [.object(collection), .object(predicate)])
      return made
    }
    defineReading(expression)
    defineParts(expression)
  }

  /// The expression for a value in a list, where any value but an expression is a constant.
  private static func part(_ value: Value) -> PredicateExpression {
    (value.object as? NSExpression)?.expression ?? .constant(value)
  }

  private static func parse(
    _ world: FoundationWorld, _ format: Value, _ values: [Value]
  ) throws -> Value {
    let format = try world.characters(of: format)?.string ?? ""
    do {
      let made = world.expression(.evaluatedObject)
      made.fill(
        try PredicateParser.expression(format, values, hasRoom: world.hasStack) {
          try world.characters(of: $0)?.string
        }, keeping: values)
      return .object(made)
    } catch is PredicateParser.Failure {
      throw RuntimeError(.invalidArgument, "Unable to parse the format string \"\(format)\"")
    }
  }

  /// The expressions inside an expression.
  private static func defineParts(_ expression: ClassDefinition<NSExpression>) {
    expression.adopt(FoundationProtocols.copying)
    expression.method("allowEvaluation") { _ in }
    expression.method("operand") { (expression) -> NSExpression? in
      switch expression.expression {
      case .keyPath(let operand, _), .index(let operand, _):
        expression.foundation.expression(operand, keptBy: expression)
      default: nil
      }
    }
    expression.method("arguments") { (expression) -> RuntimeObject? in
      guard case .function(_, let arguments) = expression.expression else { return nil }
      return expression.list(arguments)
    }
    expression.method("collection") { (expression) -> RuntimeObject? in
      switch expression.expression {
      case .aggregate(let parts): expression.list(parts)
      case .subquery(let collection, _, _):
        expression.foundation.expression(collection, keptBy: expression)
      default: nil
      }
    }
    expression.method("predicate") { (expression) -> NSPredicate? in
      guard case .subquery(_, _, let clause) = expression.expression else { return nil }
      return expression.foundation.predicate(clause, keeping: [.object(expression)])
    }
  }

  private func list(_ parts: [PredicateExpression]) -> RuntimeObject {
    foundation.makeArray(parts.map { .object(foundation.expression($0, keptBy: self)) })
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
      guard case .function(let name, _) = expression.expression else { return nil }
      return expression.foundation.string(UTF16Text(name))
    }
    expression.method("expressionValueWithObject:context:") {
      (expression, object: Value, variables: Value) -> Value in
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
      let world = expression.foundation
      let text = PredicateText(
        describe: { try world.description(of: $0) }, textOf: { try world.characters(of: $0) })
      return world.string(UTF16Text(try text.text(of: expression.expression)))
    }
    expression.method("copyWithZone:") { (expression, _: Value) -> NSExpression in expression }
  }
}
