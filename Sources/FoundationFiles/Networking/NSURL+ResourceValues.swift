internal import FoundationCore
internal import SelectorRuntime

/// The resource values of the file that a URL names.
extension NSURL {
  static func defineResourceValues(_ url: ClassDefinition<NSURL>) {
    // Translated sources omit pointer arguments: the key is the first string.
    func key(_ arguments: borrowing Arguments, _ url: RuntimeObject, _ selector: Selector) throws
      -> String
    {
      let place = String.from(arguments[0], in: url.runtime) == nil ? 1 : 0
      return try arguments.value(place, as: String.self, url, selector)
    }
    url.raw("getResourceValue:forKey:error:", types: "B@:^@@^@") {
      receiver, selector, arguments in
      let url = try ClassDefinition<NSURL>.instance(receiver, selector)
      let key = try key(arguments, url, selector)
      guard url.isReachable else {
        return .foreign(OutValues([.bool(false), .none, url.absence.messageValue]))
      }
      return .foreign(OutValues([.bool(true), try url.resource(key), .none]))
    }
    url.method("resourceValuesForKeys:error:") {
      (url, keys: [String], last: InOut<NSError?>) -> Value in
      guard url.isReachable else {
        return OutValues.answer(.none, [url.absence.messageValue], to: last.messageValue)
      }
      return OutValues.answer(try url.resources(keys), [.none], to: last.messageValue)
    }
    url.method("setResourceValue:forKey:error:") {
      (url, value: Value, key: String, last: InOut<NSError?>) -> Value in
      guard url.isReachable else {
        return OutValues.answer(
          .bool(false), [url.absence.messageValue], to: last.messageValue)
      }
      url.setResource(value, key)
      return OutValues.answer(.bool(true), [.none], to: last.messageValue)
    }
    url.method("setResourceValues:error:") {
      (url, values: Value, last: InOut<NSError?>) -> Value in
      guard url.isReachable else {
        return OutValues.answer(
          .bool(false), [url.absence.messageValue], to: last.messageValue)
      }
      for (key, value) in try url.foundation.entries(of: values) ?? [] {
        if let key = String.from(key, in: url.runtime) { url.setResource(value, key) }
      }
      return OutValues.answer(.bool(true), [.none], to: last.messageValue)
    }
    url.method("setTemporaryResourceValue:forKey:") { (url, value: Value, key: String) in
      if url.temporaryValues == nil {
        url.temporaryValues = try url.runtime.lookUpClass("NSMutableDictionary")?
          .send("dictionary").object
      }
      _ = try url.temporaryValues?.send("setObject:forKey:", value, key)
    }
    // There is no cache; only the temporary values have to be removed.
    url.method("removeAllCachedResourceValues") { (url) in url.temporaryValues = nil }
    url.method("removeCachedResourceValueForKey:") { (url, key: String) in
      _ = try url.temporaryValues?.send("removeObjectForKey:", key)
    }
    url.raw("getPromisedItemResourceValue:forKey:error:", types: "B@:^@@^@") {
      url, selector, arguments in
      try url.send("getResourceValue:forKey:error:", key(arguments, url, selector))
    }
    url.method("promisedItemResourceValuesForKeys:error:") {
      (url, keys: [String], last: InOut<NSError?>) -> Value in
      try url.send("resourceValuesForKeys:error:", keys, last)
    }
    url.method("checkPromisedItemIsReachableAndReturnError:") {
      (url, last: InOut<NSError?>) -> Value in
      try url.send("checkResourceIsReachableAndReturnError:", last)
    }
  }

  private var isReachable: Bool {
    filePath.map { foundation.files.entry(at: $0) != nil } ?? true
  }

  /// The error for the URL of a file that does not exist.
  private var absence: NSError? {
    foundation.error(for: FileFailure(.noSuchFile, filePath ?? ""))
  }

  private func resources(_ keys: [String]) throws -> Value {
    let found = try keys.map { ($0, try resource($0)) }.filter { !$0.1.isNone }
    return .dictionary(found.map { .init(key: .string($0.0), value: $0.1) })
  }

  /// Sets a resource value if it is writable; otherwise does nothing, as on a device.
  private func setResource(_ value: Value, _ key: String) {
    guard let path = filePath else { return }
    runtime.noteChange()
    let moment = (value.object as? NSDate)?.sinceReferenceDate
    switch key {
    case "NSURLIsExcludedFromBackupKey":
      foundation.files.setExcludedFromBackup(path, Bool.from(value, in: runtime) ?? false)
    case "NSURLCreationDateKey":
      foundation.files.setAttributes(path, created: moment, modified: nil, permissions: nil)
    case "NSURLContentModificationDateKey":
      foundation.files.setAttributes(path, created: nil, modified: moment, permissions: nil)
    default: return
    }
  }

  /// Returns the value of one of NSURL.h's resource keys; nil for an unknown key.
  private func resource(_ key: String) throws -> Value {
    let temporary = try temporaryValues?.send("objectForKey:", key) ?? .none
    if !temporary.isNone { return temporary }
    let world = foundation
    guard let path = filePath, let entry = world.files.entry(at: path) else { return .none }
    let name = FileStore.name(of: path)
    let isPackage = [".app", ".bundle", ".framework"].contains { name.hasSuffix($0) }
    switch key {
    case "NSURLNameKey", "NSURLLocalizedNameKey": return .string(name.isEmpty ? "/" : name)
    case "NSURLPathKey", "_NSURLPathKey": return .string(path)
    case "NSURLCanonicalPathKey": return .string(world.files.destination(of: path))
    case "NSURLIsDirectoryKey": return .bool(entry.isFolder)
    case "NSURLIsRegularFileKey": return .bool(entry.bytes != nil)
    case "NSURLIsSymbolicLinkKey", "NSURLIsAliasFileKey": return .bool(entry.link != nil)
    case "NSURLIsVolumeKey": return .bool(path == "/")
    case "NSURLIsPackageKey": return .bool(entry.isFolder && isPackage)
    case "NSURLIsApplicationKey": return .bool(entry.isFolder && name.hasSuffix(".app"))
    case "NSURLIsExcludedFromBackupKey": return .bool(entry.isExcludedFromBackup)
    case "NSURLIsUbiquitousItemKey", "NSURLHasHiddenExtensionKey", "NSURLIsUserImmutableKey",
      "NSURLIsSystemImmutableKey":
      return .bool(false)
    case "NSURLIsHiddenKey": return .bool(name.hasPrefix("."))
    case "NSURLIsReadableKey": return .bool(entry.permissions & 0o400 != 0)
    case "NSURLIsWritableKey":
      return .bool(entry.permissions & 0o200 != 0 && !path.hasPrefix(Bundles.path))
    case "NSURLIsExecutableKey": return .bool(entry.permissions & 0o100 != 0)
    case "NSURLFileSizeKey", "NSURLFileAllocatedSizeKey", "NSURLTotalFileSizeKey",
      "NSURLTotalFileAllocatedSizeKey":
      guard let size = entry.bytes?.count else { return .none }
      // The file system of a device allocates blocks of 4096 bytes.
      let isWhole = key.hasSuffix("AllocatedSizeKey")
      return .integer(Int64(isWhole ? (size + 4095) / 4096 * 4096 : size))
    case "NSURLLinkCountKey": return .integer(1)
    case "NSURLFileResourceTypeKey":
      return .string(
        entry.link != nil
          ? "NSURLFileResourceTypeSymbolicLink"
          : entry.isFolder ? "NSURLFileResourceTypeDirectory" : "NSURLFileResourceTypeRegular")
    case "NSURLFileProtectionKey":
      return .string("NSURLFileProtectionCompleteUntilFirstUserAuthentication")
    case "NSURLCreationDateKey", "NSURLAddedToDirectoryDateKey":
      return .object(try world.date(sinceReferenceDate: entry.created))
    case "NSURLContentModificationDateKey", "NSURLContentAccessDateKey",
      "NSURLAttributeModificationDateKey":
      return .object(try world.date(sinceReferenceDate: entry.modified))
    case "NSURLParentDirectoryURLKey": return try send("URLByDeletingLastPathComponent")
    case "NSURLVolumeTotalCapacityKey": return .integer(128_000_000_000)
    case "NSURLVolumeAvailableCapacityKey",
      "NSURLVolumeAvailableCapacityForImportantUsageKey",
      "NSURLVolumeAvailableCapacityForOpportunisticUsageKey":
      return .integer(64_000_000_000)
    default: return .none
    }
  }
}

/// Bookmarks: data that identifies a file.
///
/// Apple's format is not published. Here a bookmark is a signature followed by the path, so it does
/// not follow a file that is moved.
extension NSURL {
  private static let mark = Array("book\0\0\0\0mark".utf8)

  static func defineBookmarks(_ url: ClassDefinition<NSURL>) {
    url.method("bookmarkDataWithOptions:includingResourceValuesForKeys:relativeToURL:error:") {
      (url, _: Int, _: Value, _: NSURL?, last: InOut<NSError?>) -> Value in
      guard let path = url.filePath, url.isReachable else {
        return OutValues.answer(.none, [url.absence.messageValue], to: last.messageValue)
      }
      let data = url.foundation.data(mark + Array(path.utf8))
      return OutValues.answer(.object(data), [.none], to: last.messageValue)
    }
    let cls = url.classSide
    let resolving = "ByResolvingBookmarkData:options:relativeToURL:bookmarkDataIsStale:error:"
    cls.raw("URL" + resolving, types: "@@:@Q@^B^@") { receiver, selector, arguments in
      guard let cls = receiver as? RuntimeClass else { return .none }
      let data = try arguments.value(0, as: ByteArgument.self, cls, selector)
      return try resolved(data.bytes, cls)
    }
    url.raw("init" + resolving, types: "@@:@Q@^B^@") { url, selector, arguments in
      let data = try arguments.value(0, as: ByteArgument.self, url, selector)
      return try resolved(data.bytes, url.apparentClass)
    }
    cls.method("resourceValuesForKeys:fromBookmarkData:") {
      (cls, keys: [String], data: ByteArgument) -> Value in
      guard let path = path(inBookmark: data.bytes),
        let url = try cls.send("fileURLWithPath:", path).object as? NSURL
      else { return .none }
      return try url.resources(keys)
    }
    cls.method("writeBookmarkData:toURL:options:error:") {
      (cls, data: ByteArgument, url: NSURL, _: Int, last: InOut<NSError?>) -> Value in
      cls.runtime.noteChange()
      let failure = cls.foundation.write(data.bytes, to: url.filePath ?? "")
      let error = failure.flatMap { cls.foundation.error(for: $0) }
      return OutValues.answer(.bool(failure == nil), [error.messageValue], to: last.messageValue)
    }
    cls.method("bookmarkDataWithContentsOfURL:error:") {
      (cls, url: NSURL, last: InOut<NSError?>) -> Value in
      let path = url.filePath ?? ""
      let bytes = cls.foundation.files[path]?.bytes ?? []
      guard self.path(inBookmark: bytes) != nil else {
        let failure = FileFailure(bytes.isEmpty ? .noSuchFile : .isCorrupt, path)
        return OutValues.answer(
          .none, [cls.foundation.error(for: failure).messageValue], to: last.messageValue)
      }
      return OutValues.answer(
        .object(cls.foundation.data(bytes)), [.none], to: last.messageValue)
    }
    cls.method("URLByResolvingAliasFileAtURL:options:error:") {
      (cls, url: NSURL, _: Int, last: InOut<NSError?>) -> Value in
      let world = cls.foundation
      guard let path = url.filePath, let entry = world.files[path] else {
        return OutValues.answer(.none, [url.absence.messageValue], to: last.messageValue)
      }
      let named = self.path(inBookmark: entry.bytes ?? []) ?? world.files.destination(of: path)
      return OutValues.answer(
        try cls.send("fileURLWithPath:", named), [.none], to: last.messageValue)
    }
  }

  private static func path(inBookmark bytes: [UInt8]) -> String? {
    guard bytes.starts(with: mark) else { return nil }
    return String(validating: bytes.dropFirst(mark.count), as: UTF8.self)
  }

  /// Returns the URL of a bookmark, whether the bookmark is stale, and the error.
  private static func resolved(_ bytes: [UInt8], _ cls: RuntimeClass) throws -> Value {
    let world = cls.foundation
    let failure: FileFailure
    if let path = path(inBookmark: bytes) {
      if world.files.entry(at: path) != nil {
        return .foreign(
          OutValues([try cls.send("fileURLWithPath:", path), .bool(false), .none]))
      }
      failure = FileFailure(.noSuchItem, path)
    } else {
      failure = FileFailure(.isCorrupt, "")
    }
    return .foreign(OutValues([.none, .bool(false), world.error(for: failure).messageValue]))
  }
}
