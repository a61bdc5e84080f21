internal import FoundationCore
package import SelectorRuntime

/// Manages the app's in-memory files; the machine's disk is never accessed.
package final class NSFileManager: RuntimeObject {
  @Weak private(set) var delegate: RuntimeObject?

  /// Performs a change; returns whether it succeeded, and the error.
  func change(
    _ last: Value, _ body: (inout FileStore) throws(FileFailure) -> Void
  ) -> Value {
    do {
      runtime.noteChange()
      try body(&foundation.files)
      return OutValues.answer(.bool(true), [.none], to: last)
    } catch {
      return OutValues.answer(
        .bool(false), [foundation.error(for: error).messageValue], to: last)
    }
  }

  /// Returns the value that was read, or nil, and the error.
  func read(
    _ last: Value, _ body: (FileStore) throws(FileFailure) -> Value
  ) -> Value {
    do {
      return OutValues.answer(try body(foundation.files), [.none], to: last)
    } catch {
      return OutValues.answer(.none, [foundation.error(for: error).messageValue], to: last)
    }
  }

  func path(_ url: NSURL) -> String { URLText(url.absoluteString)?.path ?? "" }

  func url(_ path: String) -> NSURL? {
    let isFolder = foundation.files[path]?.isFolder == true && !path.hasSuffix("/")
    return NSURL.make(
      "file://" + PercentEncoding.encode(path: path) + (isFolder ? "/" : ""),
      of: runtime.cls(FoundationClasses.url))
  }

  private func names(_ store: FileStore, _ path: String) throws(FileFailure) -> [String] {
    if let names = store.names(inFolder: path) { return names }
    // ENOTDIR
    throw store[path] == nil
      ? FileFailure(.noSuchFile, path) : FileFailure(.cannotRead, path, systemError: 20)
  }
}

extension NSFileManager {
  /// The exception of a path that is nil or empty where the file system needs one.
  static var emptyPath: RuntimeError {
    RuntimeError(
      .invalidArgument,
      "*** -[NSFileManager fileSystemRepresentationWithPath:]: nil or empty path argument")
  }

  /// Returns an argument, or raises the exception that says which one is nil.
  ///
  /// - Parameters:
  ///   - argument: The argument.
  ///   - description: The words for it, as in "source path".
  ///   - selector: The method that raises.
  static func require<Argument>(
    _ argument: Argument?, _ description: String, in selector: String
  ) throws -> Argument {
    if let argument { return argument }
    throw RuntimeError(
      .invalidArgument, "*** -[NSFileManager \(selector)]: \(description) is nil")
  }

  static func define(_ manager: ClassDefinition<NSFileManager>) {
    manager.classSide.method("defaultManager") { (cls) -> RuntimeObject in
      cls.foundation.only("NSFileManager")
    }
    manager.property(
      "delegate", .weak, of: "<NSFileManagerDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    manager.readonly("currentDirectoryPath", .copy) { (manager) -> String in
      manager.foundation.files.currentFolder
    }
    manager.method("changeCurrentDirectoryPath:") { (manager, path: String) -> Bool in
      manager.foundation.files.changeFolder(to: path)
    }
    defineQuestions(manager)
    defineReading(manager)
    defineWriting(manager)
    defineMoving(manager)
    defineHandlers(manager)
    defineAttributes(manager)
    defineLinks(manager)
    defineSearchPaths(manager)
    defineCloud(manager)
    defineEnumerators(manager)
    defineOlderNames(manager)
  }

  private static func defineQuestions(_ manager: ClassDefinition<NSFileManager>) {
    manager.method("fileExistsAtPath:") { (manager, path: String?) -> Bool in
      path.map { manager.foundation.files[$0] != nil } ?? false
    }
    manager.method("fileExistsAtPath:isDirectory:") {
      (manager, path: String?, last: Value) -> Value in
      let entry = path.flatMap { manager.foundation.files[$0] }
      return OutValues.answer(
        .bool(entry != nil), [.bool(entry?.isFolder ?? false)], to: last)
    }
    manager.method("isDeletableFileAtPath:") { (manager, path: String?) -> Bool in
      path.flatMap { manager.foundation.files.entry(at: $0) } != nil
    }
    // The permission bits of the owner; apps run as the owner.
    for (name, bit) in [
      ("isReadableFileAtPath:", 0o400), ("isWritableFileAtPath:", 0o200),
      ("isExecutableFileAtPath:", 0o100),
    ] {
      manager.method(name) { (manager, path: String?) -> Bool in
        guard let path, let entry = manager.foundation.files[path] else { return false }
        return entry.permissions & bit != 0 && !(bit == 0o200 && path.hasPrefix(Bundles.path))
      }
    }
    manager.method("contentsEqualAtPath:andPath:") {
      (manager, one: String, other: String) -> Bool in
      let files = manager.foundation.files
      guard let bytes = files[one]?.bytes else { return false }
      return files[other]?.bytes == bytes
    }
    manager.method("displayNameAtPath:") { (manager, path: String) -> String in
      FileStore.name(of: manager.foundation.files.absolute(path))
    }
    manager.method("componentsToDisplayForPath:") { (_, path: String) -> [String] in
      path.split(separator: "/").map(String.init)
    }
    manager.method("fileSystemRepresentationWithPath:") { (_, path: String?) -> String in
      guard let path, !path.isEmpty else { throw emptyPath }
      return path
    }
  }

  private static func defineReading(_ manager: ClassDefinition<NSFileManager>) {
    manager.method("contentsAtPath:") { (manager, path: String?) -> NSData? in
      path.flatMap { manager.foundation.files[$0]?.bytes }.map { manager.foundation.data($0) }
    }
    manager.method("contentsOfDirectoryAtPath:error:") {
      (manager, path: String, last: InOut<NSError?>) -> Value in
      manager.read(last.messageValue) { (files) throws(FileFailure) in
        .list(try manager.names(files, path).map { .string($0) })
      }
    }
    let listing = "contentsOfDirectoryAtURL:includingPropertiesForKeys:options:error:"
    manager.method(listing) {
      (manager, url: NSURL?, _: Value, options: Int, last: InOut<NSError?>) -> Value in
      let path = manager.path(try require(url, "URL", in: listing))
      return manager.read(last.messageValue) { (files) throws(FileFailure) in
        // 4 is NSDirectoryEnumerationSkipsHiddenFiles.
        let names = try manager.names(files, path).filter {
          options & 4 == 0 || !$0.hasPrefix(".")
        }
        return .list(names.map { manager.url(path + "/" + $0).messageValue })
      }
    }
    for name in ["subpathsAtPath:", "subpathsOfDirectoryAtPath:error:"] {
      if name.hasSuffix("error:") {
        manager.method(name) { (manager, path: String, last: InOut<NSError?>) -> Value in
          manager.read(last.messageValue) { (files) throws(FileFailure) in
            _ = try manager.names(files, path)
            return .list(files.paths(below: path).map { .string($0) })
          }
        }
      } else {
        manager.method(name) { (manager, path: String) -> [String]? in
          let files = manager.foundation.files
          return files.names(inFolder: path).map { _ in files.paths(below: path) }
        }
      }
    }
  }

  private static func defineWriting(_ manager: ClassDefinition<NSFileManager>) {
    manager.method("createFileAtPath:contents:attributes:") {
      (manager, path: String, data: ByteArgument?, attributes: Value) -> Bool in
      manager.runtime.noteChange()
      guard manager.foundation.write(data?.bytes ?? [], to: path) == nil else { return false }
      try manager.take(attributes, path)
      return true
    }
    manager.method("createDirectoryAtPath:withIntermediateDirectories:attributes:error:") {
      (manager, path: String, withParents: Bool, attributes: Value, last: InOut<NSError?>)
        -> Value in
      let time = manager.foundation.absoluteTime
      let isNew = manager.foundation.files[path] == nil
      let answer = manager.change(last.messageValue) { (files) throws(FileFailure) in
        try files.makeFolder(path, withParents: withParents, at: time)
      }
      if isNew, manager.foundation.files[path] != nil { try manager.take(attributes, path) }
      return answer
    }
    manager.method("createDirectoryAtURL:withIntermediateDirectories:attributes:error:") {
      (manager, url: NSURL, withParents: Bool, attributes: Value, last: InOut<NSError?>) -> Value in
      try manager.send(
        "createDirectoryAtPath:withIntermediateDirectories:attributes:error:", manager.path(url),
        withParents, attributes, last)
    }
  }
}

extension FoundationClasses {
  package static let fileManager = NativeClass<NSFileManager>(
    "NSFileManager", superclass: object, NSFileManager.define)
}
