package import FoundationCore
internal import FoundationFiles
internal import FoundationText
package import SelectorRuntime

/// The components of a URL, which can be changed individually.
package final class NSURLComponents: RuntimeObject {
  private var scheme: String?
  private var port: Int?
  /// The percent-encoded components; an IPv6 address includes its brackets.
  private var user, password, host: String?
  private var path = ""
  private var query, fragment: String?

  private func fill(_ text: String, encodesInvalid: Bool? = nil) -> NSURLComponents? {
    guard let parts = foundation.parseURL(text, encodesInvalid: encodesInvalid) else { return nil }
    (scheme, user, password, host, port) = (
      parts.scheme, parts.user, parts.password,
      parts.host.map { $0.contains(":") ? "[\($0)]" : $0 } ?? (parts.hasAuthority ? "" : nil),
      parts.port
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

  /// The URL's text; nil if the components are not a valid URL.
  private var text: String? { written?.text }

  /// The text with the range of each component, by property name.
  private var written: (text: String, ranges: [String: Range<Int>])? {
    let hasAuthority = host != nil || user != nil || port != nil
    if hasAuthority, !path.isEmpty, !path.hasPrefix("/") { return nil }
    if !hasAuthority, path.hasPrefix("//") { return nil }
    var text = ""
    var ranges: [String: Range<Int>] = [:]
    func add(_ name: String, _ part: String?, before: String = "", after: String = "") {
      guard let part else { return }
      text += before
      let start = text.utf16.count
      text += part
      ranges[name] = start..<text.utf16.count
      text += after
    }
    add("Scheme", scheme, after: ":")
    if hasAuthority {
      text += "//"
      add("User", user, after: password == nil ? "@" : "")
      add("Password", user == nil ? nil : password, before: ":", after: "@")
      add("Host", host)
      add("Port", port.map(String.init), before: ":")
    }
    add("Path", path)
    add("Query", query, before: "?")
    add("Fragment", fragment, before: "#")
    return (text, ranges)
  }

  private func url(relativeTo base: NSURL?) throws -> Value {
    guard let text else { return .none }
    let cls = runtime.cls(FoundationClasses.url)
    return try cls.send("URLWithString:relativeToURL:", text, base)
  }

  // MARK: Query items

  private func items(isEncoded: Bool) throws -> [(name: String, value: String?)]? {
    guard let query else { return nil }
    if query.isEmpty { return [] }
    let parts = query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    return try parts.enumerated().map { number, part in
      if number & 0x3FF == 0x3FF { try foundation.checkStop() }
      let pair = part.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let texts = pair.map { String(Substring($0)) }
        .map { isEncoded ? $0 : PercentEncoding.decode($0) }
      return (texts[0], texts.count > 1 ? texts[1] : nil)
    }
  }

  private func setItems(_ items: [FieldedObject]?, isEncoded: Bool) throws {
    query = try items.map { items in
      try items.enumerated().map { number, item in
        if number & 0x3FF == 0x3FF { try foundation.checkStop() }
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
        .fill(text, encodesInvalid: encodes)
    }
    components.method("initWithString:encodingInvalidCharacters:") {
      (components, text: String, encodes: Bool) -> NSURLComponents? in
      components.fill(text, encodesInvalid: encodes)
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

  /// Validates a percent-encoded component.
  ///
  /// - Throws: the exception for characters that a URL cannot contain.
  private func checked(_ part: String?, _ message: String) throws -> String? {
    guard let part, !part.isEmpty, URLText("x:" + part) == nil else { return part }
    throw RuntimeError(
      .invalidArgument,
      "*** -[NSURLComponents \(message)]: invalid characters in \(message.dropFirst(3).dropLast())")
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
    for (name, path, signs) in [
      ("user", \NSURLComponents.user, PercentEncoding.ofUsers),
      ("password", \.password, PercentEncoding.ofUsers), ("host", \.host, PercentEncoding.ofHosts),
    ] {
      let capital = name.prefix(1).uppercased() + name.dropFirst()
      components.property(
        name, .copy,
        get: { (components) -> String? in components[keyPath: path].map(PercentEncoding.decode) },
        set: { components, text in
          components[keyPath: path] = text.map { PercentEncoding.encode($0, allowing: signs) }
        })
      components.property(
        "percentEncoded" + capital, .copy, get: { $0[keyPath: path] },
        set: { components, text in
          components[keyPath: path] = try components.checked(text, "setPercentEncoded\(capital):")
        })
    }
    components.property("encodedHost", .copy, get: { $0.host }, set: { $0.host = $1 })
    for name in [
      "Scheme", "User", "Password", "Host", "Port", "Path", "Query", "Fragment",
    ] {
      components.readonly("rangeOf" + name) { (components) -> IndexRange in
        components.written?.ranges[name].map(IndexRange.init) ?? .notFound
      }
    }
    components.property(
      "path", .copy, get: { (components) -> String? in PercentEncoding.decode(components.path) },
      set: { components, path in components.path = PercentEncoding.encode(path: path ?? "") })
    components.property(
      "percentEncodedPath", .copy, get: { (components) -> String? in components.path },
      set: { components, path in
        components.path = try components.checked(path, "setPercentEncodedPath:") ?? ""
      })
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
      "percentEncodedQuery", .copy, get: { $0.query },
      set: { components, query in
        components.query = try components.checked(query, "setPercentEncodedQuery:")
      })
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
      "percentEncodedFragment", .copy, get: { $0.fragment },
      set: { components, fragment in
        components.fragment = try components.checked(fragment, "setPercentEncodedFragment:")
      })
  }

  private static func defineItems(_ components: ClassDefinition<NSURLComponents>) {
    for (name, isEncoded) in [("queryItems", false), ("percentEncodedQueryItems", true)] {
      components.property(
        name, .copy, of: "NSArray",
        get: { (components) -> [FieldedObject]? in
          try components.items(isEncoded: isEncoded)?.map { name, value in
            let item = components.runtime.create(FoundationClasses.urlQueryItem)
            item["name"] = .string(name)
            item["value"] = value.messageValue
            return item
          }
        },
        set: { (components, items: [FieldedObject]?) in
          try components.setItems(items, isEncoded: isEncoded)
        })
    }
  }
}

extension PercentEncoding {
  /// The characters of `URLQueryAllowedCharacterSet` besides letters and digits.
  static let ofQueries = "-._~!$&'()*+,;=:@/?"
  /// The characters of `URLUserAllowedCharacterSet` and `URLHostAllowedCharacterSet`.
  static let ofUsers = "-._~!$&'()*+,;="
  static let ofHosts = "-._~!$&'()*+,;=:[]"
  /// The characters of queries without the separators of items.
  static let ofQueryItems = "-._~!$'()*+,;:@/?"
}

extension FoundationClasses {
  package static let urlComponents = NativeClass<NSURLComponents>(
    "NSURLComponents", superclass: object, NSURLComponents.define)

  package static let urlQueryItem = NativeClass<FieldedObject>("NSURLQueryItem", superclass: object)
  {
    item in
    item.fieldsAreCopied()
    item.fieldsAreCoded()
    item.classSide.method("queryItemWithName:value:") {
      (cls, name: String?, value: String?) -> Value in
      let made = cls.runtime.createInstance(cls)
      return try made.send("initWithName:value:", name, value)
    }
    item.method("initWithName:value:") {
      (item, name: String?, value: String?) -> FieldedObject in
      // A nil name becomes an empty name.
      item["name"] = .string(name ?? "")
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
