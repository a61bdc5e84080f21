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
  var index = 0
  let arguments: [Value]
  var nextArgument = 0
  /// How many parentheses and signs are open.
  private var depth = 0
  /// More than anybody writes, and fewer than the thread's stack holds.
  private static let deepest = 100
  /// Answers the text of an argument that names a key path.
  let textOf: (Value) throws -> String?
  /// Whether the thread's stack has room for what is nested.
  private let hasRoom: () -> Bool

  private init(
    _ tokens: [PredicateToken], _ arguments: [Value], _ hasRoom: @escaping () -> Bool,
    _ textOf: @escaping (Value) throws -> String?
  ) {
    self.hasRoom = hasRoom
    self.tokens = tokens
    self.arguments = arguments
    self.textOf = textOf
  }

  /// Parses a whole format; `arguments` fill its `%@` and `%K`.
  /// - Throws: ``Failure`` when it is none.
  static func clause(
    _ format: String, _ arguments: [Value], hasRoom: @escaping () -> Bool = { true },
    textOf: @escaping (Value) throws -> String?
  ) throws -> PredicateClause {
    try parse(format, arguments, hasRoom, textOf) { try $0.disjunction() }
  }

  /// Parses the format of an expression.
  /// - Throws: ``Failure`` when it is none.
  static func expression(
    _ format: String, _ arguments: [Value], hasRoom: @escaping () -> Bool = { true },
    textOf: @escaping (Value) throws -> String?
  ) throws -> PredicateExpression {
    try parse(format, arguments, hasRoom, textOf) { try $0.sum() }
  }

  private static func parse<Result>(
    _ format: String, _ arguments: [Value], _ hasRoom: @escaping () -> Bool,
    _ textOf: @escaping (Value) throws -> String?,
    _ body: (inout PredicateParser) throws -> Result
  ) throws -> Result {
    var lexer = PredicateLexer(format)
    guard let tokens = lexer.tokens() else { throw Failure() }
    var parser = PredicateParser(tokens, arguments, hasRoom, textOf)
    let result = try body(&parser)
    guard case .end = parser.token else { throw Failure() }
    return result
  }

  // MARK: Tokens

  var token: PredicateToken { tokens[min(index, tokens.count - 1)] }

  mutating func takes(_ symbol: String) -> Bool {
    guard case .symbol(symbol) = token else { return false }
    index += 1
    return true
  }

  mutating func needs(_ symbol: String) throws {
    guard takes(symbol) else { throw Failure() }
  }

  /// Takes a keyword, in any case.
  mutating func takes(word: String) -> Bool {
    guard isWord(word) else { return false }
    index += 1
    return true
  }

  func isWord(_ word: String) -> Bool {
    if case .word(let own) = token { own.uppercased() == word } else { false }
  }

  mutating func argument() throws -> Value {
    guard arguments.indices.contains(nextArgument) else { throw Failure() }
    nextArgument += 1
    return arguments[nextArgument - 1]
  }

  /// Reads something inside something else of its kind.
  mutating func nested<Result>(
    _ body: (inout PredicateParser) throws -> Result
  ) throws -> Result {
    guard depth < Self.deepest, hasRoom() else { throw Failure() }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// The result of `body`, or nil with the place unchanged.
  mutating func attempt<Result>(
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
