/// Symbolic links: where a path leads.
extension FileStore {
  /// How many links one path may go through, as MAXSYMLINKS of param.h has it.
  private static let mostLinks = 32

  /// The entry at a path itself, a link included.
  package func entry(at path: String) -> Entry? { entries[place(of: path)] }

  /// The path of an entry, with the links in the folders above it followed, and itself not.
  func place(of path: String) -> String {
    let path = absolute(path)
    guard links > 0, path != "/" else { return path }
    let folder = destination(of: Self.parent(of: path))
    return (folder == "/" ? "" : folder) + "/" + Self.name(of: path)
  }

  /// The path to which one leads, with all links followed.
  ///
  /// A link that leads nowhere answers where it points; one that leads to itself, itself.
  package func destination(of path: String) -> String {
    var path = absolute(path)
    guard links > 0 else { return path }
    for _ in 0..<Self.mostLinks {
      guard let next = followingFirstLink(of: path) else { return path }
      path = next
    }
    return path
  }

  /// The path with the first of its links replaced; nil when there is none.
  private func followingFirstLink(of path: String) -> String? {
    var folder = ""
    let parts = path.split(separator: "/")
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
