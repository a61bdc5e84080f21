internal import SelectorRuntime

/// The reason why a file cannot be read, written or moved, with Cocoa's error codes and messages.
package struct FileFailure: Error, Sendable {
  /// The codes of FoundationErrors.h.
  package enum Kind: Int, Sendable {
    case noSuchItem = 4
    case cannotRead = 256
    case noPermissionToRead = 257
    case cannotReadName = 258
    case isCorrupt = 259
    case noSuchFile = 260
    case isNotInEncoding = 261
    case cannotWrite = 512
    case noPermissionToWrite = 513
    case cannotWriteName = 514
    case exists = 516
    case cannotEncode = 517
  }

  /// An operation of NSFileManager that failed: `Copy`, `Move`, `Link` or `Remove`.
  package struct Operation: Sendable {
    let name: String
    let source: String
    /// The path of the copy or of the new place; nil for a removal.
    let target: String?

    package init(_ name: String, _ source: String, to target: String?) {
      (self.name, self.source, self.target) = (name, source, target)
    }

    /// The participle in messages.
    fileprivate var participle: String {
      switch name {
      case "Move": "moved"
      case "Copy": "copied"
      case "Link": "linked"
      default: "removed"
      }
    }
  }

  package let kind: Kind
  package let path: String
  /// The operation, for messages that name it.
  package private(set) var operation: Operation?

  /// The number in errno.h of the underlying error, where the kind does not determine it.
  private let ownSystemError: Int?

  package init(_ kind: Kind, _ path: String, systemError: Int? = nil) {
    self.kind = kind
    self.path = path
    ownSystemError = systemError
  }

  /// Returns the failure as a failure of an operation.
  ///
  /// Moving an item that does not exist has the code of a missing item, not of a missing file.
  package func during(_ operation: Operation) -> FileFailure {
    let isMissing = operation.name == "Move" && kind == .noSuchFile
    var failure = FileFailure(
      isMissing ? .noSuchItem : kind, path, systemError: ownSystemError)
    failure.operation = operation
    return failure
  }

  /// The text of `localizedDescription`.
  package var text: String {
    if let operation, let text = text(of: operation) { return text }
    let name = FileStore.name(of: path)
    let folder = FileStore.name(of: FileStore.parent(of: path))
    return switch kind {
    case .noSuchItem: "The file “\(name)” doesn’t exist."
    case .cannotRead: "The file “\(name)” couldn’t be opened."
    case .noPermissionToRead:
      "The file “\(name)” couldn’t be opened because you don’t have permission to view it."
    case .cannotReadName, .cannotWriteName: "The file name is invalid."
    case .isCorrupt:
      "The file “\(name)” couldn’t be opened because it isn’t in the correct format."
    case .noSuchFile: "The file “\(name)” couldn’t be opened because there is no such file."
    case .isNotInEncoding:
      "The file “\(name)” couldn’t be opened using the specified text encoding."
    case .cannotWrite: "The file “\(name)” couldn’t be saved in the folder “\(folder)”."
    case .noPermissionToWrite:
      "You don’t have permission to save the file “\(name)” in the folder “\(folder)”."
    case .exists:
      "The file “\(name)” couldn’t be saved in the folder “\(folder)” because a file "
        + "with the same name already exists."
    case .cannotEncode: "The file “\(name)” couldn’t be saved using the specified text encoding."
    }
  }

  private func text(of operation: Operation) -> String? {
    let name = FileStore.name(of: operation.source)
    guard let target = operation.target else {
      return kind == .noPermissionToWrite
        ? "“\(name)” couldn’t be removed because you don’t have permission to access it."
        : "“\(name)” couldn’t be removed."
    }
    let folder = FileStore.name(of: FileStore.parent(of: target))
    let start = "“\(name)” couldn’t be \(operation.participle) to “\(folder)” because "
    return switch kind {
    case .exists: start + "an item with the same name already exists."
    case .noSuchItem where operation.name == "Move":
      start + "either the former doesn’t exist, or the folder containing the latter doesn’t exist."
    case .noPermissionToWrite: start + "you don’t have permission to access “\(folder)”."
    default: nil
    }
  }

  /// The number in errno.h of the underlying error; nil if there is none.
  fileprivate var systemError: Int? {
    if let ownSystemError { return ownSystemError }
    return switch kind {
    case .noSuchItem, .noSuchFile: 2
    case .noPermissionToRead, .noPermissionToWrite: 13
    case .exists: 17
    case .cannotReadName, .cannotWriteName: 63
    default: nil
    }
  }
}

extension FoundationWorld {
  /// Returns the `NSError` of a failed file operation.
  ///
  /// As on a device, its description is computed from the code and the paths, and the POSIX error is
  /// underneath.
  package func error(for failure: FileFailure) -> NSError? {
    guard let made = runtime.createInstance(runtime.cls(FoundationClasses.error)) as? NSError else {
      return nil
    }
    var entries: [Value.DictionaryEntry] = []
    func add(_ key: String, _ value: Value) {
      entries.append(.init(key: .string(key), value: value))
    }
    if let operation = failure.operation {
      if operation.target != nil { add("NSSourceFilePathErrorKey", .string(operation.source)) }
      add("NSUserStringVariant", .list([.string(operation.name)]))
      if let target = operation.target { add("NSDestinationFilePath", .string(target)) }
    }
    add("NSFilePath", .string(failure.operation?.source ?? failure.path))
    let underlying = runtime.createInstance(runtime.cls(FoundationClasses.error)) as? NSError
    if let code = failure.systemError, let underlying {
      underlying.fill(domain: "NSPOSIXErrorDomain", code: code, userInfo: .none)
      add("NSUnderlyingError", .object(underlying))
    }
    made.fill(
      domain: "NSCocoaErrorDomain", code: failure.kind.rawValue, userInfo: .dictionary(entries),
      description: failure.text)
    return made
  }
}
