internal import CStandardLibrary

/// All that is below a folder.
extension Folder {
  /// The paths of the files below a folder, relative to it, in the order of their bytes.
  ///
  /// - Throws: ``SystemFailure`` when a folder cannot be read.
  package static func files(below path: [UInt8]) throws -> [[UInt8]] {
    try names(in: path).flatMap { name -> [[UInt8]] in
      let inner = path + [UInt8(ascii: "/")] + name
      guard isFolder(inner) else { return [name] }
      return try files(below: inner).map { name + [UInt8(ascii: "/")] + $0 }
    }
  }

  /// Removes a file, or a folder with what is in it; symbolic links are removed, not followed.
  package static func removeAll(_ path: [UInt8]) {
    if isFolder(path) {
      for name in (try? names(in: path)) ?? [] { removeAll(path + [UInt8(ascii: "/")] + name) }
      _ = try? unsafe path.withPath { unsafe rmdir($0) }
    } else {
      WholeFile.remove(path)
    }
  }

  private static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    guard (try? unsafe path.withPath({ unsafe lstat($0, &status) })) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }
}
