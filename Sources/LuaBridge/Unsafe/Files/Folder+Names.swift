internal import CStandardLibrary

/// The names in a folder, and tests for files and folders.
extension Folder {
  /// Returns whether the path is a folder.
  package static func exists(_ path: [UInt8]) -> Bool {
    mode(path).map { $0 & S_IFMT == S_IFDIR } ?? false
  }

  /// Returns whether the path is a regular file.
  package static func hasFile(_ path: [UInt8]) -> Bool {
    mode(path).map { $0 & S_IFMT == S_IFREG } ?? false
  }

  /// Returns the names in a folder, sorted by bytes, without those that begin with a dot.
  ///
  /// - Throws: ``SystemFailure`` when it cannot be read.
  package static func names(in path: [UInt8]) throws -> [[UInt8]] {
    let stream = try unsafe path.withPath { unsafe opendir($0) }
    guard let stream = unsafe stream else { throw SystemFailure.last }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Returns the size and the modification time of a file, to detect changes; nil if there is none.
  package static func stamp(of path: [UInt8]) -> String? {
    guard let status = try? path.fileStatus() else { return nil }
    let time = status.st_mtim
    return "\(status.st_size)-\(time.tv_sec)-\(time.tv_nsec)"
  }

  private static func mode(_ path: [UInt8]) -> mode_t? {
    (try? path.fileStatus())?.st_mode
  }
}
