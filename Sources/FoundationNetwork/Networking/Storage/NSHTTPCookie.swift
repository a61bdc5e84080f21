internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
internal import StringSearch

/// An immutable HTTP cookie.
package final class NSHTTPCookie: RuntimeObject {
  private(set) var name = ""
  private(set) var value = ""
  private(set) var domain = ""
  private(set) var path = "/"
  /// The expiry time in seconds since the reference date; nil for a session cookie.
  private(set) var expires: Double?
  private(set) var isSecure = false
  private(set) var isHTTPOnly = false
  private var sameSite: String?
  private var version = 0
  private var comment: String?
  private var commentURL: String?
  private var ports: [Int] = []

  /// The identity of a cookie: one of the same name, domain and path replaces it.
  private(set) lazy var key = "\(name)\u{0}\(domain.lowercased())\u{0}\(path)"

  func hasExpired(at time: Double) -> Bool { expires.map { $0 <= time } ?? false }

  /// Whether the cookie is sent to a URL, according to RFC 6265.
  func fits(_ url: URLText) -> Bool {
    let host = url.host?.lowercased() ?? ""
    let domain = domain.lowercased()
    let isHost =
      domain.hasPrefix(".") ? host.hasSuffix(domain) || host == domain.dropFirst() : host == domain
    let place = url.encodedPath.isEmpty ? "/" : url.encodedPath
    let isPath =
      place == path || (place.hasPrefix(path) && path.hasSuffix("/"))
      || place.hasPrefix(path + "/")
    return isHost && isPath && (!isSecure || url.scheme == "https")
  }

  /// Parses a `Set-Cookie` line; `Max-Age` has precedence over the expiry date.
  ///
  /// - Throws: The error of a time limit, an interrupt or a memory limit.
  func fill(setCookie line: Substring, at url: URLText, now: Double) throws -> NSHTTPCookie? {
    let parts = try line.parts(
      at: UInt8(ascii: ";"), keepsEmpty: true, check: foundation.checkStop)
    guard let first = parts.first?.withoutSpaces, let sign = first.index(ofByte: UInt8(ascii: "="))
    else { return nil }
    name = String(first[..<sign])
    value = String(first[first.index(after: sign)...])
    domain = url.host ?? ""
    let place = url.encodedPath
    path =
      place.lastIndex(of: "/").flatMap { $0 == place.startIndex ? nil : place[..<$0] }
      .map(String.init) ?? "/"
    // As in browsers, a longer attribute is ignored (RFC 6265bis, 5.6).
    for (number, part) in parts.enumerated() where number > 0 && part.utf8.count <= 1025 {
      if number & 0x3FF == 0x3FF { try foundation.checkStop() }
      let pair = part.withoutSpaces.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1)
        .map { Substring($0) }
      take(pair.first?.lowercased() ?? "", pair.count > 1 ? String(pair[1]) : "", now)
    }
    return name.isEmpty ? nil : self
  }

  private func take(_ attribute: String, _ text: String, _ now: Double) {
    switch attribute {
    case "path" where text.hasPrefix("/"): path = text
    case "domain" where !text.isEmpty: domain = text.hasPrefix(".") ? text : "." + text
    case "secure": isSecure = true
    case "httponly": isHTTPOnly = true
    case "samesite": sameSite = text.lowercased()
    case "comment" where !text.isEmpty: comment = text
    case "commenturl" where !text.isEmpty: commentURL = text
    case "max-age": if let seconds = Double(text) { expires = now + seconds }
    case "expires" where expires == nil:
      if let date = HTTPDate.secondsSince1970(text) {
        expires = date - FoundationWorld.referenceDate
      }
    default: break
    }
  }

  /// Initializes the cookie with NSHTTPCookie.h properties; returns nil if a required one is
  /// missing.
  func fill(_ properties: [(key: Value, value: Value)], now: Double) -> NSHTTPCookie? {
    func text(_ key: String) -> String? {
      let found = properties.first { $0.key.isText(key) }?.value
      if let url = found?.object as? NSURL { return url.absoluteString }
      return found.flatMap { String.from($0, in: runtime) }
        ?? found.flatMap { Int.from($0, in: runtime).map(String.init) }
    }
    let origin = text("OriginURL").flatMap { URLText($0) }
    guard let name = text("Name"), let value = text("Value"), let path = text("Path"),
      let domain = text("Domain") ?? origin?.host, !name.isEmpty, !path.isEmpty
    else { return nil }
    (self.name, self.value, self.path, self.domain) = (name, value, path, domain)
    version = text("Version").flatMap { Int($0) } ?? 0
    isSecure = text("Secure").map { ["TRUE", "YES", "1", "true"].contains($0) } ?? false
    sameSite = text("SameSite")
    (comment, commentURL) = (text("Comment"), text("CommentURL"))
    ports = text("Port").map(Self.ports) ?? []
    if let seconds = text("Max-Age").flatMap({ Double($0) }) { expires = now + seconds }
    let date = properties.first { $0.key.isText("Expires") }?.value
    if let date = date?.object as? NSDate { expires = date.sinceReferenceDate }
    return self
  }

  /// Returns the properties, by their keys in NSHTTPCookie.h.
  private func properties() throws -> Value {
    var entries: [Value.DictionaryEntry] = [
      .init(key: .string("Name"), value: .string(name)),
      .init(key: .string("Value"), value: .string(value)),
      .init(key: .string("Domain"), value: .string(domain)),
      .init(key: .string("Path"), value: .string(path)),
    ]
    if isSecure { entries.append(.init(key: .string("Secure"), value: .string("TRUE"))) }
    if let sameSite {
      entries.append(.init(key: .string("SameSite"), value: .string(sameSite)))
    }
    for (key, text) in [("Comment", comment), ("CommentURL", commentURL)] {
      if let text { entries.append(.init(key: .string(key), value: .string(text))) }
    }
    if let date = try date() {
      entries.append(.init(key: .string("Expires"), value: .object(date)))
    }
    return .dictionary(entries)
  }

  /// Returns the ports of a list; a version 0 cookie has at most one.
  private static func ports(_ text: String) -> [Int] {
    text.split(separator: ",").compactMap { Int($0.trimmed) }
  }

  private func date() throws -> NSDate? {
    try expires.map { try foundation.date(sinceReferenceDate: $0) }
  }
}

extension NSHTTPCookie {
  private static func blank(_ cls: RuntimeClass) throws -> NSHTTPCookie {
    guard let made = cls.runtime.createInstance(cls) as? NSHTTPCookie else {
      throw RuntimeError(.invalidArgument, "\(cls.name) is not a class of cookies")
    }
    return made
  }

  static func define(_ cookie: ClassDefinition<NSHTTPCookie>) {
    cookie.classSide.method("cookieWithProperties:") { (cls, properties: Value) -> NSHTTPCookie? in
      let world = cls.foundation
      return try blank(cls).fill(
        world.entries(of: properties) ?? [], now: world.absoluteTime)
    }
    cookie.method("initWithProperties:") { (cookie, properties: Value) -> NSHTTPCookie? in
      let world = cookie.foundation
      return cookie.fill(try world.entries(of: properties) ?? [], now: world.absoluteTime)
    }
    cookie.classSide.method("cookiesWithResponseHeaderFields:forURL:") {
      (cls, fields: Value, url: NSURL) -> [NSHTTPCookie] in
      let world = cls.foundation
      for (key, value) in try world.entries(of: fields) ?? [] {
        guard String.from(key, in: cls.runtime)?.lowercased() == "set-cookie",
          let header = String.from(value, in: cls.runtime)
        else { continue }
        return try world.cookies(inHeader: header, at: url)
      }
      return []
    }
    cookie.classSide.method("requestHeaderFieldsWithCookies:") {
      (_, cookies: [NSHTTPCookie]) -> Value in
      guard !cookies.isEmpty else { return .dictionary([]) }
      let text = cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
      return .dictionary([.init(key: .string("Cookie"), value: .string(text))])
    }
    cookie.readonly("name", .copy) { $0.name }
    cookie.readonly("value", .copy) { $0.value }
    cookie.readonly("domain", .copy) { $0.domain }
    cookie.readonly("path", .copy) { $0.path }
    cookie.readonly("version") { $0.version }
    cookie.readonly("expiresDate", .copy, of: "NSDate") { (cookie) -> RuntimeObject? in
      try cookie.date()
    }
    cookie.readonly("sessionOnly", getter: "isSessionOnly") { $0.expires == nil }
    cookie.readonly("secure", getter: "isSecure") { $0.isSecure }
    cookie.readonly("HTTPOnly", getter: "isHTTPOnly") { $0.isHTTPOnly }
    cookie.readonly("sameSitePolicy", .copy) { $0.sameSite }
    cookie.readonly("comment", .copy) { $0.comment }
    cookie.readonly("commentURL", .copy) { (cookie) -> NSURL? in
      cookie.commentURL.flatMap { NSURL.make($0, of: cookie.runtime.cls(FoundationClasses.url)) }
    }
    cookie.readonly("portList", .copy) { (cookie) -> [Int]? in
      cookie.ports.isEmpty ? nil : cookie.ports
    }
    cookie.readonly("properties", .copy, of: "NSDictionary") { (cookie) -> Value in
      try cookie.properties()
    }
    cookie.method("copyWithZone:") { (cookie, _: Value) -> NSHTTPCookie in cookie }
    cookie.method("isEqual:") { (cookie, other: Value) -> Bool in
      guard let other = other.object as? NSHTTPCookie else { return false }
      return other.key == cookie.key && other.value == cookie.value
    }
    cookie.method("hash") { (cookie) -> Int in
      cookie.key.utf8.reduce(3) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
    cookie.method("description") { (cookie) -> String in
      "<NSHTTPCookie\n\tversion:\(cookie.version)\n\tname:\(cookie.name)\n\tvalue:\(cookie.value)"
        + "\n\tsessionOnly:\(cookie.expires == nil ? "TRUE" : "FALSE")\n\tdomain:\(cookie.domain)"
        + "\n\tpath:\(cookie.path)\n\tisSecure:\(cookie.isSecure ? "TRUE" : "FALSE")"
        + "\n isHTTPOnly: \(cookie.isHTTPOnly ? "YES" : "NO")\n path:\"\(cookie.path)\" >"
    }
  }
}

extension FoundationWorld {
  /// Returns the cookies of a header; they are separated by commas, which dates also contain.
  ///
  /// - Throws: The error of a time limit, an interrupt or a memory limit.
  func cookies(inHeader header: String, at url: NSURL) throws -> [NSHTTPCookie] {
    guard let place = URLText(url.absoluteString) else { return [] }
    return try CookieLines.split(header, check: checkStop).enumerated().compactMap { number, line in
      if number % 1024 == 1023 { try checkStop() }
      return try runtime.create(FoundationClasses.httpCookie)
        .fill(setCookie: line, at: place, now: absoluteTime)
    }
  }
}

/// Splits a `Set-Cookie` header whose lines were joined by commas.
enum CookieLines {
  /// Returns the lines of a header.
  /// - Parameter check: Throws to stop at a long header.
  static func split(_ header: String, check: () throws -> Void) rethrows -> [Substring] {
    let (space, sign, end) = (UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: ";"))
    var lines: [Substring] = []
    let parts = try Substring(header).parts(at: UInt8(ascii: ","), check: check)
    for (number, part) in parts.enumerated() {
      if number & 0x3FF == 0x3FF { try check() }
      let line = part.withoutSpaces
      let isName = line.index { $0 == sign || $0 == end || $0 == space }
        .map { line.utf8[$0] == sign }
      // A comma inside a date is followed by a day, never by `name=`.
      if isName == true || lines.isEmpty {
        lines.append(line)
      } else {
        lines[lines.count - 1] += "," + part
      }
    }
    return lines
  }
}

extension Substring {
  /// The text without the spaces at its beginning.
  fileprivate var withoutSpaces: Substring { Substring(utf8.drop { $0 == UInt8(ascii: " ") }) }
}

extension FoundationClasses {
  static let httpCookie = NativeClass<NSHTTPCookie>(
    "NSHTTPCookie", superclass: object, NSHTTPCookie.define)
}
