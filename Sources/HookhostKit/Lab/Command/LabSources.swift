internal import LuaBridge
internal import LuaModules

/// The input of `hookhost lab --sources`: the sources, their install functions, and the drive
/// script.
struct LabSources {
  /// One source: a file, or a folder whose files are one image.
  struct Party {
    /// Its path on the command line.
    let path: [UInt8]
    /// Its unique name as an actor.
    var name: String
    let files: [[UInt8]]
    /// The folders that contain its own headers.
    let folders: [[UInt8]]

    /// The name of its file or folder.
    var title: String { isFolder ? name + "/" : name + ".m" }
    let isFolder: Bool
  }

  private(set) var parties: [Party]
  let installs: [String]
  let drive: [UInt8]
  let setup: [UInt8]?
  let want: LabVerdict?

  /// Finds the files of the paths.
  ///
  /// - Throws: ``CommandLineError`` for a path that does not exist, and for a folder without
  ///   sources.
  init(
    _ paths: [[UInt8]], installs: [String], drive: [UInt8], setup: [UInt8]?, want: LabVerdict?
  ) throws {
    self.installs = installs
    self.drive = drive
    self.setup = setup
    self.want = want
    for path in [drive] + (setup.map { [$0] } ?? []) where !Folder.hasFile(path) {
      throw CommandLineError.misused("no file \(LabSources.quoted(path))")
    }
    parties = try paths.map(LabSources.party)
    try nameApart()
  }

  private static func party(_ path: [UInt8]) throws -> Party {
    var path = path
    while path.count > 1, path.last == slash { path.removeLast() }
    let name = String(decoding: path.split(separator: slash).last ?? [], as: UTF8.self)
    if Folder.exists(path) {
      var found = SourceFolder()
      found.search(path)
      guard !found.files.isEmpty else {
        throw CommandLineError.misused("no file named *.m in \(quoted(path))")
      }
      return Party(
        path: path, name: name, files: found.files, folders: found.folders, isFolder: true)
    }
    guard Folder.hasFile(path) else { throw CommandLineError.misused("no file \(quoted(path))") }
    return Party(
      path: path, name: name.hasSuffix(".m") ? String(name.dropLast(2)) : name, files: [path],
      folders: [], isFolder: false)
  }

  private static let slash = UInt8(ascii: "/")

  private static func quoted(_ path: [UInt8]) -> String {
    "'\(String(decoding: path, as: UTF8.self))'"
  }

  /// Adds folder names to sources with equal names.
  private mutating func nameApart() throws {
    let counts = Dictionary(grouping: parties, by: \.name).mapValues(\.count)
    for place in parties.indices where counts[parties[place].name, default: 0] > 1 {
      let parts = parties[place].path.split(separator: LabSources.slash).dropLast().suffix(1)
      let folder = parts.map { String(decoding: $0, as: UTF8.self) + "/" }.joined()
      parties[place].name = folder + parties[place].name
    }
    var known: Set<String> = []
    for party in parties where !known.insert(party.name).inserted {
      throw CommandLineError.misused("two sources are named '\(party.title)'")
    }
  }

  /// The owner of each file.
  var owners: SourceParties {
    var owners: [String: String] = [:]
    for party in parties {
      for file in party.files { owners[String(decoding: file, as: UTF8.self)] = party.name }
    }
    return SourceParties(owners: owners)
  }
}

/// The sources and the headers in a folder and its subfolders.
private struct SourceFolder {
  var files: [[UInt8]] = []
  /// The folders that contain headers.
  var folders: [[UInt8]] = []
  private var seen: Set<[UInt8]> = []

  init() {}

  mutating func search(_ folder: [UInt8]) {
    guard let real = ProcessContext.realPath(folder), seen.insert(real).inserted else { return }
    var hasHeader = false
    for name in ((try? Folder.names(in: folder)) ?? []) where name.first != UInt8(ascii: ".") {
      let path = folder + [UInt8(ascii: "/")] + name
      if Folder.exists(path) {
        search(path)
      } else if name.suffix(2) == Array(".m".utf8), Folder.hasFile(path) {
        files.append(path)
      } else if name.suffix(2) == Array(".h".utf8) {
        hasHeader = true
      }
    }
    if hasHeader { folders.append(folder) }
  }
}
