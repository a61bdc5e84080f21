/// Finds what belongs into an image: the sources of a unit, those of the units that it depends on, and
/// those whose headers they include.
struct ProjectLinker {
  private let project: Project
  private let unit: ProjectUnit
  private let index: HeaderIndex
  private let catalog: ProjectCatalog
  /// The units in the order in which they were linked, with their sources.
  private(set) var linked: [(unit: ProjectUnit, sources: [ProjectUnit.Source])] = []
  private var taken: Set<String> = []
  private var takenUnits: Set<Int> = []
  private var scanned: Set<String> = []
  /// Headers without a source of their name.
  private var unmatched: [String] = []
  /// The number of sources without a unit that are being followed, each included by the one before it.
  private var depth = 0
  /// Deeper sources follow those that were linked before them.
  private static let deepest = 100
  /// Names of `<Module/Module.h>` that no file has.
  private(set) var absentUmbrellas: Set<String> = []
  /// Headers that a Swift compiler would write: `App-Swift.h`.
  private(set) var swiftHeaders: Set<String> = []

  init(
    _ unit: ProjectUnit, of project: Project, _ catalog: ProjectCatalog, index: HeaderIndex
  ) {
    self.project = project
    self.unit = unit
    self.catalog = catalog
    self.index = index
    link(unit)
    if unit.kind == .tests, let host = unit.host { linkUnit(named: host) }
    var place = 0
    repeat {
      while place < linked.count {
        follow(linked[place].sources)
        place += 1
      }
      while place == linked.count, let header = unmatched.popLast() {
        for name in project.scan(header).interfaces { linkClass(name, of: header) }
      }
    } while place < linked.count
  }

  // MARK: Units

  /// Links a unit, and the units that it depends on behind it.
  private mutating func link(_ unit: ProjectUnit) {
    var waiting = [unit]
    while let unit = waiting.popLast() {
      guard takenUnits.insert(unit.number).inserted else { continue }
      let new = unit.sources.filter { taken.insert($0.path).inserted }
      linked.append((unit, new))
      waiting += unit.dependencies.compactMap { self.unit(named: $0) }.reversed()
    }
  }

  private mutating func linkUnit(named name: String) {
    if let unit = unit(named: name) { link(unit) }
  }

  /// The unit of a name, unless it is linked: one for iOS of several; tests are linked as hosts alone.
  private func unit(named name: String) -> ProjectUnit? {
    let candidates = catalog.unitsByName[name] ?? []
    let chosen =
      candidates.first { project.units[$0].origin == unit.origin } ?? candidates.first
    guard let chosen, !takenUnits.contains(chosen) else { return nil }
    return project.units[chosen]
  }

  // MARK: Headers

  /// Follows the inclusions of sources to the sources that implement what they declare.
  private mutating func follow(_ sources: [ProjectUnit.Source]) {
    var waiting = sources.map(\.path)
    if let header = linked.first?.unit.prefixHeader { waiting.append(header) }
    while let file = waiting.popLast() {
      guard scanned.insert(file).inserted else { continue }
      for inclusion in project.scan(file).inclusions {
        guard let header = resolve(inclusion, in: file) else { continue }
        waiting.append(header)
        linkImplementation(of: header)
      }
    }
  }

  private mutating func resolve(_ inclusion: ImportScan.Inclusion, in file: String) -> String? {
    if !inclusion.isAngled,
      let beside = ProjectPath.normalized(
        ProjectPath.join(ProjectPath.folder(of: file), inclusion.name)),
      case let path = file.hasPrefix("/") ? "/" + beside : beside,
      project.tree.knownFiles.contains(path)
    {
      return path
    }
    let folder = inclusion.name.prefix { $0 != "/" }
    if inclusion.isAngled, inclusion.name == "\(folder)/\(folder).h",
      catalog.swiftModules.contains(String(folder))
    {
      swiftHeaders.insert("\(folder)/\(folder)-Swift.h")
    }
    if let found = index.names[inclusion.name] { return found }
    if inclusion.name.hasSuffix("-Swift.h") { swiftHeaders.insert(inclusion.name) }
    let parts = inclusion.name.split(separator: "/")
    if parts.count == 2, parts[1] == parts[0] + ".h" {
      absentUmbrellas.insert(String(parts[0]))
      // A unit of that name declares what the umbrella header would include.
      linkUnit(named: String(parts[0]))
    }
    return nil
  }

  private mutating func linkImplementation(of header: String) {
    let isForeign = unit.foreignPlatform != nil
    let candidates = (catalog.sourcesByStem[ProjectPath.stem(header)] ?? []).filter {
      isForeign || ForeignPlatform.ofPath($0) == nil
    }
    if !link(oneOf: candidates, for: header) {
      unmatched.append(header)
      linkOwner(of: header)
    }
  }

  /// Links the source of a class whose header has another name, unless only tests have the source.
  private mutating func linkClass(_ name: String, of header: String) {
    let candidates = (catalog.sourcesByClass[name] ?? []).filter { source in
      (unit.foreignPlatform != nil || ForeignPlatform.ofPath(source) == nil)
        && (taken.contains(source) || catalog.sourceOwners[source] == nil
          || owner(of: source) != nil)
    }
    _ = link(oneOf: candidates, for: header)
  }

  /// Links the source that is nearest to a header, unless one is linked; false if there is none.
  private mutating func link(oneOf candidates: [String], for header: String) -> Bool {
    guard !candidates.contains(where: taken.contains) else { return true }
    let folder = ProjectPath.folder(of: header)
    let best =
      candidates.first { ProjectPath.folder(of: $0) == folder }
      ?? candidates.max { sharedDepth($0, folder) < sharedDepth($1, folder) }
    guard let best else { return false }
    guard let owner = owner(of: best) else {
      taken.insert(best)
      var alone = ProjectUnit(name: unit.name + " (more)", kind: .library)
      alone.prefixHeader = unit.prefixHeader
      alone.folder = ProjectPath.folder(of: best)
      let source = ProjectUnit.Source(path: best)
      if let last = linked.last?.unit, last.name == alone.name, last.folder == alone.folder,
        depth < Self.deepest
      {
        let place = linked.count - 1
        depth += 1
        follow([source])
        depth -= 1
        linked[place].sources.append(source)
      } else {
        linked.append((alone, [source]))
      }
      return true
    }
    link(project.units[owner])
    return true
  }

  /// A header without a source of its name, as an umbrella: the pod or framework that lists it is linked.
  private mutating func linkOwner(of header: String) {
    guard let owner = catalog.headerOwners[header], !takenUnits.contains(owner) else { return }
    let isLinked = project.units[owner].sources.contains { taken.contains($0.path) }
    if !isLinked { link(project.units[owner]) }
  }

  /// The unit that a source is linked from: for iOS, of the same project, a library before an app.
  private func owner(of source: String) -> Int? {
    let owners = (catalog.sourceOwners[source] ?? []).filter { number in
      project.units[number].foreignPlatform == nil && project.units[number].kind != .tests
        && project.units[number].kind != .other
    }
    return owners.min { rank($0) < rank($1) }
  }

  private func rank(_ number: Int) -> Int {
    let candidate = project.units[number]
    return (candidate.kind == .library ? 0 : 2) + (candidate.origin == unit.origin ? 0 : 1)
  }

  private func sharedDepth(_ path: String, _ folder: String) -> Int {
    zip(path.split(separator: "/"), folder.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
