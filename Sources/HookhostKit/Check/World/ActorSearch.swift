internal import LuaBridge
internal import LuaModules
internal import Projects
internal import ScriptHost
import StringSearch

/// Finds the actors in a folder, and what is left out of them.
struct ActorSearch {
  private let options: CheckOptions
  private let planner: ProjectPlanner
  /// Whether the folder has SDKs side by side.
  private var isCollection = false
  private var project: Project { planner.project }
  private var tree: ProjectTree { planner.project.tree }
  private(set) var actors: [CheckActor] = []
  /// Sentences on what was left out and why.
  private(set) var leftOut: [String] = []
  /// The known source of each path, with the unit that it belongs to.
  private var known: [String: (unit: ProjectUnit, source: ProjectUnit.Source)] = [:]
  /// The folders of apps that show an SDK, and the sources that podspecs name.
  private var appsBesideSDKs: [String] = []
  private var podSources: Set<String> = []
  /// The sources that podspecs exclude and nothing has, with the podspec and their number.
  private var excluded: [String: (spec: String, count: Int)] = [:]

  /// Folders whose folders are actors; of Carthage's, only the checkouts are.
  private static let shelves: Set<String> = [
    "pods", "checkouts", "vendor", "vendors", "frameworks",
  ]
  /// Folders that CocoaPods makes.
  private static let made: Set<String> = [
    "Headers", "Target Support Files", "Local Podspecs", "Pods.xcodeproj",
  ]
  private static let languages = [
    "mm": "Objective-C++", "cpp": "C++", "cc": "C++", "cxx": "C++", "swift": "Swift",
    "s": "assembly",
  ]

  /// Searches a folder.
  ///
  /// - Throws: ``CommandLineError`` if there are no actors, or two of one name.
  init(_ options: CheckOptions) throws {
    self.options = options
    var configuration = ProjectConfiguration.none
    configuration.include = []
    do {
      var settings = SourceOptions()
      settings.define = options.settings.define
      settings.include = options.settings.include
      planner = ProjectPlanner(try Project(options.folder, configuration), options: settings)
    } catch let error as SourceError {
      throw CommandLineError.misused(error.message)
    }
    for unit in planner.project.units where unit.foreignPlatform == nil {
      for source in unit.sources where known[source.path] == nil {
        known[source.path] = (unit, source)
      }
    }
    // A podspec says for which platforms the sources are; a project's targets may be for any.
    let pods = planner.project.units.filter { ProjectPath.ending($0.origin) == "podspec" }
    let used = Set(pods.flatMap { $0.sources.map(\.path) })
    for unit in pods {
      let sources = unit.excludedSources.filter { !used.contains($0) }
      for source in sources { excluded[source] = (unit.origin, sources.count) }
    }
    findAppsBesideSDKs(used)
    let chosen = options.settings.actors
    do {
      if chosen.isEmpty { try findFolders() } else { try chosen.forEach { try add($0) } }
      actors.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      for model in try CheckModel.named(options.settings.models) + options.settings.ownModels {
        var actor = CheckActor(name: model.name)
        actor.model = model
        actors.append(actor)
      }
    } catch let error as SystemFailure {
      throw CommandLineError.misused("the headers cannot be mapped: \(error)")
    }
    leaveOutLinks()
    var names: Set<String> = []
    for actor in actors where !names.insert(actor.name).inserted {
      throw CommandLineError.misused(
        "two actors are named '\(actor.name)'; "
          + "give them different names in \(CheckSettings.fileName)")
    }
    guard actors.contains(where: { $0.model == nil }) else {
      let hint = leftOut.isEmpty ? "" : " (left out: \(leftOut.joined(separator: "; ")))"
      throw CommandLineError.misused("no Objective-C sources in '\(options.folder)'\(hint)")
    }
    leftOut += project.notes.filter { !leftOut.contains($0) && $0.contains("cannot be read") }
    leftOut = Array(Set(leftOut)).sorted()
  }

  // MARK: Folders

  private mutating func findFolders() throws {
    isCollection = hasProjects
    let shelves: Set<String> =
      isCollection
      ? []
      : tree.folders.filter { folder in
        Self.shelves.contains(ProjectPath.name(folder).lowercased())
          && (ProjectPath.name(folder) != "Checkouts" || folder.hasSuffix("Carthage/Checkouts"))
          && !isInShelf(ProjectPath.folder(of: folder)) && reasonToLeave(folder + "/x") == nil
      }
    let parts = shelves.sorted().flatMap { folders(in: $0) }
    var found: [(name: String, folder: String)] = []
    for part in parts where !Self.made.contains(ProjectPath.name(part)) {
      if hasSources(part) {
        found.append((ProjectPath.name(part), part))
      } else {
        note(empty: part)
      }
    }
    if !found.isEmpty {
      let counts = Dictionary(grouping: found, by: \.name).mapValues(\.count)
      for part in found {
        let isShared = counts[part.name, default: 0] > 1
        try add(
          isShared ? part.folder : part.name, folder: part.folder, files: files(in: part.folder))
      }
      try addApp(shelves)
      return
    }
    for part in folders(in: "") {
      if hasSources(part) {
        try add(ProjectPath.name(part), folder: part, files: files(in: part))
      } else {
        note(empty: part)
      }
    }
    let loose = tree.files.filter { !$0.contains("/") && ProjectPath.ending($0) == "m" }
    if !loose.isEmpty {
      try add(folderName, folder: "", files: tree.files.filter { !$0.contains("/") })
    } else if actors.isEmpty, tree.files.contains(where: { ProjectPath.ending($0) == "c" }) {
      note("only C, which has no methods to hook")
    }
  }

  /// Adds the files outside the folders of vendored code as the app.
  private mutating func addApp(_ shelves: Set<String>) throws {
    let files = files(in: "").filter { file in
      !shelves.contains { ProjectPath.isInside(file, $0) }
        && !ProjectConventions.isVendoredPath(file)
    }
    guard files.contains(where: { ProjectPath.ending($0) == "m" }) else { return }
    let name = (try? planner.application())?.name ?? folderName
    try add(actors.contains { $0.name == name } ? "app" : name, folder: "", files: files)
  }

  /// The name of the searched folder; the root folder has none.
  private var folderName: String { tree.name.isEmpty ? "app" : tree.name }

  /// Whether most of the folders are SDKs of their own, and nothing describes the folder as a whole.
  ///
  /// The folders of vendored code in one of them then do not make the others one app.
  private var hasProjects: Bool {
    let files = Set(tree.files)
    let ofApp = ["Podfile", "Cartfile", "Package.swift"].contains(where: files.contains)
    let units = planner.project.units.map(\.origin)
    guard !ofApp, units.allSatisfy({ $0.isEmpty || $0.contains("/") }) else { return false }
    let specs = files.filter { $0.hasSuffix(".podspec") || $0.hasSuffix(".podspec.json") }
    let described = Set(specs.map { ProjectPath.folder(of: $0) })
    let parts = folders(in: "").filter { hasSources($0) }
    let own = parts.filter { described.contains($0) || files.contains("\($0)/Package.swift") }
    return own.count > 1 && own.count * 2 > parts.count
  }

  private func isInShelf(_ path: String) -> Bool {
    path.split(separator: "/").contains { Self.shelves.contains($0.lowercased()) }
  }

  private func folders(in folder: String) -> [String] {
    tree.folders.filter { ProjectPath.folder(of: $0) == folder && !$0.isEmpty }.sorted()
  }

  /// The files of a folder that are not left out.
  private mutating func files(in folder: String) -> [String] {
    var real: Set<String> = []
    let root = ProjectPath.real(options.folder) ?? options.folder
    let own = ProjectPath.join(root, folder)
    let shelf = ProjectPath.folder(of: own)
    let isLink = folder.isEmpty || ProjectPath.real(tree.path(folder)) != own
    return tree.files.filter { file in
      guard ProjectPath.isInside(file, folder) else { return false }
      guard let reason = reasonToLeave(file, in: folder) else {
        // A link may lead to a file that the folder has already, or to the folder of another actor.
        let path = ProjectPath.real(tree.path(file)) ?? file
        let isOthers =
          !isLink && ProjectPath.isInside(path, shelf) && !ProjectPath.isInside(path, own)
        return !isOthers && real.insert(path).inserted
      }
      if Self.isSource(file) { note(reason) }
      return false
    }
  }

  private func hasSources(_ folder: String) -> Bool {
    tree.files.contains { file in
      ProjectPath.isInside(file, folder) && ProjectPath.ending(file) == "m"
        && reasonToLeave(file, in: folder) == nil
    }
  }

  private static func isSource(_ file: String) -> Bool {
    ["m", "c"].contains(ProjectPath.ending(file)) || languages[ProjectPath.ending(file)] != nil
  }

  /// Why a file is left out: it is of tests, of an example, or for another platform.
  private func reasonToLeave(_ file: String, in folder: String = "") -> String? {
    var path = ""
    for part in file.split(separator: "/").dropLast() {
      path = ProjectPath.join(path, String(part))
      // A folder that was named as an actor is not left out for its own name.
      if ProjectPath.isInside(folder, path), !options.settings.actors.isEmpty { continue }
      let name = String(part)
      if ProjectConventions.isTests(name) { return "\(tree.path(path)): tests" }
      if isCollection, ["Pods", "Carthage"].contains(name) {
        return "\(tree.path(path)): installed dependencies"
      }
      if ProjectConventions.isExample(name) { return "\(tree.path(path)): an example" }
      if let platform = ForeignPlatform.ofName(name), !isPodOfThisPlatform(path) {
        return "\(tree.path(path)): for \(platform)"
      }
    }
    if let app = appsBesideSDKs.first(where: { ProjectPath.isInside(file, $0) }),
      !podSources.contains(file)
    {
      return "\(tree.path(app)): an app beside an SDK with a podspec"
    }
    if let (spec, count) = excluded[file] {
      return "\(tree.path(spec)): excludes \(count == 1 ? "1 source" : "\(count) sources")"
    }
    guard ProjectPath.ending(file) == "m" else { return nil }
    return project.scan(file).isOfTests ? "\(tree.path(file)): tests" : nil
  }

  /// Finds the folders with the `main` of an app in an SDK's folder, which its podspec does not name.
  ///
  /// An app reaches as far up from its `main` as there are no sources of the podspec.
  private mutating func findAppsBesideSDKs(_ used: Set<String>) {
    podSources = used
    let pods = planner.project.units.filter { ProjectPath.ending($0.origin) == "podspec" }
    // A project with vendored code may be an app that has a podspec, too.
    let hasShelf = tree.folders.contains { isInShelf($0) }
    let folders = pods.filter { !$0.sources.isEmpty }.map { ProjectPath.folder(of: $0.origin) }
      .filter { !$0.isEmpty || !hasShelf }
    var apps: Set<String> = []
    for file in tree.files where ProjectPath.ending(file) == "m" && !used.contains(file) {
      let within = folders.filter { ProjectPath.isInside(file, $0) }
      guard !within.isEmpty, project.scan(file).definesMain else { continue }
      var app = ProjectPath.folder(of: file)
      while case let above = ProjectPath.folder(of: app), !within.contains(above),
        within.contains(where: { ProjectPath.isInside(above, $0) }),
        !used.contains(where: { ProjectPath.isInside($0, above) })
      {
        app = above
      }
      apps.insert(app)
    }
    appsBesideSDKs = apps.subtracting(folders).sorted()
  }

  /// Whether a folder is a pod with the name of another platform, such as `Watch`, that uses nothing of it.
  private func isPodOfThisPlatform(_ path: String) -> Bool {
    let shelf = ProjectPath.name(ProjectPath.folder(of: path)).lowercased()
    guard Self.shelves.contains(shelf), ProjectPath.name(path).allSatisfy(\.isLetter) else {
      return false
    }
    return !tree.files.contains { file in
      ProjectPath.isInside(file, path) && Self.isSource(file)
        && planner.namesForeignFramework(file)
    }
  }

  private mutating func note(_ reason: String) {
    if !leftOut.contains(reason) { leftOut.append(reason) }
  }

  private mutating func note(empty folder: String) {
    let files = tree.files.filter { ProjectPath.isInside($0, folder) }
    let reasons = files.filter { Self.isSource($0) }.compactMap { reasonToLeave($0) }
    if let reason = reasons.first { return note(reason) }
    let names = Set(files.compactMap { Self.languages[ProjectPath.ending($0)] }).sorted()
    if files.contains(where: { ProjectPath.ending($0) == "c" }) {
      note("\(tree.path(folder)): no Objective-C, only C, which has no methods to hook")
    } else if !names.isEmpty {
      note("\(tree.path(folder)): only \(names.joined(separator: ", ")), which is not read")
    } else if files.contains(where: { $0.contains(".framework/") || $0.contains(".xcframework/") })
    {
      note("\(tree.path(folder)): a framework without sources; --model NAME may describe it")
    }
  }

  /// Leaves out the actors whose sources all are those of another one, to which a link leads.
  private mutating func leaveOutLinks() {
    let root = ProjectPath.real(options.folder) ?? options.folder
    let real = actors.map { Set($0.own.map { ProjectPath.real($0) ?? $0 }) }
    // The paths that the sources have if no link leads to them.
    let plain = actors.map { Set($0.own.map { ProjectPath.join(root, relative($0)) }) }
    for place in actors.indices.reversed()
    where actors[place].model == nil && plain[place] != real[place] {
      // A link to a folder above leads to the sources of several actors.
      let others = actors.indices.filter {
        $0 != place && plain[$0] == real[$0] && !real[place].isDisjoint(with: real[$0])
      }
      let reached = others.reduce(into: Set<String>()) { $0.formUnion(real[$1]) }
      guard real[place].isSubset(of: reached) else { continue }
      let names = others.map { actors[$0].name }.joined(separator: ", ")
      note("\(tree.path(actors[place].folder)): a link to the sources of \(names)")
      actors.remove(at: place)
      return leaveOutLinks()
    }
  }

  /// A path of the project, relative to the checked folder.
  private func relative(_ path: String) -> String {
    let prefix = options.folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  // MARK: Actors

  private mutating func add(_ actor: CheckSettings.Actor) throws {
    let prefix = options.folder + "/"
    let pattern =
      actor.path.hasPrefix(prefix) ? String(actor.path.dropFirst(prefix.count)) : actor.path
    let paths = tree.paths(pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern)
    let folders = paths.filter { !$0.isEmpty && tree.folders.contains($0) && hasSources($0) }
    let sources = paths.filter { ProjectPath.ending($0) == "m" }
    guard !folders.isEmpty || !sources.isEmpty else {
      throw CommandLineError.misused("the actor '\(actor.path)' has no Objective-C sources")
    }
    if folders.isEmpty {
      for source in sources {
        try add(actor.name ?? ProjectPath.stem(source), folder: source, files: [source], actor)
      }
    }
    for folder in folders {
      try add(
        actor.name ?? ProjectPath.name(folder), folder: folder, files: files(in: folder), actor)
    }
  }

  private mutating func add(
    _ name: String, folder: String, files: [String], _ settings: CheckSettings.Actor? = nil
  ) throws {
    var unit = ProjectUnit.empty(name, .library)
    unit.folder = tree.folders.contains(folder) ? folder : ProjectPath.folder(of: folder)
    unit.moduleNames = [ProjectPath.name(folder.isEmpty ? name : folder)]
    unit.sources = files.filter { ["m", "c"].contains(ProjectPath.ending($0)) }.map { path in
      guard let (owner, source) = known[path] else { return .plain(path) }
      var own = source
      own.define =
        owner.define.filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false } + own.define
      own.usesARC = own.usesARC ?? owner.usesARC
      return own
    }
    let owners = files.compactMap { known[$0]?.unit }
    for owner in owners {
      unit.moduleNames += owner.moduleNames.filter { !unit.moduleNames.contains($0) }
      unit.prefixHeader = unit.prefixHeader ?? owner.prefixHeader
      unit.prefixText = unit.prefixText ?? owner.prefixText
      unit.searchPaths += owner.searchPaths.filter { !unit.searchPaths.contains($0) }
    }
    unit.headers = files.filter { ProjectPath.ending($0) == "h" }
    unit.prefixHeader = unit.prefixHeader ?? files.first { ProjectPath.ending($0) == "pch" }
    var image = try planner.image(of: unit)
    let own = Set(unit.sources.map { tree.path($0.path) })
    // The app needs what it uses, but it is checked by itself.
    if folder.isEmpty { image.sources.removeAll { !own.contains($0.path) } }
    var actor = CheckActor(name: name)
    actor.folder = folder
    actor.own = own
    actor.isExtension = files.contains { file in
      ProjectPath.name(file).hasSuffix("Info.plist")
        && ProjectPath.text(tree.path(file))?.contains("NSExtensionPointIdentifier") == true
    }
    actor.isProgram =
      (actor.isExtension
        || files.contains { ProjectPath.ending($0) == "m" && project.scan($0).definesMain })
      && !files.contains { $0.hasSuffix(".podspec") || $0.hasSuffix(".podspec.json") }
    actor.headers = unit.headers.map { tree.path($0) }
    actor.absentPrefix = owners.compactMap(\.prefixHeader).first { !tree.files.contains($0) }
    actor.installs = settings?.installs
    actor.sources = image.sources.map { source in
      var options = source.options
      options.include = (settings?.include ?? []).map { tree.path($0) } + options.include
      options.define += settings?.define ?? []
      if let usesARC = settings?.usesARC { options.usesARC = usesARC }
      return .init(path: source.path, options: options, bundle: nil)
    }
    actor.foreign = files.compactMap { file in
      Self.languages[ProjectPath.ending(file)].map { ($0, tree.path(file)) }
    }
    actors.append(actor)
  }
}
