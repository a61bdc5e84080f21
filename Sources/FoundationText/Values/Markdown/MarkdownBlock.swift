internal import FoundationCore

/// The block elements of Markdown: paragraphs, headers, lists, quotes, code, tables.
indirect enum MarkdownBlock {
  case paragraph(String)
  case header(level: Int, String)
  case code(language: String?, String)
  case thematicBreak
  case quote([MarkdownBlock])
  case list(isOrdered: Bool, [(ordinal: Int, blocks: [MarkdownBlock])])
  /// A table: NSPresentationIntentTableColumnAlignment values, and the rows, header first.
  case table(alignments: [Int], [[String]])

  /// Parses lines into blocks.
  static func read(_ lines: [Substring]) -> [MarkdownBlock] {
    var (blocks, place): ([MarkdownBlock], Int) = ([], 0)
    while place < lines.count {
      if MarkdownLine(lines[place]).isBlank {
        place += 1
      } else {
        blocks.append(next(lines, &place))
      }
    }
    return blocks
  }

  private static func next(_ lines: [Substring], _ place: inout Int) -> MarkdownBlock {
    let line = MarkdownLine(lines[place])
    if line.indent >= 4 { return indentedCode(lines, &place) }
    if let fence = line.fence { return fencedCode(lines, &place, fence) }
    if let header = line.header {
      place += 1
      return .header(level: header.level, header.text)
    }
    if line.isThematicBreak {
      place += 1
      return .thematicBreak
    }
    if line.isQuote { return quote(lines, &place) }
    if let marker = line.marker { return list(lines, &place, marker) }
    if let table = table(lines, &place) { return table }
    return paragraph(lines, &place)
  }

  private static func paragraph(_ lines: [Substring], _ place: inout Int) -> MarkdownBlock {
    var texts: [String] = []
    while place < lines.count {
      let line = MarkdownLine(lines[place])
      if line.isBlank { break }
      if !texts.isEmpty {
        if let level = line.underlineLevel {
          place += 1
          return .header(level: level, texts.joined(separator: "\n").trimmed)
        }
        if line.endsParagraph { break }
      }
      texts.append(String(line.text.drop { $0 == " " }))
      place += 1
    }
    var text = texts.joined(separator: "\n")
    while text.last?.isWhitespace == true { text.removeLast() }
    return .paragraph(text)
  }

  private static func indentedCode(_ lines: [Substring], _ place: inout Int) -> MarkdownBlock {
    var code: [Substring] = []
    while place < lines.count {
      let line = MarkdownLine(lines[place])
      guard line.isBlank || line.indent >= 4 else { break }
      code.append(lines[place].dropFirst(min(4, line.indent)))
      place += 1
    }
    while code.last?.allSatisfy(\.isWhitespace) == true { code.removeLast() }
    return .code(language: nil, code.map { $0 + "\n" }.joined())
  }

  private static func fencedCode(
    _ lines: [Substring], _ place: inout Int, _ fence: MarkdownLine.Fence
  ) -> MarkdownBlock {
    var code = ""
    place += 1
    while place < lines.count {
      let line = lines[place]
      place += 1
      if let end = MarkdownLine(line).fence, end.sign == fence.sign, end.length >= fence.length,
        end.language == nil
      {
        break
      }
      code += line.dropFirst(min(fence.indent, MarkdownLine(line).indent)) + "\n"
    }
    return .code(language: fence.language, code)
  }

  private static func quote(_ lines: [Substring], _ place: inout Int) -> MarkdownBlock {
    var inside: [Substring] = []
    while place < lines.count {
      let line = MarkdownLine(lines[place])
      if line.isQuote {
        let rest = line.text.drop { $0 == " " }.dropFirst()
        inside.append(rest.first == " " ? rest.dropFirst() : rest)
      } else if line.isBlank || line.endsParagraph || inside.last?.isEmpty != false {
        break
      } else {
        inside.append(line.text)
      }
      place += 1
    }
    return .quote(read(inside))
  }

  private static func list(
    _ lines: [Substring], _ place: inout Int, _ first: MarkdownLine.Marker
  ) -> MarkdownBlock {
    var items: [(ordinal: Int, blocks: [MarkdownBlock])] = []
    while place < lines.count, let marker = MarkdownLine(lines[place]).marker,
      marker.sign == first.sign, !MarkdownLine(lines[place]).isThematicBreak
    {
      var inside = [lines[place].dropFirst(min(marker.width, lines[place].count))]
      place += 1
      while place < lines.count {
        let line = MarkdownLine(lines[place])
        if line.isBlank {
          let later = lines[place...].first { !MarkdownLine($0).isBlank }
          guard let later, MarkdownLine(later).indent >= marker.width else { break }
          inside.append("")
        } else if line.indent >= marker.width {
          inside.append(line.text.dropFirst(marker.width))
        } else if line.endsParagraph || line.marker != nil || inside.last?.isEmpty != false {
          break
        } else {
          inside.append(line.text)
        }
        place += 1
      }
      items.append(((first.ordinal ?? 1) + items.count, read(inside)))
      // Blank lines between items do not end the list.
      let rest = lines[place...].firstIndex { !MarkdownLine($0).isBlank }
      if let rest, MarkdownLine(lines[rest]).marker?.sign == first.sign { place = rest }
    }
    return .list(isOrdered: first.ordinal != nil, items)
  }

  private static func table(_ lines: [Substring], _ place: inout Int) -> MarkdownBlock? {
    guard place + 1 < lines.count, lines[place].contains("|") else { return nil }
    let names = MarkdownLine(lines[place]).cells
    let rule = MarkdownLine(lines[place + 1]).cells
    guard names.count == rule.count, rule.allSatisfy(isRule) else { return nil }
    // Left, center and right are 0, 1 and 2.
    let alignments = rule.map { $0.hasSuffix(":") ? ($0.hasPrefix(":") ? 1 : 2) : 0 }
    place += 2
    var rows = [names]
    while place < lines.count, lines[place].contains("|") {
      let cells = MarkdownLine(lines[place]).cells
      rows.append(names.indices.map { $0 < cells.count ? cells[$0] : "" })
      place += 1
    }
    return .table(alignments: alignments, rows)
  }

  private static func isRule(_ cell: String) -> Bool {
    let inside = cell.drop { $0 == ":" }.reversed().drop { $0 == ":" }
    return !inside.isEmpty && inside.allSatisfy { $0 == "-" }
  }
}
