internal import CMarkdown
internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
import StringSearch

// no traps of count: the number is a length in the same event.

/// Converts Markdown to an attributed string: the text of its blocks, each with its intent.
///
/// cmark-gfm parses the text. Its blocks are tables, and those of CommonMark.
struct MarkdownText {
  /// `NSAttributedStringMarkdownInterpretedSyntax`, with the values of NSAttributedString.h.
  enum Syntax: Int {
    case full, inlineOnly, inlineOnlyPreservingWhitespace
  }

  /// `NSInlinePresentationIntent`, with the bits of NSAttributedString.h.
  private struct Inline: OptionSet {
    let rawValue: Int

    static let emphasized = Inline(rawValue: 1)
    static let strong = Inline(rawValue: 2)
    static let code = Inline(rawValue: 4)
    static let strikethrough = Inline(rawValue: 32)
    static let softBreak = Inline(rawValue: 64)
    static let lineBreak = Inline(rawValue: 128)
    static let inlineHTML = Inline(rawValue: 256)
    static let blockHTML = Inline(rawValue: 512)
  }

  /// The attributes inside a line.
  private struct Style: Equatable {
    var inline: Inline = []
    var link: String?
    var image: String?
  }

  private let world: FoundationWorld
  private let baseURL: NSURL?
  /// The character that marks line starts and ends if only lines are parsed; see ``marked(_:_:)``.
  private let mark: Character?
  private let keepsWhitespace: Bool
  private var text = UTF16Text()
  private var runs = AttributeRuns(length: 0)
  private var identity = 0
  /// The open blocks and styles.
  private var intents: [NSPresentationIntent] = []
  private var styles = [Style()]
  /// The number of open blocks that are nested too deep to have an intent.
  private var unreported = 0
  private static let deepest = 200
  /// The number of the next item of each open list, and of the next row and cell of the table.
  private var ordinals: [Int] = []
  private var (row, column) = (0, 0)
  /// The text with the same attributes that has not been appended yet.
  private var pending = (text: "", style: Style())

  /// Converts a text.
  ///
  /// - Throws: An error that names Debian's packages if cmark-gfm is missing; the error of a time
  ///   limit, an interrupt or a memory limit.
  static func make(
    _ markdown: String, _ syntax: Syntax, language: String?, baseURL: NSURL?,
    in world: FoundationWorld
  ) throws -> (text: UTF16Text, runs: AttributeRuns) {
    let isFull = syntax == .full
    let keepsWhitespace = syntax == .inlineOnlyPreservingWhitespace
    let mark = isFull ? nil : marks.first { !markdown.contains($0) }
    var made = MarkdownText(world, baseURL, mark, keepsWhitespace: keepsWhitespace)
    let source = mark.map { marked(markdown, $0, keepsWhitespace: keepsWhitespace) } ?? markdown
    let events = try MarkdownLibrary.shared.parse(source, hasTables: isFull, goesOn: world.goesOn)
    guard let events else {
      try world.checkStop()
      throw RuntimeError(.generic, "not enough memory for the elements of a Markdown text")
    }
    for (index, event) in events.enumerated() {
      if index % 1024 == 1023 { try world.checkStop() }
      if event.isEnd { made.end(event) } else { made.begin(event) }
    }
    return made.finished(language)
  }

  private init(
    _ world: FoundationWorld, _ baseURL: NSURL?, _ mark: Character?, keepsWhitespace: Bool
  ) {
    (self.world, self.baseURL, self.mark) = (world, baseURL, mark)
    self.keepsWhitespace = keepsWhitespace
  }

  /// Spaces that CommonMark treats as spaces for emphasis, and not at the start of a line.
  private static let marks: [Character] = [
    "\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}",
    "\u{2007}", "\u{2008}", "\u{2009}", "\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}",
  ]

  /// Marks the start of each line, so that no line begins a block or is blank.
  ///
  /// Marked ends preserve spaces and line breaks. The marks are removed from the result.
  private static func marked(
    _ markdown: String, _ mark: Character, keepsWhitespace: Bool
  ) -> String {
    let lines = markdown.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let isLast = index == lines.count - 1
      let marksEnd = isLast || keepsWhitespace && !line.hasSuffix("\\")
      return String(mark) + line + (marksEnd ? String(mark) : "")
    }.joined(separator: "\n")
  }

  private mutating func finished(_ language: String?) -> (text: UTF16Text, runs: AttributeRuns) {
    flush()
    guard let language else { return (text, runs) }
    runs.change(0..<text.count) { $0["NSLanguage"] = .string(language) }
    return (text, runs)
  }

  // MARK: Blocks

  private mutating func intent(
    _ kind: NSPresentationIntent.Kind, number: Int = 0, language: String? = nil,
    alignments: [Int] = []
  ) -> NSPresentationIntent {
    identity += 1
    return NSPresentationIntent.make(
      kind, identity, in: intents.last, number: number, language: language, alignments: alignments,
      of: world.runtime.cls(FoundationClasses.presentationIntent))
  }

  private mutating func open(
    _ kind: NSPresentationIntent.Kind, number: Int = 0, alignments: [Int] = []
  ) {
    // Lines alone have no blocks.
    guard mark == nil else { return }
    flush()
    if intents.count < Self.deepest {
      intents.append(intent(kind, number: number, alignments: alignments))
    } else {
      unreported += 1
    }
  }

  /// Appends a block without elements inside.
  private mutating func append(
    _ new: String, as kind: NSPresentationIntent.Kind, language: String? = nil
  ) {
    flush()
    intents.append(intent(kind, language: language))
    add(new)
    flush()
    intents.removeLast()
  }

  private mutating func begin(_ event: MarkdownEvent) {
    switch event.type {
    case markdown_block_quote: open(.blockQuote)
    case markdown_list:
      ordinals.append(event.number < 0 ? 1 : event.number)
      open(event.number < 0 ? .unorderedList : .orderedList)
    case markdown_item:
      open(.listItem, number: ordinals.last ?? 1)
      if !ordinals.isEmpty { ordinals[ordinals.count - 1] += 1 }
    case markdown_code_block:
      let info = String(decoding: event.bytes.prefix(event.number), as: UTF8.self)
      let language = info.split(separator: " ").first.map { String($0) }
      let code = event.bytes.dropFirst(event.number)
      append(String(decoding: code, as: UTF8.self), as: .codeBlock, language: language)
    case markdown_thematic_break:
      // Foundation inserts this dash for a thematic break.
      append("⸻", as: .thematicBreak)
    case markdown_paragraph: open(.paragraph)
    case markdown_heading: open(.header, number: event.number)
    case markdown_table:
      row = 0
      // NSPresentationIntentTableColumnAlignment
      let alignments = event.bytes.map {
        $0 == UInt8(ascii: "c") ? 1 : $0 == UInt8(ascii: "r") ? 2 : 0
      }
      open(.table, number: event.number, alignments: alignments)
    case markdown_table_header, markdown_table_row:
      column = 0
      open(event.type == markdown_table_header ? .tableHeaderRow : .tableRow, number: row)
      row += 1
    case markdown_table_cell:
      open(.tableCell, number: column)
      column += 1
    default: beginInline(event)
    }
  }

  private mutating func end(_ event: MarkdownEvent) {
    switch event.type {
    case markdown_emphasis, markdown_strong, markdown_strikethrough, markdown_link, markdown_image:
      styles.removeLast()
    case markdown_list:
      ordinals.removeLast()
      close()
    case markdown_block_quote, markdown_item, markdown_paragraph, markdown_heading, markdown_table,
      markdown_table_header, markdown_table_row, markdown_table_cell:
      close()
    default: break
    }
  }

  private mutating func close() {
    guard mark == nil else { return }
    flush()
    if unreported > 0 { unreported -= 1 } else { intents.removeLast() }
  }

  // MARK: Inside a line

  private var style: Style { styles.last ?? Style() }

  private mutating func beginInline(_ event: MarkdownEvent) {
    var inner = style
    switch event.type {
    case markdown_text: return add(event.text)
    case markdown_soft_break:
      return keepsWhitespace ? add("\n") : add(" ", .softBreak)
    case markdown_line_break: return add("\n", .lineBreak)
    case markdown_code: return add(event.text, .code)
    case markdown_inline_html: return add(event.text, .inlineHTML)
    case markdown_html_block:
      flush()
      return add(event.text, .blockHTML)
    case markdown_emphasis, markdown_strong, markdown_strikethrough:
      let added: Inline =
        event.type == markdown_emphasis
        ? .emphasized : event.type == markdown_strong ? .strong : .strikethrough
      if inner.image == nil { inner.inline.insert(added) }
    case markdown_link: inner.link = withoutMarks(event.text)
    case markdown_image: inner.image = withoutMarks(event.text)
    default: return
    }
    styles.append(inner)
  }

  private func withoutMarks(_ text: String) -> String {
    mark.map { mark in text.filter { $0 != mark } } ?? text
  }

  /// Adds a text with the open styles and a further one; the text of an image has no style.
  private mutating func add(_ new: String, _ inline: Inline = []) {
    let new = withoutMarks(new)
    guard !new.isEmpty else { return }
    var style = style
    if style.image == nil { style.inline.formUnion(inline) }
    if style != pending.style { flush() }
    pending.text += new
    pending.style = style
  }

  private mutating func flush() {
    guard !pending.text.isEmpty else { return }
    let style = pending.style
    var attributes = Attributes()
    if !style.inline.isEmpty {
      attributes["NSInlinePresentationIntent"] = .integer(Int64(style.inline.rawValue))
    }
    attributes["NSLink"] = style.link.flatMap(url).map { .object($0) }
    attributes["NSImageURL"] = style.image.flatMap(url).map { .object($0) }
    attributes["NSPresentationIntent"] = intents.last.map { .object($0) }
    let units = UTF16Text(pending.text)
    runs.append(length: units.count, attributes)
    text += units
    pending.text = ""
  }

  private func url(_ address: String) -> NSURL? {
    let cls = world.runtime.cls(FoundationClasses.url)
    let base = baseURL.flatMap { URLText($0.absoluteString) }
    return NSURL.make(base?.resolving(address) ?? address, of: cls)
  }
}
