internal import FoundationCore
import StringSearch

/// A URL's text, parsed according to RFC 3986.
package struct URLText {
  let absolute: String
  package private(set) var scheme: String?
  package private(set) var user: String?
  package private(set) var password: String?
  package private(set) var host: String?
  package private(set) var port: Int?
  /// The path as it appears in the URL, percent-encoded.
  package private(set) var encodedPath = ""
  package private(set) var query: String?
  package private(set) var fragment: String?
  /// The text before the path.
  private(set) var root = Substring()

  /// Whether the URL has an authority, which may be empty.
  package var hasAuthority: Bool { root.contains("//") }

  /// Whether a text has only valid URL characters, and each `%` is followed by two digits.
  private static func isValid(_ text: String) -> Bool {
    PercentEncoding.isValid(Array(text.utf8), allowed)
  }

  /// For each byte, whether a URL may contain it.
  private static let allowed: [Bool] = (UInt8.min...UInt8.max).map { byte in
    byte > 0x20 && byte < 0x7F && !#"<>"\^`{|}"#.utf8.contains(byte)
  }

  /// Parses a URL; returns nil for a text with a space or another invalid character.
  package init?(_ text: String) {
    guard Self.isValid(text) else { return nil }
    absolute = text
    var rest = Substring(text)
    // All valid characters are of ASCII, so that they can be compared as bytes.
    func split(at separator: UInt8) -> String? {
      guard let place = rest.index(ofByte: separator) else { return nil }
      defer { rest = rest[..<place] }
      return String(rest[rest.utf8.index(after: place)...])
    }
    fragment = split(at: UInt8(ascii: "#"))
    query = split(at: UInt8(ascii: "?"))
    if let colon = rest.index(ofByte: UInt8(ascii: ":")), rest.first?.isLetter == true,
      rest[..<colon].index(where: { !$0.isOfScheme }) == nil
    {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      let name = rest.dropFirst(2)
      let authority = name[..<(name.index(ofByte: UInt8(ascii: "/")) ?? name.endIndex)]
      rest = rest[authority.endIndex...]
      readAuthority(authority)
    }
    encodedPath = String(rest)
    root = text[..<rest.startIndex]
  }

  private mutating func readAuthority(_ authority: Substring) {
    var authority = authority
    if let at = authority.index(ofByte: true, where: { $0 == UInt8(ascii: "@") }) {
      let names = authority[..<at]
      let colon = names.index(ofByte: UInt8(ascii: ":"))
      user = String(names[..<(colon ?? at)])
      password = colon.map { String(names[names.index(after: $0)...]) }
      authority = authority[authority.index(after: at)...]
    }
    if let colon = authority.index(ofByte: true, where: { $0 == UInt8(ascii: ":") }),
      let number = Int(authority[authority.index(after: colon)...])
    {
      port = number
      authority = authority[..<colon]
    }
    // An IPv6 address is enclosed in brackets.
    if authority.hasPrefix("["), authority.hasSuffix("]") {
      authority = authority.dropFirst().dropLast()
    }
    host = authority.isEmpty ? nil : String(authority)
  }

  /// Whether the URL has no hierarchical path, such as `tel:110` and `mailto:a@b.c`.
  private var isOpaque: Bool {
    scheme != nil && root.last == ":" && !encodedPath.hasPrefix("/")
  }

  /// The decoded path without a trailing slash; nil if there is none.
  package var path: String? {
    if isOpaque { return nil }
    let path = PercentEncoding.decode(encodedPath)
    return path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The text after the scheme.
  var resourceSpecifier: String {
    guard let scheme else { return absolute }
    let specifier = Substring(absolute.utf8.dropFirst(scheme.utf8.count + 1))
    return String(
      scheme == "file" && specifier.hasPrefix("///") ? specifier.dropFirst(2) : specifier)
  }

  /// The components of the path; the root's slash is the first.
  var pathComponents: [String]? {
    path.map { path in
      (path.hasPrefix("/") ? ["/"] : [])
        + Substring(path).parts(at: UInt8(ascii: "/")).map(String.init)
    }
  }

  /// The last component of the path.
  package var lastPathComponent: String? {
    path.map { path in
      let slash = UInt8(ascii: "/")
      let bytes = Array(path.utf8)
      guard let last = bytes.lastIndex(where: { $0 != slash }) else {
        return path.isEmpty ? "" : "/"
      }
      let start = bytes[...last].lastIndex(of: slash).map { $0 + 1 } ?? 0
      return String(decoding: bytes[start...last], as: UTF8.self)
    }
  }

  /// The text after the last dot of the last component.
  var pathExtension: String? {
    lastPathComponent.map { name in
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
      return String(name[name.index(after: dot)...])
    }
  }

  /// Returns the URL's text with another path and all other components unchanged.
  func replacing(encodedPath path: String) -> String {
    root + path + Substring(absolute[root.endIndex...].utf8.dropFirst(encodedPath.utf8.count))
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit or a sign of a URL's scheme.
  var isOfScheme: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
