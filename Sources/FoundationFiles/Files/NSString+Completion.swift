internal import FoundationCore
internal import SelectorRuntime

/// The completion of paths with existing files.
extension NSString {
  static func defineCompletion(_ string: ClassDefinition<NSString>) {
    string.method("completePathIntoString:caseSensitive:matchesIntoArray:filterTypes:") {
      (string, _: Value, isCaseSensitive: Bool, _: Value, types: [String]?) -> Value in
      let path = try string.convertible().string
      let matches = string.completions(of: path, isCaseSensitive, types)
      let longest = matches.dropFirst().reduce(matches.first) { common, match in
        common.map { zip($0, match).prefix { $0 == $1 }.map(\.0) }.map { String($0) }
      }
      return .foreign(
        OutValues([
          .integer(Int64(matches.count)), longest.map { .string($0) } ?? .none,
          .list(matches.map { .string($0) }),
        ]))
    }
  }

  /// Returns the paths of files that begin with a path, sorted by name.
  private func completions(
    of path: String, _ isCaseSensitive: Bool, _ types: [String]?
  ) -> [String] {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = PathText.expandingTilde(UTF16Text(String(path[..<start]))).string
    let beginning = isCaseSensitive ? String(path[start...]) : path[start...].lowercased()
    let names = foundation.files.names(inFolder: foundation.files.absolute(folder)) ?? []
    return names.sorted().filter { name in
      let own = isCaseSensitive ? name : name.lowercased()
      guard own.hasPrefix(beginning) else { return false }
      guard let types else { return true }
      return types.contains(PathText.pathExtension(UTF16Text(name)).string)
    }.map { String(path[..<start]) + $0 }
  }
}
