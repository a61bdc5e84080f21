internal import CLuaShims
internal import Glibc

/// A file that several processes append to, an entry at a time.
///
/// Each use opens the file anew and holds a lock, so that entries come whole, a process that is
/// killed loses nothing, and one that shortens the file (under another name first, which then takes
/// its place) loses nothing of the others.
package struct AppendedFile {
  /// Where the file is.
  package let path: [UInt8]

  /// Names a file, which need not be there.
  package init(path: [UInt8]) {
    self.path = path
  }

  /// Why a file could not be used, as the system words it.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let description: String

    /// Any other reason.
    package init(_ description: String) { self.description = description }

    /// What the system says about `errno`.
    fileprivate static var last: Failure {
      unsafe Failure(String(cString: strerror(errno)))
    }
  }

  /// The last bytes of the file, which begin with a whole line; empty when there is no file.
  ///
  /// - Parameter limit: how many bytes are read at most.
  /// - Throws: ``Failure``.
  package func contents(limit: Int) throws -> [UInt8] {
    let descriptor = open(O_RDONLY)
    if descriptor < 0, errno == ENOENT { return [] }
    guard descriptor >= 0 else { throw Failure.last }
    defer { close(descriptor) }
    return try contents(of: descriptor, limit: limit)
  }

  /// Adds an entry at the end; the folders that lead to the file are made.
  ///
  /// A line that was cut short is ended first. What cannot be written as a whole is not written.
  /// - Throws: ``Failure``.
  package func append(_ entry: [UInt8]) throws {
    makeFolders()
    let descriptor = try openLocked(O_RDWR | O_APPEND | O_CREAT)
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    if size > 0 { unsafe pread(descriptor, &last, 1, size - 1) }
    let bytes = (last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]) + entry
    do {
      try write(bytes, to: descriptor)
    } catch {
      _ = ftruncate(descriptor, size)
      throw error
    }
  }

  /// Replaces what the file holds by what `shorten` makes of it, at once; nil leaves it.
  ///
  /// - Throws: ``Failure``; the file is as it was then.
  package func rewrite(limit: Int, _ shorten: ([UInt8]) -> [UInt8]?) throws {
    let descriptor = try openLocked(O_RDWR)
    defer { close(descriptor) }
    guard let bytes = shorten(try contents(of: descriptor, limit: limit)) else { return }
    let temporary = path + Array(".\(getpid())".utf8)
    let copy = unsafe Glibc.open(cString(temporary), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard copy >= 0 else { throw Failure.last }
    do {
      defer { close(copy) }
      try write(bytes, to: copy)
      guard unsafe rename(cString(temporary), cString(path)) == 0 else { throw Failure.last }
    } catch {
      unsafe unlink(cString(temporary))
      throw error
    }
  }

  /// Writes all of it: at once, unless the disk is full or a signal comes.
  private func write(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure.last }
      rest = rest.dropFirst(count)
    }
  }

  private func contents(of descriptor: Int32, limit: Int) throws -> [UInt8] {
    try requireRegular(descriptor)
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let start = max(0, size - limit)
    var bytes = [UInt8](repeating: 0, count: size - start)
    let count = unsafe pread(descriptor, &bytes, bytes.count, start)
    guard count >= 0 else { throw Failure.last }
    bytes.removeSubrange(count...)
    guard start > 0 else { return bytes }
    return Array(bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
  }

  /// Opens the file that the path names once nobody else has it.
  private func openLocked(_ flags: Int32) throws -> Int32 {
    for _ in 0..<100 {
      let descriptor = open(flags)
      guard descriptor >= 0 else { throw Failure.last }
      do {
        try requireRegular(descriptor)
      } catch {
        close(descriptor)
        throw error
      }
      _ = flock(descriptor, LOCK_EX)
      var held = stat()
      var named = stat()
      let isSame =
        unsafe fstat(descriptor, &held) == 0 && stat(cString(path), &named) == 0
        && held.st_ino == named.st_ino && held.st_dev == named.st_dev
      if isSame { return descriptor }
      close(descriptor)
    }
    throw Failure("the file keeps being replaced")
  }

  /// A pipe would wait for its other end, and a device may never end.
  private func open(_ flags: Int32) -> Int32 {
    unsafe Glibc.open(cString(path), flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600)
  }

  private func requireRegular(_ descriptor: Int32) throws {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Failure("not a regular file")
    }
  }

  private func makeFolders() {
    for place in path.indices.dropFirst() where path[place] == UInt8(ascii: "/") {
      unsafe mkdir(cString(Array(path[..<place])), 0o700)
    }
  }

  private func cString(_ bytes: [UInt8]) -> [CChar] {
    bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
