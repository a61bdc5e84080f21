/// Resolves relative URLs (RFC 3986, section 5).
extension URLText {
  /// Returns the absolute text of a URL that is relative to this one.
  package func resolving(_ relative: String) -> String {
    guard let other = URLText(relative), other.scheme == nil else { return relative }
    if other.host != nil { return (scheme.map { $0 + ":" } ?? "") + relative }
    let rest = Substring(relative.utf8.dropFirst(other.encodedPath.utf8.count))
    guard !other.encodedPath.isEmpty else {
      let end = absolute.prefix { $0 != "#" }
      if relative.hasPrefix("?") { return end.prefix { $0 != "?" } + relative }
      return end + relative
    }
    return root + URLText.withoutDots(merged(with: other.encodedPath)) + rest
  }

  private func merged(with path: String) -> String {
    if path.hasPrefix("/") { return path }
    if encodedPath.isEmpty && host != nil { return "/" + path }
    let folder = encodedPath.lastIndex(of: "/").map { encodedPath[...$0] } ?? ""
    return folder + path
  }

  /// Returns a path with its `.` and `..` segments removed.
  static func withoutDots(_ path: String) -> String {
    var kept: [Substring] = []
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    for (place, part) in parts.enumerated() {
      let isLast = place == parts.count - 1
      switch part {
      case ".": if isLast { kept.append("") }
      case "..":
        if kept.count > 1 || kept.first?.isEmpty == false { kept.removeLast() }
        if isLast { kept.append("") }
      default: kept.append(part)
      }
    }
    return kept.joined(separator: "/")
  }
}
