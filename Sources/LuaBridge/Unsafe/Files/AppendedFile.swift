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

  /// The last bytes of the file, which begin with a whole line; empty when there is no file.
  ///
  /// - Parameter limit: how many bytes are read at most.
  /// - Throws: ``SystemFailure``.
  package func contents(limit: Int) throws -> [UInt8] {
    do {
      return try contents(of: open(O_RDONLY), limit: limit)
    } catch let failure as SystemFailure where failure.number == ENOENT {
      return []
    }
  }

  /// Adds an entry at the end; the folders that lead to the file are made.
  ///
  /// A line that was cut short is ended first. What cannot be written as a whole is not written.
  /// - Throws: ``SystemFailure``.
  package func append(_ entry: [UInt8]) throws {
    makeFolders()
    let file = try openLocked(O_RDWR | O_APPEND | O_CREAT)
    let size = lseek(file.descriptor, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    if size > 0 { unsafe pread(file.descriptor, &last, 1, size - 1) }
    do {
      try file.write((last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]) + entry)
    } catch {
      _ = ftruncate(file.descriptor, size)
      throw error
    }
  }

  /// Replaces what the file holds by what `shorten` makes of it, at once; nil leaves it.
  ///
  /// - Throws: ``SystemFailure``; the file is as it was then.
  package func rewrite(limit: Int, _ shorten: ([UInt8]) -> [UInt8]?) throws {
    let file = try openLocked(O_RDWR)
    guard let bytes = shorten(try contents(of: file, limit: limit)) else { return }
    let temporary = try TemporaryFile(beside: path, 0o600)
    try temporary.file.write(bytes)
    try temporary.takeName(of: path)
  }

  private func contents(of file: borrowing OpenFile, limit: Int) throws -> [UInt8] {
    let size = Int(lseek(file.descriptor, 0, SEEK_END))
    let start = max(0, size - limit)
    lseek(file.descriptor, off_t(start), SEEK_SET)
    let bytes = try file.read(atMost: size - start)
    guard start > 0 else { return bytes }
    return Array(bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
  }

  /// Opens the file that the path names once nobody else has it.
  private func openLocked(_ flags: Int32) throws -> OpenFile {
    for _ in 0..<100 {
      let file = try open(flags)
      _ = flock(file.descriptor, LOCK_EX)
      let held = try file.status()
      if let named = try? path.fileStatus(), held.st_ino == named.st_ino,
        held.st_dev == named.st_dev
      {
        return file
      }
    }
    throw SystemFailure("the file keeps being replaced")
  }

  /// A pipe would wait for its other end, and a device may never end.
  private func open(_ flags: Int32) throws -> OpenFile {
    let file = try OpenFile(path, flags | O_NONBLOCK | O_NOCTTY, mode: 0o600)
    guard try file.status().st_mode & S_IFMT == S_IFREG else {
      throw SystemFailure("not a regular file")
    }
    return file
  }

  private func makeFolders() {
    for place in path.indices.dropFirst() where path[place] == UInt8(ascii: "/") {
      _ = try? unsafe Array(path[..<place]).withPath { unsafe mkdir($0, 0o700) }
    }
  }
}
