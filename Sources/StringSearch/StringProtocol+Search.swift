/// Searching strings for strings.
///
/// The standard library's functions of these names belong to `_StringProcessing`, which links the
/// parser and the engine of its regular expressions into the program, a megabyte. Release builds do
/// not import that module, so a file that searches imports this one; each function here is chosen
/// before its namesake where both are visible.
extension StringProtocol {
  /// Returns true if a string occurs in this one; the empty string does.
  package func contains(_ other: String) -> Bool {
    whole.firstRange(ofCharacters: other[...]) != nil
  }

  /// Returns true if a string occurs in this one; the empty string does.
  package func contains(_ other: Substring) -> Bool {
    whole.firstRange(ofCharacters: other) != nil
  }

  /// Returns the range of the first occurrence of a string, or nil; the empty string occurs at the
  /// beginning.
  package func firstRange(of other: String) -> Range<Index>? {
    whole.firstRange(ofCharacters: other[...])
  }

  /// Returns the range of the first occurrence of a string, or nil; the empty string occurs at the
  /// beginning.
  package func firstRange(of other: Substring) -> Range<Index>? {
    whole.firstRange(ofCharacters: other)
  }

  /// Returns the ranges of the occurrences of a string, which do not overlap; none of the empty string.
  package func ranges(of other: String) -> [Range<Index>] {
    var rest = whole
    var ranges: [Range<Index>] = []
    while !other.isEmpty, let range = rest.firstRange(ofCharacters: other[...]) {
      ranges.append(range)
      rest = rest[range.upperBound...]
    }
    return ranges
  }

  /// Returns the parts between the occurrences of a string.
  ///
  /// - Parameters:
  ///   - separator: The string between the parts.
  ///   - maxSplits: How often to split at most; the last part is the rest.
  ///   - omittingEmptySubsequences: Whether empty parts are left out; they do not count as splits.
  @_disfavoredOverload
  package func split(
    separator: String, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    var rest = whole
    var parts: [Substring] = []
    while parts.count < maxSplits, !separator.isEmpty,
      let range = rest.firstRange(ofCharacters: separator[...])
    {
      let part = rest[..<range.lowerBound]
      if !part.isEmpty || !omittingEmptySubsequences { parts.append(part) }
      rest = rest[range.upperBound...]
    }
    if !rest.isEmpty || !omittingEmptySubsequences { parts.append(rest) }
    return parts
  }

  private var whole: Substring { self as? Substring ?? Substring(String(self)) }
}

extension String {
  /// Returns a copy in which the occurrences of a string are replaced; the empty string has none.
  package func replacing(_ other: String, with replacement: String) -> String {
    var result = ""
    var end = startIndex
    for range in ranges(of: other) {
      result += self[end..<range.lowerBound]
      result += replacement
      end = range.upperBound
    }
    return result + self[end...]
  }
}
