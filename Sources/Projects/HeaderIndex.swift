internal import ObjectiveCSources

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// The headers of a project by the names under which sources include them.
///
/// A header is found by its name, by every end of its path (`a/b/H.h`, `b/H.h`), by the name of each
/// folder above it (`<Folder/H.h>`) and by the names of the pods, targets and frameworks that it belongs
/// to. Of several, the nearest to a folder wins: that of the target whose sources are read.
struct HeaderIndex {
  /// How a name leads to a header, the best first.
  private enum Rank: Int, CaseIterable { case module, path, folder }

  private(set) var names: [String: String] = [:]

  static let endings: Set<String> = ["h", "hh", "hpp", "hxx", "inc", "def", "pch", "inl", "ipp"]

  /// Makes the index of some headers.
  ///
  /// - Parameters:
  ///   - headers: Their paths.
  ///   - modules: By the path of a header, names of what it belongs to.
  ///   - folder: The folder that near ones are near to.
  ///   - projectName: The name of the project's own folder.
  init(_ headers: [String], modules: [String: [String]], near folder: String, projectName: String) {
    let home = PathText.parts(of: folder)
    // Headers share folders, whose names are looked at once.
    var distances: [String: Int] = [:]
    let ordered = headers.map { path -> (path: String, parts: [Substring], distance: Int) in
      let folder = ProjectPath.folder(of: path)
      let distance = distances[folder] ?? HeaderIndex.distance(path, home)
      distances[folder] = distance
      return (path, PathText.parts(of: path), distance)
    }.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
    for rank in Rank.allCases {
      for header in ordered {
        let parts = header.parts
        guard let name = parts.last else { continue }
        switch rank {
        case .module:
          add(String(name), header.path)
          for module in modules[header.path] ?? [] { add("\(module)/\(name)", header.path) }
        case .path:
          for start in parts.indices.dropLast() {
            add(String(header.path[parts[start].startIndex...]), header.path)
          }
        case .folder:
          for part in parts.dropLast().reversed() {
            add("\(PathText.module(ofFolder: part))/\(name)", header.path)
          }
          add("\(projectName)/\(name)", header.path)
        }
      }
    }
  }

  private mutating func add(_ name: String, _ path: String) {
    if names[name] == nil { names[name] = path }
  }

  /// How far a header is from a folder; those of other platforms and of examples are farther.
  private static func distance(_ path: String, _ home: [Substring]) -> Int {
    let parts = PathText.parts(of: path).dropLast()
    let shared = zip(parts, home).prefix { $0 == $1 }.count
    var result = (home.count - shared) * 2 + (parts.count - shared)
    for part in parts.dropFirst(shared) {
      if ForeignPlatform.ofName(String(part)) != nil { result += 100 }
      if ProjectConventions.isExample(String(part)) { result += 50 }
      if ProjectConventions.isVendored(String(part)) { result += 20 }
    }
    return result
  }

  /// Writes the path of another file under a name that has none.
  mutating func addMissing(_ name: String, _ path: String) { add(name, path) }
}
