internal import SelectorRuntime

/// The resource values of the file that a URL names, and the rest of the ways to make one.
extension NSURL {
  static func defineResources(_ url: ClassDefinition<NSURL>) {
    url.method("checkResourceIsReachableAndReturnError:") {
      (url, last: InOut<NSError?>) -> Value in
      guard let path = url.filePath, url.foundation.files[path] != nil else {
        let failure = FileFailure(.noSuchFile, url.filePath ?? url.absoluteString)
        return OutValues.answer(
          .bool(false), [url.foundation.error(for: failure).messageValue], to: last.messageValue)
      }
      return OutValues.answer(.bool(true), [.none], to: last.messageValue)
    }
    url.method("getResourceValue:forKey:error:") {
      (url, _: Value, key: String, _: Value) -> Value in
      .foreign(OutValues([.bool(true), try url.resource(key), .none]))
    }
    url.method("resourceValuesForKeys:error:") {
      (url, keys: [String], last: InOut<NSError?>) -> Value in
      let found = try keys.map { ($0, try url.resource($0)) }.filter { !$0.1.isNone }
      let entries = Value.dictionary(
        found.map { .init(key: .string($0.0), value: $0.1) })
      return OutValues.answer(entries, [.none], to: last.messageValue)
    }
    for name in ["removeAllCachedResourceValues", "stopAccessingSecurityScopedResource"] {
      url.method(name) { (_) in }
    }
    url.method("removeCachedResourceValueForKey:") { (_, _: String) in }
    url.method("startAccessingSecurityScopedResource") { (_) -> Bool in true }
    url.method("isFileReferenceURL") { (_) -> Bool in false }
    for name in ["filePathURL", "fileReferenceURL"] {
      url.method(name) { (url) -> NSURL? in url.filePath == nil ? nil : url }
    }
    url.method("fileSystemRepresentation") { (url) -> String? in url.filePath }
    // Since iOS 13 the path has the parameters in it.
    url.method("parameterString") { (_) -> String? in nil }
    for name in ["URLByStandardizingPath", "URLByResolvingSymlinksInPath"] {
      url.method(name) { (url) -> Value in
        guard let path = url.filePath else { return .object(url) }
        let isFolder = url.absoluteString.hasSuffix("/")
        return try url.apparentClass.send(
          "fileURLWithPath:isDirectory:", FileStore.normalized(path), isFolder)
      }
    }
    url.method("dataRepresentation") { (url) -> NSData in
      url.foundation.data(Array(url.relativeString.utf8))
    }
    defineRarerMaking(url)
  }

  private static func defineRarerMaking(_ url: ClassDefinition<NSURL>) {
    let cls = url.classSide
    cls.method("fileURLWithPath:relativeToURL:") {
      (cls, path: String, base: NSURL?) -> Value in
      guard !path.hasPrefix("/"), let base else { return try cls.send("fileURLWithPath:", path) }
      return try cls.send("URLWithString:relativeToURL:", PercentEncoding.encode(path: path), base)
    }
    cls.method("fileURLWithPath:isDirectory:relativeToURL:") {
      (cls, path: String, isFolder: Bool, base: NSURL?) -> Value in
      guard !path.hasPrefix("/"), let base else {
        return try cls.send("fileURLWithPath:isDirectory:", path, isFolder)
      }
      let text = PercentEncoding.encode(path: path) + (isFolder && !path.hasSuffix("/") ? "/" : "")
      return try cls.send("URLWithString:relativeToURL:", text, base)
    }
    cls.method("fileURLWithPathComponents:") { (cls, parts: [String]) -> Value in
      let path = parts.reduce("") { path, part in
        path.isEmpty || path.hasSuffix("/") ? path + part : path + "/" + part
      }
      return try cls.send("fileURLWithPath:", path)
    }
    cls.method("URLWithDataRepresentation:relativeToURL:") {
      (cls, data: ByteArgument, base: NSURL?) -> Value in
      try cls.send(
        "URLWithString:relativeToURL:", String(decoding: data.bytes, as: UTF8.self), base)
    }
    for name in [
      "initWithDataRepresentation:relativeToURL:",
      "initAbsoluteURLWithDataRepresentation:relativeToURL:",
    ] {
      url.method(name) { (url, data: ByteArgument, base: NSURL?) -> Value in
        let text = String(decoding: data.bytes, as: UTF8.self)
        let made = try url.send("initWithString:relativeToURL:", text, base)
        guard name.hasPrefix("initAbsolute"), let whole = made.object else { return made }
        return try whole.send("absoluteURL")
      }
    }
    cls.method("absoluteURLWithDataRepresentation:relativeToURL:") {
      (cls, data: ByteArgument, base: NSURL?) -> Value in
      let made = try cls.send("URLWithDataRepresentation:relativeToURL:", data, base)
      return try made.object?.send("absoluteURL") ?? .none
    }
    cls.method("URLWithString:encodingInvalidCharacters:") {
      (cls, text: String, encodes: Bool) -> Value in
      try cls.send("URLWithString:", encodes ? PercentEncoding.encodingInvalid(text) : text)
    }
    url.method("initWithScheme:host:path:") {
      (url, scheme: String, host: String?, path: String) -> Value in
      let text = scheme + ":" + (host.map { "//" + $0 } ?? "") + PercentEncoding.encode(path: path)
      return try url.send("initWithString:", text)
    }
  }

  /// The value under one of NSURL.h's resource keys; nil for one that is not known.
  private func resource(_ key: String) throws -> Value {
    let world = foundation
    guard let path = filePath, let entry = world.files[path] else { return .none }
    let name = FileStore.name(of: path)
    switch key {
    case "NSURLNameKey", "NSURLLocalizedNameKey": return .string(name)
    case "NSURLPathKey": return .string(path)
    case "NSURLIsDirectoryKey": return .bool(entry.isFolder)
    case "NSURLIsRegularFileKey": return .bool(!entry.isFolder)
    case "NSURLIsSymbolicLinkKey", "NSURLIsVolumeKey", "NSURLIsPackageKey": return .bool(false)
    case "NSURLIsHiddenKey": return .bool(name.hasPrefix("."))
    case "NSURLIsReadableKey", "NSURLIsWritableKey": return .bool(true)
    case "NSURLIsExecutableKey": return .bool(entry.isFolder)
    case "NSURLFileSizeKey": return entry.bytes.map { .integer(Int64($0.count)) } ?? .none
    case "NSURLFileResourceTypeKey":
      return .string(
        entry.isFolder ? "NSURLFileResourceTypeDirectory" : "NSURLFileResourceTypeRegular")
    case "NSURLCreationDateKey":
      return .object(try world.date(sinceReferenceDate: entry.created))
    case "NSURLContentModificationDateKey", "NSURLContentAccessDateKey":
      return .object(try world.date(sinceReferenceDate: entry.modified))
    case "NSURLParentDirectoryURLKey": return try send("URLByDeletingLastPathComponent")
    default: return .none
    }
  }
}

extension PercentEncoding {
  /// A text in which everything is escaped that a URL cannot hold.
  static func encodingInvalid(_ text: String) -> String {
    let kept = Set("-._~!$&'()*+,;=:@/?#[]%".utf8)
    return text.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      if kept.contains(byte) || byte < 0x80 && CharacterMembers.asciiWord.contains(UInt32(byte)) {
        result.unicodeScalars.append(scalar)
      } else {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
