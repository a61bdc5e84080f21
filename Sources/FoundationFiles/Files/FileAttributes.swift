internal import FoundationCore
internal import SelectorRuntime

/// The methods of NSFileManager.h's category for dictionaries of file attributes.
enum FileAttributes {
  static func define(_ dictionary: ClassDefinition<RuntimeObject>) {
    func value(_ dictionary: RuntimeObject, _ key: String) throws -> Value {
      try dictionary.send("objectForKey:", key)
    }
    func number(_ dictionary: RuntimeObject, _ key: String) throws -> Int {
      Int.from(try value(dictionary, key), in: dictionary.runtime) ?? 0
    }
    for (name, key) in [
      ("fileSize", "NSFileSize"), ("filePosixPermissions", "NSFilePosixPermissions"),
      ("fileSystemNumber", "NSFileSystemNumber"),
      ("fileSystemFileNumber", "NSFileSystemFileNumber"),
      ("fileHFSCreatorCode", "NSFileHFSCreatorCode"), ("fileHFSTypeCode", "NSFileHFSTypeCode"),
    ] {
      dictionary.method(name) { (dictionary) -> Int in try number(dictionary, key) }
    }
    for (name, key) in [
      ("fileIsImmutable", "NSFileImmutable"), ("fileIsAppendOnly", "NSFileAppendOnly"),
      ("fileExtensionHidden", "NSFileExtensionHidden"),
    ] {
      dictionary.method(name) { (dictionary) -> Bool in
        Bool.from(try value(dictionary, key), in: dictionary.runtime) ?? false
      }
    }
    for (name, key) in [
      ("fileType", "NSFileType"), ("fileModificationDate", "NSFileModificationDate"),
      ("fileCreationDate", "NSFileCreationDate"),
      ("fileOwnerAccountName", "NSFileOwnerAccountName"),
      ("fileGroupOwnerAccountName", "NSFileGroupOwnerAccountName"),
      ("fileOwnerAccountID", "NSFileOwnerAccountID"),
      ("fileGroupOwnerAccountID", "NSFileGroupOwnerAccountID"),
    ] {
      dictionary.method(name) { (dictionary) -> Value in try value(dictionary, key) }
    }
  }
}
