internal import CStandardLibrary

/// Paths are bytes, as on Linux: they need not be UTF-8.
extension [UInt8] {
  /// Calls the body with the path as a C string.
  ///
  /// - Throws: ``SystemFailure`` for a path with a NUL byte.
  func withPath<Answer>(_ body: (UnsafePointer<CChar>) throws -> Answer) throws -> Answer {
    guard !contains(0) else { throw SystemFailure("a file name cannot contain a NUL byte") }
    return try unsafe (map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { characters in
      // The buffer has at least the NUL.
      try unsafe body(characters.baseAddress.unsafelyUnwrapped)
    }
  }

  /// Returns the system's status record of the file.
  ///
  /// - Throws: ``SystemFailure``.
  func fileStatus() throws -> stat {
    var status = stat()
    guard try unsafe withPath({ unsafe stat($0, &status) }) == 0 else { throw SystemFailure.last }
    return status
  }
}
