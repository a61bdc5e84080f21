import StringSearch

/// The definition of a macro with parameters, as it is written.
struct MacroText {
  let name: String
  let parameters: [String]
  let body: String

  /// Reads a definition; nil for other lines and for macros without parameters.
  init?(_ line: String) {
    var rest = line.drop { $0.isWhitespace }
    for word in ["#", "define"] {
      guard rest.hasPrefix(word) else { return nil }
      rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
    }
    name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty, let use = Self.uses(of: name, in: name + rest).first,
      let end = rest.firstIndex(of: ")")
    else { return nil }
    parameters = use
    body = String(rest[end...].dropFirst())
  }

  /// Reads the definition that contains an offset of a file.
  init?(around offset: Int, in source: SourceFile) {
    let bytes = source.bytes
    guard bytes.indices.contains(offset) else { return nil }
    let (newline, backslash) = (UInt8(ascii: "\n"), UInt8(ascii: "\\"))
    func ends(_ place: Int) -> Bool {
      bytes[place] == newline && (place == 0 || bytes[place - 1] != backslash)
    }
    let start = (0..<offset).last { ends($0) }.map { $0 + 1 } ?? 0
    let end = (offset..<bytes.count).first { ends($0) } ?? bytes.count
    self.init(source.text(start, end))
  }

  /// The definitions of a file.
  static func definitions(in source: SourceFile) -> [MacroText] {
    source.text(0, source.bytes.count).replacing("\\\n", with: " ").split(separator: "\n")
      .compactMap { $0.contains("define") ? MacroText(String($0)) : nil }
  }

  /// The arguments of each use of a macro in a text, without the blanks around them.
  static func uses(of name: String, in text: String) -> [[String]] {
    let characters = Array(text)
    var result: [[String]] = []
    var place = 0
    while place < characters.count {
      let word = characters[place...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      place += max(1, word.count)
      if String(word) == name, place < characters.count, characters[place] == "(" {
        result.append(arguments(characters[(place + 1)...]))
      }
    }
    return result
  }

  /// The arguments before the parenthesis that ends them.
  private static func arguments(_ text: ArraySlice<Character>) -> [String] {
    var result = [""]
    var depth = 0
    var isQuoted = false
    for (place, character) in zip(text.indices, text) {
      let isEscaped = place > text.startIndex && text[place - 1] == "\\"
      if character == "\"", !isEscaped { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if depth < 0 { break }
        if character == ",", depth == 0 {
          result.append("")
          continue
        }
      }
      result[result.count - 1].append(character)
    }
    return result.map { argument in
      let trimmed = argument.drop { $0.isWhitespace }
      return String(trimmed.reversed().drop { $0.isWhitespace }.reversed())
    }
  }
}
