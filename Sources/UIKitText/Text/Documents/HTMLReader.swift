// no traps of narrow: a conversion of a text returns nil.

import StringSearch

/// Parses HTML: its visible text, with the styles of the elements.
///
/// It supports text elements, lists, table rows and inline styles. Style sheets and images are
/// ignored.
struct HTMLReader {
  private struct Element {
    let name: String
    let style: HTMLStyle
    /// The number of items so far; nil unless the list is ordered.
    var count: Int?
  }

  /// Block elements, which begin a new paragraph.
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "tr",
    "table", "section", "article", "header", "footer", "hr", "dl", "dt", "dd", "body", "html",
  ]
  private static let empty: Set<String> = ["br", "hr", "img", "meta", "link", "input", "wbr"]
  private static let unshown: Set<String> = ["head", "style", "script", "title", "template"]

  private(set) var pieces: [(text: String, style: HTMLStyle)] = []
  private var open: [Element] = []
  private var style = HTMLStyle()
  /// Whether a space precedes the next character.
  private var owesBlank = false

  /// The limit of nested elements, WebKit's `maximumHTMLParserDOMTreeDepth`.
  private static let deepest = 512

  /// Parses a text.
  /// - Parameters:
  ///   - html: The text.
  ///   - goesOn: Called after some thousand parts; parsing ends when it returns false.
  init(_ html: String, goesOn: () -> Bool) {
    var (rest, parts) = (Substring(html), 0)
    // No tag begins after the last of these signs, which is found once.
    let last = html.lastIndex(of: ">") ?? html.startIndex
    while let first = rest.first {
      parts += 1
      if parts & 0x3FF == 0x3FF, !goesOn() { return }
      if first == "<", rest.startIndex < last || rest.hasPrefix("<!--"),
        let end = Self.end(ofTag: rest)
      {
        let tag = rest[..<end]
        rest = rest[end...]
        read(tag, before: &rest)
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        add(Self.plain(rest[..<end]))
        rest = rest[end...]
      }
    }
  }

  /// The end of a tag or comment; nil if the character begins neither.
  private static func end(ofTag text: Substring) -> Substring.Index? {
    if text.hasPrefix("<!--") {
      return text.firstRange(of: "-->")?.upperBound ?? text.endIndex
    }
    guard let next = text.dropFirst().first, next.isLetter || next == "/" || next == "!" else {
      return nil
    }
    return text.firstIndex(of: ">").map { text.index(after: $0) }
  }

  private mutating func read(_ tag: Substring, before rest: inout Substring) {
    if tag.hasPrefix("<!") { return }
    let inside = tag.dropFirst().dropLast()
    let isEnd = inside.hasPrefix("/")
    let body = inside.drop { $0 == "/" }
    let name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if isEnd { return close(name) }
    if Self.unshown.contains(name) {
      if name == "head" { return }
      let end = rest.firstRange(of: "</\(name)")?.lowerBound ?? rest.endIndex
      let after = rest[end...].firstIndex(of: ">").map { rest.index(after: $0) }
      rest = rest[(after ?? rest.endIndex)...]
      return
    }
    begin(name, Self.attributes(body.dropFirst(name.count)))
  }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if name == "br" {
      owesBlank = false
      // U+2028 begins a new line in the same paragraph.
      return pieces.append(("\u{2028}", style))
    }
    if name == "td" || name == "th", pieces.last.map({ !$0.text.hasSuffix("\n") }) ?? false {
      pieces.append(("\t", style))
    }
    if Self.blocks.contains(name) { endParagraph() }
    if Self.empty.contains(name) || open.count == Self.deepest { return }
    open.append(Element(name: name, style: style, count: name == "ol" ? 0 : nil))
    style.enter(name, attributes)
    if name == "li" { addMarker() }
  }

  /// Inserts the bullet or the number before an item.
  private mutating func addMarker() {
    let list = open.lastIndex { $0.name == "ol" || $0.name == "ul" }
    var marker = "•"
    if let list, let count = open[list].count {
      open[list].count = count + 1
      marker = "\(count + 1)."
    }
    let depth = open.count { $0.name == "ol" || $0.name == "ul" }
    style.indent = 36 * Double(max(1, depth))
    pieces.append(("\t" + marker + "\t", style))
  }

  private mutating func close(_ name: String) {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    if Self.blocks.contains(name) {
      owesBlank = false
      // The end of the document does not end a paragraph.
      if name != "body", name != "html" { endParagraph() }
    }
    style = open[place].style
    open.removeSubrange(place...)
  }

  /// Ends the paragraph, if one has begun.
  private mutating func endParagraph() {
    owesBlank = false
    guard let last = pieces.last, !last.text.hasSuffix("\n") else { return }
    pieces.append(("\n", last.style))
  }

  private mutating func add(_ text: String) {
    if style.keepsBlanks { return pieces.append((text, style)) }
    var result = ""
    for character in text {
      if character.isWhitespace, character != "\u{A0}" {
        owesBlank = true
        continue
      }
      if owesBlank {
        let before = result.last ?? pieces.last?.text.last
        if let before, !before.isWhitespace { result.append(" ") }
        owesBlank = false
      }
      result.append(character)
    }
    if !result.isEmpty { pieces.append((result, style)) }
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var (result, rest): ([String: String], Substring) = ([:], text)
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      guard !name.isEmpty else { return result }
      rest = rest.dropFirst(name.count).drop { $0.isWhitespace }
      guard rest.first == "=" else {
        result[name.lowercased()] = ""
        continue
      }
      rest = rest.dropFirst().drop { $0.isWhitespace }
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 2)
      } else {
        value = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(value.count)
      }
      result[name.lowercased()] = plain(value)
    }
  }

  /// Decodes the character entities of a text.
  private static func plain(_ text: Substring) -> String {
    let names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
      "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘",
      "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "euro": "€", "times": "×",
    ]
    var (result, rest) = ("", text)
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      rest = rest[sign...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      let name = String(rest[..<end].dropFirst())
      let number =
        name.lowercased().hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      let found = number.flatMap { Unicode.Scalar($0).map { String($0) } } ?? names[name]
      result += found ?? String(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
