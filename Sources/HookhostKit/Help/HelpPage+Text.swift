internal import LuaModules
internal import SelectorRuntime

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

extension HelpPage {
  /// The text of the page for a terminal of the given width.
  ///
  /// Without a terminal it is wrapped to eighty columns, except for lines of code, which can be
  /// copied.
  func text(
    width terminalWidth: Int?, _ style: TerminalStyle = TerminalStyle(isColored: false)
  ) -> String {
    // Lines of more than eighty columns are hard to read.
    let width = min(max(terminalWidth ?? 80, 20), 80)
    // A selector that ends with a colon needs no further colon.
    let head = name.hasSuffix(":") ? "\(name) \(kind)" : "\(name): \(kind)"
    var lines = Self.wrapped(head.printable, width: width, margin: 0, hanging: 2)
      .map(style.heading)
    if !text.isEmpty { lines += [""] + Self.paragraphs(text.printable, width: width) }
    if !signatures.isEmpty { lines.append("") }
    for signature in signatures {
      lines += Self.wrapped(signature.printable, width: width, margin: 2, hanging: 4)
    }
    for section in orderedSections {
      lines += [""]
      if !section.title.isEmpty {
        lines += Self.wrapped(section.title, width: width, margin: 0, hanging: 2).map(style.heading)
      }
      let isWhole = terminalWidth == nil && section.isCode
      lines += section.lines(width: isWhole ? .max : width).map(\.printable)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  fileprivate static func paragraphs(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(String($0), width: width, margin: 0, hanging: 0) }
  }

  /// A text that is wrapped between words.
  ///
  /// A word that is wider than a line is divided at its punctuation, or between the parts of a
  /// name.
  ///
  /// - Parameters:
  ///   - isCode: Whether lines may be broken only where Lua allows it.
  ///   - margin: The indentation of the first line.
  ///   - hanging: The indentation of the other lines.
  static func wrapped(
    _ text: String, width: Int, margin: Int, hanging: Int, isCode: Bool = false
  ) -> [String] {
    // At least half of a narrow line is left for the text.
    let hanging = min(hanging, width / 2)
    var lines: [String] = []
    var line = String(repeating: " ", count: min(margin, width / 2))
    var isEmpty = true
    func fits(_ word: some StringProtocol) -> Bool {
      DisplayWidth.of(line) + DisplayWidth.of(word) <= width
    }
    func startLine() {
      guard !isEmpty else { return }
      lines.append(line)
      line = String(repeating: " ", count: hanging)
      isEmpty = true
    }
    for word in text.split(separator: " ") {
      let blank = isEmpty ? "" : " "
      if fits(blank + word) {
        line += blank + word
      } else {
        startLine()
        let room = width - hanging
        for piece in fits(word) ? [word] : pieces(of: word, room: room, isCode: isCode) {
          if !fits(piece) { startLine() }
          // The indentation is reduced rather than dividing a word.
          if !fits(piece) { line = String(line.dropLast(DisplayWidth.of(line + piece) - width)) }
          line += piece
          isEmpty = false
        }
      }
      isEmpty = false
    }
    return lines + [isEmpty ? "" : line]
  }

  /// The line if it fits, else wrapped between words with further lines indented.
  static func fitted(_ line: String, width: Int) -> String {
    guard DisplayWidth.of(line) > width else { return line }
    let indentation = line.prefix { $0 == " " }.count
    let hanging = min(indentation + 4, width / 4)
    return wrapped(line, width: width, margin: indentation, hanging: hanging)
      .joined(separator: "\n")
  }

  /// The parts of a long word, each with the punctuation that follows it.
  ///
  /// If a part is still too long, it is divided at underscores, or between the words of a name.
  private static func pieces(of word: Substring, room: Int, isCode: Bool) -> [Substring] {
    let marks = isCode ? ":.,;({[|" : ":.,;({[/|-"
    // The decimal point of a number does not divide it.
    func isEnd(_ last: Character, _ next: Character) -> Bool {
      marks.contains(last) && !(last == "." && next.isNumber)
    }
    return parts(of: word, skipsStrings: isCode, dividedWhere: isEnd)
      .flatMap { part in
        DisplayWidth.of(part) <= room ? [part] : parts(of: part) { last, _ in last == "_" }
      }
      .flatMap { part in
        DisplayWidth.of(part) <= room
          ? [part]
          : parts(of: part) { last, next in !last.isUppercase && next.isUppercase }
      }
  }

  /// The parts of a text, divided between certain characters.
  private static func parts(
    of text: Substring, skipsStrings: Bool = false,
    dividedWhere isEnd: (Character, Character) -> Bool
  ) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var last: Character?
    var isInString = false
    for index in text.indices {
      if let last, !isInString, isEnd(last, text[index]) {
        parts.append(text[start..<index])
        start = index
      }
      last = text[index]
      if skipsStrings, last == "\"" { isInString.toggle() }
    }
    return parts + [text[start...]]
  }
}

extension HelpPage.Section {
  fileprivate var isCode: Bool { if case .code = contents { true } else { false } }

  fileprivate func lines(width: Int) -> [String] {
    switch contents {
    case .code(let code):
      return code.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { HelpPage.codeLines($0, width: width) }
    case .names(let names):
      return DisplayWidth.columns(names, width: width - 2).split(separator: "\n").flatMap { line in
        DisplayWidth.of(line) + 2 > width
          ? HelpPage.wrapped(String(line), width: width, margin: 2, hanging: 4) : ["  \(line)"]
      }
    case .entries(let entries):
      return HelpPage.lines(of: entries, width: width)
    case .prose(let text):
      return HelpPage.paragraphs(text, width: width)
    }
  }
}

extension HelpPage {
  /// A line of code; one that is too long is wrapped between words and indented.
  fileprivate static func codeLines(_ line: Substring, width: Int) -> [String] {
    let indentation = 2 + line.prefix { $0 == " " }.count
    guard DisplayWidth.of(line) > width - 2 else { return ["  \(line)"] }
    return wrapped(
      String(line), width: width, margin: indentation, hanging: indentation + 4, isCode: true)
  }

  /// Terms with their descriptions, which are in a column if the terms leave enough room.
  static func lines(of entries: [Entry], width: Int) -> [String] {
    let widest = entries.filter { !$0.text.isEmpty }.map { DisplayWidth.of($0.term) }.max() ?? 0
    let column = widest + 4
    // On a narrow terminal the margin is smaller.
    let margin = width < 30 ? 4 : 6
    return entries.flatMap { entry -> [String] in
      if entry.text.isEmpty {
        return HelpPage.wrapped(entry.term, width: width, margin: 2, hanging: margin)
      }
      guard column <= min(28, width / 2) else {
        return HelpPage.wrapped(entry.term, width: width, margin: 2, hanging: margin)
          + HelpPage.wrapped(entry.text, width: width, margin: margin, hanging: margin)
      }
      let gap = String(repeating: " ", count: column - 2 - DisplayWidth.of(entry.term))
      let lines = HelpPage.wrapped(
        entry.text, width: width, margin: column, hanging: column)
      return ["  \(entry.term)\(gap)\(lines[0].dropFirst(column))"] + lines.dropFirst()
    }
  }
}
