internal import CStandardLibrary

/// Folders of the file system.
package enum Folder {
  /// Creates a folder and missing parent folders; an existing folder is unchanged.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - mode: The permissions of a new folder, before the process's mask is applied.
  /// - Returns: the folders that it has created, parents first.
  /// - Throws: ``SystemFailure``, also for a link whose target does not exist.
  @discardableResult
  package static func make(_ path: [UInt8], mode: UInt32 = 0o777) throws -> [[UInt8]] {
    var made: [[UInt8]] = []
    let slash = UInt8(ascii: "/")
    let ends = path.indices.filter { $0 > 0 && path[$0] == slash && path[$0 - 1] != slash }
    for end in ends + [path.count] {
      let part = Array(path[..<end])
      if try unsafe part.withPath({ unsafe mkdir($0, mode) }) == 0 {
        made.append(part)
        continue
      }
      let failure = SystemFailure.last
      if exists(part) || failure.number == EEXIST && end < path.count { continue }
      throw failure.number == EEXIST ? SystemFailure(number: ENOTDIR) : failure
    }
    return made
  }

  /// Removes empty folders; other ones are kept.
  package static func removeEmpty(_ folders: some Sequence<[UInt8]>) {
    for folder in folders { _ = try? unsafe folder.withPath { unsafe rmdir($0) } }
  }
}
