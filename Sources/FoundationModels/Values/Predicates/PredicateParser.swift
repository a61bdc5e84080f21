internal import SelectorRuntime

/// Reads the format of a predicate.
///
/// From the loosest to the tightest: `OR`, `AND`, `NOT`, comparisons, sums, products, powers, key
/// paths. What stands in parentheses may be a predicate or an expression: the parser tries the
/// former first.
struct PredicateParser {
  /// A format that is none; who parses says so in the device's words.
  struct Failure: Error {}

  private let tokens: [PredicateToken]
  private var index = 0
  private let arguments: [Value]
  private var nextArgument = 0
  /// Answers the text of an argument that names a key path.
  private let textOf: (Value) throws -> String?

  private init(
    _ tokens: [PredicateToken], _ arguments: [Value], _ textOf: @escaping (Value) throws -> String?
  ) {
    self.tokens = tokens
    self.arguments = arguments
    self.textOf = textOf
  }

  /// Parses a whole format; `arguments` fill its `%@` and `%K`.
  /// - Throws: ``Failure`` when it is none.
  static func clause(
    _ format: String, _ arguments: [Value], textOf: @escaping (Value) throws -> String?
  ) throws -> PredicateClause {
    try parse(format, arguments, textOf) { try $0.disjunction() }
  }

  /// Parses the format of an expression.
  /// - Throws: ``Failure`` when it is none.
  static func expression(
    _ format: String, _ arguments: [Value], textOf: @escaping (Value) throws -> String?
  ) throws -> PredicateExpression {
    try parse(format, arguments, textOf) { try $0.sum() }
  }

  private static func parse<Result>(
    _ format: String, _ arguments: [Value], _ textOf: @escaping (Value) throws -> String?,
    _ body: (inout PredicateParser) throws -> Result
  ) throws -> Result {
    var lexer = PredicateLexer(format)
    guard let tokens = lexer.tokens() else { throw Failure() }
    var parser = PredicateParser(tokens, arguments, textOf)
    let result = try body(&parser)
    guard case .end = parser.token else { throw Failure() }
    return result
  }

  // MARK: Tokens

  private var token: PredicateToken { tokens[min(index, tokens.count - 1)] }

  private mutating func takes(_ symbol: String) -> Bool {
    guard case .symbol(symbol) = token else { return false }
    index += 1
    return true
  }

  private mutating func needs(_ symbol: String) throws {
    guard takes(symbol) else { throw Failure() }
  }

  /// Takes a keyword, in any case.
  private mutating func takes(word: String) -> Bool {
    guard isWord(word) else { return false }
    index += 1
    return true
  }

  private func isWord(_ word: String) -> Bool {
    if case .word(let own) = token { own.uppercased() == word } else { false }
  }

  private mutating func argument() throws -> Value {
    guard arguments.indices.contains(nextArgument) else { throw Failure() }
    nextArgument += 1
    return arguments[nextArgument - 1]
  }

  /// What `body` reads, or nil with the place unchanged.
  private mutating func attempt<Result>(
    _ body: (inout PredicateParser) throws -> Result
  ) rethrows -> Result? {
    let (index, nextArgument) = (index, nextArgument)
    do {
      return try body(&self)
    } catch is Failure {
      (self.index, self.nextArgument) = (index, nextArgument)
      return nil
    }
  }
}

// MARK: Predicates

extension PredicateParser {
  private mutating func disjunction() throws -> PredicateClause {
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
    let kind = try comparisonOperator()
    if isNot && kind != .in { throw Failure() }
    let options = try takes("[") ? comparisonOptions() : 0
    let right = try sum()
    let comparison = PredicateClause.comparison(
      PredicateComparison(
        left: left, right: right, kind: kind, modifier: modifier, options: options))
    return isNegated || isNot ? .compound(.not, [comparison]) : comparison
  }

  private static let operators: [String: PredicateComparison.Operator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .lessThan, ">": .greaterThan,
    "<=": .lessThanOrEqual, "=<": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    "=>": .greaterThanOrEqual, "MATCHES": .matches, "LIKE": .like, "BEGINSWITH": .beginsWith,
    "ENDSWITH": .endsWith, "IN": .in, "CONTAINS": .contains, "BETWEEN": .between,
  ]

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

  /// The letters between brackets: `[cd]`.
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

// MARK: Expressions

extension PredicateParser {
  private mutating func sum() throws -> PredicateExpression {
    var left = try product()
    while true {
      if takes("+") {
        left = .function("add:to:", [left, try product()])
      } else if takes("-") {
        left = .function("from:subtract:", [left, try product()])
      } else {
        return left
      }
    }
  }

  private mutating func product() throws -> PredicateExpression {
    var left = try power()
    while true {
      if takes("*") {
        left = .function("multiply:by:", [left, try power()])
      } else if takes("/") {
        left = .function("divide:by:", [left, try power()])
      } else {
        return left
      }
    }
  }

  private mutating func power() throws -> PredicateExpression {
    var left = try sign()
    while takes("**") { left = .function("raise:toPower:", [left, try sign()]) }
    return left
  }

  private mutating func sign() throws -> PredicateExpression {
    guard takes("-") else { return try path() }
    let operand = try sign()
    switch operand {
    case .constant(.integer(let integer)): return .constant(.integer(0 &- integer))
    case .constant(.number(let number)): return .constant(.number(-number))
    default: return .function("from:subtract:", [.constant(.integer(0)), operand])
    }
  }

  /// A primary with what its dots and brackets ask of it.
  private mutating func path() throws -> PredicateExpression {
    var result = try primary()
    while true {
      if takes(".") {
        switch token {
        case .word(let word): result = result.appending(word)
        case .collectionOperator(let name): result = result.appending(name)
        case .keyPathArgument:
          guard let path = try textOf(nextValue()) else { throw Failure() }
          result = result.appending(path)
          continue
        default: throw Failure()
        }
        index += 1
      } else if takes("[") {
        result = .index(result, try listIndex())
      } else {
        return result
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
    case let name where Self.reserved.contains(name): throw Failure()
    default: break
    }
    if takes("(") { return try call(word) }
    if takes(":") { return try selectorCall(word) }
    return .keyPath(.evaluatedObject, word)
  }

  /// `sum(values)`, `uppercase(name)`: a function by its name alone.
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

  /// `add:to:(1, 2)`: a function by its whole selector.
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
  /// The expression with another key behind it.
  func appending(_ key: String) -> PredicateExpression {
    if case .keyPath(let operand, let path) = self { return .keyPath(operand, path + "." + key) }
    return .keyPath(self, key)
  }
}
