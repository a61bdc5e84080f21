import StringSearch

/// An `.xcworkspace` or an `.xcodeproj` that says which projects of a folder belong together.
struct ProjectFile {
  /// The folder that it is in.
  let folder: String
  private let name: String

  /// A file that the user has named in place of a folder; nil for a folder.
  init?(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard ["xcworkspace", "xcodeproj"].contains(ProjectPath.ending(path)),
      !ProjectPath.stem(path).isEmpty
    else { return nil }
    let parent = ProjectPath.folder(of: path)
    folder = parent.isEmpty ? path.hasPrefix("/") ? "/" : "." : parent
    name = ProjectPath.name(path)
  }

  /// The workspace of a project: the nearest one, if only one is so near.
  ///
  /// The workspace inside an `.xcodeproj`, which Xcode makes for it, says nothing.
  init?(nearestIn tree: ProjectTree) {
    func depth(_ path: String) -> Int { path.split(separator: "/").count }
    let found = tree.folders.filter { path in
      ProjectPath.ending(path) == "xcworkspace" && !path.contains(".xcodeproj/")
        && !ProjectConventions.isVendoredPath(path) && !ProjectConventions.isExamplePath(path)
    }
    guard let least = found.map(depth).min(), case let near = found.filter({ depth($0) == least }),
      near.count == 1, let path = near.first
    else { return nil }
    folder = tree.root
    name = path
  }

  /// Whether it is a single project.
  var isProject: Bool { ProjectPath.ending(name) == "xcodeproj" }

  /// Its projects: paths in the tree, and absolute paths of those outside it.
  func projects(in tree: ProjectTree) -> [String] {
    isProject ? [name] : XcodeWorkspace(name, in: tree)?.projects ?? []
  }
}

extension Project {
  /// Leaves out the tests and apps of projects that do not belong to the workspace.
  ///
  /// Their libraries stay, since other targets may link them. Where the user has named no file, the
  /// projects of a workspace without tests are not all that there is to test.
  mutating func leaveOut(_ named: ProjectFile?, _ members: [String]) {
    let projects = Set(members)
    guard !projects.isEmpty else { return }
    func isMember(_ unit: ProjectUnit) -> Bool {
      ProjectPath.ending(unit.origin) != "xcodeproj" || projects.contains(unit.origin)
        || unit.origin.hasPrefix("/")
    }
    let kinds = [ProjectUnit.Kind.tests, .application].filter { kind in
      named != nil
        || units.contains {
          $0.kind == kind && projects.contains($0.origin) && $0.foreignPlatform == nil
        }
    }
    for unit in units
    where kinds.contains(unit.kind) && !isMember(unit) && !isVendored(unit) {
      note("\(tree.path(unit.origin)) is no project of the workspace")
    }
    keepUnits { !kinds.contains($0.kind) || isMember($0) }
  }

  /// Adds the pods of each target to what it links, as the Podfiles say.
  ///
  /// A pod that is not in the folder is in that of its option `:path`, or in a folder of its name
  /// beside the project.
  mutating func addPods() {
    let files = tree.files.filter {
      ProjectPath.name($0) == "Podfile" && !ProjectConventions.isVendoredPath($0)
    }
    var wanted: [(name: String, of: String)] = []
    var places: [String: String] = [:]
    for file in files {
      guard let text = tree.text(file) else { continue }
      let podfile = Podfile(text)
      let folder = ProjectPath.folder(of: file)
      for (pod, path) in podfile.folders {
        places[pod] = path.hasPrefix("/") ? path : tree.path(folder) + "/" + path
      }
      changeUnits { unit in
        guard ProjectPath.ending(unit.origin) == "xcodeproj", unit.foreignPlatform == nil,
          ProjectPath.isInside(unit.origin, folder)
        else { return }
        for pod in podfile.pods(of: unit.name) where !unit.dependencies.contains(pod) {
          unit.dependencies.append(pod)
          wanted.append((pod, unit.name))
        }
      }
    }
    for (pod, target) in addLibraries(wanted, at: places) {
      noteAbsent(pod)
      note("the pod \(pod) of the target \(target) is not there; --vendor DIR names its folder")
    }
  }

  /// Adds the dependencies of podspecs, packages, Cartfiles and submodules that are in folders beside the project.
  mutating func addDependencies() {
    var wanted: [(name: String, of: String)] = []
    for unit in units where !isVendored(unit) && unit.foreignPlatform == nil {
      guard ["podspec", "swift"].contains(ProjectPath.ending(unit.origin)) else { continue }
      wanted += unit.dependencies.map { ($0, ProjectPath.name(unit.origin)) }
    }
    for file in tree.files
    where ["Cartfile", "Cartfile.private"].contains(ProjectPath.name(file))
      && !file.hasPrefix("/") && !ProjectConventions.isVendoredPath(file)
    {
      for line in (tree.text(file) ?? "").split(separator: "\n") {
        let words = line.split(separator: "\"")
        guard words.count > 1, !line.hasPrefix("#") else { continue }
        wanted.append((ProjectPath.stem(String(words[1])), ProjectPath.name(file)))
      }
    }
    for line in (tree.text(".gitmodules") ?? "").split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.drop { " \t".contains($0) } }
      guard parts.count > 1, parts[0].hasPrefix("path") else { continue }
      let path = String(parts[1].prefix { $0 != "\r" })
      if !tree.filledFolders.contains(path) {
        wanted.append((ProjectPath.name(path), ".gitmodules"))
      }
    }
    var seen: Set<String> = []
    for (name, origin) in addLibraries(wanted.filter { seen.insert($0.name).inserted }) {
      noteAbsent(name)
      note("\(name), which \(origin) names, is not there; --vendor DIR names its folder")
    }
  }

  /// Adds the folders of wanted libraries, and returns the libraries that are not there.
  ///
  /// - Parameter places: The folders of libraries, by name; others are beside the project.
  private mutating func addLibraries(
    _ wanted: [(name: String, of: String)], at places: [String: String] = [:]
  ) -> [(name: String, of: String)] {
    var (names, extent) = (libraryNames, (units.count, tree.files.count))
    var absent: [(name: String, of: String)] = []
    for (name, origin) in wanted where !names.contains(name.lowercased()) {
      let place = places[name]
      if let place { addVendor(at: place) }
      if place == nil || !libraryNames.contains(name.lowercased()) { addVendor(beside: name) }
      let now = (units.count, tree.files.count)
      if now != extent { (names, extent) = (libraryNames, now) }
      if !names.contains(name.lowercased()) { absent.append((name, origin)) }
    }
    return absent
  }

  /// The names of the libraries of all units and vendored folders, in lower case.
  private var libraryNames: Set<String> {
    let libraries = units.filter { $0.kind == .library }.flatMap { unit in
      [unit.name, unit.productName].compactMap { $0 } + unit.moduleNames
    }
    let folders = tree.filledFolders.filter { ProjectConventions.isVendoredPath($0 + "/x") }
    return Set((libraries + folders.map { ProjectPath.name($0) }).map { $0.lowercased() })
  }
}
