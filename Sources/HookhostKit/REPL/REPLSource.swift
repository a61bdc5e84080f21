// The lines of a session are numbered consecutively, so that a position in a message ("stdin:12:")
// is unique, also if a function fails that was defined long before.

internal import LuaBridge
internal import LuaModules
import StringSearch

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// The lines that were entered, which are shown with errors.
struct REPLSource {
  /// The chunk name of the input in messages.
  static let name = "stdin"

  private var lines: [[UInt8]] = []

  /// The number of lines that were entered before.
  var count: Int { lines.count }

  /// The chunk to compile, with line numbers that continue those before.
  func numbered(_ chunk: [UInt8]) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "\n"), count: lines.count) + chunk
  }

  /// Adds the lines of a chunk.
  mutating func append(_ chunk: [UInt8]) {
    let parts = chunk.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines += parts.map { Array($0) }
  }

  /// Adds the source line to an error report, with carets under the name in the message.
  ///
  /// The report is returned unchanged if there is no line to show.
  ///
  /// - Parameter width: The width of the terminal; of a longer line, the part around the carets is
  ///   shown.
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

  /// The part of a line and its carets that fits the terminal.
  ///
  /// It is the start of the line, or the part above the carets.
  private static func part(
    of line: String, mark: String?, width: Int
  ) -> (line: String, mark: String?) {
    guard DisplayWidth.of(line) > width else { return (line, mark) }
    let end = mark.map(\.count) ?? 0
    // The smallest part at the start is omitted that makes all carets visible.
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

  /// The position at the start of a message, else the first one in its traceback.
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

  /// The names that a message quotes, the last first, or the unrecognized selector.
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

  /// Carets under the last quoted name that occurs in the line.
  private static func mark(_ line: String, message: Substring) -> String? {
    names(in: message).lazy.compactMap { mark(line, name: $0) }.first
  }

  /// Carets under a name, if the line contains it as a word.
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
