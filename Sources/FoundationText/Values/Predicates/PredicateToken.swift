internal import SelectorRuntime

/// A token of a predicate format.
enum PredicateToken {
  /// A name: a key, a keyword or a function.
  case word(String)
  /// `#size`: a key, even if the word is reserved.
  case key(String)
  /// A quoted text.
  case text(String)
  case number(Value)
  /// `$name`.
  case variable(String)
  /// `%@`, `%d` and similar: the next argument; `%u` and similar: an unsigned number.
  case argument(isUnsigned: Bool)
  /// `%K`: the next argument as a key path.
  case keyPathArgument
  /// `@count` and other collection operators.
  case collectionOperator(String)
  case symbol(String)
  case end
}

/// Splits a predicate format into tokens.
struct PredicateLexer {
  private let characters: [Character]
  private var index = 0

  init(_ format: String) { characters = Array(format) }

  /// The operators; longer ones come first.
  private static let symbols = [
    "<=", "=<", ">=", "=>", "==", "!=", "<>", "&&", "||", "**", ":=", "<", ">", "=", "!", "(", ")",
    "{", "}", "[", "]", ",", ".", "+", "-", "*", "/", ":",
  ]

  /// Returns the tokens, followed by `end`; nil for an invalid character sequence.
  mutating func tokens() -> [PredicateToken]? {
    var result: [PredicateToken] = []
    while true {
      while index < characters.count, characters[index].isWhitespace { index += 1 }
      guard index < characters.count else { return result + [.end] }
      guard let token = next() else { return nil }
      result.append(token)
    }
  }

  private mutating func next() -> PredicateToken? {
    let character = characters[index]
    if character == "\"" || character == "'" { return quoted(by: character) }
    if character.isASCII && character.isNumber { return number() }
    if character == "#" {
      index += 1
      return .key(name())
    }
    // A key outside ASCII must be an argument: `%K`.
    if character.isASCII && character.isLetter || character == "_" { return .word(name()) }
    if character == "$" {
      index += 1
      let name = name()
      return name.isEmpty ? nil : .variable(name)
    }
    if character == "@" {
      index += 1
      let name = name()
      return name.isEmpty ? nil : .collectionOperator("@" + name)
    }
    if character == "%" { return argument() }
    for symbol in Self.symbols where characters[index...].starts(with: symbol) {
      index += symbol.count
      return .symbol(symbol)
    }
    return nil
  }

  private mutating func name() -> String {
    let start = index
    while index < characters.count,
      characters[index].isASCII
        && (characters[index].isLetter || characters[index].isNumber || characters[index] == "_")
    {
      index += 1
    }
    return String(characters[start..<index])
  }

  private mutating func quoted(by quote: Character) -> PredicateToken? {
    index += 1
    var text = ""
    while index < characters.count {
      let character = characters[index]
      index += 1
      if character == quote { return .text(text) }
      guard character == "\\", index < characters.count else {
        text.append(character)
        continue
      }
      let escaped = characters[index]
      index += 1
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "u":
        let digits = String(characters[index..<min(index + 4, characters.count)])
        guard digits.count == 4, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        text.unicodeScalars.append(scalar)
        index += 4
      default: text.append(escaped)
      }
    }
    return nil
  }

  private mutating func number() -> PredicateToken? {
    let start = index
    if characters[index] == "0", index + 1 < characters.count, "xX".contains(characters[index + 1])
    {
      index += 2
      let digits = name()
      return Int64(digits, radix: 16).map { .number(.integer($0)) }
    }
    func skipDigits() {
      while index < characters.count, characters[index].isASCII, characters[index].isNumber {
        index += 1
      }
    }
    skipDigits()
    var isWhole = true
    if index + 1 < characters.count, characters[index] == ".", characters[index + 1].isNumber {
      isWhole = false
      index += 1
      skipDigits()
    }
    if index < characters.count, "eE".contains(characters[index]) {
      let exponent = index
      index += 1
      if index < characters.count, "+-".contains(characters[index]) { index += 1 }
      let digits = index
      skipDigits()
      if index == digits { index = exponent } else { isWhole = false }
    }
    let text = String(characters[start..<index])
    if isWhole, let integer = Int64(text) { return .number(.integer(integer)) }
    return Double(text).map { .number(.number($0)) }
  }

  private mutating func argument() -> PredicateToken? {
    index += 1
    while index < characters.count, "hlLqzjt.0123456789".contains(characters[index]) { index += 1 }
    guard index < characters.count else { return nil }
    let conversion = characters[index]
    index += 1
    if conversion == "K" { return .keyPathArgument }
    if "uUxXoO".contains(conversion) { return .argument(isUnsigned: true) }
    return "@diDfFeEgGaAcCsS".contains(conversion) ? .argument(isUnsigned: false) : nil
  }
}
