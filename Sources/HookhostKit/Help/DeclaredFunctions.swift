internal import CEmbeddedFiles
internal import LuaModules

/// The functions of C that the headers declare, and how many of them have a version.
///
/// A declaration begins at the beginning of its line. Functions that only hookhost has, and those
/// that a macro declares, are not counted.
struct DeclaredFunctions {
  /// The names of the functions.
  let names: Set<String>

  init() {
    let files =
      HeaderNames.headers.map(\.file) + HeaderFramework.allCases.flatMap(\.interfaces)
    var names: Set<String> = []
    for file in files {
      file.readLines { line in
        if let name = Self.name(declaredIn: line) { names.insert(String(name)) }
        return true
      }
    }
    self.names = names
  }

  /// The share of the functions that have a version, in whole percent.
  var datedPercent: Int {
    names.isEmpty ? 0 : 100 * names.intersection(Availability.datedFunctions).count / names.count
  }

  /// The word before the first parenthesis of a line that a type begins; nil for other lines.
  private static func name(declaredIn line: Substring) -> Substring? {
    guard let first = line.first, first.isLetter || first == "_", !line.hasPrefix("typedef"),
      let parenthesis = line.firstIndex(of: "(")
    else { return nil }
    let head = line[..<parenthesis]
    guard !head.contains(where: { $0 == "=" || $0 == ";" || $0 == "{" }) else { return nil }
    let end = head.lastIndex { $0 != " " }.map { head.index(after: $0) } ?? head.startIndex
    let name = head[..<end].split { !($0.isLetter || $0.isNumber || $0 == "_") }.last ?? ""
    let type = head[..<end].dropLast(name.count)
    guard !name.isEmpty, head[..<end].hasSuffix(name), type.contains(where: \.isLetter),
      !name.hasPrefix("_hookhost"), !name.hasPrefix("_XCT")
    else { return nil }
    return name
  }
}
