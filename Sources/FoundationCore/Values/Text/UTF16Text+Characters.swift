/// Composed characters: Unicode's extended grapheme clusters, of which CR LF is two.
///
/// Emoji sequences, flags, conjoining letters and vowel signs stay together. The clusters of a part
/// of the text are found from a unit that is known to begin one, so that a lookup does not read the
/// whole text.
extension UTF16Text {
  /// The largest distance in units that is searched for the beginning of a cluster.
  private static let farthest = 512

  /// Returns whether every cluster with this unit begins with it: Latin letters, ideographs, kana.
  private static func beginsCluster(_ unit: UInt16) -> Bool {
    unit < 0x300 || (0x3400...0x9FFF).contains(unit) || (0x3041...0x3096).contains(unit)
      || (0x30A1...0x30FA).contains(unit)
  }

  /// Returns the range of the composed character that contains an index.
  ///
  /// - Complexity: O(1) for most texts; O(distance to the next letter that begins a cluster).
  func composedCharacter(at index: Int) -> Range<Int> {
    if units[index] < 0x300, index + 1 == count || units[index + 1] < 0x300 {
      return index..<index + 1
    }
    var start = index
    while start > 0, index - start < Self.farthest, !Self.beginsCluster(units[start]) { start -= 1 }
    var end = index + 1
    while end < count, end - index < Self.farthest, !Self.beginsCluster(units[end]) { end += 1 }
    for cluster in clusters(in: start..<end, check: {}) where cluster.contains(index) {
      return cluster
    }
    return index..<index + 1
  }

  /// Returns the composed characters of a range, in order.
  /// - Parameter check: Throws to stop at a long text.
  func composedCharacters(
    in range: Range<Int>, check: () throws -> Void
  ) rethrows -> [Range<Int>] {
    units[range].allSatisfy { $0 < 0x300 }
      ? range.map { $0..<$0 + 1 } : try clusters(in: range, check: check)
  }

  private func clusters(
    in range: Range<Int>, check: () throws -> Void
  ) rethrows -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    // A lone surrogate is decoded to one unit, U+FFFD, so the indexes stay the same.
    for character in String(decoding: Self.utf8(of: units[range]), as: UTF8.self) {
      if result.count & 0xFFF == 0xFFF { try check() }
      var end = start + character.utf16.count
      if character == "\r\n" {
        result.append(start..<start + 1)
        start += 1
      }
      end = min(end, range.upperBound)
      result.append(start..<end)
      start = end
    }
    return result
  }
}
