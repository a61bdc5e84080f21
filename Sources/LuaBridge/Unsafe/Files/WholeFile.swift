internal import Glibc

/// Files that are read and written as a whole.
package enum WholeFile {
  /// The longest file that is read, so that an endless one ends: 256 megabytes.
  private static let longest = 256 << 20

  /// The bytes of a file.
  ///
  /// - Throws: ``SystemFailure``.
  package static func read(_ path: [UInt8]) throws -> [UInt8] {
    let file = try OpenFile(path, O_RDONLY)
    var result: [UInt8] = []
    while true {
      let bytes = try file.read(atMost: 65_536)
      if bytes.isEmpty { return result }
      result += bytes
      guard result.count <= longest else { throw SystemFailure("the file is too large") }
    }
  }

  /// Writes a file anew: under its name stands what was there before, or all of the bytes.
  ///
  /// They go to a file beside it first, which takes its name at the end. What is not a plain file, as
  /// a device, is written to directly; a symbolic link goes on pointing where it does.
  /// - Throws: ``SystemFailure``.
  package static func replace(_ path: [UInt8], with bytes: [UInt8]) throws {
    switch try place(of: path) {
    case .device:
      let file = try OpenFile(path, O_WRONLY)
      try file.write(bytes)
      try file.finish()
    case .file(let target, let mode):
      let temporary = try TemporaryFile(beside: target, mode)
      try temporary.file.write(bytes)
      try temporary.takeName(of: target)
    }
  }

  /// Takes a file away; one that is not there, or that stays, is no error.
  package static func remove(_ path: [UInt8]) {
    _ = try? unsafe path.withPath { unsafe unlink($0) }
  }

  /// Writes several files anew: all of them, or none.
  ///
  /// Their bytes go to files beside them first, which take the names one after the other at the end.
  /// When one cannot, those that could give them back.
  /// - Throws: ``FileFailure``.
  package static func replace(_ files: [(path: [UInt8], bytes: [UInt8])]) throws {
    var replacements: [Replacement] = []
    for (path, bytes) in files {
      do {
        guard case .file(let target, let mode) = try place(of: path) else {
          throw SystemFailure("it is no plain file")
        }
        replacements.append(try Replacement(of: target, mode, bytes))
      } catch let failure as SystemFailure {
        throw FileFailure(path: path, failure: failure)
      }
    }
    for (place, replacement) in replacements.enumerated() {
      do {
        try replacement.take()
      } catch let failure as SystemFailure {
        for earlier in replacements[..<place].reversed() { earlier.giveBack() }
        throw FileFailure(path: files[place].path, failure: failure)
      }
    }
  }

  /// Finds out whether a file could be written anew, before the work is done that it is to hold.
  ///
  /// - Throws: ``SystemFailure``, as `replace` would.
  package static func checkReplacing(_ path: [UInt8]) throws {
    guard case .file(let target, let mode) = try place(of: path) else { return }
    _ = try TemporaryFile(beside: target, mode)
  }

  /// Where the bytes of a file go: into a new file of that name and mode, or into what is there.
  private enum Place {
    case file([UInt8], mode_t?)
    case device
  }

  private static func place(of path: [UInt8]) throws -> Place {
    let status: stat
    do {
      status = try path.fileStatus()
    } catch let failure as SystemFailure where failure.number == ENOENT {
      return .file(path, nil)
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw SystemFailure(number: EISDIR) }
    guard try unsafe path.withPath({ unsafe access($0, W_OK) }) == 0 else {
      throw SystemFailure.last
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .device }
    return .file(ProcessContext.realPath(path) ?? path, status.st_mode & 0o7777)
  }
}
