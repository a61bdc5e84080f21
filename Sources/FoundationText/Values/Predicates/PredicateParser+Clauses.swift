internal import SelectorRuntime

/// Parses predicates: the operands of `AND` and `OR`.
extension PredicateParser {
  mutating func disjunction() throws -> PredicateClause {
    var clauses = [try conjunction()]
    while takes("||") || takes(word: "OR") { clauses.append(try conjunction()) }
    return clauses.count == 1 ? clauses[0] : .compound(.or, clauses)
  }

  private mutating func conjunction() throws -> PredicateClause {
    var clauses = [try negation()]
    while takes("&&") || takes(word: "AND") { clauses.append(try negation()) }
    return clauses.count == 1 ? clauses[0] : .compound(.and, clauses)
  }

  private mutating func negation() throws -> PredicateClause {
    try nested { try $0.nestedNegation() }
  }

  private mutating func nestedNegation() throws -> PredicateClause {
    if takes("!") || takes(word: "NOT") { return .compound(.not, [try negation()]) }
    if takes(word: "TRUEPREDICATE") { return .truth(true) }
    if takes(word: "FALSEPREDICATE") { return .truth(false) }
    if let comparison = try attempt({ try $0.comparison() }) { return comparison }
    if case .argument = token, nextArgument < arguments.count,
      case .object(let object) = arguments[nextArgument], object is NSPredicate
    {
      index += 1
      nextArgument += 1
      return .object(object)
    }
    try needs("(")
    let clause = try disjunction()
    try needs(")")
    return clause
  }

  private mutating func comparison() throws -> PredicateClause {
    var modifier = PredicateComparison.Modifier.direct
    var isNegated = false
    if takes(word: "ANY") || takes(word: "SOME") {
      modifier = .any
    } else if takes(word: "ALL") {
      modifier = .all
    } else if takes(word: "NONE") {
      modifier = .any
      isNegated = true
    }
    let left = try sum()
    let isNot = takes(word: "NOT")
    let selectorName = try attempt { try $0.selector() }
    let kind = try selectorName == nil ? comparisonOperator() : .custom
    if isNot && kind != .in { throw Failure() }
    let options = try takes("[") ? comparisonOptions() : 0
    let right = try sum()
    let comparison = PredicateClause.comparison(
      PredicateComparison(
        left: left, right: right, kind: kind, modifier: modifier, options: options,
        selectorName: selectorName))
    return isNegated || isNot ? .compound(.not, [comparison]) : comparison
  }

  private static let operators: [String: PredicateComparison.Operator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .lessThan, ">": .greaterThan,
    "<=": .lessThanOrEqual, "=<": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    "=>": .greaterThanOrEqual, "MATCHES": .matches, "LIKE": .like, "BEGINSWITH": .beginsWith,
    "ENDSWITH": .endsWith, "IN": .in, "CONTAINS": .contains, "BETWEEN": .between,
  ]

  /// Parses the selector of a comparison by a message: `SELF isKindOfClass: %@`.
  private mutating func selector() throws -> String {
    guard case .word(let name) = token else { throw Failure() }
    index += 1
    try needs(":")
    return name + ":"
  }

  private mutating func comparisonOperator() throws -> PredicateComparison.Operator {
    let name =
      switch token {
      case .symbol(let symbol): symbol
      case .word(let word): word.uppercased()
      default: ""
      }
    guard let kind = Self.operators[name] else { throw Failure() }
    index += 1
    return kind
  }

  /// Parses the options in brackets: `[cd]`.
  private mutating func comparisonOptions() throws -> Int {
    guard case .word(let letters) = token else { throw Failure() }
    index += 1
    var options = 0
    for letter in letters {
      switch letter {
      case "c", "C": options |= 1
      case "d", "D": options |= 2
      case "n", "N": options |= 4
      case "l", "L": options |= 8
      default: throw Failure()
      }
    }
    try needs("]")
    return options
  }
}
