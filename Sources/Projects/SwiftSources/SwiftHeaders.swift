/// The headers that a Swift compiler would write for the modules of a project, each made once.
///
/// The types that they may use are those of all headers, which are read for the first one.
final class SwiftHeaders {
  private struct Key: Hashable {
    let name: String
    let umbrella: String?
  }

  private let project: Project
  /// The absolute path of the project's folder.
  private let root: String
  private let system: SystemHeaders
  private var paths: [Key: String] = [:]

  init(_ project: Project, in root: String, _ system: SystemHeaders) {
    self.project = project
    self.root = root
    self.system = system
  }

  private lazy var known: ObjectiveCNames = {
    var known = ObjectiveCNames()
    for bytes in system.texts() { known.add(bytes, path: nil) }
    for path in project.tree.files(["h"]) where !ProjectConventions.isTestsPath(path) {
      guard let bytes = ProjectPath.bytes(project.tree.path(path)) else { continue }
      known.add(bytes, path: ProjectPath.absolute(path, in: root))
    }
    return known
  }()

  /// The path of the header that declares to Objective-C what the Swift sources of a module define.
  ///
  /// - Parameters:
  ///   - name: The name of the header: `Module-Swift.h`.
  ///   - umbrella: The header of the module's own declarations in Objective-C.
  /// - Throws: ``SourceError`` if the header cannot be written.
  func path(_ name: String, umbrella: String?) throws -> String {
    let key = Key(name: name, umbrella: umbrella)
    if let known = paths[key] { return known }
    let path = try GeneratedHeader.write(text(name, umbrella))
    paths[key] = path
    return path
  }

  private func text(_ name: String, _ umbrella: String?) -> String {
    let module = Self.module(of: name)
    let units = project.units.filter { unit in
      unit.kind != .tests && unit.foreignPlatform == nil
        && (unit.moduleNames + [unit.name]).contains {
          $0.map { $0.isLetter || $0.isNumber ? $0 : "_" } == Array(module)
        }
    }
    var paths = units.flatMap { unit in unit.sources.map(\.path) }
      .filter { ProjectPath.ending($0) == "swift" }
    if paths.isEmpty {
      paths = project.tree.files(["swift"]).filter { path in
        !ProjectConventions.isTestsPath(path) && !ProjectConventions.isExamplePath(path)
          && !ProjectConventions.isVendoredPath(path) && ForeignPlatform.ofPath(path) == nil
          && ProjectPath.name(path) != "Package.swift"
      }
    }
    let sources = Set(paths).sorted().compactMap { ProjectPath.bytes(project.tree.path($0)) }
    let macros = Set(units.flatMap(\.define).map { String($0.prefix { $0 != "=" }) })
    var header = SwiftHeader(
      sources, macros: macros.union(["DEBUG"]), known: known, umbrella: umbrella)
    return header.text()
  }

  /// The module in the name of its header.
  static func module(of name: String) -> String {
    String(ProjectPath.stem(name).dropLast("-Swift".count))
  }
}
