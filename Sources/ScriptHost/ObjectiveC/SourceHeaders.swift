internal import LuaBridge
internal import LuaModules
internal import Synchronization

/// The headers that sources include.
///
/// They are in a folder that is written once for each program, or in memory if no folder can be
/// trusted.
enum SourceHeaders {
  /// The location of the headers.
  struct Place {
    /// The path that clang searches.
    let path: String
    /// The headers and their paths in it, if they are only in memory.
    let texts: [(name: String, text: String)]
  }

  /// A folder that does not exist on disk; its headers are in memory.
  private static let memory = "/hookhost/headers"

  /// The headers, which are created if they are missing or were changed.
  ///
  /// - Throws: ``SourceError`` if they cannot be created.
  static func place() throws -> Place {
    let cache = PrivateFolder.userCache
    let location = cache.map { String(decoding: $0.path(of: ""), as: UTF8.self) } ?? ""
    if let known = latest.withLock({ $0.value(for: location) }) { return known }
    let place = try find()
    latest.withLock { $0 = ExpiringValue(place, for: location) }
    return place
  }

  /// The headers that were found last: to look at each of them takes as long as to read a source.
  private static let latest = Mutex(ExpiringValue<Place>())

  private static func find() throws -> Place {
    if let cache = PrivateFolder.userCache {
      let seal = "headers-\(fingerprint).seal"
      if let folder = folder(sealedBy: seal, in: cache) { return Place(folder, in: cache) }
      // Each run that finds no headers creates its own, so that a folder never changes under
      // another run.
      let name = "headers-\(fingerprint)-\(String(UInt32.random(in: 0 ... .max), radix: 16))"
      if (try? HeaderLibrary.make(cache.path(of: name))) != nil, close(name, with: seal, in: cache)
      {
        return Place(name, in: cache)
      }
      Folder.removeAll(cache.path(of: name))
    }
    do {
      return Place(path: memory, texts: try HeaderLibrary.texts())
    } catch {
      throw SourceError(message: "cannot make the headers: \(error)")
    }
  }

  /// The fingerprint of this program: its size and modification time.
  static var fingerprint: String {
    ProcessContext.program.flatMap { Folder.stamp(of: $0) } ?? "unknown"
  }

  /// Writes the folder and the state of each header to a file beside it; returns whether it could.
  private static func close(_ name: String, with seal: String, in cache: PrivateFolder) -> Bool {
    guard let files = try? Folder.files(below: cache.path(of: name)) else { return false }
    var lines = [name]
    for file in files {
      let inner = String(decoding: file, as: UTF8.self)
      guard let stamp = cache.stamp("\(name)/\(inner)") else { return false }
      lines.append("\(stamp) \(inner)")
    }
    return cache.write(seal, Array(lines.joined(separator: "\n").utf8))
  }

  /// The folder that a seal names, if none of its headers was changed.
  private static func folder(sealedBy seal: String, in cache: PrivateFolder) -> String? {
    guard let bytes = cache.read(seal) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.count > 1, let first = lines.first else { return nil }
    let name = String(decoding: first, as: UTF8.self)
    let isWhole = lines.dropFirst().allSatisfy { line in
      guard let blank = line.firstIndex(of: UInt8(ascii: " ")) else { return false }
      let inner = String(decoding: line[(blank + 1)...], as: UTF8.self)
      guard let stamp = cache.stamp("\(name)/\(inner)") else { return false }
      return line[..<blank].elementsEqual(stamp.utf8)
    }
    if isWhole { return name }
    if name.hasPrefix("headers-"), !name.contains("/") {
      Folder.removeAll(cache.path(of: name))
    }
    return nil
  }
}

extension SourceHeaders.Place {
  /// Creates the location of a folder in the cache.
  fileprivate init(_ name: String, in cache: PrivateFolder) {
    self.init(path: String(decoding: cache.path(of: name), as: UTF8.self), texts: [])
  }
}
