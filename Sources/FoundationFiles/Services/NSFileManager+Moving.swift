internal import FoundationCore
package import SelectorRuntime

/// An operation on one item: copy, move, link or remove.
private struct FileChange {
  /// The operation; the raw value is the word in selectors.
  enum Kind: String, CaseIterable {
    case copy = "Copy"
    case move = "Move"
    case link = "Link"
    case remove = "Remove"

    /// The gerund in error messages.
    var gerund: String {
      switch self {
      case .copy: "copying"
      case .move: "moving"
      case .link: "linking"
      case .remove: "removing"
      }
    }
  }

  let kind: Kind
  let path: String
  /// The destination; nil for a removal.
  let target: String?
  /// Whether the caller passed URLs; then the delegate's URL methods are preferred.
  let givesURLs: Bool

  /// Returns the same operation for an item inside the folder.
  func part(_ name: String) -> FileChange {
    FileChange(
      kind: kind, path: path + "/" + name, target: target.map { $0 + "/" + name },
      givesURLs: givesURLs)
  }
}

/// Copying, moving, linking and removing, with the delegate's permission.
///
/// With a delegate, a folder is copied, linked and removed item by item, because the delegate is
/// called for each item. A move needs one call, since there is only one volume.
extension NSFileManager {
  /// Sends the delegate an optional question; returns nil if it does not implement the method.
  ///
  /// - Parameters:
  ///   - question: The part of the selector between `fileManager:` and `AtPath` or `AtURL`.
  ///   - change: The operation.
  ///   - error: The error of the operation, for questions after a failure.
  private func ask(
    _ question: String, about change: FileChange, after error: NSError? = nil
  ) throws -> Bool? {
    guard let delegate else { return nil }
    for form in change.givesURLs ? ["URL", "Path"] : ["Path"] {
      let name = "fileManager:\(question)At\(form):" + (change.target == nil ? "" : "to\(form):")
      guard try delegate.responds(to: name) else { continue }
      let places = [change.path, change.target].compactMap(\.self).map { path in
        form == "URL" ? url(path).messageValue : .string(path)
      }
      let first: [Value] = [.object(self)] + (error.map { [.object($0)] } ?? [])
      let answer = try delegate.send(name, with: first + places)
      return Bool.answered(answer, in: runtime) ?? true
    }
    return nil
  }

  /// Performs the operation unless the delegate refuses it.
  ///
  /// - Returns: the failure that stops the operation, or nil.
  private func perform(_ change: FileChange) throws -> FileFailure? {
    guard try ask("should\(change.kind.rawValue)Item", about: change) ?? true else { return nil }
    let isPieceByPiece =
      delegate != nil && change.kind != .move
      && foundation.files.entry(at: change.path)?.isFolder == true
    let names = isPieceByPiece ? foundation.files.names(inFolder: change.path) ?? [] : []
    if change.kind == .remove, let failure = try perform(change, on: names) { return failure }
    do throws(FileFailure) { try doItself(change, isPieceByPiece) } catch let reason {
      let error = reason.during(.init(change.kind.rawValue, change.path, to: change.target))
      let question = "shouldProceedAfterError:\(change.kind.gerund)Item"
      let mayGoOn = try ask(question, about: change, after: foundation.error(for: error))
      return mayGoOn == true ? nil : error
    }
    return change.kind == .remove ? nil : try perform(change, on: names)
  }

  private func perform(_ change: FileChange, on names: [String]) throws -> FileFailure? {
    for name in names {
      if let failure = try perform(change.part(name)) { return failure }
    }
    return nil
  }

  /// Changes the files; when working item by item, only the folder itself.
  private func doItself(_ change: FileChange, _ isPieceByPiece: Bool) throws(FileFailure) {
    let target = change.target ?? ""
    switch change.kind {
    case .move: try foundation.files.move(change.path, to: target)
    // File contents are values here: a hard link keeps the contents of the time of its creation.
    case .copy, .link:
      try foundation.files.copy(change.path, to: target, withContents: !isPieceByPiece)
    case .remove:
      if isPieceByPiece, foundation.files.names(inFolder: change.path)?.isEmpty == false {
        throw FileFailure(.cannotWrite, change.path)
      }
      try foundation.files.remove(change.path)
    }
  }

  private func run(_ change: FileChange, _ last: Value) throws -> Value {
    runtime.noteChange()
    guard let failure = try perform(change) else {
      return OutValues.answer(.bool(true), [.none], to: last)
    }
    return OutValues.answer(
      .bool(false), [foundation.error(for: failure).messageValue], to: last)
  }

  static func defineMoving(_ manager: ClassDefinition<NSFileManager>) {
    for kind in FileChange.Kind.allCases where kind != .remove {
      let word = kind.rawValue.lowercased()
      let pathMethod = "\(word)ItemAtPath:toPath:error:"
      manager.method(pathMethod) {
        (manager, path: String?, other: String?, last: InOut<NSError?>) -> Value in
        let path = try require(path, "source path", in: pathMethod)
        let target = try require(other, "destination path", in: pathMethod)
        return try manager.run(
          FileChange(kind: kind, path: path, target: target, givesURLs: false), last.messageValue)
      }
      manager.method("\(word)ItemAtURL:toURL:error:") {
        (manager, url: NSURL?, other: NSURL?, last: InOut<NSError?>) -> Value in
        // The method of a device that checks the arguments takes options as well.
        let checking = "\(word)ItemAtURL:toURL:options:error:"
        let path = manager.path(try require(url, "source URL", in: checking))
        let target = manager.path(try require(other, "destination URL", in: checking))
        return try manager.run(
          FileChange(kind: kind, path: path, target: target, givesURLs: true), last.messageValue)
      }
    }
    manager.method("removeItemAtPath:error:") {
      (manager, path: String?, last: InOut<NSError?>) -> Value in
      guard let path else { throw emptyPath }
      return try manager.run(
        FileChange(kind: .remove, path: path, target: nil, givesURLs: false), last.messageValue)
    }
    manager.method("removeItemAtURL:error:") {
      (manager, url: NSURL?, last: InOut<NSError?>) -> Value in
      guard let url else {
        // NSFileWriteUnsupportedSchemeError of FoundationErrors.h
        let error = manager.foundation.error(
          domain: "NSCocoaErrorDomain", code: 518,
          "The file couldn’t be saved because the specified URL type isn’t supported.")
        return OutValues.answer(.bool(false), [error.messageValue], to: last.messageValue)
      }
      return try manager.run(
        FileChange(kind: .remove, path: manager.path(url), target: nil, givesURLs: true),
        last.messageValue)
    }
    defineReplacing(manager)
  }

  /// NSFileManagerItemReplacementWithoutDeletingBackupItem of NSFileManager.h.
  private static let keepsBackup = 2

  private static func defineReplacing(_ manager: ClassDefinition<NSFileManager>) {
    manager.raw(
      "replaceItemAtURL:withItemAtURL:backupItemName:options:resultingItemURL:error:",
      types: "B@:@@@Q^@^@"
    ) { receiver, selector, arguments in
      let manager = try ClassDefinition<NSFileManager>.instance(receiver, selector)
      let url = try arguments.value(0, as: NSURL.self, manager, selector)
      let other = try arguments.value(1, as: NSURL.self, manager, selector)
      let backup = try arguments.value(2, as: String?.self, manager, selector)
      let options = try arguments.value(3, as: Int.self, manager, selector)
      let (path, source) = (manager.path(url), manager.path(other))
      manager.runtime.noteChange()
      do throws(FileFailure) {
        var files = manager.foundation.files
        guard files[source] != nil else { throw FileFailure(.noSuchItem, source) }
        if files[path] != nil {
          if let backup, options & keepsBackup != 0 {
            let kept = FileStore.parent(of: manager.foundation.files.absolute(path)) + "/" + backup
            if files[kept] != nil { try files.remove(kept) }
            try files.move(path, to: kept)
          } else {
            try files.remove(path)
          }
        }
        try files.move(source, to: path)
        manager.foundation.files = files
      } catch {
        return OutValues.answer(
          .bool(false), [.none, manager.foundation.error(for: error).messageValue],
          to: arguments[5])
      }
      return OutValues.answer(.bool(true), [.object(url), .none], to: arguments[5])
    }
  }
}

extension FoundationProtocols {
  package static let fileManagerDelegate = NativeProtocol(
    "NSFileManagerDelegate", adopts: [object],
    optional: FileChange.Kind.allCases.flatMap(questions))

  /// Returns the delegate methods of one operation.
  private static func questions(about kind: FileChange.Kind) -> [NativeProtocol.Method] {
    let (may, goOn) = (
      "fileManager:should\(kind.rawValue)Item",
      "fileManager:shouldProceedAfterError:\(kind.gerund)Item"
    )
    if kind == .remove {
      return [
        .init("\(may)AtPath:", returns: Bool.self, NSFileManager.self, String.self),
        .init("\(may)AtURL:", returns: Bool.self, NSFileManager.self, NSURL.self),
        .init("\(goOn)AtPath:", returns: Bool.self, NSFileManager.self, NSError.self, String.self),
        .init("\(goOn)AtURL:", returns: Bool.self, NSFileManager.self, NSError.self, NSURL.self),
      ]
    }
    return [
      .init(
        "\(may)AtPath:toPath:", returns: Bool.self, NSFileManager.self, String.self, String.self),
      .init("\(may)AtURL:toURL:", returns: Bool.self, NSFileManager.self, NSURL.self, NSURL.self),
      .init(
        "\(goOn)AtPath:toPath:", returns: Bool.self, NSFileManager.self, NSError.self, String.self,
        String.self),
      .init(
        "\(goOn)AtURL:toURL:", returns: Bool.self, NSFileManager.self, NSError.self, NSURL.self,
        NSURL.self),
    ]
  }
}
