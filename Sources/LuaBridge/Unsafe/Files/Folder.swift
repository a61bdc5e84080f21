internal import CStandardLibrary

/// Folders of the file system.
package enum Folder {
  /// Creates a folder and missing parent folders; an existing folder is unchanged.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - mode: The permissions of a new folder, before the process's mask is applied.
  /// - Throws: ``SystemFailure``, also for a link whose target does not exist.
  package static func make(_ path: [UInt8], mode: UInt32 = 0o777) throws {
    let slash = UInt8(ascii: "/")
    let ends = path.indices.filter { $0 > 0 && path[$0] == slash && path[$0 - 1] != slash }
    for end in ends + [path.count] {
      let part = Array(path[..<end])
      if try unsafe part.withPath({ unsafe mkdir($0, mode) }) == 0 { continue }
      let failure = SystemFailure.last
      if exists(part) || failure.number == EEXIST && end < path.count { continue }
      throw failure.number == EEXIST ? SystemFailure(number: ENOTDIR) : failure
    }
  }
}
