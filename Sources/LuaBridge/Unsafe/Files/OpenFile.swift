internal import CStandardLibrary

// no traps of count: limits are constants of the callers.

/// A file descriptor, closed on destruction.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  /// Takes ownership of a descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens a file with close-on-exec.
  ///
  /// - Throws: ``SystemFailure``.
  init(_ path: [UInt8], _ flags: Int32, mode: mode_t = 0o666) throws {
    let opened = try unsafe path.withPath { unsafe open($0, flags | O_CLOEXEC, mode) }
    guard opened >= 0 else { throw SystemFailure.last }
    descriptor = opened
  }

  /// Returns the system's status record of the file.
  ///
  /// - Throws: ``SystemFailure``.
  func status() throws -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemFailure.last }
    return status
  }

  /// Writes all bytes; in one call, unless the disk is full or a signal arrives.
  ///
  /// - Throws: ``SystemFailure``; then some bytes may be written.
  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe CStandardLibrary.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemFailure.last }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads the next bytes; empty at the end.
  ///
  /// - Throws: ``SystemFailure``.
  func read(atMost limit: Int) throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: limit)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe CStandardLibrary.read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemFailure.last }
      buffer.removeSubrange(count...)
      return buffer
    }
  }

  /// Makes reads and writes of a pipe wait, which was opened without waiting.
  ///
  /// - Throws: ``SystemFailure``.
  func block() throws {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0, fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) == 0 else {
      throw SystemFailure.last
    }
  }

  /// Closes the file; some file systems report write errors only then.
  ///
  /// - Throws: ``SystemFailure``.
  consuming func finish() throws {
    let descriptor = descriptor
    discard self
    guard close(descriptor) == 0 else { throw SystemFailure.last }
  }

  deinit {
    close(descriptor)
  }
}
