import StringSearch

/// The assignments and blocks of a Ruby file as people write podspecs; what else Ruby can do is passed over.
struct RubyText {
  enum Token: Equatable {
    case word(String)
    case text(String)
    case symbol(String)
    case sign(Character)
    case line
  }

  private let text: [Character]
  private var place = 0
  private(set) var tokens: [Token] = []
  /// Ends of texts that begin behind the current line: `<<-END`.
  private var pending: [(mark: String, token: Int, isStripped: Bool)] = []

  /// The tokens of a text.
  static func tokens(_ text: String) -> [Token] {
    var reader = RubyText(text: Array(text.replacing("\r\n", with: "\n")))
    reader.read()
    return reader.tokens
  }

  private init(text: [Character]) { self.text = text }

  private var next: Character? { place < text.count ? text[place] : nil }

  private func next(_ offset: Int) -> Character? {
    place + offset < text.count ? text[place + offset] : nil
  }

  private mutating func read() {
    while let character = next {
      switch character {
      case "\n":
        place += 1
        tokens.append(.line)
        readPending()
      case "\\" where next(1) == "\n": place += 2
      case " ", "\t", "\r": place += 1
      case "#": while let next, next != "\n" { place += 1; _ = next }
      case "\"", "'": tokens.append(.text(quoted(character)))
      case "%" where readPercent(): break
      case ":" where next(1).map({ $0.isLetter || $0 == "_" }) == true: readSymbol()
      case "<" where readHeredoc(): break
      case "=" where readBlockComment(): break
      case _ where character.isLetter || character == "_" || character == "@": readWord()
      case _ where character.isNumber: readWord()
      default:
        tokens.append(.sign(character))
        place += 1
      }
    }
  }

  private mutating func readWord() {
    var word = ""
    while let character = next,
      character.isLetter || character.isNumber || "_@?!".contains(character)
        || character == "." && next(1).map({ $0.isLetter || $0.isNumber || $0 == "_" }) == true
    {
      word.append(character)
      place += 1
    }
    if word == "__END__" { place = text.count }
    // `key: value`
    if next == ":", next(1) != ":" {
      place += 1
      tokens += [.symbol(word), .sign("="), .sign(">")]
    } else {
      tokens.append(.word(word))
    }
  }

  private mutating func readSymbol() {
    place += 1
    var word = ""
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      word.append(character)
      place += 1
    }
    tokens.append(.symbol(word))
  }

  /// A quoted string; interpolations `#{…}` are not evaluated.
  private mutating func quoted(_ quote: Character) -> String {
    place += 1
    var result = ""
    while let character = next, character != quote {
      place += 1
      if character == "\\", let escaped = next {
        place += 1
        guard quote == "\"" else {
          result += escaped == quote || escaped == "\\" ? String(escaped) : "\\\(escaped)"
          continue
        }
        result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        result.append(character)
      }
    }
    place += 1
    return result
  }

  /// `%w[a b]`, `%q(text)`.
  private mutating func readPercent() -> Bool {
    guard let kind = next(1), "wWqQi".contains(kind), let open = next(2),
      let close = ["[": "]", "(": ")", "{": "}", "<": ">", "|": "|", "!": "!"][open] as Character?
    else { return false }
    place += 3
    var inner = ""
    while let character = next, character != close {
      inner.append(character)
      place += 1
    }
    place += 1
    guard "wWi".contains(kind) else {
      tokens.append(.text(inner))
      return true
    }
    tokens.append(.sign("["))
    for word in inner.split(whereSeparator: \.isWhitespace) {
      tokens += [.text(String(word)), .sign(",")]
    }
    tokens.append(.sign("]"))
    return true
  }

  private mutating func readHeredoc() -> Bool {
    guard next(1) == "<", let kind = next(2) else { return false }
    var start = kind == "-" || kind == "~" ? 3 : 2
    let quote = next(start).flatMap { "'\"".contains($0) ? $0 : nil }
    if quote != nil { start += 1 }
    guard next(start).map({ $0.isLetter || $0 == "_" }) == true else { return false }
    place += start
    var mark = ""
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      mark.append(character)
      place += 1
    }
    if quote != nil { place += 1 }
    pending.append((mark, tokens.count, kind == "~"))
    tokens.append(.text(""))
    return true
  }

  private mutating func readPending() {
    for (mark, token, isStripped) in pending {
      var lines: [String] = []
      while place < text.count {
        var line = ""
        while let character = next, character != "\n" {
          line.append(character)
          place += 1
        }
        place += 1
        if Substring(line).trimmed == mark { break }
        lines.append(line)
      }
      if isStripped {
        let margin =
          lines.filter { !Substring($0).trimmed.isEmpty }
          .map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
        lines = lines.map { String($0.dropFirst(margin)) }
      }
      tokens[token] = .text(lines.map { $0 + "\n" }.joined())
    }
    pending = []
  }

  /// Passes over a comment between `=begin` and `=end`.
  private mutating func readBlockComment() -> Bool {
    let isLineStart = place == 0 || text[place - 1] == "\n"
    guard isLineStart, text[place...].starts(with: "=begin") else { return false }
    while place < text.count, !text[place...].starts(with: "\n=end") { place += 1 }
    place = min(place + 5, text.count)
    return true
  }
}
