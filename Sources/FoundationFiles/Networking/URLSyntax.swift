internal import FoundationCore
internal import StringSearch
internal import Systems

/// The URL syntax of RFC 3986, as Foundation parses it since iOS 17.
///
/// Components are encoded separately: one that has an invalid character is encoded as a whole, so
/// that its `%20` becomes `%2520`, as on a device. Schemes, ports and brackets cannot be encoded; a
/// text with an invalid one is no URL.
struct URLSyntax {
  /// Whether invalid characters are encoded; otherwise a text that has one is no URL.
  let encodesInvalid: Bool

  // For each byte, whether a component may contain it.
  private static let host = PercentEncoding.bytes("-._~!$&'()*+,;=")
  private static let user = PercentEncoding.bytes("-._~!$&'()*+,;=:")
  private static let path = PercentEncoding.bytes("-._~!$&'()*+,;=:@/")
  private static let query = PercentEncoding.bytes("-._~!$&'()*+,;=:@/?")

  /// Returns a URL's text with its invalid characters encoded, or nil if it is no URL.
  func encoded(_ text: String) -> String? {
    var rest = Substring(text)
    var scheme = ""
    let (slash, colon) = (UInt8(ascii: "/"), UInt8(ascii: ":"))
    func endsAuthority(_ byte: UInt8) -> Bool {
      byte == slash || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
    if let end = rest.index(where: { $0 == colon || endsAuthority($0) }), rest.utf8[end] == colon {
      let name = rest[..<end]
      guard Self.isScheme(name) else { return nil }
      scheme = String(name)
      rest = rest[rest.index(after: end)...]
    }
    var authority: String?
    if rest.hasPrefix("//") {
      let name = Substring(rest.utf8.dropFirst(2))
      let part = name[..<(name.index(where: endsAuthority) ?? name.endIndex)]
      rest = rest[part.endIndex...]
      guard let found = self.authority(part) else { return nil }
      authority = found
    }
    let fragment = split(&rest, at: UInt8(ascii: "#"))
    let query = split(&rest, at: UInt8(ascii: "?"))
    guard let path = component(rest, Self.path) else { return nil }
    var result = scheme.isEmpty ? "" : scheme + ":"
    if let authority { result += "//" + authority }
    result += path
    for (sign, part) in [("?", query), ("#", fragment)] {
      guard let part else { continue }
      guard let encoded = component(part, Self.query) else { return nil }
      result += sign + encoded
    }
    return result
  }

  private func split(_ rest: inout Substring, at sign: UInt8) -> Substring? {
    guard let place = rest.index(ofByte: sign) else { return nil }
    defer { rest = rest[..<place] }
    return rest[rest.utf8.index(after: place)...]
  }

  private static func isScheme(_ name: Substring) -> Bool {
    guard let first = name.first, first.isASCII, first.isLetter else { return false }
    return name.index { !$0.isOfScheme } == nil
  }

  private func authority(_ text: Substring) -> String? {
    var rest = text
    var result = ""
    if let at = rest.index(ofByte: true, where: { $0 == UInt8(ascii: "@") }) {
      guard let user = component(rest[..<at], Self.user) else { return nil }
      result = user + "@"
      rest = rest[rest.index(after: at)...]
    }
    if rest.hasPrefix("[") {
      guard let close = rest.index(ofByte: UInt8(ascii: "]")), isAddress(rest[..<close].dropFirst())
      else {
        return nil
      }
      result += rest[...close]
      rest = rest[rest.index(after: close)...]
      guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
    } else {
      let name = rest[..<(rest.index(ofByte: UInt8(ascii: ":")) ?? rest.endIndex)]
      guard let host = host(name) else { return nil }
      result += host
      rest = rest[name.endIndex...]
    }
    guard rest.dropFirst().index(where: { !(0x30...0x39).contains($0) }) == nil else { return nil }
    return result + rest
  }

  /// Returns whether a text is an IPv6 address, with or without a zone.
  private func isAddress(_ text: Substring) -> Bool {
    let address = text[..<(text.index(ofByte: UInt8(ascii: "%")) ?? text.endIndex)]
    let (colon, dot) = (UInt8(ascii: ":"), UInt8(ascii: "."))
    return address.index(ofByte: colon) != nil
      && address.index { $0.hexDigitValue == nil && $0 != colon && $0 != dot } == nil
  }

  /// The longest label of a domain's name (RFC 1035), in bytes of its encoded form.
  private static let longestLabel = 63

  /// Returns a host's name; letters outside ASCII are encoded by the rules of domain names.
  private func host(_ name: Substring) -> String? {
    if name.index(where: { $0 >= 0x80 }) == nil { return component(name, Self.host) }
    guard encodesInvalid else { return nil }
    let labels = Substring(name.lowercased()).parts(at: UInt8(ascii: "."), keepsEmpty: true)
    var encoded: [String] = []
    for label in labels {
      if label.index(where: { $0 >= 0x80 }) == nil {
        encoded.append(String(label))
        continue
      }
      // A scalar has at most four bytes; the encoded form has at least one for each.
      guard label.utf8.count <= 4 * Self.longestLabel else { return nil }
      encoded.append("xn--" + Punycode.encode(label))
      if encoded[encoded.count - 1].utf8.count > Self.longestLabel { return nil }
    }
    return component(Substring(encoded.joined(separator: ".")), Self.host)
  }

  /// Returns a component if it is valid, or its encoded form.
  private func component(_ text: Substring, _ isAllowed: [Bool]) -> String? {
    let bytes = Array(text.utf8)
    if PercentEncoding.isValid(bytes, isAllowed) { return String(text) }
    return encodesInvalid ? PercentEncoding.encode(bytes, isAllowed) : nil
  }
}

extension FoundationWorld {
  /// Parses a URL by the rules of the system's version.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - encodesInvalid: Whether to encode invalid characters; nil does it since iOS 17.
  package func parseURL(_ text: String, encodesInvalid: Bool? = nil) -> URLText? {
    guard changes[.urlParsing] else {
      return URLText(encodesInvalid == true ? PercentEncoding.encodingInvalid(text) : text)
    }
    return URLSyntax(encodesInvalid: encodesInvalid ?? true).encoded(text).flatMap { URLText($0) }
  }
}
