internal import LuaBridge
import StringSearch

/// The files of a project that are copied into bundles.
package struct ProjectResources {
  /// A file of a bundle: its path in the bundle, and where it is on the disk.
  package struct File: Equatable {
    package let name: String
    package let path: String
  }

  /// Extensions of what is copied where no build phase lists it.
  static let endings: Set<String> = [
    "json", "plist", "strings", "stringsdict", "xcstrings", "xib", "storyboard", "txt", "xml",
    "html", "css", "js",
    "csv", "png", "jpg", "jpeg", "gif", "pdf", "data", "bin", "der", "cer", "crt", "pem", "p12",
    "key",
    "db", "sqlite", "ttf", "otf", "wav", "caf", "mp3", "m4a", "mp4", "mov", "md", "yml", "yaml",
    "zip",
    "momd", "bundle", "webp", "svg", "gz", "pb", "dat", "rtf",
  ]

  /// Whether a file is copied where no build phase lists it.
  static func copies(_ file: String) -> Bool {
    endings.contains(ProjectPath.ending(file)) || dataModelFolder(of: file) != nil
  }

  let tree: ProjectTree

  /// The files in a bundle that the paths of a build phase stand for.
  ///
  /// A file in a folder of a language keeps that folder; a folder is copied with all that is in it.
  func files(_ paths: [String]) -> [File] {
    var result: [File] = []
    var names: Set<String> = []
    var catalogs: Set<String> = []
    var models: Set<String> = []
    let tops = paths.map { catalogFolder(of: $0) ?? Self.dataModelFolder(of: $0) ?? $0 }
    let inside = files(inside: Set(tops))
    func add(_ name: String, _ path: String) {
      let name = compiled(name)
      if names.insert(name).inserted { result.append(File(name: name, path: path)) }
    }
    for path in paths {
      let name = ProjectPath.name(path)
      if let top = catalogFolder(of: path) {
        guard catalogs.insert(top).inserted else { continue }
        for file in catalog(inside[top] ?? []) { add(file.name, file.path) }
      } else if let top = Self.dataModelFolder(of: path) {
        guard models.insert(top).inserted else { continue }
        for file in dataModel(top, inside[top] ?? []) { add(file.name, file.path) }
      } else if ProjectPath.ending(path) == "xcstrings" {
        for name in stringTables(path) { add(name, path) }
      } else if tree.knownFiles.contains(path) {
        let folder = ProjectPath.name(ProjectPath.folder(of: path))
        if let inside = bundleFolder(of: path) {
          add(String(path.dropFirst(ProjectPath.folder(of: inside).count)).trimmedSlash, path)
        } else {
          add(folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name, path)
        }
      } else if tree.folders.contains(path) {
        let start = ProjectPath.folder(of: path)
        for file in inside[path] ?? [] {
          add(String(file.dropFirst(start.count)).trimmedSlash, file)
        }
      }
    }
    return result
  }

  /// The files in each of some folders, in one pass over the tree.
  private func files(inside tops: Set<String>) -> [String: [String]] {
    var result: [String: [String]] = [:]
    guard tops.contains(where: { !tree.knownFiles.contains($0) }) else { return result }
    for file in tree.files {
      var folder = ProjectPath.folder(of: file)
      while true {
        if tops.contains(folder) { result[folder, default: []].append(file) }
        if folder.isEmpty { break }
        folder = ProjectPath.folder(of: folder)
      }
    }
    return result
  }

  /// The name in a bundle of a file that Xcode compiles: a nib, or the list in the folder of a storyboard.
  private func compiled(_ name: String) -> String {
    switch ProjectPath.ending(name) {
    case "xib": name.dropLast(3) + "nib"
    case "storyboard": name + "c/Info.plist"
    default: name
    }
  }

  /// The names in a bundle of the files that Xcode compiles a string catalog to.
  private func stringTables(_ path: String) -> [String] {
    let bytes = ProjectPath.bytes(tree.path(path)) ?? []
    let inside = bundleFolder(of: path).map { ProjectPath.name($0) + "/" } ?? ""
    return StringCatalog(bytes, name: ProjectPath.stem(path))?.tables.map { inside + $0.name } ?? []
  }

  /// The `.bundle` that a file is in.
  private func bundleFolder(of path: String) -> String? {
    var folder = ProjectPath.folder(of: path)
    while !folder.isEmpty {
      if folder.hasSuffix(".bundle") { return folder }
      folder = ProjectPath.folder(of: folder)
    }
    return nil
  }

  /// The asset catalog that is or contains a path.
  private func catalogFolder(of path: String) -> String? {
    var top = path
    while !top.isEmpty, !top.hasSuffix(".xcassets") { top = ProjectPath.folder(of: top) }
    return top.isEmpty ? nil : top
  }

  /// The outermost folder of a Core Data model that is or contains a path.
  static func dataModelFolder(of path: String) -> String? {
    guard path.contains(".xcdatamodel") else { return nil }
    var (place, top): (String, String?) = (path, nil)
    while !place.isEmpty {
      if ["xcdatamodel", "xcdatamodeld"].contains(ProjectPath.ending(place)) { top = place }
      place = ProjectPath.folder(of: place)
    }
    return top
  }

  /// Whether a file is the description of one version of a Core Data model, in XML or of Xcode 3.
  static func isDataModel(_ path: String) -> Bool {
    path.hasSuffix(".xcdatamodel/contents") || path.hasSuffix(".xcdatamodel/elements")
  }

  /// The files of a Core Data model, under the names of those that Xcode compiles them to.
  private func dataModel(_ top: String, _ files: [String]) -> [File] {
    let bundle = ProjectPath.ending(top) == "xcdatamodeld" ? ProjectPath.stem(top) + ".momd/" : ""
    let versions = files.compactMap { file -> File? in
      guard Self.isDataModel(file) else { return nil }
      let version = ProjectPath.stem(ProjectPath.folder(of: file))
      return File(name: "\(bundle)\(version).mom", path: file)
    }
    // The tree lists no hidden files.
    let current = ProjectPath.join(top, ".xccurrentversion")
    guard Folder.hasFile(Array(tree.path(current).utf8)) else { return versions }
    return versions + [File(name: bundle + "VersionInfo.plist", path: current)]
  }

  /// The pictures, data and colors of an asset catalog, by the names under which code asks for them.
  private func catalog(_ files: [String]) -> [File] {
    var best: [String: (rank: Int, path: String)] = [:]
    for file in files {
      let folder = ProjectPath.folder(of: file)
      let kind = ProjectPath.ending(folder)
      let isDescription = ProjectPath.name(file) == "Contents.json"
      let ending = kind == "colorset" ? kind : ProjectPath.ending(file)
      guard ["imageset", "dataset", "colorset"].contains(kind),
        isDescription == (kind == "colorset"), ending != "json" || kind == "dataset"
      else { continue }
      let rank = file.contains("@2x") ? 0 : file.contains("@3x") ? 1 : 2
      let scale = file.contains("@2x") ? "@2x" : file.contains("@3x") ? "@3x" : ""
      let stem = namespace(of: folder) + ProjectPath.stem(folder)
      let name = stem + (kind == "imageset" ? scale : "") + "." + ending
      if best[name].map({ rank < $0.rank }) ?? true { best[name] = (rank, file) }
    }
    return best.sorted { $0.key < $1.key }.map { File(name: $0.key, path: $0.value.path) }
  }

  /// The names of the folders around a set that are part of its name, each with a slash.
  private func namespace(of set: String) -> String {
    var (result, folder) = ("", ProjectPath.folder(of: set))
    while !folder.isEmpty, ProjectPath.ending(folder) != "xcassets" {
      let text = tree.text(ProjectPath.join(folder, "Contents.json")) ?? ""
      let plain = text.filter { !$0.isWhitespace }
      if plain.contains("\"provides-namespace\":true") {
        result = ProjectPath.name(folder) + "/" + result
      }
      folder = ProjectPath.folder(of: folder)
    }
    return result
  }
}

extension String {
  fileprivate var trimmedSlash: String { hasPrefix("/") ? String(dropFirst()) : self }
}
