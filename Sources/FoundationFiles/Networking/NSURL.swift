internal import FoundationCore
package import SelectorRuntime

/// An immutable URL.
package final class NSURL: RuntimeObject {
  private var text = URLText("")
  /// The string relative to the base; nil without a base.
  private var relative: String?
  @Strong private var base: NSURL?
  /// The temporary resource values that were set, a mutable dictionary.
  @Strong var temporaryValues: RuntimeObject?

  /// The path of a file URL; nil for any other URL.
  package var filePath: String? { text?.scheme == "file" ? text?.path : nil }

  /// The absolute string.
  package var absoluteString: String { text?.absolute ?? "" }

  /// The string relative to the base, or the absolute string.
  package var relativeString: String { relative ?? absoluteString }

  /// The base URL, or nil.
  var baseURL: NSURL? { base }

  /// Creates a URL from a string; returns nil if the string is invalid.
  package static func make(_ text: String, of cls: RuntimeClass) -> NSURL? {
    (cls.runtime.createInstance(cls) as? NSURL)?.filled(text)
  }

  /// Initializes the URL with a string, which may be relative to a base URL.
  ///
  /// - Parameter encodesInvalid: Whether invalid characters are encoded; nil for the default of the
  ///   system's version.
  func filled(
    _ text: String, relativeTo base: NSURL? = nil, encodesInvalid: Bool? = nil
  ) -> NSURL? {
    guard let own = foundation.parseURL(text, encodesInvalid: encodesInvalid) else { return nil }
    guard let base, own.scheme == nil, let whole = base.text?.resolving(own.absolute) else {
      self.text = own
      return self
    }
    self.text = URLText(whole)
    relative = own.absolute
    self.base = base
    return self
  }

  /// Returns a string argument; raises NSURL's exception if it is nil.
  private static func given(_ text: String?, _ selector: String) throws -> String {
    if let text { return text }
    throw RuntimeError(.invalidArgument, "*** -[NSURL \(selector)]: nil string parameter")
  }

  /// Initializes the URL with a file path; a relative path is resolved against the current folder.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isFolder: Whether the URL ends with a slash; nil checks the file system.
  private func filled(path: String, isFolder: Bool? = nil) -> NSURL? {
    let files = foundation.files
    let isFolder = isFolder ?? (files[path]?.isFolder == true)
    let path = path.isEmpty ? "." : path
    let text = PercentEncoding.encode(path: path) + (isFolder && !path.hasSuffix("/") ? "/" : "")
    guard !path.hasPrefix("/") else { return filled("file://" + text) }
    let folder = files.currentFolder == "/" ? "/" : files.currentFolder + "/"
    let base = NSURL.make("file://" + PercentEncoding.encode(path: folder), of: apparentClass)
    // The text before a colon would be parsed as a scheme.
    let isLikeScheme = text.prefix { $0 != "/" }.contains(":")
    return filled(isLikeScheme ? "./" + text : text, relativeTo: base)
  }

  /// Returns the URL with a changed path, or nil if it has no path.
  private func replacing(_ change: (_ path: String) -> String) -> NSURL? {
    guard let text, text.path != nil else { return nil }
    return NSURL.make(text.replacing(encodedPath: change(text.encodedPath)), of: apparentClass)
  }
}

extension NSURL {
  /// Returns what is appended to a path, or raises the exception that it is nil.
  private static func required(_ part: String?, in method: String) throws -> String {
    if let part { return part }
    throw RuntimeError(
      .invalidArgument,
      "*** -[NSURL \(method)]: component, components, or pathExtension cannot be nil.")
  }

  static func define(_ url: ClassDefinition<NSURL>) {
    url.adopt(FoundationProtocols.copying)
    defineMaking(url)
    defineCoding(url)
    defineWholes(url)
    defineParts(url)
    definePaths(url)
    defineResources(url)
    url.method("isEqual:") { (url, other: Value) -> Bool in
      (other.object as? NSURL)?.absoluteString == url.absoluteString
    }
    url.method("hash") { (url) -> Int in
      url.absoluteString.utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
    url.method("copyWithZone:") { (url, _: Value) -> NSURL in url }
  }

  private static func defineMaking(_ url: ClassDefinition<NSURL>) {
    func create(_ cls: RuntimeClass) -> NSURL? { cls.runtime.createInstance(cls) as? NSURL }
    // A nil string returns nil; the initializers would raise.
    url.classSide.method("URLWithString:") { (cls, text: String?) -> NSURL? in
      text.flatMap { create(cls)?.filled($0) }
    }
    url.classSide.method("URLWithString:relativeToURL:") {
      (cls, text: String?, base: NSURL?) -> NSURL? in
      text.flatMap { create(cls)?.filled($0, relativeTo: base) }
    }
    url.classSide.method("fileURLWithPath:") { (cls, path: String?) -> NSURL? in
      create(cls)?.filled(path: try given(path, "initFileURLWithPath:"))
    }
    url.classSide.method("fileURLWithPath:isDirectory:") {
      (cls, path: String?, isFolder: Bool) -> NSURL? in
      let path = try given(path, "initFileURLWithPath:isDirectory:")
      return create(cls)?.filled(path: path, isFolder: isFolder)
    }
    url.method("initWithString:") { (url, text: String?) -> NSURL? in
      url.filled(try given(text, "initWithString:relativeToURL:"))
    }
    url.method("initWithString:relativeToURL:") { (url, text: String?, base: NSURL?) -> NSURL? in
      url.filled(try given(text, "initWithString:relativeToURL:"), relativeTo: base)
    }
    url.method("initFileURLWithPath:") { (url, path: String?) -> NSURL? in
      url.filled(path: try given(path, "initFileURLWithPath:"))
    }
    url.method("initFileURLWithPath:isDirectory:") {
      (url, path: String?, isFolder: Bool) -> NSURL? in
      let path = try given(path, "initFileURLWithPath:isDirectory:")
      return url.filled(path: path, isFolder: isFolder)
    }
  }

  private static func defineWholes(_ url: ClassDefinition<NSURL>) {
    url.readonly("absoluteString", .copy) { $0.absoluteString }
    url.readonly("relativeString", .copy) { (url) -> String in url.relative ?? url.absoluteString }
    url.method("baseURL") { (url) -> NSURL? in url.base }
    url.readonly("absoluteURL", .copy) { (url) -> NSURL? in
      url.base == nil ? url : make(url.absoluteString, of: url.apparentClass)
    }
    url.method("description") { (url) -> String in
      guard let relative = url.relative, let base = url.base else { return url.absoluteString }
      return relative + " -- " + base.absoluteString
    }
    url.method("standardizedURL") { (url) -> NSURL? in url.replacing(URLText.withoutDots) ?? url }
  }

  private static func defineParts(_ url: ClassDefinition<NSURL>) {
    url.readonly("scheme", .copy) { (url) -> String? in url.text?.scheme }
    url.readonly("user", .copy) { (url) -> String? in url.text?.user }
    url.method("password") { (url) -> String? in url.text?.password }
    url.readonly("host", .copy) { (url) -> String? in url.text?.host }
    url.readonly("port") { (url) -> Int? in url.text?.port }
    url.readonly("path", .copy) { (url) -> String? in url.text?.path }
    url.method("relativePath") { (url) -> String? in
      url.relative.map { URLText($0)?.path } ?? url.text?.path
    }
    url.readonly("query", .copy) { (url) -> String? in url.text?.query }
    url.readonly("fragment", .copy) { (url) -> String? in url.text?.fragment }
    url.method("resourceSpecifier") { (url) -> String? in
      url.base == nil ? url.text?.resourceSpecifier : url.relative
    }
    url.method("isFileURL") { (url) -> Bool in url.text?.scheme == "file" }
  }

  private static func definePaths(_ url: ClassDefinition<NSURL>) {
    url.method("pathComponents") { (url) -> Value in
      .init(texts: url.text?.pathComponents)
    }
    url.readonly("lastPathComponent", .copy) { (url) -> String? in url.text?.lastPathComponent }
    url.readonly("pathExtension", .copy) { (url) -> String? in url.text?.pathExtension }
    url.method("hasDirectoryPath") { (url) -> Bool in
      url.text?.encodedPath.hasSuffix("/") ?? false
    }
    url.method("URLByAppendingPathComponent:") { (url, part: String?) -> NSURL? in
      let part = try required(part, in: "URLByAppendingPathComponent:")
      guard url.text?.scheme == "file", let path = url.text?.path else {
        return url.appending(part, isFolder: false)
      }
      let isFolder = url.foundation.files[path + "/" + part]?.isFolder == true
      return url.appending(part, isFolder: isFolder && !part.isEmpty)
    }
    url.method("URLByAppendingPathComponent:isDirectory:") {
      (url, part: String?, isFolder: Bool) -> NSURL? in
      let part = try required(part, in: "URLByAppendingPathComponent:isDirectory:")
      return url.appending(part, isFolder: isFolder)
    }
    url.method("URLByAppendingPathExtension:") { (url, ending: String?) -> NSURL? in
      let ending = try required(ending, in: "URLByAppendingPathExtension:")
      return url.replacing { path in
        let end = path.hasSuffix("/") && path != "/" ? "/" : ""
        return path.dropLast(end.count) + "." + PercentEncoding.encode(path: ending) + end
      }
    }
    url.method("URLByDeletingLastPathComponent") { (url) -> NSURL? in
      url.replacing { path in
        // The path has no last component to remove, so `../` is appended.
        if ["", "/", "..", "../"].contains(path) || path.hasSuffix("/..") || path.hasSuffix("/../")
        {
          return path + (path.isEmpty || path.hasSuffix("/") ? "../" : "/../")
        }
        let bare = path.hasSuffix("/") ? path.dropLast() : Substring(path)
        return bare.lastIndex(of: "/").map { String(bare[...$0]) } ?? "./"
      }
    }
    url.method("URLByDeletingPathExtension") { (url) -> NSURL? in
      guard let ending = url.text?.pathExtension, !ending.isEmpty else { return url }
      return url.replacing { path in
        let end = path.hasSuffix("/") ? "/" : ""
        return (path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path) + end
      }
    }
  }

  private func appending(_ part: String, isFolder: Bool) -> NSURL? {
    replacing { path in
      let slash = path.hasSuffix("/") || part.hasPrefix("/") ? "" : "/"
      let end = isFolder && !part.hasSuffix("/") ? "/" : ""
      return path + slash + PercentEncoding.encode(path: part) + end
    }
  }
}

extension Value {
  fileprivate init(texts: [String]?) {
    self = texts.map { .list($0.map { .string($0) }) } ?? .none
  }
}

extension FoundationClasses {
  package static let url = NativeClass<NSURL>(
    "NSURL", superclass: object, NSURL.define)
}
