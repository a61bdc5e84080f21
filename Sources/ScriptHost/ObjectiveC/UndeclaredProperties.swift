internal import ObjectiveCSources
import StringSearch

// no traps of abs: columns of sources are positive.

/// The undeclared properties of a source, with types that let it compile.
///
/// Each one has an object type first. If clang reports a mismatch, its message contains the right
/// type.
struct UndeclaredProperties {
  /// Where a property is used.
  private struct Use {
    let name: String
    /// The file and the line.
    let line: Substring
    let column: Int
  }

  private var uses: [Use] = []
  private var types: [String: String] = [:]

  /// Finds the properties that clang's messages report.
  init(_ diagnostics: String) { take(diagnostics) }

  private mutating func take(_ diagnostics: String) {
    for line in diagnostics.split(separator: "\n") {
      let words = ": warning: property '"
      guard let place = Place(line), let start = line.firstRange(of: words)?.upperBound,
        line.contains("' not found on object of type '")
      else { continue }
      let name = String(line[start...].prefix { $0 != "'" })
      uses.append(Use(name: name, line: place.line, column: place.column))
      if types[name] == nil { types[name] = "id" }
    }
  }

  /// Updates the types of the properties from clang's messages.
  ///
  /// - Returns: Whether any type has changed.
  mutating func refine(_ diagnostics: String) -> Bool {
    let before = types
    take(diagnostics)
    for line in diagnostics.split(separator: "\n") where line.contains(": error: ") {
      guard let place = Place(line) else { continue }
      if line.contains(": error: property '"), line.hasSuffix("not found on object of type 'id'") {
        // The receiver is the nearest undeclared property in front of it.
        let before = uses.filter { use in
          use.line == place.line && use.column < place.column && types[use.name] == "id"
        }.max { $0.column < $1.column }
        if let before { types[before.name] = "NSObject *" }
        continue
      }
      guard let type = wantedType(line) else { continue }
      let near = uses.filter { $0.line == place.line && types[$0.name] == "id" }
        .min { abs($0.column - place.column) < abs($1.column - place.column) }
      if let near { types[near.name] = type }
    }
    return types != before
  }

  /// The type in an error about a mismatch with `id`: the first other type in quotes.
  private func wantedType(_ line: Substring) -> String? {
    guard let words = line.firstRange(of: ": error: ")?.upperBound else { return nil }
    guard !line[words...].hasPrefix("property '") else { return nil }
    let parts = line[words...].split(separator: "'", omittingEmptySubsequences: false)
    let quoted = parts.indices.filter { $0 % 2 == 1 }
    guard quoted.contains(where: { parts[$0] == "id" }) else { return nil }
    return quoted.first { parts[$0] != "id" && !parts[$0 - 1].hasSuffix("aka ") }
      .map { String(parts[$0]) }
  }

  /// The path of the header that declares them; the header is only in memory.
  static let header = "/hookhost/undeclared.h"

  /// The text of that header; nil if there are no properties.
  var text: String? {
    guard !types.isEmpty else { return nil }
    let lines = types.sorted { $0.key < $1.key }.map { "@property \($1) \($0);\n" }
    return """
      #pragma clang system_header
      #import <UIKit/UIKit.h>
      @interface NSObject (\(Lowering.undeclaredCategory))
      \(lines.joined())@end

      """
  }
}

/// The location in a message of clang.
private struct Place {
  let line: Substring
  let column: Int

  /// Parses the beginning of a line: `file:line:column: `.
  init?(_ text: Substring) {
    guard let end = text.firstRange(of: ": ")?.lowerBound else { return nil }
    let place = text[..<end]
    guard let colon = place.lastIndex(of: ":"),
      let column = Int(place[place.index(after: colon)...])
    else { return nil }
    line = place[..<colon]
    self.column = column
  }
}
