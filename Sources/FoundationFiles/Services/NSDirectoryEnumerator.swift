package import FoundationCore
package import SelectorRuntime

/// Enumerates all items below a folder, depth first; the result of `enumeratorAtPath:`.
///
/// The enumerator checks each item when it reaches it, and skips items that no longer exist.
package final class NSDirectoryEnumerator: RuntimeObject {
  /// The options of NSFileManager.h.
  private enum Option {
    static let skipsSubfolders = 1
    static let skipsPackages = 2
    static let skipsHidden = 4
    static let isPostOrder = 8
    static let isRelative = 16
  }

  private var folder = "/"
  /// An item by its relative path; optionally, a folder is visited again after its contents.
  private struct Step {
    let path: String
    var isBehindContents = false
  }

  private var waiting: [Step] = []
  private var next = 0
  private var current: Step?
  private var options = 0
  /// Whether the enumerator returns URLs instead of paths.
  private var answersURLs = false

  static func make(
    _ manager: NSFileManager, below folder: String, options: Int = 0, answersURLs: Bool = false
  ) -> NSDirectoryEnumerator {
    let made = manager.runtime.create(FoundationClasses.directoryEnumerator)
    (made.folder, made.options, made.answersURLs) = (folder, options, answersURLs)
    let paths = manager.foundation.files.paths(below: folder).filter { made.takes($0) }
    made.waiting =
      options & Option.isPostOrder == 0
      ? paths.map { Step(path: $0) }
      : steps(paths) { manager.foundation.files.entry(at: made.whole($0))?.isFolder == true }
    return made
  }

  /// Returns the items; optionally each folder again after its contents.
  private static func steps(_ paths: [String], _ isFolder: (String) -> Bool) -> [Step] {
    var (result, open): ([Step], [String]) = ([], [])
    func close(_ folder: String) { result.append(Step(path: folder, isBehindContents: true)) }
    for path in paths {
      while let folder = open.last, !path.hasPrefix(folder + "/") { close(open.removeLast()) }
      result.append(Step(path: path))
      if isFolder(path) { open.append(path) }
    }
    for folder in open.reversed() { close(folder) }
    return result
  }

  private func takes(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    if options & Option.skipsSubfolders != 0, parts.count > 1 { return false }
    if options & Option.skipsHidden != 0, parts.contains(where: { $0.hasPrefix(".") }) {
      return false
    }
    let packages = [".app", ".bundle", ".framework"]
    let isInPackage = parts.dropLast().contains { part in
      packages.contains { part.hasSuffix($0) }
    }
    return options & Option.skipsPackages == 0 || !isInPackage
  }

  private func whole(_ path: String) -> String { folder == "/" ? "/" + path : folder + "/" + path }

  private func nextObject() throws -> Value {
    while next < waiting.count {
      let (step, path) = (waiting[next], waiting[next].path)
      next += 1
      guard foundation.files.entry(at: whole(path)) != nil else { continue }
      current = step
      guard answersURLs else { return .string(path) }
      guard let manager = try foundation.fileManager() else { return .none }
      return manager.url(whole(path)).messageValue
    }
    current = nil
    return .none
  }

  /// Skips the contents of the folder that was returned last.
  private func skip() {
    guard let current else { return }
    while next < waiting.count, waiting[next].path.hasPrefix(current.path + "/") { next += 1 }
  }

  static func define(_ enumerator: ClassDefinition<NSDirectoryEnumerator>) {
    enumerator.method("nextObject") { (enumerator) -> Value in try enumerator.nextObject() }
    enumerator.method("allObjects") { (enumerator) -> Value in
      var rest: [Value] = []
      while case let next = try enumerator.nextObject(), !next.isNone { rest.append(next) }
      return .list(rest)
    }
    for name in ["skipDescendents", "skipDescendants"] {
      enumerator.method(name) { (enumerator) in enumerator.skip() }
    }
    enumerator.readonly("level") { (enumerator) -> Int in
      enumerator.current.map { $0.path.split(separator: "/").count } ?? 0
    }
    enumerator.readonly(
      "enumeratingDirectoryPostOrder", getter: "isEnumeratingDirectoryPostOrder"
    ) { (enumerator) -> Bool in enumerator.current?.isBehindContents == true }
    enumerator.readonly("fileAttributes", .copy, of: "NSDictionary") { (enumerator) -> Value in
      try enumerator.attributes(of: enumerator.current.map { enumerator.whole($0.path) })
    }
    enumerator.readonly("directoryAttributes", .copy, of: "NSDictionary") {
      (enumerator) -> Value in try enumerator.attributes(of: enumerator.folder)
    }
  }

  private func attributes(of path: String?) throws -> Value {
    guard let path, let entry = foundation.files.entry(at: path) else { return .none }
    return try foundation.fileManager()?.attributes(entry) ?? .none
  }
}

extension FoundationWorld {
  fileprivate func fileManager() throws -> NSFileManager? {
    try runtime.cls(FoundationClasses.fileManager).send("defaultManager").object as? NSFileManager
  }
}

extension NSFileManager {
  static func defineEnumerators(_ manager: ClassDefinition<NSFileManager>) {
    manager.method("enumeratorAtPath:") { (manager, path: String) -> NSDirectoryEnumerator? in
      guard manager.foundation.files[path]?.isFolder == true else { return nil }
      return .make(manager, below: manager.foundation.files.absolute(path))
    }
    let enumerating = "enumeratorAtURL:includingPropertiesForKeys:options:errorHandler:"
    manager.method(enumerating) {
      (manager, url: NSURL?, _: Value, options: Int, handler: Block?) -> NSDirectoryEnumerator? in
      let url = try require(url, "URL", in: enumerating)
      let path = manager.foundation.files.absolute(manager.path(url))
      if manager.foundation.files[path]?.isFolder != true {
        let failure = FileFailure(.noSuchFile, path)
        try handler?(.object(url), manager.foundation.error(for: failure).messageValue)
      }
      return .make(manager, below: path, options: options, answersURLs: true)
    }
  }
}

extension FoundationClasses {
  package static let directoryEnumerator = NativeClass<NSDirectoryEnumerator>(
    "NSDirectoryEnumerator", superclass: ValueClasses.named("NSEnumerator"),
    NSDirectoryEnumerator.define)
}
