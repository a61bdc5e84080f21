internal import CStandardLibrary

// Translations in a cache run as the user's own code. So a folder is trusted only when no other user
// could have put a file into it: it belongs to the user, only the user may enter it, it is no symbolic
// link, and no other user could have replaced a folder above it. A folder that is not trusted is not
// used; nothing is repaired for another user.

/// A folder in which only the user of the process can have written files.
package struct PrivateFolder {
  /// The real path, without a slash at its end.
  package let path: [UInt8]

  /// Opens a folder, which is made when it is not there.
  ///
  /// - Parameters:
  ///   - base: The absolute path of the folder that it is in, which is made as well.
  ///   - name: The folder's own name.
  /// - Returns: nil where another user could have written into it, and where it cannot be made.
  package init?(in base: [UInt8], named name: String) {
    guard base.first == UInt8(ascii: "/"), (try? Folder.make(base, mode: 0o700)) != nil,
      let real = ProcessContext.realPath(base), PrivateFolder.isSafe(real)
    else { return nil }
    self.init(real, name)
  }

  /// hookhost's folder in the user's cache; nil if no folder is safe from writes by other users.
  ///
  /// Cached files run as the user's own code, so no other user may write into it.
  package static var userCache: PrivateFolder? {
    let slash = UInt8(ascii: "/")
    // The XDG Base Directory Specification says that a relative path in it is invalid.
    if let named = ProcessContext.variable("XDG_CACHE_HOME"), named.first == slash {
      return PrivateFolder(in: named, named: "hookhost")
    }
    guard let home = ProcessContext.variable("HOME"), home.first == slash else { return nil }
    return PrivateFolder(in: home + Array("/.cache".utf8), named: "hookhost")
  }

  /// Opens a folder in this one; as ``init(in:named:)``.
  package func folder(named name: String) -> PrivateFolder? { PrivateFolder(path, name) }

  private init?(_ real: [UInt8], _ name: String) {
    path = (real.count == 1 ? [] : real) + Array("/\(name)".utf8)
    _ = try? unsafe path.withPath { unsafe mkdir($0, 0o700) }
    guard let folder = try? OpenFile(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW),
      let status = try? folder.status(), status.st_uid == geteuid(), status.st_mode & 0o022 == 0
    else { return nil }
    if status.st_mode & 0o077 != 0, fchmod(folder.descriptor, 0o700) != 0 { return nil }
  }

  /// The path of a file in the folder.
  package func path(of name: String) -> [UInt8] { path + Array("/\(name)".utf8) }

  /// The bytes of a file; nil when it is no regular file of the user's.
  package func read(_ name: String) -> [UInt8]? {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    guard let file = try? OpenFile(path(of: name), flags), let status = try? file.status(),
      status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid()
    else { return nil }
    return try? WholeFile.read(file)
  }

  /// Replaces a file atomically; returns whether that succeeded.
  ///
  /// A symbolic link or a pipe with that name is replaced, not followed.
  package func write(_ name: String, _ bytes: [UInt8]) -> Bool {
    let target = path(of: name)
    do {
      let temporary = try TemporaryFile(beside: target, 0o600)
      try temporary.file.write(bytes)
      try temporary.replace(of: target)
      return true
    } catch {
      return false
    }
  }

  /// The size, the number and the times of a regular file of the user's, which change with its contents.
  package func stamp(_ name: String) -> String? {
    var status = stat()
    guard (try? unsafe path(of: name).withPath({ unsafe lstat($0, &status) })) == 0,
      status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid()
    else { return nil }
    let (written, changed) = (status.st_mtim, status.st_ctim)
    return "\(status.st_size)-\(status.st_ino)-\(written.tv_sec)-\(written.tv_nsec)"
      + "-\(changed.tv_sec)-\(changed.tv_nsec)"
  }

  /// Whether no other user but the system's own can replace a folder on the way to one.
  private static func isSafe(_ real: [UInt8]) -> Bool {
    let ends = real.indices.filter { real[$0] == UInt8(ascii: "/") && $0 > 0 }
    return ([[UInt8(ascii: "/")]] + ends.map { Array(real[..<$0]) } + [real]).allSatisfy { part in
      var status = stat()
      guard (try? unsafe part.withPath({ unsafe lstat($0, &status) })) == 0,
        status.st_mode & S_IFMT == S_IFDIR, status.st_uid == 0 || status.st_uid == geteuid()
      else { return false }
      return status.st_mode & 0o022 == 0 || status.st_mode & S_ISVTX != 0
    }
  }
}
