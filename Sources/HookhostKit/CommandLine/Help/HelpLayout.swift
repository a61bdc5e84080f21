import StringSearch

/// Wraps the help of a command for a narrow terminal.
///
/// A block whose lines all fit is not changed.
struct HelpLayout {
  private let width: Int
  private var lines: [String] = []

  /// The text wrapped to a number of columns; nil means no terminal, and leaves the text unchanged.
  static func text(_ text: String, width: Int?) -> String {
    guard let width else { return text }
    var layout = HelpLayout(width: max(width, 20))
    for block in text.split(separator: "\n\n") {
      if !layout.lines.isEmpty { layout.lines.append("") }
      layout.add(block.split(separator: "\n"))
    }
    return layout.lines.joined(separator: "\n") + "\n"
  }

  private init(width: Int) { self.width = width }

  private mutating func add(_ block: [Substring]) {
    guard block.contains(where: { DisplayWidth.of($0) > width }) else {
      lines += block.map(String.init)
      return
    }
    var entries: [HelpPage.Entry] = []
    var paragraph = ""
    for line in block {
      let margin = line.prefix { $0 == " " }.count
      if margin > 2, !entries.isEmpty {
        // An indented line continues the option or the command above it.
        let last = entries.count - 1
        entries[last].text += (entries[last].text.isEmpty ? "" : " ") + line.dropFirst(margin)
      } else if margin == 2 {
        close(&paragraph)
        entries.append(Self.entry(line.dropFirst(2)))
      } else {
        close(&entries)
        // A line that was broken because of its length continues in the next one.
        paragraph += (paragraph.isEmpty ? "" : " ") + line
        if line.count < 60 { close(&paragraph) }
      }
    }
    close(&entries)
    close(&paragraph)
  }

  private static func entry(_ line: Substring) -> HelpPage.Entry {
    guard let gap = line.firstRange(of: "  ") else { return .init(term: String(line)) }
    return .init(
      term: String(line[..<gap.lowerBound]),
      text: String(line[gap.upperBound...].drop { $0 == " " }))
  }

  private mutating func close(_ entries: inout [HelpPage.Entry]) {
    lines += HelpPage.lines(of: entries, width: width)
    entries = []
  }

  private mutating func close(_ paragraph: inout String) {
    guard !paragraph.isEmpty else { return }
    lines += HelpPage.wrapped(paragraph, width: width, margin: 0, hanging: 0)
    paragraph = ""
  }
}
