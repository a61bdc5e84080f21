internal import LuaBridge
internal import LuaModules
internal import Projects
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

  /// The result of reading one target.
  struct Unit {
    let name: String
    let sourceCount: Int
    let reading: ImageReading
    /// Whether the paths of the sources that were read are listed.
    let namesRead: Bool

    /// The lines of the report.
    var lines: [String] {
      var lines = namesRead ? reading.readPaths.map { "read: \($0)" } : []
      for source in reading.unread {
        lines.append("not read: \(source.path): \(source.reason)")
        lines += source.more.map { "  \($0)" }
      }
      lines += reading.absences
      return lines + ["\(name): \(reading.readCount) of \(sourceCount) sources were read"]
    }

    var json: JSON {
      .object([
        ("name", .text(name)), ("sources", .integer(sourceCount)),
        ("read", .strings(reading.readPaths)),
        (
          "unread",
          .array(
            reading.unread.map { source in
              .object([
                ("file", .text(source.path)), ("reason", .text(source.reason)),
                ("more", .strings(source.more)),
              ])
            })
        ),
        ("absent", .strings(reading.absences)),
      ])
    }
  }

  /// The result of reading a project.
  struct Report {
    var units: [Unit] = []
    /// Names that no source has.
    var unknown: [String] = []
    /// Sentences on the files that describe the project and cannot be used.
    var faults: [String] = []

    /// Whether all sources were read, and all names are known.
    var isWhole: Bool { unknown.isEmpty && units.allSatisfy { $0.reading.unread.isEmpty } }
    var absences: [String] { unknown.map { "not there: \($0)" } }

    func json(folder: String) -> JSON {
      MachineOutput.object(
        "translate",
        [
          ("folder", .text(folder)), ("isWhole", .flag(isWhole)),
          ("targets", .array(units.map(\.json))), ("unknown", .strings(unknown)),
        ])
    }
  }

  /// Reads the sources.
  ///
  /// - Parameter didRead: called with each target that has sources, once they are read.
  /// - Throws: ``SourceError`` if a header map cannot be written.
  func run(_ didRead: (Unit) -> Void) throws -> Report {
    var known: Set<String> = []
    var report = Report()
    report.faults = project.faults
    let planner = ProjectPlanner(project, options: options)
    for unit in planner.translated() {
      var image = try planner.image(of: unit)
      image.sources.removeAll { !isWanted($0.path) || !known.insert($0.path).inserted }
      guard !image.sources.isEmpty else { continue }
      let done = Unit(
        name: image.name, sourceCount: image.sources.count, reading: ImageReading(image),
        namesRead: !names.isEmpty)
      didRead(done)
      report.units.append(done)
    }
    report.unknown = names.filter { name in !known.contains { Self.matches($0, name) } }
    return report
  }

  private func isWanted(_ path: String) -> Bool {
    names.isEmpty || names.contains { Self.matches(path, $0) }
  }

  private static func matches(_ path: String, _ name: String) -> Bool {
    path == name || path.hasSuffix("/\(name)")
  }
}
