import StringSearch

/// The names of files that a source may include, found textually.
///
/// A directive is recognized by its text, without preprocessing. So names in branches that are not
/// compiled and in macros are found too, and some that are not files. A name that a macro composes
/// is not found here; clang then reports it as missing.
enum IncludedNames {
  private static let words = ["include", "import", "embed", "define"]

  /// The names in quotes and in angle brackets on the lines of directives.
  ///
  /// - Complexity: O(bytes).
  static func all(in bytes: [UInt8]) -> Set<String> {
    var result: Set<String> = []
    var line: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var part = bytes[place..<end]
      if part.last == UInt8(ascii: "\r") { part = part.dropLast() }
      place = end + 1
      let goesOn = part.last == UInt8(ascii: "\\")
      line += goesOn ? part.dropLast() : part
      if goesOn, place < bytes.count { continue }
      if line.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "%") }) {
        add(line, to: &result)
      }
      line.removeAll(keepingCapacity: true)
    }
    return result
  }

  private static func add(_ line: [UInt8], to result: inout Set<String>) {
    let text = String(decoding: line, as: UTF8.self)
    guard words.contains(where: { text.contains($0) }) else { return }
    for (open, close) in [(UInt8(ascii: "\""), UInt8(ascii: "\"")), (60, 62)] {
      var rest = line[...]
      while let start = rest.firstIndex(of: open),
        let end = rest[(start + 1)...].firstIndex(of: close)
      {
        if end > start + 1, end - start < 4096 {
          result.insert(String(decoding: rest[(start + 1)..<end], as: UTF8.self))
        }
        rest = rest[(open == close ? end + 1 : start + 1)...]
      }
    }
  }
}
