/// The files of one world: folders and files by their paths, in memory alone.
///
/// `NSFileManager`, strings, data and collections read and write it; the machine's own disk is never
/// touched. It is a value, so a snapshot keeps it by copying it. Paths are absolute and end without
/// a slash; ``absolute(_:)`` brings others into that form.
package struct FileStore: Sendable {
  /// A folder, a file or a symbolic link, with what its attributes show.
  package struct Entry: Sendable {
    /// Its contents; nil for a folder and for a link.
    package var bytes: [UInt8]?
    /// The path that a symbolic link names, as it was given; nil for anything else.
    package var link: String?
    /// Seconds since the reference date.
    package var created, modified: Double
    /// The mode that somebody has set, of whom may read, write and run it.
    package var setPermissions: Int?
    /// Whether it can neither be changed nor removed, `NSFileImmutable`.
    package var isImmutable = false
    /// Whether a backup leaves it out, `NSURLIsExcludedFromBackupKey`.
    package var isExcludedFromBackup = false
    /// The protection that somebody has given it, `NSFileProtectionKey`.
    package var setProtection: String?
    /// Its extended attributes by their names, as `setxattr` sets them.
    package var extendedAttributes: [String: [UInt8]] = [:]

    package var isFolder: Bool { bytes == nil && link == nil }

    /// Who may read, write and run it; 0755 and 0644 are what a new one has on a device.
    package var permissions: Int { setPermissions ?? (bytes == nil ? 0o755 : 0o644) }

    /// How it is protected; what a new one on a device has, unless somebody has said otherwise.
    package var protection: String {
      setProtection ?? "NSFileProtectionCompleteUntilFirstUserAuthentication"
    }
  }

  /// The container of the app in this world, `NSHomeDirectory()`.
  package static let home =
    "/var/mobile/Containers/Data/Application/00000000-0000-4000-8000-000000000001"

  /// The folders that an app finds in its container.
  private static let folders = [
    "Documents", "Library", "Library/Caches", "Library/Preferences",
    "Library/Application Support", "tmp",
  ]

  private(set) var entries: [String: Entry] = [:]

  /// The folder at which relative paths begin; an app's is the root until it goes elsewhere.
  package private(set) var currentFolder = "/"

  /// Makes the files of a new world: an app's empty container.
  package init() {
    let folder = Entry(bytes: nil, created: 0, modified: 0)
    for path in ["/", "/tmp", "/private/tmp"] + Self.folders.map({ Self.home + "/" + $0 }) {
      for parent in Self.parents(of: path) + [path] { entries[parent] = folder }
    }
  }

  /// The entry at a path, or at the end of the links that stand there; nil when nothing is.
  package subscript(path: String) -> Entry? { entries[destination(of: path)] }

  /// The names in a folder, in order; nil for anything else.
  package func names(inFolder path: String) -> [String]? {
    let path = destination(of: path)
    guard entries[path]?.isFolder == true else { return nil }
    return entries.keys.filter { $0 != "/" && Self.parent(of: $0) == path }
      .map { Self.name(of: $0) }.sorted()
  }

  /// The paths of all that is below a folder, relative to it, in order.
  package func paths(below path: String) -> [String] {
    let start = Self.start(below: destination(of: path))
    return entries.keys.filter { $0.hasPrefix(start) && $0 != "/" }
      .map { String($0.dropFirst(start.count)) }.sorted()
  }

  /// The bytes of a file.
  /// - Throws: ``FileFailure`` when there is no file.
  package func read(_ path: String) throws(FileFailure) -> [UInt8] {
    guard let entry = self[path] else { throw FileFailure(.noSuchFile, path) }
    guard let bytes = entry.bytes else { throw FileFailure(.noPermissionToRead, path) }
    return bytes
  }

  /// Writes a file whole, a new one or in place of the old.
  ///
  /// - Parameters:
  ///   - bytes: All that is in it.
  ///   - path: Where it stands.
  ///   - moment: When it is written, in seconds since the reference date.
  ///   - isAtomic: Whether a new file takes the name when it is whole: also that of a link, whose target
  ///     is left alone.
  /// - Throws: ``FileFailure`` when its folder is none, or when a folder has its name.
  package mutating func write(
    _ bytes: [UInt8], to path: String, at moment: Double, isAtomic: Bool = false
  ) throws(FileFailure) {
    if isAtomic, entry(at: path)?.link != nil { try remove(path) }
    let path = destination(of: path)
    try checkParent(of: path)
    if let old = entries[path], old.bytes == nil { throw FileFailure(.isFolder, path) }
    if entries[path]?.isImmutable == true { throw FileFailure(.noPermissionToWrite, path) }
    var entry = entries[path] ?? Entry(bytes: nil, created: moment, modified: moment)
    (entry.bytes, entry.modified) = (bytes, moment)
    entries[path] = entry
  }

  /// Makes a folder, and those above it when that is wanted.
  ///
  /// - Throws: ``FileFailure`` for what is there already, unless the folders above are made too.
  package mutating func makeFolder(
    _ path: String, withParents: Bool, at moment: Double
  ) throws(FileFailure) {
    let path = destination(of: path)
    if let found = entries[path] {
      if found.isFolder && withParents { return }
      throw FileFailure(.exists, path)
    }
    let folder = Entry(bytes: nil, created: moment, modified: moment)
    if withParents {
      for parent in Self.parents(of: path) {
        if entries[parent]?.isFolder == false { throw FileFailure(.exists, parent) }
        if entries[parent] == nil { entries[parent] = folder }
      }
    }
    try checkParent(of: path)
    entries[path] = folder
  }

  /// Removes a file, or a folder with all that is in it.
  /// - Throws: ``FileFailure`` when nothing is there.
  package mutating func remove(_ path: String) throws(FileFailure) {
    // By its dots no folder is removed.
    if [".", ".."].contains(path.split(separator: "/").last) {
      throw FileFailure(.cannotWrite, path)
    }
    let path = place(of: path)
    guard let entry = entries[path] else { throw FileFailure(.noSuchItem, path) }
    guard path != "/", !entry.isImmutable else { throw FileFailure(.noPermissionToWrite, path) }
    if entry.isFolder { for below in paths(below: path) { entries[path + "/" + below] = nil } }
    entries[path] = nil
    if links > 0 { links = entries.values.count { $0.link != nil } }
  }

  /// Copies a file, or a folder with all that is in it, to a path where nothing is.
  ///
  /// - Parameters:
  ///   - path: Where it stands.
  ///   - other: Where the copy will stand.
  ///   - hasContents: Whether what is in a folder is copied too.
  /// - Throws: ``FileFailure`` when nothing is there, or when something is at the new path.
  package mutating func copy(
    _ path: String, to other: String, withContents hasContents: Bool = true
  ) throws(FileFailure) {
    let (path, other) = (place(of: path), place(of: other))
    guard let entry = entries[path] else { throw FileFailure(.noSuchFile, path) }
    if entries[other] != nil { throw FileFailure(.exists, other) }
    try checkParent(of: other)
    if other.hasPrefix(Self.start(below: path)) { throw FileFailure(.noPermissionToWrite, other) }
    if entry.isFolder && hasContents {
      for below in paths(below: path) { set(entries[path + "/" + below], at: other + "/" + below) }
    }
    set(entry, at: other)
  }

  /// Puts an entry where nothing is.
  private mutating func set(_ entry: Entry?, at path: String) {
    entries[path] = entry
    if entry?.link != nil { links += 1 }
  }

  /// Moves a file or a folder to a path where nothing is.
  ///
  /// - Throws: ``FileFailure`` when nothing is there, or when something is at the new path.
  package mutating func move(_ path: String, to other: String) throws(FileFailure) {
    guard entries[place(of: path)] != nil else { throw FileFailure(.noSuchItem, path) }
    try copy(path, to: other)
    try remove(path)
  }

  /// Changes what the attributes show; nil leaves a part as it is.
  package mutating func setAttributes(
    _ path: String, created: Double?, modified: Double?, permissions: Int?
  ) {
    let path = destination(of: path)
    if let created { entries[path]?.created = created }
    if let modified { entries[path]?.modified = modified }
    if let permissions { entries[path]?.setPermissions = permissions & 0o7777 }
  }

  /// Protects an item otherwise.
  package mutating func setProtection(_ protection: String, of path: String) {
    entries[destination(of: path)]?.setProtection = protection
  }

  /// Gives an item extended attributes in place of all that it has.
  ///
  /// - Parameters:
  ///   - attributes: Their bytes by their names.
  ///   - path: The item; of a symbolic link, where that leads.
  package mutating func setExtendedAttributes(_ attributes: [String: [UInt8]], of path: String) {
    entries[destination(of: path)]?.extendedAttributes = attributes
  }

  /// Says whether an item can be changed and removed.
  package mutating func setImmutable(_ path: String, _ isImmutable: Bool) {
    entries[destination(of: path)]?.isImmutable = isImmutable
  }

  /// Says whether a backup leaves an item out.
  package mutating func setExcludedFromBackup(_ path: String, _ isExcluded: Bool) {
    entries[destination(of: path)]?.isExcludedFromBackup = isExcluded
  }

  /// Makes a symbolic link where nothing is.
  ///
  /// - Parameters:
  ///   - path: Where the link stands.
  ///   - target: The path that it names, which need not exist; a relative one begins at its folder.
  ///   - moment: When it is made, in seconds since the reference date.
  /// - Throws: ``FileFailure`` when something is there, or when its folder is none.
  package mutating func makeLink(
    _ path: String, to target: String, at moment: Double
  ) throws(FileFailure) {
    let path = place(of: path)
    if entries[path] != nil { throw FileFailure(.exists, path) }
    try checkParent(of: path)
    set(Entry(bytes: nil, link: target, created: moment, modified: moment), at: path)
  }

  /// How many symbolic links there are; without any, a path is looked up at once.
  private(set) var links = 0

  private func checkParent(of path: String) throws(FileFailure) {
    guard path != "/" else { throw FileFailure(.isFolder, path) }
    guard let parent = entries[Self.parent(of: path)] else {
      throw FileFailure(.noSuchItem, path)
    }
    if !parent.isFolder { throw FileFailure(.noPermissionToWrite, path) }
  }
}

extension FileStore {
  /// Goes to another folder.
  ///
  /// - Returns: whether it is one; otherwise the current folder stays.
  package mutating func changeFolder(to path: String) -> Bool {
    let path = destination(of: path)
    guard entries[path]?.isFolder == true else { return false }
    currentFolder = path
    return true
  }

  /// A path without `.`, `..`, repeated slashes and a slash at its end; a relative one begins at the
  /// current folder.
  package func absolute(_ path: String) -> String {
    Self.normalized(path.hasPrefix("/") ? path : currentFolder + "/" + path)
  }

  /// An absolute path without `.`, `..`, repeated slashes and a slash at its end; a relative one
  /// begins at the root.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder that holds a path.
  package static func parent(of path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// All folders above a path, the root first.
  private static func parents(of path: String) -> [String] {
    var above: [String] = []
    var place = path
    while place != "/" {
      place = parent(of: place)
      above.append(place)
    }
    return above.reversed()
  }

  /// The beginning of the paths of everything below a folder.
  private static func start(below path: String) -> String { path == "/" ? "/" : path + "/" }
}
