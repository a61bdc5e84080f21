internal import Glibc

/// A file beside another one, whose name it takes once it is whole; otherwise it goes.
struct TemporaryFile: ~Copyable {
  let file: OpenFile
  private let path: [UInt8]

  /// - Throws: ``SystemFailure``.
  init(beside target: [UInt8], _ mode: mode_t?) throws {
    path = target + Array(".\(getpid()).new".utf8)
    file = try OpenFile(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
    if let mode { fchmod(file.descriptor, mode) }
  }

  /// - Throws: ``SystemFailure``; the other file is as it was then.
  consuming func takeName(of target: [UInt8]) throws {
    // Some file systems say only when a file is closed that they could not write it.
    guard close(dup(file.descriptor)) == 0 else { throw SystemFailure.last }
    let status = try unsafe path.withPath { from in
      try unsafe target.withPath { unsafe rename(from, $0) }
    }
    guard status == 0 else { throw SystemFailure.last }
  }

  deinit {
    // Gone when it has taken the other name.
    _ = try? unsafe path.withPath { unsafe unlink($0) }
  }
}
