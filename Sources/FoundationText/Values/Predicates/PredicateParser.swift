internal import SelectorRuntime

/// Parses predicate formats.
///
/// The precedence, from lowest to highest: `OR`, `AND`, `NOT`, comparisons, sums, products, powers,
/// key paths. Parentheses can contain a predicate or an expression: the parser tries the predicate
/// first.
struct PredicateParser {
  /// An invalid format; the caller raises the device's exception.
  struct Failure: Error {}

  private let tokens: [PredicateToken]
  var index = 0
  let arguments: [Value]
  var nextArgument = 0
  /// The number of open parentheses and prefix operators.
  private var depth = 0
  /// The nesting limit: more than any real format, and less than the thread's stack allows.
  private static let deepest = 100
  /// The maximum number of arithmetic operators and indexes.
  static let mostOperators = 500
  /// The primary expressions by the indexes of their first tokens, with the index and the argument
  /// after each; nil for a failure.
  var primaries: [Int: (expression: PredicateExpression, end: Int, argument: Int)?] = [:]
  /// The number of arithmetic operators and indexes so far.
  var operators = 0
  /// Returns the text of an argument that names a key path.
  let textOf: (Value) throws -> String?
  /// Whether the thread's stack has room for another nesting level.
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

  /// Parses a complete format; `arguments` replace its `%@` and `%K`.
  ///
  /// - Throws: ``Failure`` if it is invalid.
  static func clause(
    _ format: String, _ arguments: [Value], hasRoom: @escaping () -> Bool = { true },
    textOf: @escaping (Value) throws -> String?
  ) throws -> PredicateClause {
    try parse(format, arguments, hasRoom, textOf) { try $0.disjunction() }
  }

  /// Parses the format of an expression.
  ///
  /// - Throws: ``Failure`` if it is invalid.
  static func expression(
    _ format: String, _ arguments: [Value], hasRoom: @escaping () -> Bool = { true },
    textOf: @escaping (Value) throws -> String?
  ) throws -> PredicateExpression {
    try parse(format, arguments, hasRoom, textOf) { try $0.sum() }
  }

  /// The arguments of a format, with numbers above `INT64_MAX` for `%lu` and similar.
  static func unsignedArguments(
    _ format: String, _ arguments: [Value], number: (UInt64) -> Value
  ) -> [Value] {
    func isNegative(_ value: Value) -> Bool {
      if case .integer(let integer) = value { integer < 0 } else { false }
    }
    var lexer = PredicateLexer(format)
    guard arguments.contains(where: isNegative), let tokens = lexer.tokens() else {
      return arguments
    }
    var result = arguments
    var place = 0
    for token in tokens where place < result.count {
      switch token {
      case .argument(let isUnsigned):
        if isUnsigned, case .integer(let integer) = result[place], integer < 0 {
          result[place] = number(UInt64(bitPattern: integer))
        }
      case .keyPathArgument: break
      default: continue
      }
      place += 1
    }
    return result
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

  /// Accepts a keyword, in any case.
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

  /// Parses a nested element, up to the nesting limit.
  mutating func nested<Result>(
    _ body: (inout PredicateParser) throws -> Result
  ) throws -> Result {
    guard depth < Self.deepest, hasRoom() else { throw Failure() }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// Returns the result of `body`, or nil and restores the position.
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
