internal import FoundationCore
internal import SelectorRuntime

/// The less common types of expressions.
///
/// These are sets, conditions, blocks, and functions of a script's own objects.
extension NSExpression {
  static func defineKinds(_ expression: ClassDefinition<NSExpression>) {
    let cls = expression.classSide
    for (name, operation) in [
      ("expressionForUnionSet:with:", PredicateExpression.SetOperation.union),
      ("expressionForIntersectSet:with:", .intersect), ("expressionForMinusSet:with:", .minus),
    ] {
      cls.method(name) { (cls, left: NSExpression, right: NSExpression) -> NSExpression in
        try cls.foundation.expression(
          .set(operation, left.expression, right.expression),
          around: [.object(left), .object(right)])
      }
    }
    cls.method("expressionForConditional:trueExpression:falseExpression:") {
      (cls, predicate: NSPredicate, yes: NSExpression, no: NSExpression) -> NSExpression in
      try cls.foundation.expression(
        .conditional(.object(predicate), yes.expression, no.expression),
        around: [.object(predicate), .object(yes), .object(no)])
    }
    cls.method("expressionForBlock:arguments:") {
      (cls, block: Block, arguments: ListArgument?) -> NSExpression in
      let elements = try arguments?.elements(in: cls.foundation) ?? []
      return try cls.foundation.expression(
        .block(block, elements.map { part($0) }), around: elements + [block.messageValue])
    }
    cls.method("expressionForAnyKey") { (cls) -> NSExpression in
      cls.foundation.expression(.anyKey)
    }
    cls.method("expressionForFunction:selectorName:arguments:") {
      (cls, target: NSExpression, name: StringArgument, arguments: ListArgument?) -> NSExpression in
      let elements = try arguments?.elements(in: cls.foundation) ?? []
      let parts = [target.expression, .constant(.string(try name.text().string))]
      return try cls.foundation.expression(
        .function("FUNCTION", parts + elements.map { part($0) }),
        around: elements + [.object(target)])
    }
    defineSides(expression)
  }

  /// Defines the accessors of such expressions.
  private static func defineSides(_ expression: ClassDefinition<NSExpression>) {
    func part(
      _ name: String, _ find: @escaping (PredicateExpression) -> PredicateExpression?
    ) {
      expression.method(name) { (expression) -> NSExpression in
        guard let found = find(expression.expression) else {
          throw expression.isAbstract("NSExpression", name)
        }
        return expression.foundation.expression(found, keeping: [.object(expression)])
      }
    }
    part("leftExpression") { if case .set(_, let left, _) = $0 { left } else { nil } }
    part("rightExpression") { if case .set(_, _, let right) = $0 { right } else { nil } }
    part("trueExpression") { if case .conditional(_, let yes, _) = $0 { yes } else { nil } }
    part("falseExpression") { if case .conditional(_, _, let no) = $0 { no } else { nil } }
    expression.method("expressionBlock") { (expression) -> Value in
      guard case .block(let block, _) = expression.expression else {
        throw expression.isAbstract("NSExpression", "expressionBlock")
      }
      return block.messageValue
    }
    expression.method("isEqual:") { (expression, other: Value) -> Bool in
      guard let other = other.object as? NSExpression else { return false }
      if other === expression { return true }
      return try other.type == expression.type && other.formatText() == expression.formatText()
    }
    expression.method("hash") { (expression) -> Int in ValueHash.of(try expression.formatText()) }
  }
}
