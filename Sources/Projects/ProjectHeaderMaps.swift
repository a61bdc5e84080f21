internal import LuaBridge

/// The files that tell clang where the headers of an image are.
///
/// A map is asked for quoted names, and another one for angled ones: there, no header of a project takes
/// the place of one of the system, as `Time.h` would of `<time.h>`.
struct ProjectHeaderMaps {
  let quoted: [String]
  let angled: [String]
  private let index: HeaderIndex
  private let root: String
  private let system: Set<String>

  init(
    _ index: HeaderIndex, _ linker: ProjectLinker, _ project: Project,
    _ systemHeaders: SystemHeaders
  ) throws {
    self.index = index
    let root = ProjectPath.real(project.tree.root) ?? project.tree.root
    self.root = root
    system = systemHeaders.names
    var all = index
    for name in linker.absentUmbrellas {
      let units = project.units.filter { $0.moduleNames.contains(name) && $0.kind == .library }
      let headers = units.flatMap(\.headers).filter { ProjectPath.ending($0) == "h" }
      // A module that is all Swift has only the header that its compiler writes.
      let isSwift = units.contains { unit in
        unit.sources.contains { ProjectPath.ending($0.path) == "swift" }
      }
      if headers.isEmpty, isSwift {
        let text = try Self.swiftHeader("\(name)-Swift.h", project, root, index, systemHeaders)
        all.addMissing("\(name)/\(name).h", try GeneratedHeader.write(text))
      }
      guard !headers.isEmpty, !system.contains("\(name)/\(name).h".lowercased()) else { continue }
      let lines = headers.map { "#import \"\(Self.absolute($0, root))\"\n" }
      all.addMissing("\(name)/\(name).h", try GeneratedHeader.write(lines.joined()))
    }
    for name in linker.swiftHeaders {
      let text = try Self.swiftHeader(name, project, root, index, systemHeaders)
      all.addMissing(name, try GeneratedHeader.write(text))
    }
    for path in project.tree.files(["d"]) {
      guard let bytes = ProjectPath.bytes(project.tree.path(path)), let header = ProbeHeader(bytes)
      else { continue }
      all.addMissing("\(ProjectPath.stem(path)).h", try GeneratedHeader.write(header.text))
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

  /// The text of the header that declares to Objective-C what Swift sources define.
  private static func swiftHeader(
    _ name: String, _ project: Project, _ root: String, _ index: HeaderIndex,
    _ systemHeaders: SystemHeaders
  ) throws -> String {
    let module = String(ProjectPath.stem(name).dropLast("-Swift".count))
    let umbrella = index.names["\(module)/\(module).h"].map { absolute($0, root) }
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
        !ProjectCustoms.isTestsPath(path) && !ProjectCustoms.isExamplePath(path)
          && !ProjectCustoms.isVendoredPath(path) && ForeignPlatform.ofPath(path) == nil
          && ProjectPath.name(path) != "Package.swift"
      }
    }
    var known = ObjectiveCNames()
    for bytes in systemHeaders.texts() { known.add(bytes, path: nil) }
    for path in project.tree.files(["h"]) where !ProjectCustoms.isTestsPath(path) {
      guard let bytes = ProjectPath.bytes(project.tree.path(path)) else { continue }
      known.add(bytes, path: absolute(path, root))
    }
    let sources = Set(paths).sorted().compactMap { ProjectPath.bytes(project.tree.path($0)) }
    let macros = Set(units.flatMap(\.define).map { String($0.prefix { $0 != "=" }) })
    var header = SwiftHeader(
      sources, macros: macros.union(["DEBUG"]), known: known, umbrella: umbrella)
    return header.text()
  }

  private static func absolute(_ path: String, _ root: String) -> String {
    path.hasPrefix("/") ? path : root + "/" + path
  }

  private static func write(
    _ names: [String: String], _ root: String, _ system: Set<String>
  ) throws -> (quoted: [String], angled: [String]) {
    guard !names.isEmpty else { return ([], []) }
    let all = names.mapValues { absolute($0, root) }
    let quoted = try HeaderMapFile.write(all)
    let own = all.filter { !system.contains($0.key.lowercased()) }
    return ([quoted], [own.count == all.count ? quoted : try HeaderMapFile.write(own)])
  }
}
