internal import LuaBridge
package import LuaModules
package import Projects
internal import Synchronization

extension ProjectPlanner {
  /// Creates a planner whose images include the program's own headers.
  package init(_ project: Project, options: SourceOptions) {
    self.init(project, options: options, headers: SourceHeaders.ofSystem)
  }
}

extension SourceHeaders {
  /// The headers of the system.
  ///
  /// - Throws: ``SourceError`` if they cannot be created.
  fileprivate static func ofSystem() throws -> SystemHeaders {
    let place = try place()
    if let known = latestSystem.withLock({ $0.value(for: place.path) }) { return known }
    let isInMemory = !place.texts.isEmpty
    let names = isInMemory ? place.texts.map(\.name) : ProjectTree(place.path).files.sorted()
    let system = SystemHeaders(names: Set(names.map { $0.lowercased() })) {
      isInMemory
        ? place.texts.map { Array($0.text.utf8) }
        : names.compactMap { ProjectPath.bytes("\(place.path)/\($0)") }
    }
    latestSystem.withLock { $0 = ExpiringValue(system, for: place.path) }
    return system
  }

  private static let latestSystem = Mutex(ExpiringValue<SystemHeaders>())
}
