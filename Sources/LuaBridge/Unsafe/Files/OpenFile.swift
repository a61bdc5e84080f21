internal import Glibc

/// A file descriptor, closed at the end of its life.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  /// Takes over a descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens a file; no process inherits it.
  ///
  /// - Throws: ``SystemFailure``.
  init(_ path: [UInt8], _ flags: Int32, mode: mode_t = 0o666) throws {
    let opened = try unsafe path.withPath { unsafe open($0, flags | O_CLOEXEC, mode) }
    guard opened >= 0 else { throw SystemFailure.last }
    descriptor = opened
  }

  /// The system's record of the file.
  ///
  /// - Throws: ``SystemFailure``.
  func status() throws -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemFailure.last }
    return status
  }

  /// Writes all of it: at once, unless the disk is full or a signal comes.
  ///
  /// - Throws: ``SystemFailure``; some of it may be written then.
  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemFailure.last }
      rest = rest.dropFirst(count)
    }
  }

  /// The next bytes; empty at the end.
  ///
  /// - Throws: ``SystemFailure``.
  func read(atMost limit: Int) throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: limit)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemFailure.last }
      buffer.removeSubrange(count...)
      return buffer
    }
  }

  /// Closes the file, which is when some file systems say that they could not write it.
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
