internal import LuaBridge
internal import LuaModules
internal import ScriptHost

/// `hookhost translate FOLDER`: reads each source of a project as its target does, and lists the others.
///
/// Nothing is run. A source that several targets share is read once, for the first of them.
struct ProjectTranslation {
  private let project: Project
  private let options: SourceOptions
  /// The names or ends of paths of the sources to read; all of them if it is empty.
  private let names: [String]

  /// Opens a project.
  ///
  /// - Throws: ``SourceError`` if the folder has no sources, or its `hookhost.lua` is wrong.
  init(_ folder: String, names: [String], options: SourceOptions) throws {
    project = try Project(folder, options.project)
    guard project.isProject else {
      throw SourceError(message: "\(folder) holds no sources in Objective-C")
    }
    (self.names, self.options) = (names, options)
  }

  /// Reads the sources; writes a line for each one that is not read, and counts for each target.
  ///
  /// - Returns: Whether all sources were read.
  /// - Throws: ``SourceError`` if a header map cannot be written.
  func run(_ write: (String) -> Void) throws -> Bool {
    var known: Set<String> = []
    var isWhole = true
    let planner = ProjectPlanner(project, options: options)
    for unit in planner.translated() {
      var image = try planner.image(of: unit)
      image.sources.removeAll { !isWanted($0.path) || !known.insert($0.path).inserted }
      guard !image.sources.isEmpty else { continue }
      let reading = ImageReading(image)
      for path in reading.readPaths where !names.isEmpty { write("read: \(path)") }
      for source in reading.unread {
        write("not read: \(source.path): \(source.reason)")
        for more in source.more { write("  \(more)") }
      }
      for note in reading.absences { write(note) }
      write("\(image.name): \(reading.readCount) of \(image.sources.count) sources were read")
      isWhole = isWhole && reading.unread.isEmpty
    }
    for name in names where !known.contains(where: { Self.matches($0, name) }) {
      write("not there: \(name)")
      isWhole = false
    }
    return isWhole
  }

  private func isWanted(_ path: String) -> Bool {
    names.isEmpty || names.contains { Self.matches(path, $0) }
  }

  private static func matches(_ path: String, _ name: String) -> Bool {
    path == name || path.hasSuffix("/\(name)")
  }
}
