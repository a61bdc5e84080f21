internal import CStandardLibrary

/// The file that could not be written, and the error.
package struct FileFailure: Error {
  package let path: [UInt8]
  package let failure: SystemFailure
}

/// A file that replaces another one, which can be restored until this object is released.
final class Replacement {
  private let target: [UInt8]
  private let new, old: [UInt8]

  /// Writes the bytes to a new file in the same folder.
  ///
  /// - Throws: ``SystemFailure``.
  init(of target: [UInt8], _ mode: mode_t?, _ bytes: [UInt8]) throws {
    self.target = target
    new = target + Array(".\(getpid()).new".utf8)
    old = target + Array(".\(getpid()).old".utf8)
    let file = try OpenFile(new, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
    if let mode { fchmod(file.descriptor, mode) }
    try file.write(bytes)
    try file.finish()
  }

  /// Renames the new file to the target, and keeps the old file by another name.
  ///
  /// - Throws: ``SystemFailure``; then the target is unchanged.
  func install() throws {
    // With a hard link the old file stays at the target until the rename replaces it.
    _ = try? unsafe old.withPath { unsafe unlink($0) }
    let isLinked =
      try unsafe target.withPath { target in try unsafe old.withPath { unsafe link(target, $0) } }
      == 0
    let hadFile = try isLinked || move(target, to: old)
    do {
      guard try move(new, to: target) else { throw SystemFailure(number: ENOENT) }
    } catch {
      if hadFile { _ = try? move(old, to: target) }
      throw error
    }
  }

  /// Restores the old file.
  func undo() {
    guard (try? move(old, to: target)) != true else { return }
    _ = try? unsafe target.withPath { unsafe unlink($0) }
  }

  /// Renames a file; returns false when it does not exist.
  private func move(_ from: [UInt8], to name: [UInt8]) throws -> Bool {
    let status = try unsafe from.withPath { from in
      try unsafe name.withPath { unsafe rename(from, $0) }
    }
    if status == 0 { return true }
    let failure = SystemFailure.last
    if failure.number == ENOENT { return false }
    throw failure
  }

  deinit {
    for path in [new, old] { _ = try? unsafe path.withPath { unsafe unlink($0) } }
  }
}
