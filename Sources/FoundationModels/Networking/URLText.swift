/// The text of a URL, taken apart.
struct URLText {
  let absolute: String
  private(set) var scheme: String?
  private(set) var user: String?
  private(set) var host: String?
  private(set) var port: Int?
  private(set) var path = ""
  private(set) var query: String?
  private(set) var fragment: String?

  /// Answers nil for a text with a blank in it, which is no URL.
  init?(_ text: String) {
    guard !text.contains(where: \.isWhitespace) else { return nil }
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
    guard rest.hasPrefix("//") else {
      path = String(rest)
      return
    }
    rest = rest.dropFirst(2)
    let authority = rest.prefix { $0 != "/" }
    path = String(rest.dropFirst(authority.count))
    readAuthority(authority)
  }

  private mutating func readAuthority(_ authority: Substring) {
    var authority = authority
    if let at = authority.lastIndex(of: "@") {
      user = String(authority[..<at].prefix { $0 != ":" })
      authority = authority[authority.index(after: at)...]
    }
    if let colon = authority.lastIndex(of: ":"),
      let number = Int(authority[authority.index(after: colon)...])
    {
      port = number
      authority = authority[..<colon]
    }
    host = authority.isEmpty ? nil : String(authority)
  }

  /// The last part of the path.
  var lastPathComponent: String {
    path.split(separator: "/").last.map { String($0) } ?? (path.hasPrefix("/") ? "/" : "")
  }

  /// What follows the last dot of the last part.
  var pathExtension: String {
    let name = lastPathComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  /// The text of a URL that is written relative to this one.
  func resolving(_ relative: String) -> String {
    guard URLText(relative)?.scheme == nil else { return relative }
    let end = absolute.prefix { $0 != "?" && $0 != "#" }
    if relative.hasPrefix("#") { return absolute.prefix { $0 != "#" } + relative }
    if relative.hasPrefix("?") { return end + relative }
    let root = end.dropLast(path.count)
    if relative.hasPrefix("//") { return (scheme.map { $0 + ":" } ?? "") + relative }
    if relative.hasPrefix("/") { return root + relative }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
    return root + folder + relative
  }
}
