internal import FoundationCore
internal import SelectorRuntime

/// Symbolic links, hard links, and the relationship of a folder to an item.
extension NSFileManager {
  static func defineLinks(_ manager: ClassDefinition<NSFileManager>) {
    manager.method("createSymbolicLinkAtPath:withDestinationPath:error:") {
      (manager, path: String, target: String, last: InOut<NSError?>) -> Value in
      let time = manager.foundation.absoluteTime
      return manager.change(last.messageValue) { (files) throws(FileFailure) in
        try files.makeLink(path, to: target, at: time)
      }
    }
    manager.method("createSymbolicLinkAtURL:withDestinationURL:error:") {
      (manager, url: NSURL, target: NSURL, last: InOut<NSError?>) -> Value in
      try manager.send(
        "createSymbolicLinkAtPath:withDestinationPath:error:", manager.path(url),
        manager.path(target), last)
    }
    manager.method("destinationOfSymbolicLinkAtPath:error:") {
      (manager, path: String, last: InOut<NSError?>) -> Value in
      manager.read(last.messageValue) { (files) throws(FileFailure) in
        guard let entry = files.entry(at: path) else { throw FileFailure(.noSuchFile, path) }
        guard let target = entry.link else { throw FileFailure(.cannotRead, path) }
        return .string(target)
      }
    }
    defineRelationships(manager)
  }

  /// `NSURLRelationship`, the relationship of a folder to an item, from NSFileManager.h.
  private enum Relationship: Int {
    case contains, same, other
  }

  private func relationship(_ folder: String, _ item: String) -> Relationship {
    let files = foundation.files
    let (folder, item) = (files.absolute(folder), files.absolute(item))
    if folder == item { return .same }
    return item.hasPrefix(folder == "/" ? "/" : folder + "/") ? .contains : .other
  }

  private static func defineRelationships(_ manager: ClassDefinition<NSFileManager>) {
    func answer(_ manager: NSFileManager, _ folder: String?, _ item: NSURL) -> Value {
      let path = manager.path(item)
      guard let folder, manager.foundation.files[folder] != nil,
        manager.foundation.files[path] != nil
      else {
        let failure = FileFailure(.noSuchFile, folder ?? path)
        return .foreign(
          OutValues([
            .bool(false), .none, manager.foundation.error(for: failure).messageValue,
          ]))
      }
      let kind = manager.relationship(folder, path).rawValue
      return .foreign(OutValues([.bool(true), .integer(Int64(kind)), .none]))
    }
    // Translated sources omit pointer arguments, so the index of the first URL varies.
    func firstURL(_ arguments: borrowing Arguments) -> Int {
      arguments.values.firstIndex { $0.object is NSURL } ?? 1
    }
    manager.raw("getRelationship:ofDirectoryAtURL:toItemAtURL:error:", types: "B@:^q@@^@") {
      receiver, selector, arguments in
      guard let manager = receiver as? NSFileManager else { return .none }
      let place = firstURL(arguments)
      let folder = try arguments.value(place, as: NSURL.self, manager, selector)
      let item = try arguments.value(place + 1, as: NSURL.self, manager, selector)
      return answer(manager, manager.path(folder), item)
    }
    manager.raw(
      "getRelationship:ofDirectory:inDomain:toItemAtURL:error:", types: "B@:^qQQ@^@"
    ) { receiver, selector, arguments in
      guard let manager = receiver as? NSFileManager else { return .none }
      let place = firstURL(arguments)
      let item = try arguments.value(place, as: NSURL.self, manager, selector)
      let folderNumber = try arguments.value(max(0, place - 2), as: Int.self, manager, selector)
      return answer(manager, folder(folderNumber), item)
    }
  }
}

/// iCloud, volumes and the trash, which this device does not have.
extension NSFileManager {
  /// NSFeatureUnsupportedError of FoundationErrors.h.
  private static let unsupported = 3328

  private func refusal(_ last: Value, _ text: String) -> Value {
    let error = foundation.error(
      domain: "NSCocoaErrorDomain", code: Self.unsupported, text)
    return OutValues.answer(.bool(false), [error.messageValue], to: last)
  }

  static func defineCloud(_ manager: ClassDefinition<NSFileManager>) {
    let noCloud = "The operation couldn’t be completed because iCloud isn’t available."
    manager.method("isUbiquitousItemAtURL:") { (_, _: NSURL) -> Bool in false }
    manager.method("URLForUbiquityContainerIdentifier:") { (_, _: String?) -> NSURL? in nil }
    manager.method("setUbiquitous:itemAtURL:destinationURL:error:") {
      (manager, _: Bool, _: NSURL, _: NSURL, last: InOut<NSError?>) -> Value in
      manager.refusal(last.messageValue, noCloud)
    }
    for name in [
      "startDownloadingUbiquitousItemAtURL:error:", "evictUbiquitousItemAtURL:error:",
    ] {
      manager.method(name) { (manager, _: NSURL, last: InOut<NSError?>) -> Value in
        manager.refusal(last.messageValue, noCloud)
      }
    }
    manager.method("trashItemAtURL:resultingItemURL:error:") {
      (manager, url: NSURL, _: Value, _: Value) -> Value in
      let error = manager.foundation.error(
        domain: "NSCocoaErrorDomain", code: unsupported,
        "The feature is not supported: “\(FileStore.name(of: manager.path(url)))” couldn’t be "
          + "moved to the trash because the volume doesn’t have one.")
      return .foreign(OutValues([.bool(false), .none, error.messageValue]))
    }
    manager.method("mountedVolumeURLsIncludingResourceValuesForKeys:options:") {
      (manager, _: Value, _: Int) -> [NSURL] in manager.url("/").map { [$0] } ?? []
    }
    manager.method("homeDirectoryForUser:") { (manager, user: String) -> NSURL? in
      user == "mobile" ? manager.url(FileStore.home) : nil
    }
  }

  /// Defines the deprecated methods without error parameters.
  static func defineOlderNames(_ manager: ClassDefinition<NSFileManager>) {
    manager.method("changeFileAttributes:atPath:") {
      (manager, attributes: Value, path: String) -> Bool in
      guard manager.foundation.files[path] != nil else { return false }
      manager.runtime.noteChange()
      try manager.take(attributes, path)
      return true
    }
    manager.method("directoryContentsAtPath:") { (manager, path: String) -> [String]? in
      manager.foundation.files.names(inFolder: path)
    }
    manager.method("pathContentOfSymbolicLinkAtPath:") { (manager, path: String) -> String? in
      manager.foundation.files.entry(at: path)?.link
    }
    func done(
      _ manager: NSFileManager, _ body: (inout FileStore) throws(FileFailure) -> Void
    ) -> Bool {
      manager.runtime.noteChange()
      do {
        try body(&manager.foundation.files)
        return true
      } catch {
        return false
      }
    }
    manager.method("createSymbolicLinkAtPath:pathContent:") {
      (manager, path: String, target: String) -> Bool in
      let time = manager.foundation.absoluteTime
      return done(manager) { (files) throws(FileFailure) in
        try files.makeLink(path, to: target, at: time)
      }
    }
    manager.method("createDirectoryAtPath:attributes:") {
      (manager, path: String, attributes: Value) -> Bool in
      let time = manager.foundation.absoluteTime
      let isMade = done(manager) { (files) throws(FileFailure) in
        try files.makeFolder(path, withParents: false, at: time)
      }
      if isMade { try manager.take(attributes, path) }
      return isMade
    }
    manager.method("stringWithFileSystemRepresentation:length:") {
      (_, path: ByteArgument, length: Int) -> String in
      String(decoding: path.bytes.prefix(max(0, length)), as: UTF8.self)
    }
  }
}
