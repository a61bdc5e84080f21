package import SelectorRuntime

/// A URL; it never changes once it is made.
package final class NSURL: RuntimeObject {
  private var text = URLText("")

  /// The whole text.
  package var absoluteString: String { text?.absolute ?? "" }

  /// Makes one of a text, or nil when that is no URL.
  package static func make(_ text: String, of cls: RuntimeClass) -> NSURL? {
    guard let parsed = URLText(text), let made = cls.runtime.createInstance(cls) as? NSURL else {
      return nil
    }
    made.text = parsed
    return made
  }

  static func define(in runtime: Runtime, superclass: RuntimeClass) {
    let url = ClassDefinition<NSURL>("NSURL", in: runtime, superclass: superclass)
    url.classSide.method("URLWithString:") { (cls, text: String) -> NSURL? in
      make(text, of: cls)
    }
    url.classSide.method("URLWithString:relativeToURL:") {
      (cls, text: String, base: NSURL?) -> NSURL? in
      make(base?.text?.resolving(text) ?? text, of: cls)
    }
    url.classSide.method("fileURLWithPath:") { (cls, path: String) -> NSURL? in
      make("file://" + path.replacing(" ", with: "%20"), of: cls)
    }
    url.method("initWithString:") { (url, text: String) -> NSURL? in
      guard let parsed = URLText(text) else { return nil }
      url.text = parsed
      return url
    }
    defineParts(url)
    url.method("isEqual:") { (url, other: Value) -> Bool in
      (other.object as? NSURL)?.absoluteString == url.absoluteString
    }
    url.method("hash") { (url) -> Int in
      url.absoluteString.utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
    url.method("copyWithZone:") { (url, _: Value) -> NSURL in url }
  }

  private static func defineParts(_ url: ClassDefinition<NSURL>) {
    for name in ["absoluteString", "relativeString", "description"] {
      url.method(name) { (url) -> String in url.absoluteString }
    }
    url.method("absoluteURL") { (url) -> NSURL in url }
    url.method("scheme") { (url) -> String? in url.text?.scheme }
    url.method("user") { (url) -> String? in url.text?.user }
    url.method("host") { (url) -> String? in url.text?.host }
    url.method("port") { (url) -> Int? in url.text?.port }
    url.method("path") { (url) -> String? in url.text?.path }
    url.method("query") { (url) -> String? in url.text?.query }
    url.method("fragment") { (url) -> String? in url.text?.fragment }
    url.method("lastPathComponent") { (url) -> String? in url.text?.lastPathComponent }
    url.method("pathExtension") { (url) -> String? in url.text?.pathExtension }
    url.method("isFileURL") { (url) -> Bool in url.text?.scheme == "file" }
    url.method("URLByAppendingPathComponent:") { (url, part: String) -> NSURL? in
      let base = url.absoluteString
      return make(base + (base.hasSuffix("/") ? "" : "/") + part, of: url.apparentClass)
    }
  }
}
