internal import FoundationCore
internal import SelectorRuntime

// no traps of narrow: the value is a byte.

/// The resource values of the file at a URL, and the remaining constructors.
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
    url.method("stopAccessingSecurityScopedResource") { (_) in }
    defineResourceValues(url)
    defineBookmarks(url)
    url.method("startAccessingSecurityScopedResource") { (_) -> Bool in true }
    url.method("isFileReferenceURL") { (_) -> Bool in false }
    for name in ["filePathURL", "fileReferenceURL"] {
      url.method(name) { (url) -> NSURL? in url.filePath == nil ? nil : url }
    }
    url.method("fileSystemRepresentation") { (url) -> String? in url.filePath }
    url.method("getFileSystemRepresentation:maxLength:") {
      (url, buffer: Value, limit: Int) -> Value in
      guard let path = url.filePath else { return .bool(false) }
      return try url.foundation.string(UTF16Text(path)).send(
        "getFileSystemRepresentation:maxLength:", buffer, limit)
    }
    // Since iOS 13 the path includes the parameters.
    url.method("parameterString") { (_) -> String? in nil }
    url.method("URLByStandardizingPath") { (url) -> Value in
      try url.replacingPath { FileStore.normalized($0) }
    }
    url.method("URLByResolvingSymlinksInPath") { (url) -> Value in
      try url.replacingPath { url.foundation.files.destination(of: $0) }
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
      try cls.foundation.checkConversion(of: data.bytes.count)
      return try cls.send(
        "URLWithString:relativeToURL:", String(decoding: data.bytes, as: UTF8.self), base)
    }
    for name in [
      "initWithDataRepresentation:relativeToURL:",
      "initAbsoluteURLWithDataRepresentation:relativeToURL:",
    ] {
      url.method(name) { (url, data: ByteArgument, base: NSURL?) -> Value in
        try url.foundation.checkConversion(of: data.bytes.count)
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
      (cls, text: String, encodes: Bool) -> NSURL? in
      (cls.runtime.createInstance(cls) as? NSURL)?.filled(text, encodesInvalid: encodes)
    }
    for (name, form) in [
      (
        "initFileURLWithPath:isDirectory:relativeToURL:",
        "fileURLWithPath:isDirectory:relativeToURL:"
      ),
      (
        "initFileURLWithFileSystemRepresentation:isDirectory:relativeToURL:",
        "fileURLWithPath:isDirectory:relativeToURL:"
      ),
    ] {
      url.method(name) { (url, path: String, isFolder: Bool, base: NSURL?) -> Value in
        try url.apparentClass.send(form, path, isFolder, base)
      }
    }
    cls.method("fileURLWithFileSystemRepresentation:isDirectory:relativeToURL:") {
      (cls, path: String, isFolder: Bool, base: NSURL?) -> Value in
      try cls.send("fileURLWithPath:isDirectory:relativeToURL:", path, isFolder, base)
    }
    url.method("initFileURLWithPath:relativeToURL:") {
      (url, path: String, base: NSURL?) -> Value in
      try url.apparentClass.send("fileURLWithPath:relativeToURL:", path, base)
    }
    url.method("initWithString:encodingInvalidCharacters:") {
      (url, text: String, encodes: Bool) -> NSURL? in url.filled(text, encodesInvalid: encodes)
    }
    url.method("initWithScheme:host:path:") {
      (url, scheme: String, host: String?, path: String) -> Value in
      let text = scheme + ":" + (host.map { "//" + $0 } ?? "") + PercentEncoding.encode(path: path)
      return try url.send("initWithString:", text)
    }
  }

  /// Returns a file URL with a changed path; any other URL is returned unchanged.
  private func replacingPath(_ change: (String) -> String) throws -> Value {
    guard let path = filePath else { return .object(self) }
    let isFolder = absoluteString.hasSuffix("/")
    return try apparentClass.send("fileURLWithPath:isDirectory:", change(path), isFolder)
  }
}

extension PercentEncoding {
  /// Percent-encodes all characters of a text that a URL cannot contain.
  package static func encodingInvalid(_ text: String) -> String {
    encode(text, allowing: "-._~!$&'()*+,;=:@/?#[]%")
  }
}
