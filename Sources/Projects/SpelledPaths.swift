/// The paths of a project as a file system that ignores case finds them, as that of a Mac does.
///
/// A project may name the folder `Sources` where the repository has `sources`.
final class SpelledPaths {
  private let tree: ProjectTree
  private lazy var spellings: [String: String] = {
    var result: [String: String] = [:]
    for path in tree.files + tree.folders.sorted() { result[path.lowercased()] = path }
    return result
  }()

  /// - Parameter tree: The files of the project.
  init(_ tree: ProjectTree) { self.tree = tree }

  /// The path as the tree spells it, or the same path if the tree does not have it.
  ///
  /// - Parameter path: A path that is relative to the project's folder.
  func spelled(_ path: String) -> String {
    guard !tree.knownFiles.contains(path), !tree.folders.contains(path) else { return path }
    return spellings[path.lowercased()] ?? path
  }
}
