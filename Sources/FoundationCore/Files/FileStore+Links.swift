internal import StringSearch

/// Symbolic links and the resolution of paths.
extension FileStore {
  /// The maximum number of links in the resolution of one path, MAXSYMLINKS of param.h.
  private static let mostLinks = 32

  /// The most bytes of a path, PATH_MAX of syslimits.h without the NUL.
  static let longestPath = 1023

  /// Returns the entry at a path without following a link at its end.
  package func entry(at path: String) -> Entry? { path.isEmpty ? nil : entries[place(of: path)] }

  /// Returns the path of an entry with the links in its parent folders resolved, but not itself.
  func place(of path: String) -> String {
    let path = absolute(path)
    guard links > 0, path != "/" else { return path }
    let folder = destination(of: Self.parent(of: path))
    return (folder == "/" ? "" : folder) + "/" + Self.name(of: path)
  }

  /// Returns a path with all links resolved.
  ///
  /// For a dangling link it returns the target's path; for a link to itself, the link's own path.
  package func destination(of path: String) -> String {
    var path = absolute(path)
    guard links > 0, path.utf8.count <= Self.longestPath else { return path }
    for _ in 0..<Self.mostLinks {
      guard let next = followingFirstLink(of: path) else { return path }
      path = next
    }
    return path
  }

  /// Returns the path with the first of its links replaced; nil if it has none.
  private func followingFirstLink(of path: String) -> String? {
    var folder = ""
    let parts = Substring(path).parts(at: UInt8(ascii: "/"))
    for (index, part) in parts.enumerated() {
      let here = folder + "/" + part
      if let target = entries[here]?.link {
        let start = target.hasPrefix("/") ? target : folder + "/" + target
        let rest = parts[(index + 1)...].joined(separator: "/")
        return Self.normalized(start + "/" + rest)
      }
      folder = here
    }
    return nil
  }
}
