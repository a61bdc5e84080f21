import StringSearch

/// The targets of a `Package.swift`, read as text: the manifest is not run.
struct PackageManifest {
  /// An expression of the manifest, as far as declarations need it.
  indirect enum Expression {
    case text(String)
    case list([Expression])
    case call(String, [(label: String?, value: Expression)])
    case other
  }

  let name: String
  /// The calls `.target(…)`, `.testTarget(…)` and the like, wherever they stand.
  private let targets: [(kind: String, fields: [String: Expression])]

  init(_ text: String) {
    var reader = ManifestReader(text)
    var calls: [(String, [(label: String?, value: Expression)])] = []
    for expression in reader.readAll() { PackageManifest.collect(expression, &calls) }
    var name = ""
    var targets: [(String, [String: Expression])] = []
    for (function, arguments) in calls {
      let fields = Dictionary(
        arguments.compactMap { entry in entry.label.map { ($0, entry.value) } }
      ) {
        first, _ in first
      }
      let kind = function.split(separator: ".").last.map(String.init) ?? ""
      // A product and a dependency have names, too; a target is not named alone.
      if kind == "Package", case .text(let text)? = fields["name"], fields["targets"] != nil {
        name = text
      }
      if ["target", "testTarget", "executableTarget"].contains(kind), fields["name"] != nil {
        targets.append((kind, fields))
      }
    }
    self.name = name
    self.targets = PackageManifest.withoutReferences(targets)
  }

  /// `.target(name: "X")` in a list of dependencies names a target that stands elsewhere.
  private static func withoutReferences(
    _ targets: [(kind: String, fields: [String: Expression])]
  ) -> [(kind: String, fields: [String: Expression])] {
    targets.enumerated().filter { place, target in
      guard target.fields.count <= 2, case .text(let name)? = target.fields["name"] else {
        return true
      }
      let rest = target.fields.keys.filter { $0 != "name" && $0 != "condition" }
      guard rest.isEmpty else { return true }
      return !targets.enumerated().contains { other, candidate in
        guard other != place, case .text(name)? = candidate.fields["name"] else { return false }
        return candidate.fields.count > target.fields.count || other < place
      }
    }.map(\.element)
  }

  private static func collect(
    _ expression: Expression, _ calls: inout [(String, [(label: String?, value: Expression)])]
  ) {
    switch expression {
    case .call(let name, let arguments):
      calls.append((name, arguments))
      for argument in arguments { collect(argument.value, &calls) }
    case .list(let list): for element in list { collect(element, &calls) }
    default: break
    }
  }

  // MARK: Units

  /// The units of the package in a folder.
  func units(_ path: String, in tree: ProjectTree) -> [ProjectUnit] {
    targets.compactMap { unit($0.kind, $0.fields, path, tree) }
  }

  private func unit(
    _ kind: String, _ fields: [String: Expression], _ path: String, _ tree: ProjectTree
  ) -> ProjectUnit? {
    guard case .text(let name)? = fields["name"] else { return nil }
    let folder = ProjectPath.folder(of: path)
    var unit = ProjectUnit(
      name: name,
      kind: kind == "testTarget" ? .tests : kind == "executableTarget" ? .application : .library)
    unit.origin = path
    unit.moduleNames = [name]
    unit.usesARC = true
    let usual = kind == "testTarget" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    let own =
      Self.text(fields["path"])
      ?? usual.map { "\($0)/\(name)" }.first {
        tree.folders.contains(ProjectPath.join(folder, $0))
      }
    guard let own, let base = ProjectPath.normalized(ProjectPath.join(folder, own)),
      tree.folders.contains(base)
    else {
      unit.missing = [own ?? "\(usual[0])/\(name)"]
      return unit
    }
    unit.folder = base
    let excluded = Self.texts(fields["exclude"]).compactMap {
      ProjectPath.normalized(ProjectPath.join(base, $0))
    }
    let chosen = fields["sources"].map { Self.texts($0) }?.compactMap {
      ProjectPath.normalized(ProjectPath.join(base, $0))
    }
    let publicFolder = Self.text(fields["publicHeadersPath"]) ?? "include"
    unit.searchPaths = [ProjectPath.normalized(ProjectPath.join(base, publicFolder)) ?? base]
    var recognized: [String] = []
    for file in tree.files where ProjectPath.isInside(file, base) {
      guard !excluded.contains(where: { ProjectPath.isInside(file, $0) }) else { continue }
      switch ProjectPath.ending(file) {
      case "h", "hpp", "pch": unit.headers.append(file)
      case "m", "c", "mm", "cpp", "cc", "swift", "s":
        guard chosen?.contains(where: { ProjectPath.isInside(file, $0) }) ?? true else { continue }
        unit.sources.append(ProjectUnit.Source(path: file))
      default: if Self.isResource(file) { recognized.append(file) }
      }
    }
    addResources(fields["resources"], recognized, name, base, tree, to: &unit)
    addSettings(fields["cSettings"], base, to: &unit)
    unit.dependencies = Self.names(fields["dependencies"])
    return unit
  }

  /// Whether the package manager adds a file to the bundle of its target without a rule.
  private static func isResource(_ file: String) -> Bool {
    ["xib", "nib", "storyboard", "xcmappingmodel", "xcstrings"].contains(ProjectPath.ending(file))
      || [".xcassets/", ".xcdatamodel", ".lproj/"].contains { file.contains($0) }
  }

  private func addResources(
    _ list: Expression?, _ recognized: [String], _ target: String, _ base: String,
    _ tree: ProjectTree, to unit: inout ProjectUnit
  ) {
    var rules: [Expression] = []
    if case .list(let list)? = list { rules = list }
    var paths = recognized
    for case .call(let rule, let arguments) in rules {
      guard case .text(let path)? = arguments.first?.value,
        let whole = ProjectPath.normalized(ProjectPath.join(base, path))
      else { continue }
      // Only `.copy` keeps a folder as it is.
      let isProcessed = rule == ".process" && tree.folders.contains(whole)
      paths += isProcessed ? tree.files.filter { ProjectPath.isInside($0, whole) } : [whole]
    }
    unit.resources += paths
    guard !paths.isEmpty else { return }
    let bundle = "\(name)_\(target)"
    unit.resourceBundles.append((bundle, paths))
    // The package manager generates a function that finds the bundle beside the program.
    unit.define.append(
      "SWIFTPM_MODULE_BUNDLE=[NSBundle bundleWithPath:[[[NSBundle mainBundle] resourcePath] "
        + "stringByAppendingPathComponent:@\"\(bundle).bundle\"]]")
  }

  private func addSettings(_ list: Expression?, _ base: String, to unit: inout ProjectUnit) {
    guard case .list(let settings)? = list else { return }
    for case .call(let name, let arguments) in settings {
      if name == ".unsafeFlags" {
        let condition = arguments.dropFirst().first?.value
        if condition.map(Self.isForPhone) ?? true {
          addFlags(Self.texts(arguments.first?.value), to: &unit)
        }
        continue
      }
      guard case .text(let first)? = arguments.first?.value else { continue }
      if let condition = arguments.first(where: { $0.label == nil && !$0.value.isText })?.value,
        !Self.isForPhone(condition)
      {
        continue
      }
      switch name {
      case ".define":
        let value = arguments.first { $0.label == "to" }?.value
        if case .text(let value)? = value {
          unit.define.append("\(first)=\(value)")
        } else {
          unit.define.append(first)
        }
      case ".headerSearchPath":
        if let path = ProjectPath.normalized(ProjectPath.join(base, first)) {
          unit.searchPaths.append(path)
        }
      default: break
      }
    }
  }

  /// Applies the flags of the compiler that say how references are counted, and define macros.
  private func addFlags(_ flags: [String], to unit: inout ProjectUnit) {
    for flag in flags {
      switch flag {
      case "-fobjc-arc": unit.usesARC = true
      case "-fno-objc-arc": unit.usesARC = false
      default:
        if flag.hasPrefix("-D"), flag.count > 2 { unit.define.append(String(flag.dropFirst(2))) }
      }
    }
  }

  /// Whether `.when(platforms: [.macOS], configuration: .debug)` is so when an app is tested.
  private static func isForPhone(_ condition: Expression) -> Bool {
    guard case .call(_, let arguments) = condition else { return true }
    for (label, value) in arguments {
      if label == "platforms", case .list(let list) = value {
        let names = list.map { expression -> String in
          guard case .call(let name, _) = expression else { return "" }
          return name
        }
        if !names.contains(".iOS") { return false }
      }
      if label == "configuration", case .call(".release", _) = value { return false }
    }
    return true
  }

  private static func text(_ value: Expression?) -> String? {
    if case .text(let text)? = value { text } else { nil }
  }

  private static func texts(_ value: Expression?) -> [String] {
    guard case .list(let list)? = value else { return [] }
    return list.compactMap { text($0) }
  }

  /// The names in a list of dependencies: texts, `.target(name:)`, `.product(name:, package:)`.
  private static func names(_ value: Expression?) -> [String] {
    guard case .list(let list)? = value else { return [] }
    return list.compactMap { element in
      if let name = text(element) { return name }
      guard case .call(_, let arguments) = element else { return nil }
      return text(arguments.first { $0.label == "name" }?.value)
    }
  }
}

extension PackageManifest.Expression {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
