internal import FoundationCore
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
    let ends = Set(":/?#".utf8)
    if let end = rest.utf8.firstIndex(where: ends.contains), rest.utf8[end] == UInt8(ascii: ":") {
      let name = rest[..<end]
      guard Self.isScheme(name) else { return nil }
      scheme = String(name)
      rest = rest[rest.index(after: end)...]
    }
    var authority: String?
    if rest.hasPrefix("//") {
      let part = Substring(
        rest.utf8.dropFirst(2).prefix { $0 == UInt8(ascii: ":") || !ends.contains($0) })
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
    guard let place = rest.utf8.firstIndex(of: sign) else { return nil }
    defer { rest = rest[..<place] }
    return rest[rest.utf8.index(after: place)...]
  }

  private static func isScheme(_ name: Substring) -> Bool {
    guard let first = name.first, first.isASCII, first.isLetter else { return false }
    return name.allSatisfy { $0.isWordCharacter || "+-.".contains($0) }
  }

  private func authority(_ text: Substring) -> String? {
    var rest = text
    var result = ""
    if let at = rest.lastIndex(of: "@") {
      guard let user = component(rest[..<at], Self.user) else { return nil }
      result = user + "@"
      rest = rest[rest.index(after: at)...]
    }
    if rest.hasPrefix("[") {
      guard let close = rest.firstIndex(of: "]"), isAddress(rest[..<close].dropFirst()) else {
        return nil
      }
      result += rest[...close]
      rest = rest[rest.index(after: close)...]
      guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
    } else {
      let name = rest.prefix { $0 != ":" }
      guard let host = host(name) else { return nil }
      result += host
      rest = rest[name.endIndex...]
    }
    guard rest.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return result + rest
  }

  /// Returns whether a text is an IPv6 address, with or without a zone.
  private func isAddress(_ text: Substring) -> Bool {
    let address = text.prefix { $0 != "%" }
    return address.contains(":") && address.allSatisfy { $0.isHexDigit || ":.".contains($0) }
  }

  /// Returns a host's name; letters outside ASCII are encoded by the rules of domain names.
  private func host(_ name: Substring) -> String? {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return component(name, Self.host) }
    guard encodesInvalid else { return nil }
    let labels = name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    let encoded = labels.map { label in
      label.utf8.allSatisfy { $0 < 0x80 } ? String(label) : "xn--" + Punycode.encode(label)
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

extension Character {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isWordCharacter: Bool { isASCII && (isLetter || isNumber) }
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
