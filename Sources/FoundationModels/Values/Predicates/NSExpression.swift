package import SelectorRuntime

/// One side of a comparison as an object.
package final class NSExpression: RuntimeObject {
  fileprivate(set) var expression = PredicateExpression.evaluatedObject
  /// What keeps the objects in it alive.
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
      made.fill(
        .function(
          name, elements.map { ($0.object as? NSExpression)?.expression ?? .constant($0) }),
        keeping: elements)
      return made
    }
    cls.raw("expressionWithFormat:", types: "@@:@") { receiver, _, arguments in
      let world = receiver.foundation
      let format = try world.characters(of: arguments[0])?.string ?? ""
      let values = Array(arguments.values.dropFirst())
      do {
        let made = world.expression(.evaluatedObject)
        made.fill(
          try PredicateParser.expression(format, values) {
            try world.characters(of: $0)?.string
          }, keeping: values)
        return .object(made)
      } catch is PredicateParser.Failure {
        throw RuntimeError(.invalidArgument, "Unable to parse the format string \"\(format)\"")
      }
    }
    defineReading(expression)
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
