internal import Glibc

/// Paths are bytes, as the system has them: they need not be UTF-8.
extension [UInt8] {
  /// Calls the body with the path as C has it.
  ///
  /// - Throws: ``SystemFailure`` for a path that C cannot have.
  func withPath<Answer>(_ body: (UnsafePointer<CChar>) throws -> Answer) throws -> Answer {
    guard !contains(0) else { throw SystemFailure("a file's name holds no NUL") }
    return try unsafe (map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { characters in
      // There is the NUL at least.
      try unsafe body(characters.baseAddress.unsafelyUnwrapped)
    }
  }

  /// The system's record of the file that the path leads to.
  ///
  /// - Throws: ``SystemFailure``.
  func fileStatus() throws -> stat {
    var status = stat()
    guard try unsafe withPath({ unsafe stat($0, &status) }) == 0 else { throw SystemFailure.last }
    return status
  }
}
