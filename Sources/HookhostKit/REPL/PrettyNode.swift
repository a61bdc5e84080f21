// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// A value prepared for display.
enum PrettyNode {
  case leaf(String)

  /// Text that may be wrapped between words.
  case words(String)

  /// A quoted string, optionally followed by a remark; it is wrapped with `\z`.
  case string(String)

  /// Entries without a key are list elements; `rest` is the number of omitted entries.
  indirect case table([(key: String?, value: PrettyNode)], rest: Int, isStruct: Bool)

  /// The text in one line if it fits in `width`, else with one line per entry.
  ///
  /// - Parameters:
  ///   - indentation: The indentation of the text.
  ///   - label: The width of the text that precedes it in its first line.
  ///   - ending: The width of the text that follows it.
  func laidOut(width: Int, indentation: Int = 0, label: Int = 0, ending: Int = 0) -> String {
    let line = flat
    let start = indentation + label
    if start + DisplayWidth.of(line) + ending <= width { return line }
    switch self {
    case .leaf: return line
    case .words:
      let lines = HelpPage.wrapped(line, width: width, margin: start, hanging: indentation + 2)
      return String(lines.joined(separator: "\n").drop { $0 == " " })
    case .string: return Self.parted(line, width, start: start, hanging: indentation + 2, ending)
    case .table(let entries, let rest, _):
      let inner = indentation + 2
      let margin = String(repeating: " ", count: inner)
      var lines = entries.map { key, value in
        let label = key.map { "\($0) = " } ?? ""
        let before = DisplayWidth.of(label)
        let text = value.laidOut(width: width, indentation: inner, label: before, ending: 1)
        let first = text.prefix { $0 != "\n" }
        let comma = first.endIndex == text.endIndex ? 1 : 0
        guard key != nil, inner + before + DisplayWidth.of(first) + comma > width else {
          return "\(margin)\(label)\(text),"
        }
        // A long key leaves no room after it; the value is placed on the next line.
        let below = String(repeating: " ", count: 2)
        return "\(margin)\(label.dropLast())\n\(margin)\(below)"
          + value.laidOut(width: width, indentation: inner + 2, ending: 1) + ","
      }
      if rest > 0 { lines.append("\(margin)… \(rest) more") }
      return "{\n" + lines.joined(separator: "\n") + "\n"
        + String(repeating: " ", count: indentation) + "}"
    }
  }

  /// The text in one line.
  private var flat: String {
    switch self {
    case .leaf(let text), .words(let text), .string(let text): return text
    case .table(let entries, let rest, let isStruct):
      let equals = isStruct ? "=" : " = "
      var parts = entries.map { key, value in (key.map { $0 + equals } ?? "") + value.flat }
      if rest > 0 { parts.append("… \(rest) more") }
      return "{" + parts.joined(separator: ", ") + "}"
    }
  }
}

// MARK: Strings

extension PrettyNode {
  /// A string in lines that are broken between words with `\z`, so that it can be copied.
  ///
  /// Lua skips the whitespace that follows `\z`.
  private static func parted(
    _ text: String, _ width: Int, start: Int, hanging: Int, _ ending: Int
  ) -> String {
    var result = ""
    var column = start
    let pieces = pieces(of: text)
    for (place, piece) in pieces.enumerated() {
      let after = place == pieces.count - 1 ? ending : 2
      let size = DisplayWidth.of(piece)
      if place > 0, column + size + after > width {
        result += "\\z\n" + String(repeating: " ", count: hanging)
        column = hanging
      }
      result += piece
      column += size
    }
    return result
  }

  /// The words with the spaces that follow them; long ones are divided after punctuation.
  ///
  /// The text after the closing quote belongs to the last one.
  private static func pieces(of text: String) -> [Substring] {
    let closing = text.lastIndex(of: "\"") ?? text.endIndex
    var pieces: [Substring] = []
    var start = text.startIndex
    var previous: Character = "\""
    for place in text.indices where place < closing {
      let character = text[place]
      let endsWord = previous == " " && character != " "
      let endsPart = ":.,;/_-".contains(previous) && character.isLetter
      if endsWord || endsPart, place > start {
        pieces.append(text[start..<place])
        start = place
      }
      previous = character
    }
    return pieces + [text[start...]]
  }
}
