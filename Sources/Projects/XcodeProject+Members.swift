import StringSearch

/// The files that a target has without listing each: synchronized folders, bundles of resources, and
/// what CocoaPods' script copies.
extension XcodeProject {
  /// Adds the bundle that another target makes of its resources, as CocoaPods' targets do.
  func addBundle(_ product: String?, to unit: inout ProjectUnit) {
    guard let product, let path = objects[product]?.text("path"), path.hasSuffix(".bundle") else {
      return
    }
    let name = ProjectPath.stem(ProjectPath.name(path))
    let target = project.list("targets").compactMap { objects[$0] }.first {
      $0.text("productReference") == product
    }
    guard let target, !unit.resourceBundles.contains(where: { $0.name == name }) else { return }
    let phases = target.list("buildPhases").compactMap { objects[$0] }
    let files = phases.filter { $0.isa == "PBXResourcesBuildPhase" }.flatMap { $0.list("files") }
    unit.resourceBundles.append(
      (name, files.flatMap { self.files(of: objects[$0]?.text("fileRef")) }))
  }

  /// Adds the files that CocoaPods' script copies into an app: `install_resource "Path"`.
  ///
  /// Bundles that other targets build are added with these targets.
  func addPodResources(
    _ phase: XcodeObjects.Object, _ settings: BuildSettings, to unit: inout ProjectUnit
  ) {
    let pods = settings.text("PODS_ROOT") ?? "Pods"
    func located(_ path: String) -> String? {
      let plain = ["${PODS_ROOT}", "$PODS_ROOT"].reduce(path) { $0.replacing($1, with: pods) }
      return inProject(plain, settings)
    }
    let words = BuildSettings.words(phase.text("shellScript") ?? "")
    guard let script = words.first(where: { $0.hasSuffix("-resources.sh") }),
      let text = located(script).flatMap({ tree.text($0) })
    else { return }
    for line in text.split(separator: "\n") {
      let words = BuildSettings.words(String(line))
      guard words.count == 2, words[0] == "install_resource" else { continue }
      let path = words[1].hasPrefix("$") ? words[1] : "\(pods)/\(words[1])"
      guard let whole = located(path), !unit.resources.contains(whole),
        tree.knownFiles.contains(whole) || tree.folders.contains(whole)
      else { continue }
      unit.resources.append(whole)
    }
  }

  /// Whether the platforms that a file or a dependency is limited to, if any, include iOS.
  func isForPhones(_ item: XcodeObjects.Object) -> Bool {
    let single = item.text("platformFilter").map { [$0] } ?? []
    return Self.includesPhones(single + item.list("platformFilters"))
  }

  private static func includesPhones(_ platforms: [String]) -> Bool {
    platforms.isEmpty || platforms.contains("ios")
  }

  /// Adds the files of the folders that Xcode 16 keeps in step with a target.
  ///
  /// The exceptions of a folder that the target does not have are the files that it has all the same.
  func addFolders(of target: XcodeObjects.Object, _ id: String, to unit: inout ProjectUnit) {
    let own = Set(target.list("fileSystemSynchronizedGroups"))
    for (group, folder) in synchronizedGroups {
      guard let item = objects[group] else { continue }
      var named: Set<String> = []
      var flags: [String: String] = [:]
      // Those of a build phase are copied elsewhere, but remain in the target.
      for set in item.list("exceptions").compactMap({ objects[$0] })
      where set.text("buildPhase") == nil {
        guard set.text("target").map({ $0 == id }) ?? own.contains(group) else { continue }
        named.formUnion(set.list("membershipExceptions").map { Self.exception($0, in: folder) })
        if let platforms = set.table("platformFiltersByRelativePath") {
          let others = platforms.keys.filter { !Self.includesPhones(platforms.list($0)) }
            .map { Self.exception($0, in: folder) }
          if own.contains(group) { named.formUnion(others) } else { named.subtract(others) }
        }
        guard let table = set.table("additionalCompilerFlagsByRelativePath") else { continue }
        for key in table.keys { flags[ProjectPath.join(folder, key)] = table.text(key) }
      }
      guard own.contains(group) || !named.isEmpty else { continue }
      for file in tree.files where ProjectPath.isInside(file, folder) {
        guard own.contains(group) != Self.names(named, file) else { continue }
        add(file, flags[file] ?? "", to: &unit)
      }
    }
  }

  /// The prefix of a file's name that exists in several languages.
  private static let localized = "/Localized: "

  /// An exception of a folder, by the path in the project.
  private static func exception(_ name: String, in folder: String) -> String {
    guard name.hasPrefix(localized) else { return ProjectPath.join(folder, name) }
    return localized + ProjectPath.join(folder, String(name.dropFirst(localized.count)))
  }

  /// Whether exceptions name a file, a folder that it is in, or its name in every language.
  private static func names(_ exceptions: Set<String>, _ file: String) -> Bool {
    var path = file
    while !path.isEmpty {
      if exceptions.contains(path) { return true }
      path = ProjectPath.folder(of: path)
    }
    let folder = ProjectPath.folder(of: file)
    guard folder.hasSuffix(".lproj") else { return false }
    let name = ProjectPath.join(ProjectPath.folder(of: folder), ProjectPath.name(file))
    return exceptions.contains(localized + name)
  }

  /// Adds a file of a folder, by its kind.
  private func add(_ file: String, _ flags: String, to unit: inout ProjectUnit) {
    switch ProjectPath.ending(file) {
    case "h", "hpp", "pch": unit.headers.append(file)
    case "m", "c", "mm", "cpp", "cc", "swift", "s":
      var source = ProjectUnit.Source(path: file)
      let words = BuildSettings.words(flags)
      if words.contains("-fno-objc-arc") { source.usesARC = false }
      if words.contains("-fobjc-arc") { source.usesARC = true }
      unit.sources.append(source)
    default: unit.resources.append(file)
    }
  }
}
