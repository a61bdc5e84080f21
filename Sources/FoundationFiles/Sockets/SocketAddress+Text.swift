// no traps of narrow: texts are parsed, and the halves of a group have 8 bits.

// The texts of numeric addresses, as `inet_pton` reads and `inet_ntop` writes them.
extension SocketAddress {
  /// Reads a numeric address; nil for any other text.
  package init?(host text: String) {
    if let bytes = Self.ipv4(text) {
      self.init(.ipv4, bytes, port: 0)
    } else if let bytes = Self.ipv6(text) {
      self.init(.ipv6, bytes, port: 0)
    } else {
      return nil
    }
  }

  private static func ipv4(_ text: String) -> [UInt8]? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      (1...3).contains(part.count) ? String(part).flatMap { UInt8($0) } : nil
    }
    return parts.count == 4 && numbers.count == 4 ? numbers : nil
  }

  private static func ipv6(_ text: String) -> [UInt8]? {
    // A zone, such as `%en0`, selects an interface.
    let address = text.utf8.prefix { $0 != UInt8(ascii: "%") }
    guard let whole = String(address) else { return nil }
    var halves: [String] = [whole]
    if let gap = whole.utf8.indices.first(where: { whole.utf8[$0...].starts(with: "::".utf8) }) {
      let after = whole.utf8.index(gap, offsetBy: 2)
      halves = [String(whole[..<gap]), String(whole[after...])]
    }
    let groups = halves.map { bytes(ofGroups: $0) }
    guard let first = groups.first ?? nil else { return nil }
    guard halves.count == 2 else { return first.count == 16 ? first : nil }
    guard let second = groups.last ?? nil, first.count + second.count <= 14 else { return nil }
    return first + [UInt8](repeating: 0, count: 16 - first.count - second.count) + second
  }

  /// The bytes of groups that are separated by colons; the last one may be an IPv4 address.
  private static func bytes(ofGroups text: String) -> [UInt8]? {
    guard !text.isEmpty else { return [] }
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var result: [UInt8] = []
    for (place, part) in parts.enumerated() {
      guard let group = String(part) else { return nil }
      if place == parts.count - 1, let last = ipv4(group) {
        result += last
      } else {
        guard (1...4).contains(part.count), let number = UInt16(group, radix: 16) else {
          return nil
        }
        result += [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)]
      }
    }
    return result.count <= 16 ? result : nil
  }

  /// The numeric text of the host.
  package var hostText: String {
    switch family {
    case .local: String(decoding: host, as: UTF8.self)
    case .ipv4: host.map { String($0) }.joined(separator: ".")
    case .ipv6: ipv6Text
    }
  }

  private var ipv6Text: String {
    guard host.count == 16 else { return "" }
    let mapped = unmapped
    if mapped.family == .ipv4 { return "::ffff:" + mapped.hostText }
    let groups = stride(from: 0, to: 16, by: 2).map { Int(host[$0]) << 8 | Int(host[$0 + 1]) }
    // The longest run of at least two zeros is left out, the first one of several.
    var gap = 0..<0
    var start = 0
    while start < 8 {
      var end = start
      while end < 8, groups[end] == 0 { end += 1 }
      if end - start > max(1, gap.count) { gap = start..<end }
      start = max(end, start + 1)
    }
    func text(_ part: ArraySlice<Int>) -> String {
      part.map { String($0, radix: 16) }.joined(separator: ":")
    }
    guard !gap.isEmpty else { return text(groups[...]) }
    return text(groups[..<gap.lowerBound]) + "::" + text(groups[gap.upperBound...])
  }
}
