internal import FoundationCore
internal import SelectorRuntime

/// The attributes of files and of the file system.
extension NSFileManager {
  /// Returns the result of `attributesOfItemAtPath:error:`.
  func attributes(_ entry: FileStore.Entry) throws -> Value {
    let type =
      entry.link != nil
      ? "NSFileTypeSymbolicLink" : entry.isFolder ? "NSFileTypeDirectory" : "NSFileTypeRegular"
    let size = entry.bytes?.count ?? entry.link?.utf8.count ?? 96
    var facts: [(String, Value)] = [
      ("NSFileType", .string(type)),
      ("NSFileSize", .integer(Int64(size))),
      ("NSFileSystemFileNumber", .integer(Int64(entry.number))),
      (
        "NSFileCreationDate", .object(try foundation.date(sinceReferenceDate: entry.created))
      ),
      (
        "NSFileModificationDate", .object(try foundation.date(sinceReferenceDate: entry.modified))
      ),
      ("NSFilePosixPermissions", .integer(Int64(entry.permissions))),
      ("NSFileOwnerAccountName", .string("mobile")),
      ("NSFileGroupOwnerAccountName", .string("mobile")),
      // The user and group IDs of apps on a device.
      ("NSFileOwnerAccountID", .integer(501)),
      ("NSFileGroupOwnerAccountID", .integer(501)),
      ("NSFileReferenceCount", .integer(1)),
      ("NSFileExtensionHidden", .bool(false)),
      ("NSFileImmutable", .bool(entry.isImmutable)), ("NSFileAppendOnly", .bool(false)),
      ("NSFileProtectionKey", .string(entry.protection)),
    ]
    if !entry.extendedAttributes.isEmpty {
      let extended = entry.extendedAttributes.sorted { $0.key < $1.key }.map { name, bytes in
        Value.DictionaryEntry(key: .string(name), value: .object(foundation.data(bytes)))
      }
      facts.append(("NSFileExtendedAttributes", .dictionary(extended)))
    }
    return .dictionary(facts.map { .init(key: .string($0.0), value: $0.1) })
  }

  /// Returns the attributes of an item, without following a symbolic link, and the error.
  private func attributes(
    at path: String, followsLinks: Bool, _ last: Value
  ) throws -> Value {
    let files = foundation.files
    guard let entry = followsLinks ? files[path] : files.entry(at: path) else {
      return read(last) { (_) throws(FileFailure) in throw FileFailure(.noSuchFile, path) }
    }
    return OutValues.answer(try attributes(entry), [.none], to: last)
  }

  /// Sets the dates and permissions of a file from a dictionary of attributes.
  func take(_ attributes: Value, _ path: String) throws {
    let entries = try foundation.entries(of: attributes) ?? []
    func value(_ key: String) -> Value? { entries.first { $0.key.isText(key) }?.value }
    func date(_ key: String) -> Double? { (value(key)?.object as? NSDate)?.sinceReferenceDate }
    foundation.files.setAttributes(
      path, created: date("NSFileCreationDate"), modified: date("NSFileModificationDate"),
      permissions: value("NSFilePosixPermissions").flatMap { Int.from($0, in: runtime) })
    if let isImmutable = value("NSFileImmutable").flatMap({ Bool.from($0, in: runtime) }) {
      foundation.files.setImmutable(path, isImmutable)
    }
    if let protection = value("NSFileProtectionKey").flatMap({ String.from($0, in: runtime) }) {
      foundation.files.setProtection(protection, of: path)
    }
    if let extended = try value("NSFileExtendedAttributes").map({ try foundation.entries(of: $0) })
    {
      var named: [String: [UInt8]] = [:]
      for entry in extended ?? [] {
        guard let name = String.from(entry.key, in: runtime),
          let data = entry.value.object as? NSData
        else { continue }
        named[name] = data.bytes
      }
      foundation.files.setExtendedAttributes(named, of: path)
    }
  }

  static func defineAttributes(_ manager: ClassDefinition<NSFileManager>) {
    manager.method("attributesOfItemAtPath:error:") {
      (manager, path: String, last: InOut<NSError?>) -> Value in
      try manager.attributes(at: path, followsLinks: false, last.messageValue)
    }
    manager.method("fileAttributesAtPath:traverseLink:") {
      (manager, path: String, follows: Bool) -> Value in
      let files = manager.foundation.files
      let entry = follows ? files[path] : files.entry(at: path)
      return try entry.map { try manager.attributes($0) } ?? .none
    }
    manager.method("setAttributes:ofItemAtPath:error:") {
      (manager, attributes: Value, path: String, last: InOut<NSError?>) -> Value in
      manager.runtime.noteChange()
      guard manager.foundation.files[path] != nil else {
        return manager.change(last.messageValue) { (_) throws(FileFailure) in
          throw FileFailure(.noSuchItem, path)
        }
      }
      try manager.take(attributes, path)
      return OutValues.answer(.bool(true), [.none], to: last.messageValue)
    }
    let sizes: Value = .dictionary([
      .init(key: .string("NSFileSystemSize"), value: .integer(128_000_000_000)),
      .init(key: .string("NSFileSystemFreeSize"), value: .integer(64_000_000_000)),
      .init(key: .string("NSFileSystemNodes"), value: .integer(1_250_000_000)),
      .init(key: .string("NSFileSystemFreeNodes"), value: .integer(625_000_000)),
      .init(key: .string("NSFileSystemNumber"), value: .integer(16_777_220)),
    ])
    manager.method("attributesOfFileSystemForPath:error:") {
      (manager, path: String, last: InOut<NSError?>) -> Value in
      manager.read(last.messageValue) { (files) throws(FileFailure) in
        if files[path] == nil { throw FileFailure(.noSuchFile, path) }
        return sizes
      }
    }
    manager.method("fileSystemAttributesAtPath:") { (manager, path: String) -> Value in
      manager.foundation.files[path] == nil ? .none : sizes
    }
  }
}
