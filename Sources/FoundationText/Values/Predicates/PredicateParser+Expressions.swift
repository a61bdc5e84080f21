internal import SelectorRuntime

/// Parses expressions: the operands of a comparison.
extension PredicateParser {
  mutating func sum() throws -> PredicateExpression {
    var left = try product()
    while true {
      if takes("+") {
        left = .function("add:to:", [try chained(left), try product()])
      } else if takes("-") {
        left = .function("from:subtract:", [try chained(left), try product()])
      } else if takes(word: "UNION") {
        left = .set(.union, try chained(left), try product())
      } else if takes(word: "INTERSECT") {
        left = .set(.intersect, try chained(left), try product())
      } else if takes(word: "MINUS") {
        left = .set(.minus, try chained(left), try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws -> PredicateExpression {
    var left = try power()
    while true {
      if takes("*") {
        left = .function("multiply:by:", [try chained(left), try power()])
      } else if takes("/") {
        left = .function("divide:by:", [try chained(left), try power()])
      } else {
        return left
      }
    }
  }

  private mutating func power() throws -> PredicateExpression {
    var left = try sign()
    while takes("**") { left = .function("raise:toPower:", [try chained(left), try sign()]) }
    return left
  }

  /// Counts an operator, whose left operand becomes one level deeper; evaluation and deallocation
  /// recurse over the levels.
  fileprivate mutating func chained(_ left: PredicateExpression) throws -> PredicateExpression {
    operators += 1
    guard operators <= Self.mostOperators else { throw Failure() }
    return left
  }

  private mutating func sign() throws -> PredicateExpression {
    guard takes("-") else { return try nested { try $0.path() } }
    let operand = try nested { try $0.sign() }
    switch operand {
    case .constant(.integer(let integer)): return .constant(.integer(0 &- integer))
    case .constant(.number(let number)): return .constant(.number(-number))
    default: return .function("from:subtract:", [.constant(.integer(0)), operand])
    }
  }

  /// Parses a primary expression with its dots and brackets.
  private mutating func path() throws -> PredicateExpression {
    var result = try knownPrimary()
    // The keys after the expression, which are joined once.
    var keys: [String] = []
    func expression() -> PredicateExpression {
      keys.isEmpty ? result : result.appending(keys.joined(separator: "."))
    }
    while true {
      if takes(".") {
        switch token {
        case .word(let word), .key(let word): keys.append(word)
        case .collectionOperator(let name): keys.append(name)
        case .keyPathArgument:
          guard let path = try textOf(nextValue()) else { throw Failure() }
          keys.append(path)
          continue
        default: throw Failure()
        }
        index += 1
      } else if takes("[") {
        result = .index(try chained(expression()), try listIndex())
        keys = []
      } else {
        return expression()
      }
    }
  }

  private mutating func nextValue() throws -> Value {
    index += 1
    return try argument()
  }

  private mutating func listIndex() throws -> PredicateExpression.Index {
    let result: PredicateExpression.Index =
      if takes(word: "FIRST") {
        .first
      } else if takes(word: "LAST") {
        .last
      } else if takes(word: "SIZE") {
        .size
      } else {
        .expression(try sum())
      }
    try needs("]")
    return result
  }

  /// Parses a primary expression, once at each index: a predicate in parentheses is first tried as
  /// an expression, and both can contain predicates again.
  private mutating func knownPrimary() throws -> PredicateExpression {
    let start = index
    if let known = primaries[start] {
      guard let (expression, end, argument) = known else { throw Failure() }
      (index, nextArgument) = (end, argument)
      return expression
    }
    do {
      let expression = try primary()
      primaries[start] = .some((expression, index, nextArgument))
      return expression
    } catch let failure as Failure {
      primaries[start] = .some(nil)
      throw failure
    }
  }

  private mutating func primary() throws -> PredicateExpression {
    let start = token
    index += 1
    switch start {
    case .text(let text): return .constant(.string(text))
    case .number(let number): return .constant(number)
    case .variable(let name): return .variable(name)
    case .argument: return .constant(try argument())
    case .keyPathArgument:
      guard let path = try textOf(argument()) else { throw Failure() }
      return .keyPath(.evaluatedObject, path)
    case .collectionOperator(let name): return .keyPath(.evaluatedObject, name)
    case .symbol("("):
      let expression = try sum()
      try needs(")")
      return expression
    case .symbol("{"): return .aggregate(try list(until: "}"))
    case .word(let word): return try named(word)
    case .key(let word): return .keyPath(.evaluatedObject, word)
    default: throw Failure()
    }
  }

  private mutating func list(until end: String) throws -> [PredicateExpression] {
    var result: [PredicateExpression] = []
    if takes(end) { return result }
    repeat { result.append(try sum()) } while takes(",")
    try needs(end)
    return result
  }

  private static let reserved: Set<String> = [
    "AND", "OR", "NOT", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "BETWEEN",
    "ANY", "ALL", "NONE", "SOME", "TRUEPREDICATE", "FALSEPREDICATE",
  ]

  private mutating func named(_ word: String) throws -> PredicateExpression {
    switch word.uppercased() {
    case "SELF": return .evaluatedObject
    case "TRUE", "YES": return .constant(.bool(true))
    case "FALSE", "NO": return .constant(.bool(false))
    case "NIL", "NULL": return .constant(.none)
    case "SUBQUERY": return try subquery()
    case "TERNARY": return try conditional()
    case let name where Self.reserved.contains(name): throw Failure()
    default: break
    }
    if takes("(") { return try call(word) }
    if takes(":") { return try selectorCall(word) }
    return .keyPath(.evaluatedObject, word)
  }

  /// Parses `sum(values)`, `uppercase(name)`: a function by its name.
  private mutating func call(_ name: String) throws -> PredicateExpression {
    let arguments = try list(until: ")")
    if name.uppercased() == "FUNCTION" || name.uppercased() == "CAST" {
      return .function(name.uppercased(), arguments)
    }
    let selector =
      switch arguments.count {
      case 0: name
      case 1: name + ":"
      default: PredicateFunction.selectors.first { $0.hasPrefix(name + ":") } ?? name + ":"
      }
    guard PredicateFunction.selectors.contains(selector) else { throw Failure() }
    return .function(selector, arguments)
  }

  /// Parses `add:to:(1, 2)`: a function by its selector.
  private mutating func selectorCall(_ first: String) throws -> PredicateExpression {
    var selector = first + ":"
    while case .word(let part) = token {
      index += 1
      selector += part + ":"
      try needs(":")
    }
    try needs("(")
    guard PredicateFunction.selectors.contains(selector) else { throw Failure() }
    return .function(selector, try list(until: ")"))
  }

  private mutating func conditional() throws -> PredicateExpression {
    try needs("(")
    let clause = try disjunction()
    try needs(",")
    let yes = try sum()
    try needs(",")
    let no = try sum()
    try needs(")")
    return .conditional(clause, yes, no)
  }

  private mutating func subquery() throws -> PredicateExpression {
    try needs("(")
    let collection = try sum()
    try needs(",")
    guard case .variable(let name) = token else { throw Failure() }
    index += 1
    try needs(",")
    let clause = try disjunction()
    try needs(")")
    return .subquery(collection, variable: name, clause)
  }
}

extension PredicateExpression {
  /// Returns the expression with a key appended.
  func appending(_ key: String) -> PredicateExpression {
    if case .keyPath(let operand, let path) = self { return .keyPath(operand, path + "." + key) }
    return .keyPath(self, key)
  }
}
