import LuaModules

/// The headers, modules and sources of a project, each list made once for all images of the project.
final class ProjectCatalog {
  private let project: Project
  private let findSystemHeaders: () throws -> SystemHeaders
  private var knownSystemHeaders: SystemHeaders?
  private var knownSwiftHeaders: SwiftHeaders?
  private var latestIndex: (folder: String, index: HeaderIndex)?

  init(_ project: Project, _ findSystemHeaders: @escaping () throws -> SystemHeaders) {
    self.project = project
    self.findSystemHeaders = findSystemHeaders
  }

  /// The absolute path of the project's folder.
  private(set) lazy var root = ProjectPath.real(project.tree.root) ?? project.tree.root

  /// The headers that come with the program.
  ///
  /// - Throws: ``SourceError`` if they cannot be created.
  func systemHeaders() throws -> SystemHeaders {
    if let knownSystemHeaders { return knownSystemHeaders }
    let found = try findSystemHeaders()
    knownSystemHeaders = found
    return found
  }

  /// The headers that Swift compilers would write.
  ///
  /// - Throws: ``SourceError`` if the program's own headers cannot be created.
  func swiftHeaders() throws -> SwiftHeaders {
    if let knownSwiftHeaders { return knownSwiftHeaders }
    let made = SwiftHeaders(project, in: root, try systemHeaders())
    knownSwiftHeaders = made
    return made
  }

  /// The paths of the headers.
  private(set) lazy var headers = project.tree.files(HeaderIndex.endings)

  /// By the path of a header, the names of what it belongs to.
  private(set) lazy var headerModules: [String: [String]] = {
    let headersByFolder = Dictionary(grouping: headers) { ProjectPath.folder(of: $0) }
    let known = Set(headers)
    var result: [String: [String]] = [:]
    for unit in project.units where unit.foreignPlatform == nil {
      var folders = Set(unit.sources.map { ProjectPath.folder(of: $0.path) })
      folders.formUnion(unit.searchPaths.filter { $0 != "" })
      var own = Set(unit.headers.filter(known.contains))
      for folder in folders { own.formUnion(headersByFolder[folder] ?? []) }
      for header in own { result[header, default: []] += unit.moduleNames }
    }
    return result
  }()

  /// The index of the headers near a folder; the targets of an Xcode project share theirs.
  func headerIndex(near folder: String) -> HeaderIndex {
    if let latestIndex, latestIndex.folder == folder { return latestIndex.index }
    let index = HeaderIndex(
      headers, modules: headerModules, near: folder, projectName: project.tree.name)
    latestIndex = (folder, index)
    return index
  }

  /// The headers of third parties that sources are read without.
  private(set) lazy var absentHeaders: AbsentHeaderRule = {
    // A folder with nothing but `OCMock+App.h` and the like extends a third party's module.
    func extends(_ file: String) -> Bool {
      let folder = ProjectPath.name(ProjectPath.folder(of: file))
      return !folder.isEmpty && ProjectPath.name(file).hasPrefix(folder + "+")
    }
    let files = project.tree.files
    let plain = Set(files.filter { !extends($0) }.map { ProjectPath.folder(of: $0) })
    let extending = Set(files.filter(extends).map { ProjectPath.folder(of: $0) })
      .subtracting(plain)
    let folders = project.tree.filledFolders.filter { !extending.contains($0) }
    var own = Set(folders.map { ProjectPath.name($0) })
    own.insert(project.tree.name)
    for unit in project.units where !unit.sources.isEmpty || !unit.headers.isEmpty {
      own.formUnion(unit.moduleNames)
    }
    return AbsentHeaderRule(ownModules: own, dependencies: project.absentDependencies)
  }()

  /// The module maps of the tree, one for each module, without those for other platforms.
  private(set) lazy var moduleMaps: [ModuleMap] = {
    let files = project.tree.files(["modulemap"]).filter {
      ForeignPlatform.ofPath($0) == nil && ForeignPlatform.ofName(ProjectPath.stem($0)) == nil
    }
    var result: [ModuleMap] = []
    for file in files {
      let words = (project.tree.text(file) ?? "").split(whereSeparator: \.isWhitespace)
      guard let place = words.firstIndex(of: "module"), place + 1 < words.count else { continue }
      let name = String(words[place + 1])
      guard !result.contains(where: { $0.name == name }) else { continue }
      result.append(ModuleMap(name: name, path: project.tree.path(file)))
    }
    return result
  }()

  /// By the name of a unit or of its product, the numbers of the units for iOS without those of tests.
  private(set) lazy var unitsByName: [String: [Int]] = {
    var result: [String: [Int]] = [:]
    for (number, unit) in project.units.enumerated()
    where unit.foreignPlatform == nil && unit.kind != .tests {
      for name in Set([unit.name, unit.productName ?? unit.name]) {
        result[name, default: []].append(number)
      }
    }
    return result
  }()

  /// By the name of a module, the numbers of the libraries of that name.
  private(set) lazy var librariesByModule: [String: [Int]] = {
    var result: [String: [Int]] = [:]
    for (number, unit) in project.units.enumerated() where unit.kind == .library {
      for name in Set(unit.moduleNames) { result[name, default: []].append(number) }
    }
    return result
  }()

  /// The names of the modules with sources in Swift.
  private(set) lazy var swiftModules = Set(
    project.units.filter { unit in
      unit.sources.contains { ProjectPath.ending($0.path) == "swift" }
    }.flatMap(\.moduleNames))

  /// By the path of a header, the number of the first library for iOS that lists it.
  private(set) lazy var headerOwners: [String: Int] = {
    var owners: [String: Int] = [:]
    for (number, unit) in project.units.enumerated()
    where unit.kind == .library && unit.foreignPlatform == nil {
      owners.merge(unit.headers.map { ($0, number) }) { first, _ in first }
    }
    return owners
  }()

  /// The files of probes and of data models, from which headers are made.
  private(set) lazy var probeFiles = project.tree.files(["d"])
  private(set) lazy var dataModels = project.tree.files.filter {
    $0.hasSuffix(".xcdatamodel/contents")
  }

  /// By the path of a source, the numbers of the units that have it.
  private(set) lazy var sourceOwners: [String: [Int]] = {
    var owners: [String: [Int]] = [:]
    for (number, unit) in project.units.enumerated() {
      for source in unit.sources { owners[source.path, default: []].append(number) }
    }
    return owners
  }()

  /// The sources by the classes that they implement other than by categories.
  private(set) lazy var sourcesByClass: [String: [String]] = {
    var result: [String: [String]] = [:]
    for source in project.tree.files(["m"]) {
      for name in project.scan(source).implementations { result[name, default: []].append(source) }
    }
    return result
  }()

  /// The sources by their names without extensions.
  private(set) lazy var sourcesByStem = Dictionary(
    grouping: project.tree.files(["m", "mm", "c", "swift"])
  ) { ProjectPath.stem($0) }
}
