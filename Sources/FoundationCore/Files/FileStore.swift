// no traps of count: offsets and lengths are checked by the callers, which ask for the memory.

internal import StringSearch

/// The files of one world: an in-memory file system, keyed by path.
///
/// `NSFileManager`, strings, data and collections read and write it; the machine's own disk is
/// never touched. It is a value type, so a snapshot copies it. Paths are absolute and end without a
/// slash; ``absolute(_:)`` brings others into that form.
package struct FileStore: Sendable {
  /// A folder, a file or a symbolic link, with its attributes.
  package struct Entry: Sendable {
    /// The contents; nil for a folder and for a link.
    package var bytes: [UInt8]?
    /// The target path of a symbolic link, as it was given; nil for files and folders.
    package var link: String?
    /// The dates in seconds since the reference date.
    package var created, modified: Double
    /// The file's number in the file system: a file that replaces another has its own.
    package internal(set) var number = 0
    /// The POSIX permissions that were set explicitly, if any.
    package var setPermissions: Int?
    /// Whether it can be neither changed nor removed, `NSFileImmutable`.
    package var isImmutable = false
    /// Whether backups exclude it, `NSURLIsExcludedFromBackupKey`.
    package var isExcludedFromBackup = false
    /// The file protection that was set explicitly, if any, `NSFileProtectionKey`.
    package var setProtection: String?
    /// The extended attributes by their names, as `setxattr` sets them.
    package var extendedAttributes: [String: [UInt8]] = [:]

    fileprivate mutating func replaceBytes(at offset: Int, with new: [UInt8]) {
      guard let count = bytes?.count else { return }
      bytes?.replaceSubrange(offset..<min(count, offset + new.count), with: new)
    }

    package var isFolder: Bool { bytes == nil && link == nil }

    /// The POSIX permissions; the defaults 0755 (folder) and 0644 (file) are those of a device.
    package var permissions: Int { setPermissions ?? (bytes == nil ? 0o755 : 0o644) }

    /// The file protection; the default is that of a new file on a device.
    package var protection: String {
      setProtection ?? "NSFileProtectionCompleteUntilFirstUserAuthentication"
    }
  }

  /// The container of the app in this world, `NSHomeDirectory()`.
  package static let home =
    "/var/mobile/Containers/Data/Application/00000000-0000-4000-8000-000000000001"

  /// The folders of an app's container.
  private static let folders = [
    "Documents", "Library", "Library/Caches", "Library/Preferences",
    "Library/Application Support", "tmp",
  ]

  private(set) var entries: [String: Entry] = [:]
  private var lastNumber = 0

  /// The folder against which relative paths are resolved; the initial one is the root, as for an
  /// app.
  package private(set) var currentFolder = "/"

  /// Creates the file system of a new world: an app's empty container.
  package init() {
    for path in ["/", "/tmp", "/private/tmp"] + Self.folders.map({ Self.home + "/" + $0 }) {
      for parent in Self.parents(of: path) + [path] where entries[parent] == nil {
        entries[parent] = newEntry(at: 0)
      }
    }
  }

  /// The entry at a path with links resolved; nil if there is none, as for circular links and for
  /// an empty path.
  package subscript(path: String) -> Entry? {
    guard !path.isEmpty, let entry = entries[destination(of: path)], entry.link == nil else {
      return nil
    }
    return entry
  }

  /// Throws the error of a path that names no entry: an empty or long one, or one with circular links.
  private func check(
    _ path: String, _ empty: FileFailure.Kind, _ circular: FileFailure.Kind
  ) throws(FileFailure) {
    if path.isEmpty { throw FileFailure(empty, path) }
    if path.utf8.count > Self.longestPath {
      throw FileFailure(empty == .noSuchFile ? .cannotReadName : .cannotWriteName, path)
    }
    guard links > 0, entries[destination(of: path)]?.link != nil else { return }
    // ELOOP, in errno.h
    throw FileFailure(circular, path, systemError: 62)
  }

  /// Returns the sorted names in a folder; nil if the path is not a folder.
  package func names(inFolder path: String) -> [String]? {
    guard !path.isEmpty else { return nil }
    let path = destination(of: path)
    guard entries[path]?.isFolder == true else { return nil }
    return entries.keys.filter { $0 != "/" && Self.parent(of: $0) == path }
      .map { Self.name(of: $0) }.sorted()
  }

  /// Returns the sorted paths of all entries below a folder, relative to it.
  package func paths(below path: String) -> [String] {
    let start = Self.start(below: destination(of: path))
    return entries.keys.filter { $0.hasPrefix(start) && $0 != "/" }
      .map { String($0.dropFirst(start.count)) }.sorted()
  }

  /// Returns the bytes of a file.
  /// - Throws: ``FileFailure`` if there is no file at the path.
  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    try check(path, .noSuchFile, .cannotRead)
    guard let entry = self[path] else { throw missing(path) }
    guard let bytes = entry.bytes, entry.permissions & 0o400 != 0 else {
      throw FileFailure(.noPermissionToRead, path)
    }
    return bytes
  }

  /// Returns the failure of a path without an entry: ENOTDIR below a file, ENOENT otherwise.
  private func missing(_ path: String) -> FileFailure {
    let isBelowFile = Self.parents(of: destination(of: path)).contains { self[$0]?.bytes != nil }
    return isBelowFile
      ? FileFailure(.cannotRead, path, systemError: 20) : FileFailure(.noSuchFile, path)
  }

  /// Writes a file, and replaces an existing one.
  ///
  /// - Parameters:
  ///   - bytes: The whole contents.
  ///   - path: The path of the file.
  ///   - moment: The time of writing, in seconds since the reference date.
  ///   - isAtomic: Whether a new file replaces the old one after it is complete. It also replaces a
  ///     link, and the link's target is unchanged.
  /// - Throws: ``FileFailure`` if the parent folder does not exist, or a folder is at the path.
  package mutating func write(
    _ bytes: [UInt8], to path: String, at moment: Double, isAtomic: Bool = false
  ) throws(FileFailure) {
    if isAtomic, entry(at: path)?.link != nil { try remove(path) }
    try check(path, .noSuchItem, .cannotWrite)
    let path = destination(of: path)
    try checkParent(of: path)
    if entries[path]?.isFolder == true { throw FileFailure(.cannotWrite, path, systemError: 21) }
    if entries[path]?.isImmutable == true { throw FileFailure(.noPermissionToWrite, path) }
    var entry = entries[path] ?? newEntry(at: moment)
    (entry.bytes, entry.modified) = (bytes, moment)
    // The new file was created now; it keeps the permissions of the old one.
    if isAtomic { (entry.created, entry.number) = (moment, newEntry(at: moment).number) }
    entries[path] = entry
  }

  /// Writes bytes at an offset of a file; the gap after its end is filled with zeros.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write.
  ///   - offset: Where they begin; not negative.
  ///   - path: The path of the file, which is created if there is none.
  ///   - moment: The time of writing, in seconds since the reference date.
  /// - Throws: ``FileFailure`` as ``write(_:to:at:isAtomic:)``.
  package mutating func write(
    _ bytes: [UInt8], at offset: Int, of path: String, at moment: Double
  ) throws(FileFailure) {
    let place = destination(of: path)
    // A copy of the entry would be a second owner of its bytes, which could not be changed in place then.
    guard entries[place]?.bytes != nil, entries[place]?.isImmutable == false else {
      let start = [UInt8](repeating: 0, count: offset)
      return try write(self[path]?.bytes == nil ? start + bytes : [], to: path, at: moment)
    }
    entries[place]?.modified = moment
    let gap = offset - (entries[place]?.bytes?.count ?? 0)
    if gap > 0 { entries[place]?.bytes? += [UInt8](repeating: 0, count: gap) }
    entries[place]?.replaceBytes(at: offset, with: bytes)
  }

  /// Returns an entry with a number of its own.
  private mutating func newEntry(at moment: Double) -> Entry {
    lastNumber += 1
    return Entry(bytes: nil, created: moment, modified: moment, number: lastNumber)
  }

  /// Returns a copy of an entry with a number of its own.
  private mutating func numbered(_ entry: Entry) -> Entry {
    lastNumber += 1
    var copy = entry
    copy.number = lastNumber
    return copy
  }

  /// Creates a folder, optionally with its parent folders.
  ///
  /// - Throws: ``FileFailure`` if an entry exists at the path, unless the parents are created too.
  package mutating func makeFolder(
    _ path: String, withParents: Bool, at moment: Double
  ) throws(FileFailure) {
    if path.isEmpty { throw FileFailure(.noSuchItem, path) }
    let path = destination(of: path)
    if let found = entries[path] {
      if found.isFolder && withParents { return }
      throw FileFailure(.exists, path)
    }
    try check(path, .noSuchItem, .cannotWrite)
    let folder = newEntry(at: moment)
    if withParents {
      for parent in Self.parents(of: path) {
        if entries[parent]?.isFolder == false { throw FileFailure(.exists, parent) }
        if entries[parent] == nil { entries[parent] = newEntry(at: moment) }
      }
    }
    try checkParent(of: path)
    entries[path] = folder
  }

  /// Removes a file, or a folder with its contents.
  /// - Throws: ``FileFailure`` if there is no entry at the path.
  package mutating func remove(_ path: String) throws(FileFailure) {
    // A folder cannot be removed by a path that ends with `.` or `..`.
    if [".", ".."].contains(path.split(separator: "/").last) {
      throw FileFailure(.cannotWrite, path)
    }
    if path.isEmpty { throw FileFailure(.noSuchItem, path) }
    let path = place(of: path)
    guard let entry = entries[path] else { throw FileFailure(.noSuchItem, path) }
    guard path != "/", !entry.isImmutable else { throw FileFailure(.noPermissionToWrite, path) }
    if entry.isFolder { for below in paths(below: path) { entries[path + "/" + below] = nil } }
    entries[path] = nil
    if links > 0 { links = entries.values.count { $0.link != nil } }
  }

  /// Copies a file, or a folder with its contents, to an unused path.
  ///
  /// - Parameters:
  ///   - path: The path of the entry.
  ///   - other: The path of the copy.
  ///   - hasContents: Whether the contents of a folder are copied too.
  /// - Throws: ``FileFailure`` if there is no entry at `path`, or if there is one at `other`.
  package mutating func copy(
    _ path: String, to other: String, withContents hasContents: Bool = true
  ) throws(FileFailure) {
    if path.isEmpty || other.isEmpty { throw FileFailure(.noSuchItem, path) }
    let (path, other) = (place(of: path), place(of: other))
    guard let entry = entries[path] else { throw FileFailure(.noSuchFile, path) }
    if entries[other] != nil { throw FileFailure(.exists, other) }
    try checkParent(of: other)
    if other.hasPrefix(Self.start(below: path)) { throw FileFailure(.noPermissionToWrite, other) }
    if entry.isFolder && hasContents {
      for below in paths(below: path) {
        set(entries[path + "/" + below].map { numbered($0) }, at: other + "/" + below)
      }
    }
    set(numbered(entry), at: other)
  }

  /// Stores an entry at an unused path.
  private mutating func set(_ entry: Entry?, at path: String) {
    entries[path] = entry
    if entry?.link != nil { links += 1 }
  }

  /// Moves a file or a folder to an unused path.
  ///
  /// - Throws: ``FileFailure`` if there is no entry at the path, or if there is one at the new
  ///   path.
  package mutating func move(_ path: String, to other: String) throws(FileFailure) {
    guard !path.isEmpty, entries[place(of: path)] != nil else {
      throw FileFailure(.noSuchItem, path)
    }
    try copy(path, to: other)
    try remove(path)
  }

  /// Changes attributes; those that are nil are unchanged.
  package mutating func setAttributes(
    _ path: String, created: Double?, modified: Double?, permissions: Int?
  ) {
    let path = destination(of: path)
    if let created { entries[path]?.created = created }
    if let modified { entries[path]?.modified = modified }
    if let permissions { entries[path]?.setPermissions = permissions & 0o7777 }
  }

  /// Sets the file protection of an item.
  package mutating func setProtection(_ protection: String, of path: String) {
    entries[destination(of: path)]?.setProtection = protection
  }

  /// Replaces all extended attributes of an item.
  ///
  /// - Parameters:
  ///   - attributes: The attributes' bytes by their names.
  ///   - path: The path of the item; a symbolic link is resolved.
  package mutating func setExtendedAttributes(_ attributes: [String: [UInt8]], of path: String) {
    entries[destination(of: path)]?.extendedAttributes = attributes
  }

  /// Sets whether an item is immutable.
  package mutating func setImmutable(_ path: String, _ isImmutable: Bool) {
    entries[destination(of: path)]?.isImmutable = isImmutable
  }

  /// Sets whether backups exclude an item.
  package mutating func setExcludedFromBackup(_ path: String, _ isExcluded: Bool) {
    entries[destination(of: path)]?.isExcludedFromBackup = isExcluded
  }

  /// Creates a symbolic link at an unused path.
  ///
  /// - Parameters:
  ///   - path: The path of the link.
  ///   - target: The path that it refers to, which need not exist; a relative one starts at the
  ///     link's folder.
  ///   - moment: The time of creation, in seconds since the reference date.
  /// - Throws: ``FileFailure`` if there is an entry at the path, or if its parent folder does not
  ///   exist.
  package mutating func makeLink(
    _ path: String, to target: String, at moment: Double
  ) throws(FileFailure) {
    if path.isEmpty { throw FileFailure(.noSuchItem, path) }
    let path = place(of: path)
    if entries[path] != nil { throw FileFailure(.exists, path) }
    try checkParent(of: path)
    var link = newEntry(at: moment)
    link.link = target
    set(link, at: path)
  }

  /// The number of symbolic links; if it is 0, paths are looked up without resolution.
  private(set) var links = 0

  private func checkParent(of path: String) throws(FileFailure) {
    guard path != "/" else { throw FileFailure(.cannotWrite, path, systemError: 21) }
    guard let parent = entries[Self.parent(of: path)] else {
      throw FileFailure(.noSuchItem, path)
    }
    if !parent.isFolder || parent.isImmutable { throw FileFailure(.noPermissionToWrite, path) }
  }
}

extension FileStore {
  /// Changes the current folder.
  ///
  /// - Returns: whether the path is a folder; if it is not, the current folder is unchanged.
  package mutating func changeFolder(to path: String) -> Bool {
    guard !path.isEmpty else { return false }
    let path = destination(of: path)
    guard entries[path]?.isFolder == true else { return false }
    currentFolder = path
    return true
  }

  /// Returns an absolute path without `.`, `..`, repeated slashes and a trailing slash.
  ///
  /// A relative path starts at the current folder.
  package func absolute(_ path: String) -> String {
    Self.normalized(path.hasPrefix("/") ? path : currentFolder + "/" + path)
  }

  /// Returns a path without `.`, `..`, repeated slashes and a trailing slash.
  ///
  /// A relative path starts at the root.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in Substring(path).parts(at: UInt8(ascii: "/")) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the parent folder of a path.
  package static func parent(of path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    return folder.isEmpty ? "/" : String(folder)
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Returns all folders above a path, the root first.
  private static func parents(of path: String) -> [String] {
    var above: [String] = []
    var place = path
    while place != "/" {
      place = parent(of: place)
      above.append(place)
    }
    return above.reversed()
  }

  /// Returns the prefix of the paths of all entries below a folder.
  private static func start(below path: String) -> String { path == "/" ? "/" : path + "/" }
}
