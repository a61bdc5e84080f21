package import SelectorRuntime

/// A URL in its parts, which can be changed one by one.
package final class NSURLComponents: RuntimeObject {
  private var scheme, user, password, host: String?
  private var port: Int?
  /// Encoded, as they stand in the URL.
  private var path = ""
  private var query, fragment: String?

  private func fill(_ text: String) -> NSURLComponents? {
    guard let parts = URLText(text) else { return nil }
    (scheme, user, password, host, port) = (
      parts.scheme, parts.user, parts.password, parts.host, parts.port
    )
    (path, query, fragment) = (parts.encodedPath, parts.query, parts.fragment)
    return self
  }

  private func copied() -> NSURLComponents {
    let made = runtime.create(FoundationClasses.urlComponents)
    (made.scheme, made.user, made.password, made.host, made.port) = (
      scheme, user, password, host, port
    )
    (made.path, made.query, made.fragment) = (path, query, fragment)
    return made
  }

  /// The URL's text; nil where the parts make none.
  private var text: String? {
    let hasAuthority = host != nil || user != nil || port != nil
    if hasAuthority, !path.isEmpty, !path.hasPrefix("/") { return nil }
    if !hasAuthority, path.hasPrefix("//") { return nil }
    var text = scheme.map { $0 + ":" } ?? ""
    if hasAuthority {
      let login = user.map { $0 + (password.map { ":" + $0 } ?? "") + "@" } ?? ""
      let name = host.map { $0.contains(":") ? "[\($0)]" : $0 } ?? ""
      text += "//" + login + name + (port.map { ":\($0)" } ?? "")
    }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  private func url(relativeTo base: NSURL?) throws -> Value {
    guard let text else { return .none }
    let cls = runtime.cls(FoundationClasses.url)
    return try cls.send("URLWithString:relativeToURL:", text, base)
  }

  // The query's items.

  private func items(isEncoded: Bool) -> [(name: String, value: String?)]? {
    guard let query else { return nil }
    if query.isEmpty { return [] }
    return query.split(separator: "&", omittingEmptySubsequences: false).map { part in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let texts = pair.map { isEncoded ? String($0) : PercentEncoding.decode(String($0)) }
      return (texts[0], texts.count > 1 ? texts[1] : nil)
    }
  }

  private func setItems(_ items: [FieldedObject]?, isEncoded: Bool) {
    query = items.map { items in
      items.map { item in
        func encoded(_ text: String) -> String {
          isEncoded ? text : PercentEncoding.encode(text, allowing: PercentEncoding.ofQueryItems)
        }
        let value = String.from(item["value"], in: runtime)
        return encoded(item.text("name")) + (value.map { "=" + encoded($0) } ?? "")
      }
      .joined(separator: "&")
    }
  }
}

extension NSURLComponents {
  static func define(_ components: ClassDefinition<NSURLComponents>) {
    components.adopt(FoundationProtocols.copying)
    let cls = components.classSide
    cls.method("componentsWithString:") { (cls, text: String) -> NSURLComponents? in
      cls.runtime.create(FoundationClasses.urlComponents).fill(text)
    }
    cls.method("componentsWithURL:resolvingAgainstBaseURL:") {
      (cls, url: NSURL, isWhole: Bool) -> NSURLComponents? in
      cls.runtime.create(FoundationClasses.urlComponents)
        .fill(isWhole ? url.absoluteString : url.relativeString)
    }
    cls.method("componentsWithString:encodingInvalidCharacters:") {
      (cls, text: String, encodes: Bool) -> NSURLComponents? in
      cls.runtime.create(FoundationClasses.urlComponents)
        .fill(encodes ? PercentEncoding.encodingInvalid(text) : text)
    }
    components.method("initWithString:encodingInvalidCharacters:") {
      (components, text: String, encodes: Bool) -> NSURLComponents? in
      components.fill(encodes ? PercentEncoding.encodingInvalid(text) : text)
    }
    components.method("init") { (components) -> NSURLComponents in components }
    components.method("initWithString:") { (components, text: String) -> NSURLComponents? in
      components.fill(text)
    }
    components.method("initWithURL:resolvingAgainstBaseURL:") {
      (components, url: NSURL, isWhole: Bool) -> NSURLComponents? in
      components.fill(isWhole ? url.absoluteString : url.relativeString)
    }
    components.readonly("URL", .copy, of: "NSURL") { (components) -> Value in
      try components.url(relativeTo: nil)
    }
    components.method("URLRelativeToURL:") { (components, base: NSURL?) -> Value in
      try components.url(relativeTo: base)
    }
    components.readonly("string", .copy) { $0.text }
    components.method("copyWithZone:") { (components, _: Value) -> NSURLComponents in
      components.copied()
    }
    components.method("isEqual:") { (components, other: Value) -> Bool in
      (other.object as? NSURLComponents)?.text == components.text
    }
    components.method("hash") { (components) -> Int in
      (components.text ?? "").utf8.reduce(7) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
    components.method("description") { (components) -> String in
      "<NSURLComponents \(components.address)> {"
        + "scheme = \(components.scheme ?? "(null)"), user = \(components.user ?? "(null)"), "
        + "password = \(components.password ?? "(null)"), host = \(components.host ?? "(null)"), "
        + "port = \(components.port.map(String.init) ?? "(null)"), path = \(components.path), "
        + "query = \(components.query ?? "(null)"), fragment = \(components.fragment ?? "(null)")}"
    }
    defineParts(components)
    defineItems(components)
  }

  private static func defineParts(_ components: ClassDefinition<NSURLComponents>) {
    components.property(
      "scheme", .copy, get: { $0.scheme },
      set: { components, scheme in
        if let scheme, URLText(scheme + ":x")?.scheme != scheme {
          throw RuntimeError(
            .invalidArgument,
            "*** -[NSURLComponents setScheme:]: invalid characters in scheme")
        }
        components.scheme = scheme
      })
    components.property(
      "port", .copy, of: "NSNumber", get: { $0.port },
      set: { components, port in
        guard port.map({ $0 >= 0 }) ?? true else {
          throw RuntimeError(
            .invalidArgument, "*** -[NSURLComponents setPort:]: invalid port number")
        }
        components.port = port
      })
    components.property("user", .copy, get: { $0.user }, set: { $0.user = $1 })
    components.property("password", .copy, get: { $0.password }, set: { $0.password = $1 })
    for name in ["host", "percentEncodedHost", "encodedHost"] {
      components.property(name, .copy, get: { $0.host }, set: { $0.host = $1 })
    }
    components.property(
      "path", .copy, get: { (components) -> String? in PercentEncoding.decode(components.path) },
      set: { components, path in components.path = PercentEncoding.encode(path: path ?? "") })
    components.property(
      "percentEncodedPath", .copy, get: { (components) -> String? in components.path },
      set: { components, path in components.path = path ?? "" })
    components.property(
      "query", .copy,
      get: { (components) -> String? in
        components.query.map(PercentEncoding.decode)
      },
      set: { components, query in
        components.query = query.map {
          PercentEncoding.encode($0, allowing: PercentEncoding.ofQueries)
        }
      })
    components.property(
      "percentEncodedQuery", .copy, get: { $0.query }, set: { $0.query = $1 })
    components.property(
      "fragment", .copy,
      get: { (components) -> String? in
        components.fragment.map(PercentEncoding.decode)
      },
      set: { components, fragment in
        components.fragment = fragment.map {
          PercentEncoding.encode($0, allowing: PercentEncoding.ofQueries)
        }
      })
    components.property(
      "percentEncodedFragment", .copy, get: { $0.fragment }, set: { $0.fragment = $1 })
  }

  private static func defineItems(_ components: ClassDefinition<NSURLComponents>) {
    for (name, isEncoded) in [("queryItems", false), ("percentEncodedQueryItems", true)] {
      components.property(
        name, .copy, of: "NSArray",
        get: { (components) -> [FieldedObject]? in
          components.items(isEncoded: isEncoded)?.map { name, value in
            let item = components.runtime.create(FoundationClasses.urlQueryItem)
            item["name"] = .string(name)
            item["value"] = value.messageValue
            return item
          }
        },
        set: { (components, items: [FieldedObject]?) in
          components.setItems(items, isEncoded: isEncoded)
        })
    }
  }
}

extension PercentEncoding {
  /// The characters of `URLQueryAllowedCharacterSet` besides letters and digits.
  static let ofQueries = "-._~!$&'()*+,;=:@/?"
  /// The same without what separates items.
  static let ofQueryItems = "-._~!$'()*+,;:@/?"

  /// A text as a part of a URL holds it.
  static func encode(_ text: String, allowing others: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || others.contains(character) {
        result.append(character)
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}

extension FoundationClasses {
  static let urlComponents = NativeClass<NSURLComponents>(
    "NSURLComponents", superclass: object, NSURLComponents.define)

  static let urlQueryItem = NativeClass<FieldedObject>("NSURLQueryItem", superclass: object) {
    item in
    item.fieldsAreCopied()
    item.classSide.method("queryItemWithName:value:") {
      (cls, name: String, value: String?) -> Value in
      let made = cls.runtime.createInstance(cls)
      return try made.send("initWithName:value:", name, value)
    }
    item.method("initWithName:value:") {
      (item, name: String, value: String?) -> FieldedObject in
      item["name"] = .string(name)
      item["value"] = value.messageValue
      return item
    }
    item.field("name", .copy, usual: "", isReadonly: true)
    item.field("value", .copy, usual: String?.none, isReadonly: true)
    item.method("description") { (item) -> String in
      "<NSURLQueryItem \(item.address)> {name = \(item.text("name")), "
        + "value = \(String.from(item["value"], in: item.runtime) ?? "(null)")}"
    }
  }
}
