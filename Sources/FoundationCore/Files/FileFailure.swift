internal import SelectorRuntime

/// The reason why a file cannot be read, written or moved, with Cocoa's error codes and messages.
package struct FileFailure: Error, Sendable {
  /// The codes of FoundationErrors.h.
  package enum Kind: Int, Sendable {
    case noSuchItem = 4
    case cannotRead = 256
    case noPermissionToRead = 257
    case isCorrupt = 259
    case noSuchFile = 260
    case isNotInEncoding = 261
    case cannotWrite = 512
    case noPermissionToWrite = 513
    case exists = 516
    case cannotEncode = 517
    case isFolder = 640
  }

  package let kind: Kind
  package let path: String

  package init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }

  /// The text of `localizedDescription`.
  package var text: String {
    let name = FileStore.name(of: path)
    let folder = FileStore.name(of: FileStore.parent(of: path))
    return switch kind {
    case .noSuchItem: "The file “\(name)” doesn’t exist."
    case .cannotRead: "The file “\(name)” couldn’t be opened."
    case .noPermissionToRead:
      "The file “\(name)” couldn’t be opened because you don’t have permission to view it."
    case .isCorrupt:
      "The file “\(name)” couldn’t be opened because it isn’t in the correct format."
    case .noSuchFile: "The file “\(name)” couldn’t be opened because there is no such file."
    case .isNotInEncoding:
      "The file “\(name)” couldn’t be opened using the text encoding that was asked for."
    case .cannotWrite: "The file “\(name)” couldn’t be saved in the folder “\(folder)”."
    case .noPermissionToWrite:
      "You don’t have permission to save the file “\(name)” in the folder “\(folder)”."
    case .exists:
      "The file “\(name)” couldn’t be saved in the folder “\(folder)” because a file "
        + "with the same name already exists."
    case .cannotEncode:
      "The file “\(name)” couldn’t be saved because its text cannot be written in the encoding "
        + "that was asked for."
    case .isFolder: "The file “\(name)” couldn’t be saved in the folder “\(folder)”."
    }
  }
}

extension FoundationWorld {
  /// Returns the `NSError` of a failed file operation.
  package func error(for failure: FileFailure) -> NSError? {
    guard let made = runtime.createInstance(runtime.cls(FoundationClasses.error)) as? NSError else {
      return nil
    }
    made.fill(
      domain: "NSCocoaErrorDomain", code: failure.kind.rawValue,
      userInfo: .dictionary([
        .init(key: .string("NSFilePath"), value: .string(failure.path)),
        .init(key: .string("NSLocalizedDescription"), value: .string(failure.text)),
      ]))
    return made
  }
}
