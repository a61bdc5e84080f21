internal import Glibc

/// Folders of the file system.
package enum Folder {
  /// Makes a folder, and those above it that are not there; one that is there is left as it is.
  ///
  /// - Throws: ``WholeFile/Failure``.
  package static func make(_ path: [UInt8]) throws {
    let slash = UInt8(ascii: "/")
    let ends = path.indices.filter { $0 > 0 && path[$0] == slash && path[$0 - 1] != slash }
    for end in ends + [path.count] {
      try unsafe WholeFile.withName(Array(path[..<end])) { name in
        guard unsafe mkdir(name, 0o777) != 0, errno != EEXIST || end == path.count else { return }
        let reason = errno
        var status = stat()
        let isThere = unsafe stat(name, &status) == 0
        if isThere, status.st_mode & S_IFMT == S_IFDIR { return }
        errno = isThere ? ENOTDIR : reason
        throw WholeFile.Failure.last
      }
    }
  }
}
