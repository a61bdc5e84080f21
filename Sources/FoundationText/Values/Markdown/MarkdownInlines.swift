internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime

/// The inline elements of Markdown: emphasis, code, links, images, line breaks.
///
/// A run of asterisks or underscores is closed by the next run of the same length that can close
/// it. This equals CommonMark for all texts without overlapping runs.
struct MarkdownInlines {
  /// `NSInlinePresentationIntent`, with the bits of NSAttributedString.h.
  struct Intent: OptionSet {
    let rawValue: Int

    static let emphasized = Intent(rawValue: 1)
    static let strong = Intent(rawValue: 2)
    static let code = Intent(rawValue: 4)
    static let strikethrough = Intent(rawValue: 32)
    static let softBreak = Intent(rawValue: 64)
    static let lineBreak = Intent(rawValue: 128)
    static let inlineHTML = Intent(rawValue: 256)
  }

  /// A text with uniform attributes.
  struct Piece {
    var text: String
    var intent: Intent
    var link: String?
    var image: String?
  }

  /// The URLs of reference links, by lowercase label.
  let references: [String: String]
  /// Whether line breaks are preserved.
  let keepsWhitespace: Bool
  private(set) var pieces: [Piece] = []

  init(references: [String: String], keepsWhitespace: Bool) {
    (self.references, self.keepsWhitespace) = (references, keepsWhitespace)
  }

  private mutating func add(
    _ text: String, _ intent: Intent, _ link: String?, image: String? = nil
  ) {
    guard !text.isEmpty else { return }
    if let last = pieces.last, last.intent == intent, last.link == link, last.image == image {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, intent: intent, link: link, image: image))
    }
  }

  /// Parses text that inherits an intent and a link.
  mutating func read(_ text: [Character], _ intent: Intent = [], link: String? = nil) {
    var place = 0
    while place < text.count {
      place =
        special(text, place, intent, link)
        ?? {
          add(String(text[place]), intent, link)
          return place + 1
        }()
    }
  }

  /// Parses an element at a special character; returns its end, or nil if there is none.
  private mutating func special(
    _ text: [Character], _ place: Int, _ intent: Intent, _ link: String?
  ) -> Int? {
    switch text[place] {
    case "\\": escape(text, place, intent, link)
    case "`": code(text, place, intent, link)
    case "*", "_", "~": emphasis(text, place, intent, link)
    case "!" where place + 1 < text.count && text[place + 1] == "[":
      reference(text, place + 1, intent, link, isImage: true)
    case "[": reference(text, place, intent, link, isImage: false)
    case "<": angle(text, place, intent, link)
    case "&": entity(text, place, intent, link)
    case "\n": lineEnd(text, place, intent, link)
    default: nil
    }
  }

  private mutating func escape(
    _ text: [Character], _ place: Int, _ intent: Intent, _ link: String?
  ) -> Int? {
    guard place + 1 < text.count else { return nil }
    let next = text[place + 1]
    if next == "\n" {
      add("\n", intent.union(.lineBreak), link)
    } else if next.isASCII, next.isPunctuation || next.isSymbol {
      add(String(next), intent, link)
    } else {
      return nil
    }
    return place + 2
  }

  private mutating func lineEnd(
    _ text: [Character], _ place: Int, _ intent: Intent, _ link: String?
  ) -> Int? {
    if keepsWhitespace { return nil }
    var blanks = 0
    while pieces.last?.text.last == " " {
      pieces[pieces.count - 1].text.removeLast()
      if pieces[pieces.count - 1].text.isEmpty { pieces.removeLast() }
      blanks += 1
    }
    // Two spaces before a line break make it a hard break; any other line break is a space.
    if blanks >= 2 {
      add("\n", intent.union(.lineBreak), link)
    } else {
      add(" ", intent.union(.softBreak), link)
    }
    return place + 1
  }

  private static func length(of sign: Character, _ text: [Character], _ place: Int) -> Int {
    text[place...].prefix { $0 == sign }.count
  }

  private mutating func code(
    _ text: [Character], _ place: Int, _ intent: Intent, _ link: String?
  ) -> Int? {
    let length = Self.length(of: "`", text, place)
    var end = place + length
    while end < text.count {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let other = Self.length(of: "`", text, end)
      guard other != length else { break }
      end += other
    }
    guard end < text.count else {
      add(String(repeating: "`", count: length), intent, link)
      return place + length
    }
    var inside = text[(place + length)..<end].map { $0 == "\n" ? " " : $0 }
    if inside.first == " ", inside.last == " ", inside.contains(where: { $0 != " " }) {
      inside = Array(inside.dropFirst().dropLast())
    }
    add(String(inside), intent.union(.code), link)
    return end + length
  }

  private mutating func emphasis(
    _ text: [Character], _ place: Int, _ intent: Intent, _ link: String?
  ) -> Int? {
    let sign = text[place]
    let length = Self.length(of: sign, text, place)
    let begin = place + length
    func literally(_ inlines: inout MarkdownInlines) -> Int {
      inlines.add(String(repeating: sign, count: length), intent, link)
      return begin
    }
    guard length <= (sign == "~" ? 2 : 3), begin < text.count, !text[begin].isWhitespace,
      sign != "_" || place == 0 || !Self.isWord(text[place - 1])
    else { return literally(&self) }
    guard let end = Self.end(of: sign, length, text, from: begin) else { return literally(&self) }
    var inner = intent
    if sign == "~" {
      inner.insert(.strikethrough)
    } else {
      if length != 2 { inner.insert(.emphasized) }
      if length != 1 { inner.insert(.strong) }
    }
    read(Array(text[begin..<end]), inner, link: link)
    return end + length
  }

  /// Returns the position of the run that closes a run of the given length.
  private static func end(
    of sign: Character, _ length: Int, _ text: [Character], from begin: Int
  ) -> Int? {
    var place = begin
    while place < text.count {
      switch text[place] {
      case "\\": place += 2
      case "`":
        // Special characters in code spans are literal.
        let ticks = Self.length(of: "`", text, place)
        let rest = place + ticks
        let close = text[rest...].firstIndex { $0 == "`" }
        place = close.map { $0 + Self.length(of: "`", text, $0) } ?? rest
      case sign:
        let found = Self.length(of: sign, text, place)
        let after = place + found
        let canEnd =
          place > begin && !text[place - 1].isWhitespace
          && (sign != "_" || after == text.count || !isWord(text[after]))
        if canEnd, found == length { return place }
        if canEnd, found == 3, length < 3 { return place + found - length }
        place = after
      default: place += 1
      }
    }
    return nil
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// Returns the end of a bracket, taking nested brackets into account.
  private static func end(
    of open: Character, _ close: Character, _ text: [Character], from place: Int
  ) -> Int? {
    var (depth, place) = (0, place)
    while place < text.count {
      if text[place] == "\\" {
        place += 1
      } else if text[place] == open {
        depth += 1
      } else if text[place] == close {
        depth -= 1
        if depth == 0 { return place }
      }
      place += 1
    }
    return nil
  }

  /// Parses a link or an image: its text in brackets, then its URL or a reference label.
  private mutating func reference(
    _ text: [Character], _ place: Int, _ intent: Intent, _ link: String?, isImage: Bool
  ) -> Int? {
    guard let close = Self.end(of: "[", "]", text, from: place) else { return nil }
    let label = Array(text[(place + 1)..<close])
    var (address, next): (String?, Int) = (nil, close + 1)
    if next < text.count, text[next] == "(",
      let end = Self.end(of: "(", ")", text, from: next)
    {
      // A title may follow the URL.
      let inside = String(text[(next + 1)..<end]).trimmed
      let word =
        inside.hasPrefix("<")
        ? inside.dropFirst().prefix { $0 != ">" } : inside.prefix { !$0.isWhitespace }
      (address, next) = (String(word), end + 1)
    } else {
      var name = String(label)
      if next < text.count, text[next] == "[",
        let end = Self.end(of: "[", "]", text, from: next)
      {
        if end > next + 1 { name = String(text[(next + 1)..<end]) }
        next = end + 1
      }
      address = references[name.lowercased()]
    }
    guard let address else { return nil }
    if isImage {
      var inner = MarkdownInlines(references: references, keepsWhitespace: keepsWhitespace)
      inner.read(label)
      add(inner.pieces.map(\.text).joined(), intent, link, image: address)
    } else {
      read(label, intent, link: address)
    }
    return next
  }

  /// Parses a URL or an HTML tag in angle brackets.
  private mutating func angle(
    _ text: [Character], _ place: Int, _ intent: Intent, _ link: String?
  ) -> Int? {
    guard let end = text[place...].firstIndex(of: ">") else { return nil }
    let inside = String(text[(place + 1)..<end])
    guard let first = inside.first, first.isLetter || first == "/" || first == "!" else {
      return nil
    }
    if !inside.contains(where: \.isWhitespace), inside.contains(":"), URLText(inside)?.scheme != nil
    {
      add(inside, intent, inside)
    } else if !inside.contains(where: \.isWhitespace), inside.contains("@") {
      add(inside, intent, "mailto:" + inside)
    } else {
      add("<" + inside + ">", intent.union(.inlineHTML), link)
    }
    return end + 1
  }

  private mutating func entity(
    _ text: [Character], _ place: Int, _ intent: Intent, _ link: String?
  ) -> Int? {
    let names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "copy": "©", "hellip": "…", "ndash": "–", "mdash": "—",
    ]
    guard let end = text[place...].prefix(12).firstIndex(of: ";") else { return nil }
    let name = String(text[(place + 1)..<end])
    let number =
      name.hasPrefix("#x") || name.hasPrefix("#X")
      ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    let found = number.flatMap { Unicode.Scalar($0).map { String($0) } } ?? names[name]
    guard let found else { return nil }
    add(found, intent, link)
    return end + 1
  }
}
