internal import FoundationCore

/// One line of Markdown, and the block that its prefix starts.
struct MarkdownLine {
  /// A code fence.
  struct Fence {
    let sign: Character
    let length: Int
    let indent: Int
    let language: String?
  }

  /// A list marker.
  struct Marker {
    /// The bullet, or the character after the number; it is the same for all items of a list.
    let sign: Character
    /// The number, in an ordered list.
    let ordinal: Int?
    /// The number of characters before the item's text.
    let width: Int
  }

  let text: Substring
  /// The number of leading spaces.
  let indent: Int
  private let rest: Substring

  init(_ text: Substring) {
    self.text = text
    rest = text.drop { $0 == " " || $0 == "\t" }
    indent = text.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
  }

  var isBlank: Bool { rest.isEmpty }

  var isQuote: Bool { indent < 4 && rest.first == ">" }

  var fence: Fence? {
    guard indent < 4, let sign = rest.first, sign == "`" || sign == "~" else { return nil }
    let length = rest.prefix { $0 == sign }.count
    let word = String(rest.dropFirst(length)).trimmed
    guard length >= 3, !word.contains("`") else { return nil }
    return Fence(sign: sign, length: length, indent: indent, language: word.isEmpty ? nil : word)
  }

  var header: (level: Int, text: String)? {
    let level = rest.prefix { $0 == "#" }.count
    let after = rest.dropFirst(level)
    guard indent < 4, (1...6).contains(level), after.first.map({ $0 == " " }) ?? true else {
      return nil
    }
    var text = String(after).trimmed
    // A header's text may be followed by closing number signs.
    let closed = text.reversed().drop { $0 == "#" }
    if closed.first.map({ $0 == " " }) ?? true { text = String(String(closed.reversed()).trimmed) }
    return (level, text)
  }

  var isThematicBreak: Bool {
    let signs = rest.filter { !$0.isWhitespace }
    guard indent < 4, let sign = signs.first, "-*_".contains(sign) else { return false }
    return signs.count >= 3 && signs.allSatisfy { $0 == sign }
  }

  /// The level of the header whose text is above, if this is a setext underline.
  var underlineLevel: Int? {
    let signs = String(rest).trimmed
    guard indent < 4, let sign = signs.first, signs.allSatisfy({ $0 == sign }) else { return nil }
    return sign == "=" ? 1 : sign == "-" ? 2 : nil
  }

  var marker: Marker? {
    guard indent < 4, let first = rest.first else { return nil }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let sign: Character
    if digits.isEmpty {
      guard "-+*".contains(first) else { return nil }
      sign = first
    } else {
      guard digits.count < 10, let after = rest.dropFirst(digits.count).first,
        after == "." || after == ")"
      else { return nil }
      sign = after
    }
    let behind = rest.dropFirst(digits.count + 1)
    guard behind.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    // More than four spaces start a code block in the item.
    let blanks = behind.prefix { $0 == " " || $0 == "\t" }.count
    let width = indent + digits.count + 1 + (blanks > 4 || blanks == behind.count ? 1 : blanks)
    return Marker(sign: sign, ordinal: Int(digits), width: width)
  }

  /// Whether the line ends a preceding paragraph.
  var endsParagraph: Bool {
    isThematicBreak || header != nil || fence != nil || isQuote
      || marker.map { $0.ordinal ?? 1 == 1 } ?? false
  }

  /// The cells of a table row.
  var cells: [String] {
    var row = String(rest).trimmed
    if row.hasPrefix("|") { row.removeFirst() }
    if row.hasSuffix("|") { row.removeLast() }
    return row.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
  }
}
