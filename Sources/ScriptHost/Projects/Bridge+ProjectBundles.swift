internal import FoundationCore
internal import FoundationFiles
internal import LuaBridge
internal import LuaModules
internal import Projects
internal import SelectorRuntime
internal import UIKitBase
import StringSearch

/// The bundles of a project: their files, and Info.plist with its variables replaced.
extension Bridge {
  /// The largest file that is copied into a bundle.
  private static let largestFile = 16 << 20

  /// Fills the app's bundle and those inside it, and puts the fixtures of tests where `__FILE__` leads.
  func fillBundles(of image: ProjectImage) throws {
    for bundle in image.bundles {
      var info: [(String, PropertyList)] = []
      if let path = bundle.infoPlist, let bytes = ProjectPath.bytes(path),
        case .dictionary(let entries)? = PropertyList(bytes)
      {
        info = entries.map { ($0.key.string, expanded($0.value, bundle)) }
      }
      for (key, text) in bundle.infoEntries.sorted(by: { $0.key < $1.key })
      where !info.contains(where: { $0.0 == key }) {
        info.append((key, .string(UTF16Text(text))))
      }
      let start = bundle.path.isEmpty ? "" : bundle.path + "/"
      var files = bundle.files.compactMap { file in
        contents(of: file).map { (path: start + file.name, bytes: $0) }
      }
      if !bundle.path.isEmpty {
        let list = PropertyList.dictionary(info.map { (UTF16Text($0.0), $0.1) })
        files.append((start + "Info.plist", list.xmlBytes))
      }
      try world.fillBundle(info: bundle.path.isEmpty ? info : [], strings: [:], files: files)
      if let path = bundle.entitlements { readEntitlements(path, bundle) }
    }
    for path in image.bundles.flatMap(\.files).map(\.path).unique
    where ["xib", "storyboard"].contains(ProjectPath.ending(path)) {
      guard let fault = registerInterface(path) else { continue }
      StandardStream.error.write(Array("hookhost: \(fault)\n".utf8))
    }
    try addColors(of: image.bundles.flatMap(\.files))
    warnOfMissingImages(beside: image.bundles.flatMap(\.files).map(\.name))
    for path in image.fixtures {
      guard let bytes = ProjectPath.bytes(path), bytes.count <= Self.largestFile else { continue }
      let whole = world.files.absolute(path)
      let time = world.absoluteTime
      _ = try? world.files.makeFolder(ProjectPath.parent(whole), withParents: true, at: time)
      _ = try? world.files.write(bytes, to: whole, at: time)
    }
  }

  /// Warns once of each image that is asked for and not among the files of the bundles.
  ///
  /// A script makes images by their names alone; a project has the pictures that it names.
  private func warnOfMissingImages(beside files: [String]) {
    guard let world = world as? UIKitWorld else { return }
    // A picture's file may have a scale: Name@2x.png.
    var known = Set(files.map { ProjectPath.stem($0).prefix { $0 != "@" } })
    world.functions.warnOfMissingImage = { name in
      let names = [ProjectPath.name(name)[...], ProjectPath.stem(name)[...]]
      guard known.isDisjoint(with: names) else { return }
      known.formUnion(names)
      StandardStream.error.write(
        "hookhost: +[UIImage imageNamed:]: the project has no image '\(name)'; a device has nil\n")
    }
  }

  private func readEntitlements(_ path: String, _ bundle: ProjectImage.Bundle) {
    guard let bytes = ProjectPath.bytes(path), case .dictionary(let entries)? = PropertyList(bytes)
    else {
      StandardStream.error.write(Array("hookhost: \(path) is no property list\n".utf8))
      return
    }
    // Xcode's variable ends with a dot; simulators use this team where a project has none.
    let team = bundle.settings?.text("DEVELOPMENT_TEAM") ?? ""
    let prefix = (team.isEmpty ? "FAKETEAMID" : team) + "."
    let list = entries.map { ($0.key.string, expanded($0.value, bundle, prefix: prefix)) }
    world.entitlements = Entitlements(list, prefix: prefix)
  }

  /// The bytes of a file as they are in a bundle: texts of languages are UTF-8 there.
  private func contents(of file: ProjectResources.File) -> [UInt8]? {
    if ProjectPath.ending(file.path) == "storyboard" {
      return PropertyList.dictionary([(UTF16Text("UIStoryboardVersion"), .integer(1))]).xmlBytes
    }
    guard ProjectPath.ending(file.name) != "colorset", let bytes = ProjectPath.bytes(file.path),
      bytes.count <= Self.largestFile
    else { return nil }
    if ProjectPath.ending(file.path) == "xcstrings" {
      let tables = StringCatalog(bytes, name: ProjectPath.stem(file.path))?.tables
      return tables?.first { file.name.hasSuffix($0.name) }?.contents.xmlBytes
    }
    guard ProjectPath.ending(file.name) == "strings",
      bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    else { return bytes }
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// A value of an Info.plist with its variables replaced, as the build does it.
  ///
  /// - Parameter prefix: the value of the variables for the team.
  private func expanded(
    _ value: PropertyList, _ bundle: ProjectImage.Bundle, prefix: String = ""
  ) -> PropertyList {
    switch value {
    case .string(let text) where text.string.contains("$"):
      return .string(UTF16Text(expanded(text.string, bundle, prefix)))
    case .array(let list): return .array(list.map { expanded($0, bundle, prefix: prefix) })
    case .dictionary(let entries):
      return .dictionary(entries.map { ($0.key, expanded($0.value, bundle, prefix: prefix)) })
    default: return value
    }
  }

  private func expanded(
    _ text: String, _ bundle: ProjectImage.Bundle, _ prefix: String
  ) -> String {
    var text = text
    var known = [("AppIdentifierPrefix", prefix), ("TeamIdentifierPrefix", prefix)]
    if case .string(let own)? = world.bundles[info: "CFBundleIdentifier"], !prefix.isEmpty {
      known.append(("CFBundleIdentifier", own.string))
    }
    for (name, value) in known where !value.isEmpty {
      for variable in ["$(\(name))", "${\(name)}"] {
        text = text.split(separator: variable, omittingEmptySubsequences: false)
          .joined(separator: value)
      }
    }
    return bundle.settings?.expanded(text) ?? text
  }
}

extension [String] {
  /// The elements in their order, each once.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
