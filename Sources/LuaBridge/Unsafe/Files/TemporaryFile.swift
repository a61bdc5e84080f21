internal import CStandardLibrary

/// A temporary file in the folder of another file, which it replaces once it is complete.
///
/// Otherwise it is deleted.
struct TemporaryFile: ~Copyable {
  let file: OpenFile
  private let path: [UInt8]

  /// - Throws: ``SystemFailure``.
  init(beside target: [UInt8], _ mode: mode_t?) throws {
    path = target + Array(".\(getpid()).new".utf8)
    file = try OpenFile(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
    if let mode { fchmod(file.descriptor, mode) }
  }

  /// - Throws: ``SystemFailure``; then the other file is unchanged.
  consuming func replace(of target: [UInt8]) throws {
    // Some file systems report write errors only on close.
    guard close(dup(file.descriptor)) == 0 else { throw SystemFailure.last }
    let status = try unsafe path.withPath { from in
      try unsafe target.withPath { unsafe rename(from, $0) }
    }
    guard status == 0 else { throw SystemFailure.last }
  }

  deinit {
    // Has no effect after the rename.
    _ = try? unsafe path.withPath { unsafe unlink($0) }
  }
}
