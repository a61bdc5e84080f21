internal import SelectorRuntime

extension PredicateClause {
  /// Returns the predicate with its variables replaced by values.
  func substituting(_ values: [String: Value]) -> PredicateClause {
    switch self {
    case .truth, .object: return self
    case .compound(let kind, let clauses):
      return .compound(kind, clauses.map { $0.substituting(values) })
    case .comparison(var comparison):
      comparison.left = comparison.left.substituting(values)
      comparison.right = comparison.right.substituting(values)
      return .comparison(comparison)
    }
  }
}

extension PredicateExpression {
  /// Returns the expression with its variables replaced; a subquery keeps its own variables.
  func substituting(_ values: [String: Value]) -> PredicateExpression {
    switch self {
    case .constant, .evaluatedObject, .anyKey: return self
    case .variable(let name): return values[name].map { .constant($0) } ?? self
    case .keyPath(let operand, let path): return .keyPath(operand.substituting(values), path)
    case .aggregate(let elements): return .aggregate(elements.map { $0.substituting(values) })
    case .function(let name, let arguments):
      return .function(name, arguments.map { $0.substituting(values) })
    case .index(let list, let index): return .index(list.substituting(values), index)
    case .set(let operation, let left, let right):
      return .set(operation, left.substituting(values), right.substituting(values))
    case .conditional(let clause, let yes, let no):
      return .conditional(
        clause.substituting(values), yes.substituting(values), no.substituting(values))
    case .block(let block, let arguments):
      return .block(block, arguments.map { $0.substituting(values) })
    case .subquery(let collection, let name, let clause):
      var inner = values
      inner[name] = nil
      return .subquery(
        collection.substituting(values), variable: name, clause.substituting(inner))
    }
  }
}
