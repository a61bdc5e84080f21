internal import LuaBridge
import StringSearch

/// The files that tell clang where the headers of an image are.
///
/// A map is asked for quoted names, and another one for angled ones: there, no header of a project takes
/// the place of one of the system, as `Time.h` would of `<time.h>`.
struct ProjectHeaderMaps {
  let quoted: [String]
  let angled: [String]
  private let root: String
  private let system: Set<String>

  init(
    _ index: HeaderIndex, _ linker: ProjectLinker, _ project: Project, _ catalog: ProjectCatalog
  ) throws {
    let root = catalog.root
    self.root = root
    system = try catalog.systemHeaders().names
    var all = index
    func swiftHeader(_ name: String) throws -> String {
      let module = SwiftHeaders.module(of: name)
      let umbrella = index.names["\(module)/\(module).h"].map { ProjectPath.absolute($0, in: root) }
      return try catalog.swiftHeaders().path(name, umbrella: umbrella)
    }
    for name in linker.absentUmbrellas {
      let units = (catalog.librariesByModule[name] ?? []).map { project.units[$0] }
      let headers = units.flatMap(\.headers).filter { ProjectPath.ending($0) == "h" }
      // A module that is all Swift has only the header that its compiler writes.
      let isSwift = units.contains { unit in
        unit.sources.contains { ProjectPath.ending($0.path) == "swift" }
      }
      if headers.isEmpty, isSwift {
        all.addMissing("\(name)/\(name).h", try swiftHeader("\(name)-Swift.h"))
      }
      guard !headers.isEmpty, !system.contains("\(name)/\(name).h".lowercased()) else { continue }
      let lines = headers.map { "#import \"\(ProjectPath.absolute($0, in: root))\"\n" }
      all.addMissing("\(name)/\(name).h", try GeneratedHeader.write(lines.joined()))
    }
    for name in linker.swiftHeaders { all.addMissing(name, try swiftHeader(name)) }
    for path in catalog.probeFiles {
      guard let bytes = ProjectPath.bytes(project.tree.path(path)), let header = ProbeHeader(bytes)
      else { continue }
      all.addMissing("\(ProjectPath.stem(path)).h", try GeneratedHeader.write(header.text))
    }
    // The current version's headers come first; of one name the first header is used.
    let models = catalog.dataModels
    for path in models.filter({ Self.isCurrent($0, project.tree) }) + models {
      guard let bytes = ProjectPath.bytes(project.tree.path(path)) else { continue }
      let headers = DataModelHeaders(bytes)
      for (name, text) in headers.texts {
        all.addMissing(name, try GeneratedHeader.write(text))
      }
      let model = ProjectResources.dataModelFolder(of: path).map { ProjectPath.stem($0) } ?? ""
      all.addMissing("\(model)+CoreDataModel.h", try GeneratedHeader.write(headers.modelText))
    }
    // Prefix headers of targets for macOS import Cocoa, whose part for all platforms is Foundation.
    all.addMissing(
      "Cocoa/Cocoa.h", try GeneratedHeader.write("#import <Foundation/Foundation.h>\n"))
    (quoted, angled) = try Self.write(all.names, root, system)
  }

  /// The maps of a unit's own headers, which precede those of all.
  func own(_ unit: ProjectUnit) throws -> (quoted: [String], angled: [String]) {
    var names: [String: String] = [:]
    for header in unit.headers {
      let name = ProjectPath.name(header)
      names[name] = names[name] ?? header
      for module in unit.moduleNames {
        names["\(module)/\(name)"] = names["\(module)/\(name)"] ?? header
      }
    }
    guard !names.isEmpty else { return ([], []) }
    return try Self.write(names, root, system)
  }

  /// Whether a model's list of versions names this one as the current one.
  private static func isCurrent(_ contents: String, _ tree: ProjectTree) -> Bool {
    let version = ProjectPath.folder(of: contents)
    let list = ProjectPath.join(ProjectPath.folder(of: version), ".xccurrentversion")
    return tree.text(list)?.contains(">\(ProjectPath.name(version))<") ?? false
  }

  private static func write(
    _ names: [String: String], _ root: String, _ system: Set<String>
  ) throws -> (quoted: [String], angled: [String]) {
    guard !names.isEmpty else { return ([], []) }
    let all = names.mapValues { ProjectPath.absolute($0, in: root) }
    let quoted = try HeaderMapFile.write(all)
    let own = all.filter { !system.contains($0.key.lowercased()) }
    return ([quoted], [own.count == all.count ? quoted : try HeaderMapFile.write(own)])
  }
}
