/// Searches of the UTF-8 bytes of a text, for separators of ASCII.
///
/// They take a nanosecond for each byte; the standard library's searches of a string's UTF-8 view call functions for
/// each, and compare characters in a tenth of a microsecond.
extension Substring {
  /// Returns the index of the first byte that satisfies a condition, or of the last one; nil if there is none.
  package func index(ofByte isBackwards: Bool = false, where fits: (UInt8) -> Bool) -> Index? {
    let bytes = Array(utf8)
    let offset = isBackwards ? bytes.lastIndex(where: fits) : bytes.firstIndex(where: fits)
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }

  /// Returns the index of the first occurrence of an ASCII character; nil if there is none.
  package func index(ofByte byte: UInt8) -> Index? { index { $0 == byte } }

  /// Returns the parts between the occurrences of an ASCII character.
  ///
  /// - Parameters:
  ///   - separator: The character.
  ///   - keepsEmpty: Whether empty parts are parts.
  ///   - check: Throws to stop at a long text.
  package func parts(
    at separator: UInt8, keepsEmpty: Bool = false, check: () throws -> Void
  ) rethrows -> [Substring] {
    let bytes = Array(utf8)
    var parts: [Substring] = []
    var (first, start) = (startIndex, 0)
    for (offset, byte) in bytes.enumerated() {
      if offset & 0xFFFF == 0xFFFF { try check() }
      guard byte == separator else { continue }
      let end = utf8.index(startIndex, offsetBy: offset)
      if keepsEmpty || offset > start { parts.append(self[first..<end]) }
      (first, start) = (utf8.index(after: end), offset + 1)
    }
    if keepsEmpty || start < bytes.count { parts.append(self[first...]) }
    return parts
  }

  /// Returns the parts between the occurrences of an ASCII character.
  package func parts(at separator: UInt8, keepsEmpty: Bool = false) -> [Substring] {
    parts(at: separator, keepsEmpty: keepsEmpty, check: {})
  }
}
