internal import LuaBridge
import StringSearch

/// The targets of an `.xcodeproj`, read from its `project.pbxproj`.
struct XcodeProject {
  /// The path of the `.xcodeproj`.
  let path: String
  let objects: XcodeObjects
  private(set) var tree: ProjectTree
  private let projectFolder: String
  private let spellings: SpelledPaths
  let project: XcodeObjects.Object
  /// By the identifiers of files and groups, their paths.
  private(set) var paths: [String: String] = [:]
  /// The groups whose files Xcode 16 reads from a folder.
  private(set) var synchronizedGroups: [(id: String, folder: String)] = []

  private(set) var units: [ProjectUnit] = []
  /// The configuration of the schemes' tests, unless one of them is built with `Debug`.
  private let configuration: String

  /// A reason why a project cannot be read.
  struct Failure: Error { let reason: String }

  /// Reads a project.
  ///
  /// - Throws: ``Failure``.
  init(_ path: String, in tree: ProjectTree) throws {
    self.path = path
    self.tree = tree
    spellings = SpelledPaths(tree)
    let file = path + "/project.pbxproj"
    guard let bytes = ProjectPath.bytes(tree.path(file)) else {
      throw Failure(reason: "\(file) cannot be read")
    }
    guard let objects = XcodeObjects(bytes), let project = objects[objects.root] else {
      throw Failure(reason: "\(file) is not a property list with the objects of a project")
    }
    self.objects = objects
    self.project = project
    let configurations = tree.files(["xcscheme"]).filter {
      $0.hasPrefix(path + "/xcshareddata/")
    }.sorted().compactMap { XcodeScheme($0, in: tree)?.configuration }
    configuration = configurations.contains("Debug") ? "Debug" : configurations.first ?? "Debug"
    projectFolder =
      ProjectPath.normalized(
        ProjectPath.join(ProjectPath.folder(of: path), project.text("projectDirPath") ?? "")) ?? ""
    placeGroups()
    synchronizedGroups = paths.sorted { $0.value < $1.value }.compactMap { id, path in
      objects[id]?.isa == "PBXFileSystemSynchronizedRootGroup" ? (id, path) : nil
    }
    self.tree.add(outside: outsideFiles)
    for id in project.list("targets") {
      if let target = objects[id] { units.append(unit(target, id)) }
    }
  }

  // MARK: Paths

  /// Notes the paths of the main group and of all that is in it; an item of several groups is in the first.
  private mutating func placeGroups() {
    var waiting = [(id: project.text("mainGroup") ?? "", folder: projectFolder)]
    var seen: Set<String> = []
    while let (id, folder) = waiting.popLast() {
      guard let item = objects[id], seen.insert(id).inserted else { continue }
      let path = item.text("path") ?? ""
      let whole: String?
      switch item.text("sourceTree") ?? "<group>" {
      case "<group>": whole = located(path, in: folder)
      case "SOURCE_ROOT": whole = located(path, in: projectFolder)
      default: whole = nil
      }
      if let whole { paths[id] = whole }
      waiting += item.list("children").reversed().map { ($0, whole ?? folder) }
    }
  }

  /// The path of a file or a group, which is absolute outside of the project's folder.
  private func located(_ path: String, in folder: String) -> String? {
    guard folder.utf8.count + path.utf8.count < ProjectPath.limit else { return nil }
    let isOutside = folder.hasPrefix("/")
    if !isOutside, let path = ProjectPath.normalized(ProjectPath.join(folder, path)) {
      return spellings.spelled(path)
    }
    guard let root = ProjectPath.real(tree.root) else { return nil }
    let start = isOutside ? folder : ProjectPath.join(root, folder)
    let whole = ProjectPath.leading(path, outOf: start)
    let inside = root + "/"
    return whole.hasPrefix(inside) ? String(whole.dropFirst(inside.count)) : whole
  }

  /// The existing files outside of the project's folder, such as those of a library whose example
  /// it is.
  var outsideFiles: [String] {
    Set(paths.values).filter { $0.hasPrefix("/") && Folder.hasFile(Array($0.utf8)) }.sorted()
  }

  /// The files that an entry of a build phase stands for: one, those of a variant group, a folder's.
  ///
  /// A group that contains itself is read once.
  func files(of id: String?) -> [String] {
    var result: [String] = []
    var waiting = [id ?? ""]
    var seen: Set<String> = []
    while let id = waiting.popLast() {
      guard let item = objects[id], seen.insert(id).inserted else { continue }
      if item.isa == "PBXVariantGroup" {
        waiting += item.list("children").reversed()
      } else if let path = paths[id] {
        result.append(path)
      }
    }
    return result
  }

  // MARK: Targets

  private func unit(_ target: XcodeObjects.Object, _ id: String) -> ProjectUnit {
    let name = target.text("name") ?? id
    var unit = ProjectUnit(name: name, kind: Self.kind(target.text("productType") ?? ""))
    unit.origin = path
    unit.folder = projectFolder
    let settings = settings(of: target, name)
    unit.settings = settings
    // Tests of before XCTest's own kind of product are plain bundles.
    if unit.kind == .library, target.text("productType") == "com.apple.product-type.bundle",
      ["octest", "xctest"].contains(settings.text("WRAPPER_EXTENSION"))
        || ProjectConventions.isTests(name) || name.contains("Tests")
    {
      unit.kind = .tests
    }
    unit.isFramework = (target.text("productType") ?? "").contains("framework")
    unit.productName = settings.text("PRODUCT_NAME") ?? target.text("productName") ?? name
    var modules = [name]
    for key in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"] {
      if let text = settings.text(key), !text.isEmpty, !modules.contains(text) {
        modules.append(text)
      }
    }
    unit.moduleNames = modules
    apply(settings, to: &unit)
    for phase in target.list("buildPhases").compactMap({ objects[$0] }) {
      add(phase, to: &unit)
      addPodResources(phase, settings, to: &unit)
    }
    addFolders(of: target, id, to: &unit)
    addDependencies(of: target, settings, to: &unit)
    unit.foreignPlatform = platform(of: settings, target)
    let known = tree.knownFiles
    // A mapping model is a folder that is compiled.
    unit.missing = unit.sources.map(\.path).filter {
      !known.contains($0) && !tree.folders.contains($0)
    }
    unit.sources.removeAll { !known.contains($0.path) }
    unit.headers.removeAll { !known.contains($0) }
    let included = settings.words("INCLUDED_SOURCE_FILE_NAMES").map(PathPattern.init)
    let excluded = settings.words("EXCLUDED_SOURCE_FILE_NAMES").map(PathPattern.init)
    func isExcluded(_ path: String) -> Bool {
      func isMatched(_ patterns: [PathPattern]) -> Bool {
        patterns.contains { $0.matches(ProjectPath.name(path)) || $0.matches(path) }
      }
      return isMatched(excluded) && !isMatched(included)
    }
    unit.sources.removeAll { isExcluded($0.path) }
    unit.resources.removeAll(where: isExcluded)
    return unit
  }

  private static func kind(_ type: String) -> ProjectUnit.Kind {
    switch type.replacing("com.apple.product-type.", with: "") {
    case "application", "application.on-demand-install-capable": .application
    case "bundle.unit-test", "bundle.ocunit-test", "bundle.multi-unit-test", "bundle.ui-testing":
      .tests
    case "library.static", "library.dynamic", "framework", "framework.static", "bundle": .library
    default: .other
    }
  }

  private func apply(_ settings: BuildSettings, to unit: inout ProjectUnit) {
    unit.usesARC = settings.flag("CLANG_ENABLE_OBJC_ARC")
    unit.define = settings.words("GCC_PREPROCESSOR_DEFINITIONS")
    if settings.flag("ENABLE_NS_ASSERTIONS") == false {
      unit.define.append("NS_BLOCK_ASSERTIONS=1")
    }
    let flags = settings.words("OTHER_CFLAGS")
    for flag in flags where flag.hasPrefix("-D") && flag.count > 2 {
      unit.define.append(String(flag.dropFirst(2)))
    }
    if let header = settings.text("GCC_PREFIX_HEADER"), !header.isEmpty {
      unit.prefixHeader = inProject(header, settings)
    } else if let place = flags.firstIndex(of: "-include"), place + 1 < flags.count {
      unit.prefixHeader = inProject(flags[place + 1], settings)
    }
    for key in ["HEADER_SEARCH_PATHS", "USER_HEADER_SEARCH_PATHS"] {
      for path in settings.words(key) {
        let plain = path.hasSuffix("/**") ? String(path.dropLast(3)) : path
        if let folder = inProject(plain, settings), tree.folders.contains(folder) {
          unit.searchPaths.append(folder)
        }
      }
    }
    if let plist = settings.text("INFOPLIST_FILE"), !plist.isEmpty {
      unit.infoPlist = inProject(plist, settings)
    }
    if let list = settings.text("CODE_SIGN_ENTITLEMENTS"), !list.isEmpty {
      unit.entitlements = inProject(list, settings)
    }
    for name in settings.layers.flatMap(\.keys) where name.hasPrefix("INFOPLIST_KEY_") {
      unit.infoEntries[String(name.dropFirst(14))] = settings.text(name)
    }
    for (key, setting) in [
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
      ("CFBundleExecutable", "EXECUTABLE_NAME"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ] {
      if let text = settings.text(setting), !text.isEmpty { unit.infoEntries[key] = text }
    }
  }

  /// A path of a build setting, which begins at the project's folder.
  func inProject(_ path: String, _ settings: BuildSettings) -> String? {
    var path = path
    for root in ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/"]
    where path.hasPrefix(root) {
      path.removeFirst(root.count)
    }
    while path.hasPrefix("./") { path.removeFirst(2) }
    if path.hasPrefix("/") { path.removeFirst() }
    return ProjectPath.normalized(ProjectPath.join(projectFolder, path))
      .map { spellings.spelled($0) }
  }

  private func add(_ phase: XcodeObjects.Object, to unit: inout ProjectUnit) {
    for file in phase.list("files").compactMap({ objects[$0] })
    where isForPhones(file) {
      let paths = files(of: file.text("fileRef"))
      switch phase.isa {
      case "PBXSourcesBuildPhase":
        let flags = file.table("settings")?.setting("COMPILER_FLAGS")?.words ?? []
        for path in paths {
          if ProjectResources.dataModelFolder(of: path) != nil {
            unit.resources.append(path)
            continue
          }
          var source = ProjectUnit.Source(path: path)
          if flags.contains("-fno-objc-arc") { source.usesARC = false }
          if flags.contains("-fobjc-arc") { source.usesARC = true }
          source.define = flags.filter { $0.hasPrefix("-D") }.map { String($0.dropFirst(2)) }
          unit.sources.append(source)
        }
      case "PBXHeadersBuildPhase": unit.headers += paths
      case "PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase":
        unit.resources += paths
        addBundle(file.text("fileRef"), to: &unit)
      case "PBXFrameworksBuildPhase":
        if let item = objects[file.text("fileRef")],
          let name = item.text("path") ?? item.text("name")
        {
          unit.dependencies.append(Self.product(name))
        }
      default: break
      }
    }
  }

  /// The name of a product without what its kind adds: `libPods.a` is `Pods`.
  private static func product(_ file: String) -> String {
    let stem = ProjectPath.stem(file)
    return ProjectPath.ending(file) == "a" && stem.hasPrefix("lib")
      ? String(stem.dropFirst(3)) : stem
  }

  private func addDependencies(
    of target: XcodeObjects.Object, _ settings: BuildSettings, to unit: inout ProjectUnit
  ) {
    for dependency in target.list("dependencies").compactMap({ objects[$0] })
    where isForPhones(dependency) {
      let proxy = objects[dependency.text("targetProxy")]
      let name =
        objects[dependency.text("target")]?.text("name") ?? dependency.text("name")
        ?? proxy?.text("remoteInfo")
      if let name { unit.dependencies.append(name) }
      addBundle(objects[dependency.text("target")]?.text("productReference"), to: &unit)
    }
    if let name = settings.text("TEST_TARGET_NAME"), !name.isEmpty { unit.host = name }
    for key in ["TEST_HOST", "BUNDLE_LOADER"] where unit.host == nil {
      guard let path = settings.text(key), !path.isEmpty else { continue }
      unit.host = ProjectPath.name(path)
    }
    // `-l"Pods-App"`, `-framework "Kiwi"` of CocoaPods' `.xcconfig`s.
    let flags = settings.words("OTHER_LDFLAGS")
    for (place, flag) in flags.enumerated() {
      if flag.hasPrefix("-l"), flag.count > 2 {
        unit.dependencies.append(String(flag.dropFirst(2)))
      }
      if flag == "-framework", place + 1 < flags.count {
        unit.dependencies.append(flags[place + 1])
      }
    }
  }

  // MARK: Settings

  private func settings(of target: XcodeObjects.Object, _ name: String) -> BuildSettings {
    var result = BuildSettings()
    result.add([
      "TARGET_NAME": .text(name), "PROJECT_NAME": .text(ProjectPath.stem(path)),
      "SRCROOT": .text(""), "PROJECT_DIR": .text(""), "SOURCE_ROOT": .text(""),
      "PRODUCT_NAME": .text(name), "EXECUTABLE_NAME": .text("$(PRODUCT_NAME)"),
      "PODS_ROOT": .text("Pods"), "CONFIGURATION": .text(configuration),
      "PRODUCT_MODULE_NAME": .text("$(PRODUCT_NAME:c99extidentifier)"),
      "DEVELOPMENT_LANGUAGE": .text("en"), "CURRENT_PROJECT_VERSION": .text("1"),
      "MARKETING_VERSION": .text("1.0"), "PRODUCT_BUNDLE_PACKAGE_TYPE": .text("APPL"),
    ])
    for owner in [project, target] {
      guard let list = objects[owner.text("buildConfigurationList")],
        let configuration = configuration(of: list)
      else { continue }
      if let base = baseFile(of: configuration) {
        result.add(BuildSettings.configuration(base) { tree.text($0) })
      }
      guard let table = configuration.table("buildSettings") else { continue }
      var layer: [String: BuildSettings.Setting] = [:]
      for key in table.keys {
        let isOfPhone = key.contains("[sdk=iphone") || key.contains("[sdk=*")
        let name = String(key.prefix { $0 != "[" })
        guard name == key || isOfPhone, let setting = table.setting(key) else { continue }
        layer[name] = setting
      }
      result.add(layer)
    }
    return result
  }

  /// The `.xcconfig` file of a configuration, which Xcode 16 may name by the folder that it is in.
  private func baseFile(of configuration: XcodeObjects.Object) -> String? {
    if let path = paths[configuration.text("baseConfigurationReference") ?? ""] { return path }
    guard let folder = paths[configuration.text("baseConfigurationReferenceAnchor") ?? ""],
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return ProjectPath.join(folder, path)
  }

  /// The configuration that tests are built with, else the default one, else the first.
  private func configuration(of list: XcodeObjects.Object) -> XcodeObjects.Object? {
    let all = list.list("buildConfigurations").compactMap { objects[$0] }
    return all.first { $0.text("name") == configuration }
      ?? all.first { $0.text("name") == list.text("defaultConfigurationName") } ?? all.first
  }

  private func platform(of settings: BuildSettings, _ target: XcodeObjects.Object) -> String? {
    if (target.text("productType") ?? "").contains("watch") { return "watchOS" }
    let supported = settings.words("SUPPORTED_PLATFORMS")
    if supported.contains(where: { $0.hasPrefix("iphone") }) { return nil }
    if let first = supported.first, let platform = ForeignPlatform.ofSDK(first) { return platform }
    return settings.text("SDKROOT").flatMap { ForeignPlatform.ofSDK($0) }
  }
}
