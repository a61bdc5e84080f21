internal import LuaBridge
internal import LuaModules
internal import ObjectiveCSources
internal import Synchronization

/// The file in which clang looks up the headers of a project: Xcode's `.hmap`.
///
/// The file is named after its contents, so a change makes another file.
enum HeaderMapFile {
  /// Writes a map into the folder of caches.
  ///
  /// - Parameter entries: The absolute path of each name.
  /// - Returns: the path of the file.
  /// - Throws: `SystemFailure` when it cannot be written.
  static func write(_ entries: [String: String]) throws -> String {
    let known = written.withLock { maps in maps.first { $0.entries == entries }?.path }
    if let known, Folder.hasFile(Array(known.utf8)) { return known }
    let path = try GeneratedHeader.write(HeaderMap.bytes(of: entries), ending: "hmap")
    written.withLock { maps in
      maps.removeAll { $0.path == path }
      maps.append((entries, path))
      if maps.count > mostWritten { maps.removeFirst() }
    }
    return path
  }

  /// The maps that were written last; the images of a project mostly have the same headers.
  private static let written = Mutex<[(entries: [String: String], path: String)]>([])
  private static let mostWritten = 8
}

/// Files that are made for clang, each named after its contents.
///
/// They are in the user's cache. A run without a cache has them in memory, so it leaves nothing behind.
enum GeneratedHeader {
  private static let folder = PrivateFolder.userCache?.folder(named: "projects")
  /// The files in memory by their names.
  private static let memory = Mutex<[String: MemoryFile]>([:])

  /// A folder without headers; nil if there is no cache.
  ///
  /// For each source, clang lists the names of all maps in front of the first folder, which are tens of
  /// thousands. With this folder in front of the maps it only looks names up in them.
  static let emptyFolder = folder?.folder(named: "empty").map {
    String(decoding: $0.path, as: UTF8.self)
  }

  /// Writes a file, unless it exists, and returns its path.
  ///
  /// - Throws: ``SourceError`` if the system creates no file.
  static func write(_ bytes: [UInt8], ending: String) throws -> String {
    let digest = SHA256.digits(bytes)
    let name = "\(digest).\(ending)"
    if let folder, folder.read(name).map(SHA256.digits) == digest || folder.write(name, bytes) {
      return String(decoding: folder.path(of: name), as: UTF8.self)
    }
    return try memory.withLock { files in
      if let known = files[name] { return known.path }
      do {
        let made = try MemoryFile(bytes)
        files[name] = made
        return made.path
      } catch {
        throw SourceError(message: "cannot write header maps: \(error)")
      }
    }
  }

  static func write(_ text: String) throws -> String { try write(Array(text.utf8), ending: "h") }
}
