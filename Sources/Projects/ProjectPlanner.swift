package import LuaModules

/// Chooses what a project runs, and makes an image of it.
package struct ProjectPlanner {
  package private(set) var project: Project
  /// The options that the command line sets for all sources.
  let options: SourceOptions
  private let catalog: ProjectCatalog

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - options: The options that the command line sets for all sources.
  ///   - headers: Finds the headers of the system when the first image is made.
  package init(
    _ project: Project, options: SourceOptions, headers: @escaping () throws -> SystemHeaders
  ) {
    self.project = project
    self.options = options
    catalog = ProjectCatalog(project, headers)
  }

  // MARK: Choosing

  /// The units of tests, each source in one of them; what is left out is noted.
  package mutating func tests() -> [ProjectUnit] {
    var result: [ProjectUnit] = []
    var taken: Set<String> = []
    var foreign: [ProjectUnit] = []
    // Of targets with the same sources, the one that no platform's name is in is tested.
    let units = project.units.filter { $0.kind == .tests && !project.isVendored($0) }
    for unit in units.filter({ ForeignPlatform.ofName($0.name) == nil })
      + units.filter({ ForeignPlatform.ofName($0.name) != nil })
    {
      let sources = unit.sources.filter { ["m", "mm", "c"].contains(ProjectPath.ending($0.path)) }
      if let target = project.configuration.target, target != unit.name { continue }
      guard !sources.isEmpty else {
        noteLanguage(of: unit)
        continue
      }
      if unit.foreignPlatform ?? platformByName(unit) != nil {
        foreign.append(unit)
        continue
      }
      guard sources.contains(where: { !taken.contains($0.path) }) else {
        project.note("the target \(unit.name) has the same sources as another one")
        continue
      }
      taken.formUnion(sources.map(\.path))
      result.append(unit)
    }
    for unit in foreign {
      let platform = unit.foreignPlatform ?? platformByName(unit) ?? ""
      let isPlain = !unit.sources.contains { source in
        taken.contains(source.path) || namesForeignFramework(source.path)
      }
      if result.isEmpty, isPlain {
        project.note(
          "the target \(unit.name) is for \(platform); its sources are read all the same")
        taken.formUnion(unit.sources.map(\.path))
        result.append(unit)
      } else {
        project.note("the target \(unit.name) is for \(platform)")
      }
    }
    return result
  }

  /// Notes that a target has only sources in a language that is not read.
  private mutating func noteLanguage(of unit: ProjectUnit) {
    guard let first = unit.sources.first else {
      return project.note("the target \(unit.name) has no sources")
    }
    guard let language = Self.language(first.path) else { return }
    project.note("the target \(unit.name) has no sources in Objective-C; they are in \(language)")
  }

  private func platformByName(_ unit: ProjectUnit) -> String? {
    guard ForeignPlatform.ofName(unit.name) != nil else { return nil }
    let names = unit.sources.filter { namesForeignFramework($0.path) }
    return names.isEmpty ? nil : ForeignPlatform.ofName(unit.name)
  }

  /// Whether a source includes a header of a framework that iOS does not have.
  package func namesForeignFramework(_ path: String) -> Bool {
    project.scan(path).inclusions.contains { inclusion in
      ["Cocoa/", "AppKit/", "WatchKit/"].contains { inclusion.name.hasPrefix($0) }
    }
  }

  /// The app: the only one, the one that is named, the one with the project's name, or none.
  ///
  /// - Throws: ``SourceError`` that lists the targets when there are several.
  package func application() throws -> ProjectUnit? {
    let units = project.units.filter { !project.isVendored($0) && $0.foreignPlatform == nil }
    if let name = project.configuration.target {
      if let unit = units.first(where: { $0.name == name && !$0.sources.isEmpty })
        ?? units.first(where: { $0.name == name })
      {
        return unit
      }
      throw SourceError(
        message: "\(project.tree.root) has no target '\(name)'; \(ProjectPlanner.list(units))")
    }
    let apps = units.filter { $0.kind == .application && !$0.sources.isEmpty }
    let own = apps.filter { !ProjectConventions.isExamplePath($0.origin + "/x") }
    let chosen = own.isEmpty ? apps : own
    guard chosen.count > 1 else { return chosen.first }
    let main = chosen.filter {
      $0.name == ProjectPath.stem($0.origin) || $0.name == project.tree.name
    }
    if main.count == 1 { return main.first }
    throw SourceError(
      message:
        "\(project.tree.root) has several apps: \(chosen.map(\.name).joined(separator: ", ")); "
        + "--target NAME chooses one")
  }

  /// The libraries of the project, for an import of its folder.
  func libraries() -> [ProjectUnit] {
    project.units.filter {
      $0.kind == .library && !project.isVendored($0) && $0.foreignPlatform == nil
        && !ProjectConventions.isExamplePath($0.origin + "/x")
    }
  }

  /// The units whose sources `hookhost translate` reads: libraries, apps, tests, then the other files.
  ///
  /// Third parties' units, and those for other platforms, are left out.
  package func translated() -> [ProjectUnit] {
    let units = project.units.filter { !project.isVendored($0) && $0.foreignPlatform == nil }
    let kinds: [ProjectUnit.Kind] = [.library, .application, .tests, .other]
    let ordered = kinds.flatMap { kind in units.filter { $0.kind == kind } }
    let known = Set(project.units.flatMap { $0.sources.map(\.path) + $0.excludedSources })
    var rest = ProjectUnit(name: "files of no target", kind: .other)
    rest.number = project.units.count
    rest.moduleNames = [project.tree.name]
    rest.sources = project.tree.files.filter { file in
      ["m", "c"].contains(ProjectPath.ending(file)) && !known.contains(file)
        && !file.hasPrefix("/") && !ProjectConventions.isVendoredPath(file)
        && ForeignPlatform.ofPath(file) == nil
    }.map { ProjectUnit.Source(path: $0) }
    return ordered + [rest]
  }

  /// The units that an import of the folder loads: the app, or the libraries if apps are only examples of them.
  ///
  /// - Throws: ``SourceError`` that lists the apps when there are several and no library.
  package func imported() throws -> [ProjectUnit] {
    let libraries = libraries().filter { !$0.sources.isEmpty }
    do {
      guard let app = try application() else { return libraries }
      let isChosen = project.configuration.target != nil
      let isExample =
        ProjectConventions.isExamplePath(app.origin + "/x")
        || ProjectConventions.isExample(app.name)
      return isExample && !isChosen && !libraries.isEmpty ? libraries : [app]
    } catch let error as SourceError {
      guard project.configuration.target == nil, !libraries.isEmpty else { throw error }
      return libraries
    }
  }

  /// A sentence that names targets.
  package static func list(_ units: [ProjectUnit]) -> String {
    guard !units.isEmpty else { return "it has no targets" }
    let names = units.map { unit in
      "\(unit.name) (\(unit.kind == .application ? "app" : unit.kind.rawValue))"
    }
    return "its targets are " + names.joined(separator: ", ")
  }

  // MARK: Images

  /// The image of a unit.
  ///
  /// - Throws: `SystemFailure` when the map of headers cannot be written.
  package func image(of unit: ProjectUnit) throws -> ProjectImage {
    let tree = project.tree
    let index = catalog.headerIndex(near: unit.folder)
    let linker = ProjectLinker(unit, of: project, catalog, index: index)
    var image = ProjectImage(
      name: unit.kind == .tests ? "\(unit.name).xctest" : unit.productName ?? unit.name)
    let maps = try ProjectHeaderMaps(index, linker, project, catalog)
    let hasApp = linker.linked.contains { $0.unit.kind == .application }
    let owner = unit
    for (unit, sources) in linker.linked {
      image.missing += unit.missing.map { tree.path($0) }
      guard !sources.isEmpty else { continue }
      let options = try options(of: unit, maps)
      let bundle = bundlePath(of: unit, in: owner, hasApp: hasApp)
      let isCountedByHand = countsByHand(unit)
      for source in sources {
        let path = tree.path(source.path)
        if let language = ProjectPlanner.language(source.path) {
          image.foreign.append((language, path))
        } else {
          var own = options
          own.define += source.define
          own.usesARC =
            self.options.usesARC
            && (project.configuration.usesARC ?? source.usesARC ?? unit.usesARC
              ?? !(isCountedByHand || project.scan(source.path).countsByHand))
          image.sources.append(
            .init(path: path, options: own, bundle: bundle.isEmpty ? nil : bundle))
        }
      }
    }
    addBundles(linker.linked.map(\.unit), of: unit, to: &image)
    if let sdk = unit.settings?.text("SDKROOT"), sdk.hasPrefix("iphone") {
      image.sdkVersion = sdk.drop { !$0.isNumber }.split(separator: ".").compactMap { Int($0) }
    }
    if unit.kind == .tests {
      addFixtures(of: unit, to: &image)
      image.launch = project.launch(of: unit)
    }
    return image
  }

  private static func language(_ path: String) -> String? {
    switch ProjectPath.ending(path) {
    case "m", "c": nil
    case "swift": "Swift"
    case "s": "assembly"
    case "mm", "cpp", "cc", "cxx": "C++"
    default: "another language"
    }
  }

  /// Whether all sources of an Xcode target that says nothing of ARC count references by hand.
  ///
  /// A target has one setting. Where at least a quarter of its sources send the messages of manual
  /// counting, the others just need none of them.
  private func countsByHand(_ unit: ProjectUnit) -> Bool {
    guard unit.usesARC == nil, unit.origin.hasSuffix(".xcodeproj") else { return false }
    let unknown = unit.sources.filter {
      $0.usesARC == nil && ProjectPlanner.language($0.path) == nil
    }
    let byHand = unknown.filter { project.scan($0.path).countsByHand }
    return !byHand.isEmpty && 4 * byHand.count >= unknown.count
  }

  private func options(of unit: ProjectUnit, _ maps: ProjectHeaderMaps) throws -> SourceOptions {
    let tree = project.tree
    var result = options
    (result.vendors, result.target) = ([], nil)
    let own = try maps.own(unit)
    result.quoted = [GeneratedHeader.emptyFolder].compactMap { $0 } + own.quoted + maps.quoted
    // The settings' folders come before the headers of other units, of which one may have the name.
    let folders = unit.searchPaths.filter { tree.folders.contains($0) }
    result.include =
      options.include + project.configuration.include.map { tree.path($0) } + own.angled
      + folders.map { tree.path($0) } + maps.angled
    result.moduleMaps = catalog.moduleMaps
    result.absentHeaders = catalog.absentHeaders
    // Names that are not valid macros are omitted, such as variables of the build.
    result.define =
      unit.define.filter { $0.first.map { $0.isLetter || $0 == "_" } ?? false }
      + project.configuration.define + options.define
    if options.prefixHeader == nil { result.prefixHeader = try prefixHeader(of: unit) }
    return result
  }

  private func prefixHeader(of unit: ProjectUnit) throws -> String? {
    let tree = project.tree
    let header = project.configuration.prefixHeader ?? unit.prefixHeader
    let path = header.flatMap { tree.knownFiles.contains($0) ? tree.path($0) : nil }
    guard let text = unit.prefixText else { return path }
    let whole = path.flatMap { ProjectPath.real($0) }.map { "#import \"\($0)\"\n" } ?? ""
    return try GeneratedHeader.write(text + whole)
  }

  // MARK: Resources

  /// The path of the bundle that a unit's classes belong to, inside the app's; `""` for the app's own.
  ///
  /// A statically linked unit belongs to the tests, unless they run in an app; a framework is in the bundle
  /// that links it.
  private func bundlePath(of unit: ProjectUnit, in image: ProjectUnit, hasApp: Bool) -> String {
    if unit.kind == .application { return "" }
    let isOfTests = image.kind == .tests && (unit.kind == .tests || !hasApp)
    let base = isOfTests ? "PlugIns/\(image.name).xctest" : ""
    guard unit.isFramework else { return base }
    return ProjectPath.join(base, "Frameworks/\(unit.productName ?? unit.name).framework")
  }

  private func addBundles(
    _ units: [ProjectUnit], of owner: ProjectUnit, to image: inout ProjectImage
  ) {
    let resources = ProjectResources(tree: project.tree)
    let hasApp = units.contains { $0.kind == .application }
    var bundles: [String: ProjectImage.Bundle] = ["": .init(path: "")]
    for unit in units {
      var files = resources.files(unit.resources)
      for (name, paths) in unit.resourceBundles {
        files += resources.files(paths).map {
          .init(name: "\(name).bundle/\($0.name)", path: $0.path)
        }
      }
      files = files.map { .init(name: $0.name, path: project.tree.path($0.path)) }
      let path = bundlePath(of: unit, in: owner, hasApp: hasApp)
      var bundle = bundles[path] ?? .init(path: path)
      bundle.files += files
      if unit.kind == .application || unit.kind == .tests || unit.isFramework {
        bundle.infoPlist = unit.infoPlist.flatMap {
          project.tree.knownFiles.contains($0) ? project.tree.path($0) : nil
        }
        (bundle.infoEntries, bundle.settings) = (unit.infoEntries, unit.settings)
        if unit.kind == .application {
          bundle.entitlements = unit.entitlements.map { project.tree.path($0) }
        }
      }
      bundles[path] = bundle
      // Tests without an app find their resources in the main bundle, too.
      if !path.isEmpty, !hasApp { bundles[""]?.files += files }
    }
    image.bundles = bundles.values.sorted { $0.path < $1.path }
  }

  /// The files around the sources of tests, which find them by `__FILE__`.
  private func addFixtures(of unit: ProjectUnit, to image: inout ProjectImage) {
    let folders = Set(unit.sources.map { ProjectPath.folder(of: $0.path) })
    let known = Set(unit.resources)
    image.fixtures = project.tree.files.filter { file in
      guard !HeaderIndex.endings.contains(ProjectPath.ending(file)),
        !["m", "mm", "c", "swift"].contains(ProjectPath.ending(file)), !file.hasPrefix("/")
      else { return false }
      return known.contains(file)
        || folders.contains { !$0.isEmpty && ProjectPath.isInside(file, $0) }
    }.map { project.tree.path($0) }
  }
}
