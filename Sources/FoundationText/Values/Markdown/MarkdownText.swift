internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime

/// Converts Markdown to an attributed string: the text of its blocks, each with its intent.
struct MarkdownText {
  /// `NSAttributedStringMarkdownInterpretedSyntax`, with the values of NSAttributedString.h.
  enum Syntax: Int {
    case full, inlineOnly, inlineOnlyPreservingWhitespace
  }

  private let world: FoundationWorld
  private let baseURL: NSURL?
  private let references: [String: String]
  private var text = UTF16Text()
  private var runs = AttributeRuns(length: 0)
  private var identity = 0

  /// Converts a text.
  static func make(
    _ markdown: String, _ syntax: Syntax, language: String?, baseURL: NSURL?,
    in world: FoundationWorld
  ) -> (text: UTF16Text, runs: AttributeRuns) {
    let lines = markdown.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    guard syntax == .full else {
      var made = MarkdownText(world, baseURL, [:])
      made.addInlines(
        markdown, nil, keepsWhitespace: syntax == .inlineOnlyPreservingWhitespace)
      return made.finished(language)
    }
    var references: [String: String] = [:]
    var rest: [Substring] = []
    for line in lines {
      if let (label, address) = reference(line) {
        references[label] = references[label] ?? address
      } else {
        rest.append(line)
      }
    }
    var made = MarkdownText(world, baseURL, references)
    for block in MarkdownBlock.read(rest) { made.add(block, in: nil) }
    return made.finished(language)
  }

  private init(_ world: FoundationWorld, _ baseURL: NSURL?, _ references: [String: String]) {
    (self.world, self.baseURL, self.references) = (world, baseURL, references)
  }

  /// Returns the label and the URL of a line such as `[label]: address`.
  private static func reference(_ line: Substring) -> (String, String)? {
    guard line.prefix(while: { $0 == " " }).count < 4,
      let start = line.firstIndex(where: { $0 != " " }), line[start] == "[",
      let end = line.firstIndex(of: "]"), line[line.index(after: end)...].first == ":"
    else { return nil }
    let label = line[line.index(after: start)..<end].lowercased()
    let address = line[line.index(end, offsetBy: 2)...].trimmed.prefix { !$0.isWhitespace }
    guard !label.isEmpty, !address.isEmpty else { return nil }
    return (label, String(address))
  }

  private func finished(_ language: String?) -> (text: UTF16Text, runs: AttributeRuns) {
    guard let language else { return (text, runs) }
    var runs = runs
    runs.change(0..<text.count, length: text.count) { $0["NSLanguage"] = .string(language) }
    return (text, runs)
  }

  private mutating func intent(
    _ kind: NSPresentationIntent.Kind, in parent: NSPresentationIntent?, number: Int = 0,
    language: String? = nil, alignments: [Int] = []
  ) -> NSPresentationIntent {
    identity += 1
    return NSPresentationIntent.make(
      kind, identity, in: parent, number: number, language: language, alignments: alignments,
      of: world.runtime.cls(FoundationClasses.presentationIntent))
  }

  private mutating func add(_ block: MarkdownBlock, in parent: NSPresentationIntent?) {
    switch block {
    case .paragraph(let text): addInlines(text, intent(.paragraph, in: parent))
    case .header(let level, let text): addInlines(text, intent(.header, in: parent, number: level))
    case .code(let language, let code):
      append(code, intent(.codeBlock, in: parent, language: language))
    case .thematicBreak:
      // Foundation inserts this dash for a thematic break.
      append("⸻", intent(.thematicBreak, in: parent))
    case .quote(let blocks):
      let quote = intent(.blockQuote, in: parent)
      for block in blocks { add(block, in: quote) }
    case .list(let isOrdered, let items):
      let list = intent(isOrdered ? .orderedList : .unorderedList, in: parent)
      for (ordinal, blocks) in items {
        let item = intent(.listItem, in: list, number: ordinal)
        for block in blocks { add(block, in: item) }
      }
    case .table(let alignments, let rows):
      let table = intent(.table, in: parent, number: alignments.count, alignments: alignments)
      for (number, cells) in rows.enumerated() {
        let row =
          number == 0
          ? intent(.tableHeaderRow, in: table) : intent(.tableRow, in: table, number: number)
        for (column, cell) in cells.enumerated() {
          addInlines(cell, intent(.tableCell, in: row, number: column))
        }
      }
    }
  }

  private mutating func addInlines(
    _ markdown: String, _ intent: NSPresentationIntent?, keepsWhitespace: Bool = false
  ) {
    var inlines = MarkdownInlines(references: references, keepsWhitespace: keepsWhitespace)
    inlines.read(Array(markdown))
    for piece in inlines.pieces { append(piece.text, intent, piece) }
  }

  private mutating func append(
    _ new: String, _ intent: NSPresentationIntent?, _ piece: MarkdownInlines.Piece? = nil
  ) {
    var attributes = Attributes()
    if let piece {
      if piece.intent != [] {
        attributes["NSInlinePresentationIntent"] = .integer(Int64(piece.intent.rawValue))
      }
      attributes["NSLink"] = piece.link.flatMap(url).map { .object($0) }
      attributes["NSImageURL"] = piece.image.flatMap(url).map { .object($0) }
    }
    attributes["NSPresentationIntent"] = intent.map { .object($0) }
    let units = UTF16Text(new)
    let end = text.count
    runs.replace(end..<end, with: AttributeRuns(length: units.count, attributes), length: end)
    text += units
  }

  private func url(_ address: String) -> NSURL? {
    let cls = world.runtime.cls(FoundationClasses.url)
    let base = baseURL.flatMap { URLText($0.absoluteString) }
    return NSURL.make(base?.resolving(address) ?? address, of: cls)
  }
}
