extension Substring {
  /// Returns the range of the first occurrence of a string, or nil; the empty string occurs at the
  /// beginning.
  ///
  /// Both ends of the range lie between characters, as in the standard library: `"\n"` does not
  /// occur in `"\r\n"`. An ASCII string is compared by its bytes, another one by canonical
  /// equivalence.
  func firstRange(ofCharacters other: Substring) -> Range<Index>? {
    if other.isEmpty { return startIndex..<startIndex }
    let isASCII = other.utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? firstRange(ofASCII: other) : firstRange(ofAny: other)
  }

  private func firstRange(ofASCII other: Substring) -> Range<Index>? {
    guard let first = other.utf8.first else { return nil }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: other.utf8) {
        let end = rest.index(start, offsetBy: other.utf8.count)
        if isBetweenCharacters(start), isBetweenCharacters(end) { return start..<end }
      }
      rest.removeFirst()
    }
    return nil
  }

  private func isBetweenCharacters(_ index: Index) -> Bool {
    index == endIndex || Index(index, within: self) != nil
  }

  private func firstRange(ofAny other: Substring) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      var end = start
      var wanted = other.startIndex
      while end < endIndex, wanted < other.endIndex, self[end] == other[wanted] {
        end = index(after: end)
        wanted = other.index(after: wanted)
      }
      if wanted == other.endIndex { return start..<end }
      start = index(after: start)
    }
    return nil
  }
}
