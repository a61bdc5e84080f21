internal import LuaBridge

/// A folder as a project: its units, read from what describes them, and the notes on what was left out.
///
/// An `.xcodeproj`, a podspec and a `Package.swift` may describe the same files; a source is linked once.
/// Without all of these, the units are made of the tree by custom.
package struct Project {
  package private(set) var tree: ProjectTree
  private(set) var configuration: ProjectConfiguration
  package private(set) var units: [ProjectUnit] = []
  /// Sentences on what was left out and why.
  package private(set) var notes: [String] = []
  /// The notes on files that describe the project and cannot be used.
  package private(set) var faults: [String] = []
  /// Names of pods and packages that the project needs, and that are not there.
  private(set) var absentDependencies: Set<String> = []
  private var noted: Set<String> = []
  private let scans = ImportScans()

  /// Reads a project.
  ///
  /// - Throws: ``SourceError`` when its `hookhost.lua` is wrong.
  package init(_ folder: String, _ configuration: ProjectConfiguration = ProjectConfiguration())
    throws
  {
    let file = ProjectFile(folder)
    tree = ProjectTree(file?.folder ?? folder)
    self.configuration = configuration
    try self.configuration.addFile(tree.path(ProjectConfiguration.fileName))
    for (path, reason) in tree.unreadable {
      notes.append("the folder \(tree.path(path)) cannot be read: \(reason)")
    }
    if tree.isCut { notes.append("the folder holds too many files; not all were looked at") }
    let members = (file ?? ProjectFile(nearestIn: tree))?.projects(in: tree) ?? []
    for project in members where project.hasPrefix("/") {
      addVendor(ProjectPath.parent(project))
    }
    units += readUnits(of: tree, members)
    leaveOut(file, members)
    for folder in self.configuration.vendors { addVendor(folder) }
    addPods()
    addDependencies()
    excludeFiles()
    addTreeUnits()
    for place in units.indices { units[place].number = place }
  }

  /// Whether a folder has something that makes it a project: sources in Objective-C.
  package var isProject: Bool { tree.hasSources }

  package func scan(_ path: String) -> ImportScan { scans.scan(path, in: tree) }

  mutating func noteAbsent(_ dependency: String) { absentDependencies.insert(dependency) }

  mutating func note(_ text: String) { if noted.insert(text).inserted { notes.append(text) } }

  private mutating func noteFault(_ text: String) {
    faults.append(text)
    note(text)
  }

  // MARK: Units

  /// The units of a tree; those of the projects of a workspace come first.
  private mutating func readUnits(
    of tree: ProjectTree, _ members: [String] = []
  ) -> [ProjectUnit] {
    var result: [ProjectUnit] = []
    let projects = tree.folders.filter { $0.hasSuffix(".xcodeproj") }
    let first = members.filter(projects.contains)
    for path in first + Project.nearFirst(projects.subtracting(first)) {
      do {
        let project = try XcodeProject(path, in: tree)
        self.tree.add(outside: project.outsideFiles)
        result += project.units
      } catch let failure as XcodeProject.Failure {
        noteFault("\(tree.path(ProjectPath.folder(of: path))): \(failure.reason)")
      } catch {}
    }
    var pods: Set<String> = []
    for path in Project.nearFirst(tree.files(["podspec"])) {
      guard let text = tree.text(path) else { continue }
      guard let spec = Podspec(text) else {
        noteFault("\(tree.path(path)) holds no spec")
        continue
      }
      let units = spec.units(path, in: tree)
      if units.isEmpty { continue }
      // Old versions' specs stand in folders of their own.
      guard pods.insert(units.first?.name ?? path).inserted else { continue }
      result += units
    }
    for path in Project.nearFirst(tree.files.filter { ProjectPath.name($0) == "Package.swift" }) {
      guard let text = tree.text(path) else { continue }
      let units = PackageManifest(text).units(path, in: tree)
      if units.isEmpty {
        noteFault(
          "\(tree.path(path)) names no target in plain text, and it is not run; the tree is read")
      }
      for unit in units where unit.sources.isEmpty {
        for folder in unit.missing {
          noteFault("\(tree.path(path)): the target \(unit.name) has no folder \(folder)")
        }
      }
      result += units
    }
    let used = Set(result.flatMap { $0.sources.map(\.path) })
    for unit in result where unit.kind == .library {
      let left = unit.excludedSources.count { !used.contains($0) }
      guard left > 0 else { continue }
      let sources = left == 1 ? "1 source" : "\(left) sources"
      notes.append("\(tree.path(unit.origin)) excludes \(sources)")
    }
    return result
  }

  private static func nearFirst(_ paths: some Collection<String>) -> [String] {
    func depth(_ path: String) -> Int { path.split(separator: "/").count }
    return paths.sorted { (depth($0), $0) < (depth($1), $1) }
  }

  /// Adds the files and units of a folder with third parties' sources, whose paths are absolute.
  mutating func addVendor(_ folder: String) {
    guard let real = ProjectPath.real(folder) else {
      notes.append("there is no folder '\(folder)' with third parties' sources")
      return
    }
    addVendor(ProjectTree(real)) { _ in true }
  }

  /// Adds the sources of a pod in a folder outside of the project, or in one around it.
  mutating func addVendor(at folder: String) {
    guard let real = ProjectPath.real(folder), let own = ProjectPath.real(tree.root), real != own
    else { return }
    var vendor = ProjectTree(real)
    guard ProjectPath.isInside(own, real) else { return addVendor(vendor) { _ in true } }
    // The example of a pod is inside the pod's folder.
    let inner = String(own.dropFirst(real.count + 1))
    vendor.remove(Set(vendor.files.filter { ProjectPath.isInside($0, inner) }))
    addVendor(vendor) { !ProjectPath.isInside($0.origin, inner) }
  }

  private mutating func addVendor(
    _ vendor: ProjectTree, _ isWanted: (ProjectUnit) -> Bool
  ) {
    var added = readUnits(of: vendor).filter { $0.kind == .library && isWanted($0) }
    for place in added.indices { added[place].changePaths { vendor.path($0) } }
    units += added
    tree.add(vendor)
  }

  /// Adds the sources of a third party in a folder of its name beside the project.
  mutating func addVendor(beside name: String) {
    guard let real = ProjectPath.real(tree.root), case let parent = ProjectPath.parent(real),
      let names = try? Folder.names(in: Array(parent.utf8))
    else { return }
    let found = names.map { String(decoding: $0, as: UTF8.self) }.sorted().first {
      $0.lowercased() == name.lowercased()
    }
    guard let found, let folder = ProjectPath.real(parent + "/" + found), folder != real,
      !ProjectPath.isInside(real, folder)
    else { return }
    addVendor(folder)
  }

  mutating func keepUnits(_ isKept: (ProjectUnit) -> Bool) { units.removeAll { !isKept($0) } }

  mutating func changeUnits(_ change: (inout ProjectUnit) -> Void) {
    for place in units.indices { change(&units[place]) }
  }

  private mutating func excludeFiles() {
    guard !configuration.exclude.isEmpty else { return }
    let patterns = configuration.exclude.map(PathPattern.init)
    let folders = configuration.exclude
    let excluded = Set(
      tree.files.filter { file in
        patterns.contains { $0.matches(file) }
          || folders.contains { ProjectPath.isInside(file, $0) }
      })
    tree.remove(excluded)
    for place in units.indices {
      units[place].sources.removeAll { excluded.contains($0.path) }
      units[place].headers.removeAll { excluded.contains($0) }
    }
  }

  /// Makes units of the sources that no target of tests has: the tests, and the rest, by custom.
  private mutating func addTreeUnits() {
    func isTest(_ path: String) -> Bool {
      scan(path).isOfTests || ProjectConventions.isTestsPath(path)
    }
    let paths = Set(configuration.sources.flatMap { tree.paths($0) })
    let namesTests = paths.contains { scan($0).isOfTests }
    if !configuration.sources.isEmpty {
      for place in units.indices where units[place].kind != .tests {
        units[place].sources.removeAll { !paths.contains($0.path) && !$0.path.hasPrefix("/") }
      }
      let known = Set(units.flatMap { $0.sources.map(\.path) })
      addTreeUnit(
        "sources", .library,
        tree.files.filter {
          paths.contains($0) && !known.contains($0) && !(namesTests && isTest($0))
        })
    }
    let testsAreKnown = units.contains { unit in
      unit.kind == .tests && !isVendored(unit) && unit.sources.contains { isRead($0.path) }
    }
    let known = Set(units.flatMap { $0.sources.map(\.path) })
    let rest = tree.files.filter { file in
      guard isRead(file), !known.contains(file), !file.hasPrefix("/"),
        !ProjectConventions.isVendoredPath(file)
      else { return false }
      guard let foreign = ForeignPlatform.ofPath(file) else { return true }
      note("\(tree.path(foreign.folder)) is for \(foreign.platform)")
      return false
    }
    if !testsAreKnown {
      let tests = rest.filter { isTest($0) && (!namesTests || paths.contains($0)) }
      if tests.contains(where: { scan($0).isOfTests || !scan($0).classes.isEmpty }) {
        addTreeUnit("\(tree.name)Tests", .tests, tests)
      }
    }
    let hasTargets = units.contains { $0.kind != .tests && !isVendored($0) && !$0.sources.isEmpty }
    if !hasTargets, configuration.sources.isEmpty {
      let own = rest.filter { !isTest($0) && !ProjectConventions.isExamplePath($0) }
      let hasMain = own.contains { scan($0).definesMain }
      addTreeUnit(tree.name, hasMain ? .application : .library, own)
    }
  }

  private mutating func addTreeUnit(_ name: String, _ kind: ProjectUnit.Kind, _ files: [String]) {
    guard !files.isEmpty else { return }
    var unit = ProjectUnit(name: name, kind: kind)
    unit.moduleNames = [tree.name]
    unit.sources = files.map { ProjectUnit.Source(path: $0) }
    unit.folder = Project.commonFolder(files)
    let prefixes = tree.files(["pch"]).filter { !ProjectConventions.isVendoredPath($0) }
    unit.prefixHeader =
      prefixes.first { ProjectPath.isInside($0, unit.folder) } ?? prefixes.first
    if kind != .tests {
      unit.resources = tree.files.filter { file in
        ProjectResources.copies(file)
          && !ProjectConventions.isVendoredPath(file) && !ProjectConventions.isTestsPath(file)
      }
      unit.infoPlist = tree.files.first { ProjectPath.name($0).hasSuffix("Info.plist") }
      unit.entitlements = tree.files(["entitlements"]).first {
        !ProjectConventions.isVendoredPath($0)
      }
    } else {
      unit.resources = tree.files.filter { file in
        ProjectResources.copies(file)
          && ProjectPath.isInside(file, unit.folder)
      }
    }
    units.append(unit)
  }

  private static func commonFolder(_ paths: [String]) -> String {
    var common = paths.first.map { ProjectPath.folder(of: $0) } ?? ""
    while !common.isEmpty, !paths.allSatisfy({ ProjectPath.isInside($0, common) }) {
      common = ProjectPath.folder(of: common)
    }
    return common
  }

  private func isRead(_ path: String) -> Bool { ["m", "c"].contains(ProjectPath.ending(path)) }

  func isVendored(_ unit: ProjectUnit) -> Bool {
    unit.origin.hasPrefix("/") || ProjectConventions.isVendoredPath(unit.origin)
  }
}

/// The scans of files, each of which is made once.
final class ImportScans {
  private var known: [String: ImportScan] = [:]

  func scan(_ path: String, in tree: ProjectTree) -> ImportScan {
    if let made = known[path] { return made }
    let made = ImportScan(ProjectPath.bytes(tree.path(path)) ?? [])
    known[path] = made
    return made
  }
}

extension ProjectUnit {
  /// Changes all paths, as when a unit belongs to another folder than the project's.
  fileprivate mutating func changePaths(_ change: (String) -> String) {
    origin = change(origin)
    folder = change(folder)
    for place in sources.indices { sources[place].path = change(sources[place].path) }
    headers = headers.map(change)
    resources = resources.map(change)
    resourceBundles = resourceBundles.map { ($0.name, $0.paths.map(change)) }
    searchPaths = searchPaths.map(change)
    prefixHeader = prefixHeader.map(change)
    infoPlist = infoPlist.map(change)
  }
}
