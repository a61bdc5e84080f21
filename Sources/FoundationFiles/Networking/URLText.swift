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
    let bytes = Array(text.utf8)
    func isDigit(_ place: Int) -> Bool {
      bytes.indices.contains(place) && Character(Unicode.Scalar(bytes[place])).isHexDigit
    }
    return bytes.indices.allSatisfy { place in
      switch bytes[place] {
      case UInt8(ascii: "%"): isDigit(place + 1) && isDigit(place + 2)
      case ...0x20, 0x7F...: false
      default: !#"<>"\^`{|}"#.utf8.contains(bytes[place])
      }
    }
  }

  /// Parses a URL; returns nil for a text with a space or another invalid character.
  package init?(_ text: String) {
    guard Self.isValid(text) else { return nil }
    absolute = text
    var rest = Substring(text)
    func split(at separator: Character) -> String? {
      guard let place = rest.firstIndex(of: separator) else { return nil }
      defer { rest = rest[..<place] }
      return String(rest[rest.index(after: place)...])
    }
    fragment = split(at: "#")
    query = split(at: "?")
    if let colon = rest.firstIndex(of: ":"), rest[..<colon].first?.isLetter == true,
      rest[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
    {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      let authority = rest.dropFirst(2).prefix { $0 != "/" }
      rest = rest[authority.endIndex...]
      readAuthority(authority)
    }
    encodedPath = String(rest)
    root = text[..<rest.startIndex]
  }

  private mutating func readAuthority(_ authority: Substring) {
    var authority = authority
    if let at = authority.lastIndex(of: "@") {
      let parts = authority[..<at].split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      user = parts.first.map(String.init)
      password = parts.dropFirst().first.map(String.init)
      authority = authority[authority.index(after: at)...]
    }
    if let colon = authority.lastIndex(of: ":"),
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
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The text after the scheme.
  var resourceSpecifier: String {
    guard let scheme else { return absolute }
    let specifier = absolute.dropFirst(scheme.count + 1)
    return String(
      scheme == "file" && specifier.hasPrefix("///") ? specifier.dropFirst(2) : specifier)
  }

  /// The components of the path; the root's slash is the first.
  var pathComponents: [String]? {
    path.map { path in
      (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map(String.init)
    }
  }

  /// The last component of the path.
  package var lastPathComponent: String? { path.map { _ in pathComponents?.last ?? "" } }

  /// The text after the last dot of the last component.
  var pathExtension: String? {
    lastPathComponent.map { name in
      guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
      return String(name[name.index(after: dot)...])
    }
  }

  /// Returns the URL's text with another path and all other components unchanged.
  func replacing(encodedPath path: String) -> String {
    root + path + absolute[root.endIndex...].dropFirst(encodedPath.count)
  }
}
