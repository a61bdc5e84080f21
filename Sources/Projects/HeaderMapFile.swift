internal import LuaBridge
internal import LuaModules
internal import Synchronization

// no traps of count: the capacity is a power of two.
// no traps of narrow: sizes of header maps are limited by the project.

/// The file in which clang looks up the headers of a project: Xcode's `.hmap`.
///
/// A hash table of a name and a path for each header, in the machine's byte order; its format is that of
/// clang's `HeaderMapTypes.h`. The file is named after its contents, so a change makes another file.
struct HeaderMapFile {
  private var strings: [UInt8] = [0]
  private var offsets: [String: UInt32] = [:]

  /// Writes a map into the folder of caches.
  ///
  /// - Parameter entries: The absolute path of each name.
  /// - Returns: the path of the file.
  /// - Throws: `SystemFailure` when it cannot be written.
  static func write(_ entries: [String: String]) throws -> String {
    let known = written.withLock { maps in maps.first { $0.entries == entries }?.path }
    if let known, Folder.hasFile(Array(known.utf8)) { return known }
    var file = HeaderMapFile()
    let bytes = file.bytes(entries)
    let path = try GeneratedHeader.write(bytes, ending: "hmap")
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

  private mutating func bytes(_ entries: [String: String]) -> [UInt8] {
    var capacity = 8
    while capacity < entries.count * 2 { capacity *= 2 }
    var buckets = [(key: UInt32, prefix: UInt32, suffix: UInt32)](
      repeating: (0, 0, 0), count: capacity)
    // For each slot one that is nearer to the next free slot, or that is free itself: names of the same
    // letters have the same hash, and their slots form long runs.
    var next = Array(0..<capacity)
    var longest = 0
    for (name, path) in entries.sorted(by: { $0.key < $1.key }) {
      var slot = Int(HeaderMapFile.hash(name)) & (capacity - 1)
      while next[slot] != slot {
        next[slot] = next[next[slot]]
        slot = next[slot]
      }
      next[slot] = (slot + 1) & (capacity - 1)
      let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
      buckets[slot] = (
        offset(of: name), offset(of: String(path[..<slash])), offset(of: String(path[slash...]))
      )
      longest = max(longest, path.utf8.count)
    }
    var result: [UInt8] = []
    func add(_ number: UInt32) {
      for shift in stride(from: 0, to: 32, by: 8) {
        result.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
      }
    }
    add(0x686D_6170)
    add(1)
    add(UInt32(24 + capacity * 12))
    add(UInt32(entries.count))
    add(UInt32(capacity))
    add(UInt32(longest))
    for bucket in buckets {
      add(bucket.key)
      add(bucket.prefix)
      add(bucket.suffix)
    }
    return result + strings
  }

  private mutating func offset(of text: String) -> UInt32 {
    if let known = offsets[text] { return known }
    let offset = UInt32(strings.count)
    strings += Array(text.utf8) + [0]
    offsets[text] = offset
    return offset
  }

  /// The hash of clang's `HashHMapKey`: names that differ in case alone have the same.
  private static func hash(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { sum, byte in
      let lower = (0x41...0x5A).contains(byte) ? byte + 32 : byte
      return sum &+ UInt32(lower) &* 13
    }
  }
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
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let name = "\(String(hash, radix: 16))-\(bytes.count).\(ending)"
    if let folder, folder.read(name) == bytes || folder.write(name, bytes) {
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
