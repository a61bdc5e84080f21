internal import LuaBridge

/// The files of a project's folder, by paths that are relative to it.
///
/// Folders that tools make (`DerivedData`, `node_modules`, names with a dot in front) are not looked
/// into. Symbolic links are followed, as CocoaPods uses them; a folder is read at most twice by links, so circles end.
package struct ProjectTree {
  /// The folder, as the user named it, without a slash behind it.
  let root: String
  /// The plain files, a folder's own before those of the folders in it.
  package private(set) var files: [String] = []
  package private(set) var folders: Set<String> = [""]
  /// The folders that have files in them; those of submodules that were not fetched have none.
  private(set) var filledFolders: Set<String> = []
  /// Folders that could not be read, with the system's reason.
  private(set) var unreadable: [(path: String, reason: String)] = []
  private(set) var isCut = false
  /// The same files, to look one up.
  private(set) var knownFiles: Set<String> = []

  /// More files than any project has: a folder that holds the whole disk is not read to its end.
  private static let mostFiles = 100_000
  private static let deepest = 40
  private static let made: Set<String> = [
    "DerivedData", "node_modules", "build", "__MACOSX", "xcuserdata",
  ]

  package init(_ root: String) {
    var root = root
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    while root.hasPrefix("./") { root.removeFirst(2) }
    self.root = root.isEmpty ? "." : root
    var visits: [String: Int] = [:]
    read("", depth: 0, &visits)
    knownFiles = Set(files)
  }

  /// A path that opens the file from the current folder.
  package func path(_ relative: String) -> String {
    if relative.hasPrefix("/") { return relative }
    if relative.isEmpty { return root }
    if root == "." { return relative }
    return root == "/" ? "/" + relative : root + "/" + relative
  }

  /// Whether something in it is a source in Objective-C or C.
  package var hasSources: Bool { files.contains { ["m", "c"].contains(ProjectPath.ending($0)) } }

  /// Whether something in it is a source or describes a project, so that it is more than a folder.
  package var describesProject: Bool {
    !files(["m", "c", "mm", "swift", "pbxproj", "podspec"]).isEmpty
  }

  /// The name of the project's folder, also when it was named `.`.
  package var name: String { ProjectPath.name(ProjectPath.real(root) ?? root) }

  func text(_ relative: String) -> String? { ProjectPath.text(path(relative)) }

  /// The files with one of some extensions.
  func files(_ endings: Set<String>) -> [String] {
    files.filter { endings.contains(ProjectPath.ending($0)) }
  }

  /// The files and folders that a pattern of a folder matches; a folder's name means what is directly in it.
  package func paths(_ pattern: String, in folder: String = "") -> [String] {
    guard let whole = ProjectPath.normalized(ProjectPath.join(folder, pattern)) else { return [] }
    if folders.contains(whole) { return [whole] }
    let matcher = PathPattern(whole)
    // A string's prefix is compared by bytes, that of a substring character by character.
    let fixed = String(whole.prefix { !"*?[{".contains($0) })
    return files.filter { $0.hasPrefix(fixed) && matcher.matches($0) }
      + folders.filter { $0.hasPrefix(fixed) && matcher.matches($0) }.sorted()
  }

  /// Adds the files of another folder by their absolute paths.
  mutating func add(_ other: ProjectTree) {
    files += other.files.map { other.path($0) }
    folders.formUnion(other.folders.map { other.path($0) })
    filledFolders.formUnion(other.filledFolders.map { other.path($0) })
    knownFiles = Set(files)
  }

  /// Adds single files outside of the folder by their absolute paths.
  mutating func add(outside paths: [String]) {
    files += paths.filter { !knownFiles.contains($0) }
    knownFiles.formUnion(paths)
    folders.formUnion(paths.map { ProjectPath.folder(of: $0) })
  }

  /// Takes files away.
  mutating func remove(_ paths: Set<String>) {
    files.removeAll { paths.contains($0) }
    knownFiles.subtract(paths)
  }

  private mutating func read(_ folder: String, depth: Int, _ visits: inout [String: Int]) {
    guard depth < Self.deepest, !isCut, let real = ProjectPath.real(path(folder)) else { return }
    let plain = ProjectPath.real(root).map { ProjectPath.join($0, folder) }
    guard visits[real, default: 0] < 2 || real == plain else { return }
    visits[real, default: 0] += 1
    let names: [[UInt8]]
    do {
      names = try Folder.names(in: Array(path(folder).utf8))
    } catch {
      unreadable.append((folder, "\(error)"))
      return
    }
    var inside: [String] = []
    for bytes in names {
      guard let name = String(validating: bytes, as: UTF8.self) else { continue }
      let path = ProjectPath.join(folder, name)
      let whole = Array(self.path(path).utf8)
      if Folder.hasFile(whole) {
        files.append(path)
      } else if Folder.exists(whole), !Self.made.contains(name) || folder.hasSuffix(".xcodeproj") {
        inside.append(path)
      }
      guard files.count < Self.mostFiles else {
        isCut = true
        return
      }
    }
    if inside.count < names.count {
      var filled = folder
      while filledFolders.insert(filled).inserted, !filled.isEmpty {
        filled = ProjectPath.folder(of: filled)
      }
    }
    for path in inside {
      folders.insert(path)
      if !Self.isBuilt(path) { read(path, depth: depth + 1, &visits) }
    }
  }

  private static func isBuilt(_ path: String) -> Bool {
    path.hasSuffix("Carthage/Build") || path.hasSuffix(".framework.dSYM")
  }
}
