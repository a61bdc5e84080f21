internal import Glibc

/// Files that are read and written as a whole.
package enum WholeFile {
  /// Why a file could not be read or written: the system's own words.
  package struct Failure: Error {
    package let reason: String

    init(_ reason: String) { self.reason = reason }

    /// What the last call into the system ended with.
    static var last: Failure { unsafe Failure(String(cString: strerror(errno))) }
  }

  /// What a file may measure at most, so that an endless one ends: 256 megabytes.
  private static let longest = 256 << 20

  /// The bytes of a file.
  ///
  /// - Throws: ``Failure``.
  package static func read(_ path: [UInt8]) throws -> [UInt8] {
    let descriptor = try open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure.last }
      if count == 0 { return result }
      result += buffer[..<count]
      guard result.count <= longest else { throw Failure("the file is too large") }
    }
  }

  /// Writes a file anew: under its name stands what was there before, or all of the bytes.
  ///
  /// They go to a file beside it first, which takes its name at the end. What is not a plain file, as
  /// a device, is written to directly; a symbolic link goes on pointing where it does.
  /// - Throws: ``Failure``.
  package static func replace(_ path: [UInt8], with bytes: [UInt8]) throws {
    guard !path.contains(0) else { throw Failure("a file's name holds no NUL") }
    var status = stat()
    guard unsafe withCString(path, { unsafe stat($0, &status) }) == 0 else {
      guard errno == ENOENT else { throw Failure.last }
      return try replace(path, with: bytes, mode: nil)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      errno = EISDIR
      throw Failure.last
    case S_IFREG:
      guard unsafe withCString(path, { unsafe access($0, W_OK) }) == 0 else { throw Failure.last }
      let target = ProcessContext.realPath(path) ?? path
      try replace(target, with: bytes, mode: status.st_mode & 0o7777)
    default:
      try write(bytes, to: open(path, O_WRONLY | O_CLOEXEC))
    }
  }

  private static func replace(_ path: [UInt8], with bytes: [UInt8], mode: mode_t?) throws {
    let temporary = path + Array(".\(getpid()).new".utf8)
    let descriptor = try open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
    do {
      if let mode { fchmod(descriptor, mode) }
      try write(bytes, to: descriptor)
      let status = unsafe withCString(temporary) { from in
        unsafe withCString(path) { unsafe rename(from, $0) }
      }
      guard status == 0 else { throw Failure.last }
    } catch {
      _ = unsafe withCString(temporary) { unsafe unlink($0) }
      throw error
    }
  }

  /// Writes everything and closes the file.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let failure = Failure.last
        close(descriptor)
        throw failure
      }
      rest = rest.dropFirst(count)
    }
    guard close(descriptor) == 0 else { throw Failure.last }
  }

  private static func open(_ path: [UInt8], _ flags: Int32) throws -> Int32 {
    guard !path.contains(0) else { throw Failure("a file's name holds no NUL") }
    let descriptor = unsafe withCString(path) { unsafe Glibc.open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw Failure.last }
    return descriptor
  }

  private static func withCString<Answer>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Answer
  ) -> Answer {
    unsafe (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { characters in
      // There is the NUL at least.
      unsafe body(characters.baseAddress.unsafelyUnwrapped)
    }
  }
  /// Calls the body with a path as C has it.
  static func withName<Answer>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) throws -> Answer
  ) throws -> Answer {
    guard !path.contains(0) else { throw Failure("a file's name holds no NUL") }
    return try unsafe (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
      characters in
      // There is the NUL at least.
      try unsafe body(characters.baseAddress.unsafelyUnwrapped)
    }
  }
}
