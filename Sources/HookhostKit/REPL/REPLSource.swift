// The lines of a session are counted through, from the first that was typed, so that the place in a
// message ("stdin:12:") names one line for good, also when a function fails that was defined long
// before it was called.

internal import LuaBridge

/// The lines that were entered, among which the place of an error is looked for.
struct REPLSource {
  /// The name that messages have for the input.
  static let name = "stdin"

  private var lines: [[UInt8]] = []

  /// How many lines were entered before.
  var count: Int { lines.count }

  /// The chunk as it is compiled, so that its lines count on from those before.
  func numbered(_ chunk: [UInt8]) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "\n"), count: lines.count) + chunk
  }

  /// Notes the lines of a chunk.
  mutating func append(_ chunk: [UInt8]) {
    let parts = chunk.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines += parts.map { Array($0) }
  }

  /// The report of an error with the line that it names shown behind the message, marked where the
  /// message says a name; the report as it is when no line can be shown.
  ///
  /// - Parameter width: The columns of the terminal; of a longer line the part around the mark is shown.
  func illustrate(
    _ report: String, width: Int = .max, readLine: (String, Int) -> String?
  ) -> String {
    guard let place = Self.place(in: report) else { return report }
    let found =
      place.name == Self.name && lines.indices.contains(place.line - 1)
      ? String(decoding: lines[place.line - 1], as: UTF8.self) : readLine(place.name, place.line)
    guard let found else { return report }
    let line = PrettyPrinter.oneLine(found.replacing("\t", with: "  "))
    let traceback = report.firstRange(of: "\nstack traceback:")?.lowerBound ?? report.endIndex
    let message = report[..<traceback]
    let margin = "  \(place.line) | "
    let mark = Self.mark(line, message: message)
    let part = Self.part(of: line, mark: mark, width: max(width - margin.count, 10))
    var excerpt = margin + part.line
    if let mark = part.mark {
      let indentation = String(repeating: " ", count: margin.count - 2) + "| "
      excerpt += "\n" + indentation + mark
    }
    return message + "\n" + excerpt + report[traceback...]
  }

  /// The part of a line, and of the mark below it, that a terminal has room for: its beginning, or
  /// what the mark is under.
  private static func part(
    of line: String, mark: String?, width: Int
  ) -> (line: String, mark: String?) {
    guard DisplayWidth.of(line) > width else { return (line, mark) }
    let end = mark.map(\.count) ?? 0
    // As little is left out in front as makes the whole mark seen.
    let skipped = end < width ? 0 : min(end - width + 2, mark?.prefix { $0 == " " }.count ?? 0)
    var shown = skipped > 0 ? "…" : ""
    for character in line.dropFirst(skipped + shown.count) {
      guard DisplayWidth.of(shown) + DisplayWidth.of(String(character)) < width else {
        return (shown + "…", mark.map { String($0.dropFirst(skipped).prefix(width)) })
      }
      shown.append(character)
    }
    return (shown, mark.map { String($0.dropFirst(skipped).prefix(width)) })
  }

  /// The place that heads a message, else the first one in its traceback.
  private static func place(in report: String) -> (name: String, line: Int)? {
    for line in report.split(separator: "\n", maxSplits: 30) {
      let parts = line.drop { $0 == "\t" || $0 == " " }.split(
        separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(parts[1]), number > 0, !parts[0].hasPrefix("[")
      else { continue }
      return (String(parts[0]), number)
    }
    return nil
  }

  /// The names that a message quotes, the last first, or whose message was not understood.
  private static func names(in message: Substring) -> [Substring] {
    if let end = message.firstRange(of: "]: unrecognized selector") {
      let head = message[..<end.lowerBound]
      return head.lastIndex(of: " ").map {
        [head[head.index(after: $0)...].prefix { $0 != ":" && $0 != "_" }]
      } ?? []
    }
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: quoted.count - 1, by: 2).map { quoted[$0] }.reversed()
  }

  /// Carets under the last of the names that the message quotes which the line has.
  private static func mark(_ line: String, message: Substring) -> String? {
    names(in: message).lazy.compactMap { mark(line, name: $0) }.first
  }

  /// Carets under a name, if the line has it as a word.
  private static func mark(_ line: String, name: Substring) -> String? {
    guard !name.isEmpty else { return nil }
    var rest = line[...]
    while let range = rest.firstRange(of: name) {
      let before = line[..<range.lowerBound].utf8.last
      let after = line[range.upperBound...].utf8.first
      let isWord = name.utf8.allSatisfy(LuaNames.isNameByte)
      if !isWord || ![before, after].contains(where: { $0.map(LuaNames.isNameByte) ?? false }) {
        return String(repeating: " ", count: DisplayWidth.of(line[..<range.lowerBound]))
          + String(repeating: "^", count: max(1, DisplayWidth.of(name)))
      }
      rest = line[range.upperBound...]
    }
    return nil
  }
}
