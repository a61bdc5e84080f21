internal import CStandardLibrary

/// A file to which several processes append entries.
///
/// Each operation opens the file and locks it. So entries are complete, and a process that is
/// killed loses none. Shortening the file writes another file and renames it, which loses no
/// entries of other processes.
package struct AppendedFile {
  /// The file's path.
  package let path: [UInt8]

  /// Creates a value for a path; the file need not exist.
  package init(path: [UInt8]) {
    self.path = path
  }

  /// Returns the last bytes of the file, starting with a complete line; empty if there is no file.
  ///
  /// - Parameter limit: the maximum number of bytes.
  /// - Throws: ``SystemFailure``.
  package func contents(limit: Int) throws -> [UInt8] {
    do {
      return try contents(of: open(O_RDONLY), limit: limit)
    } catch let failure as SystemFailure where failure.number == ENOENT {
      return []
    }
  }

  /// Appends an entry; creates missing folders of the path.
  ///
  /// Ends an incomplete last line first. An entry that cannot be written completely is removed.
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

  /// Replaces the content of the file with the result of `shorten`, atomically; nil keeps it.
  ///
  /// - Throws: ``SystemFailure``; then the file is unchanged.
  package func rewrite(limit: Int, _ shorten: ([UInt8]) -> [UInt8]?) throws {
    let file = try openLocked(O_RDWR)
    guard let bytes = shorten(try contents(of: file, limit: limit)) else { return }
    let temporary = try TemporaryFile(beside: path, 0o600)
    try temporary.file.write(bytes)
    try temporary.replace(of: path)
  }

  private func contents(of file: borrowing OpenFile, limit: Int) throws -> [UInt8] {
    let size = Int(lseek(file.descriptor, 0, SEEK_END))
    let start = max(0, size - limit)
    lseek(file.descriptor, off_t(start), SEEK_SET)
    let bytes = try file.read(atMost: size - start)
    guard start > 0 else { return bytes }
    return Array(bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
  }

  /// Opens and locks the file; retries if it was replaced meanwhile.
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

  /// Opens only regular files: a pipe would block, and a device may be endless.
  private func open(_ flags: Int32) throws -> OpenFile {
    let file = try OpenFile(path, flags | O_NONBLOCK | O_NOCTTY, mode: 0o600)
    guard try file.status().st_mode & S_IFMT == S_IFREG else {
      throw SystemFailure("not a regular file")
    }
    return file
  }

  private func makeFolders() {
    for index in path.indices.dropFirst() where path[index] == UInt8(ascii: "/") {
      _ = try? unsafe Array(path[..<index]).withPath { unsafe mkdir($0, 0o700) }
    }
  }
}
