internal import CStandardLibrary

// no traps of count: an index is at least -1.

/// Reading and writing whole files.
package enum WholeFile {
  /// The maximum size of a file that is read: 256 megabytes.
  private static let longest = 256 << 20

  /// Returns the bytes of a file.
  ///
  /// - Throws: ``SystemFailure``.
  package static func read(_ path: [UInt8]) throws -> [UInt8] {
    try read(OpenFile(path, O_RDONLY))
  }

  /// Returns the bytes of a regular file, or of a pipe that the shell has passed as a descriptor.
  ///
  /// Another pipe or device might never end, or wait for its other side.
  ///
  /// - Throws: ``SystemFailure``.
  package static func readRegular(_ path: [UInt8]) throws -> [UInt8] {
    let file = try OpenFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    if try file.status().st_mode & S_IFMT == S_IFREG { return try read(file) }
    let isDescriptor = ["/dev/fd/", "/proc/self/fd/", "/dev/stdin"].contains {
      path.starts(with: $0.utf8)
    }
    guard isDescriptor else { throw SystemFailure("it is not a regular file") }
    return try read(path)
  }

  /// The bytes of an open file.
  ///
  /// - Throws: ``SystemFailure``.
  static func read(_ file: borrowing OpenFile) throws -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let bytes = try file.read(atMost: 65_536)
      if bytes.isEmpty { return result }
      result += bytes
      guard result.count <= longest else { throw SystemFailure("the file is too large") }
    }
  }

  /// Replaces a file atomically: it has either the old or the new content.
  ///
  /// The bytes are written to a temporary file in the same folder, which is then renamed. A device
  /// or other special file is written to directly. The target of a symbolic link is replaced, not
  /// the link.
  /// - Throws: ``SystemFailure``.
  package static func replace(_ path: [UInt8], with bytes: [UInt8]) throws {
    switch try destination(of: path) {
    case .device:
      let file = try openDevice(path)
      try file.write(bytes)
      try file.finish()
    case .file(let target, let mode):
      try EndingSignals.deferred {
        let temporary = try TemporaryFile(beside: target, mode)
        try temporary.file.write(bytes)
        try temporary.replace(of: target)
      }
    }
  }

  /// Opens a device or a pipe for writing, without waiting for a process that reads the pipe.
  private static func openDevice(_ path: [UInt8]) throws -> OpenFile {
    do {
      let file = try OpenFile(path, O_WRONLY | O_NONBLOCK | O_NOCTTY)
      try file.block()
      return file
    } catch let failure as SystemFailure where failure.number == ENXIO {
      throw SystemFailure("no process reads the pipe")
    }
  }

  /// Deletes a file; errors are ignored.
  package static func remove(_ path: [UInt8]) {
    _ = try? unsafe path.withPath { unsafe unlink($0) }
  }

  /// Replaces several files: all of them, or none.
  ///
  /// All temporary files are written first, then renamed one by one. If a rename fails, the
  /// previous ones are undone.
  /// - Throws: ``FileFailure``.
  package static func replace(_ files: [(path: [UInt8], bytes: [UInt8])]) throws {
    var replacements: [Replacement] = []
    for (path, bytes) in files {
      do {
        guard case .file(let target, let mode) = try destination(of: path) else {
          throw SystemFailure("it is not a regular file")
        }
        replacements.append(try Replacement(of: target, mode, bytes))
      } catch let failure as SystemFailure {
        throw FileFailure(path: path, failure: failure)
      }
    }
    for (index, replacement) in replacements.enumerated() {
      do {
        try replacement.install()
      } catch let failure as SystemFailure {
        for earlier in replacements[..<index].reversed() { earlier.undo() }
        throw FileFailure(path: files[index].path, failure: failure)
      }
    }
  }

  /// Checks whether a file can be replaced, before its content is computed.
  ///
  /// - Throws: ``SystemFailure``, as `replace` would.
  package static func checkReplacing(_ path: [UInt8]) throws {
    guard case .file(let target, let mode) = try destination(of: path) else { return }
    _ = try TemporaryFile(beside: target, mode)
  }

  /// The destination of the bytes: a new file with a path and a mode, or an existing device.
  private enum Destination {
    case file([UInt8], mode_t?)
    case device
  }

  private static func destination(of path: [UInt8]) throws -> Destination {
    let status: stat
    do {
      status = try path.fileStatus()
    } catch let failure as SystemFailure where failure.number == ENOENT {
      // A link whose target does not exist yet: the target is created, as a shell does.
      return .file(try endOfLinks(path), nil)
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw SystemFailure(number: EISDIR) }
    guard try unsafe path.withPath({ unsafe access($0, W_OK) }) == 0 else {
      throw SystemFailure.last
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .device }
    return .file(ProcessContext.realPath(path) ?? path, status.st_mode & 0o7777)
  }

  /// The path that a path leads to after its links, where no file has to exist.
  private static func endOfLinks(_ path: [UInt8]) throws -> [UInt8] {
    var path = path
    for _ in 0..<40 {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = try unsafe path.withPath { unsafe readlink($0, &target, target.count) }
      guard count > 0 else { return path }
      let end = target.prefix(count).map { UInt8(bitPattern: $0) }
      let slash = UInt8(ascii: "/")
      let folder = path.prefix((path.lastIndex(of: slash) ?? -1) + 1)
      path = end.first == slash ? end : folder + end
    }
    throw SystemFailure(number: ELOOP)
  }
}
