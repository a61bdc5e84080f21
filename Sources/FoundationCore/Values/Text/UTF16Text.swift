// no traps of narrow: units have 16 bits.

import StringSearch

/// The text of an `NSString`: UTF-16 units, which can include lone surrogates.
///
/// A Swift string cannot contain a lone surrogate, but a substring of an `NSString` can. All
/// indexes and ranges of the string classes are in these units.
package struct UTF16Text: Hashable, Sendable {
  package var units: [UInt16]

  package init(_ units: [UInt16] = []) { self.units = units }

  package init(_ units: ArraySlice<UInt16>) { self.units = Array(units) }

  package init(_ string: String) { units = Array(string.utf16) }

  /// The text as a Swift string, with ordered accents; a lone surrogate becomes U+FFFD.
  package var string: String {
    String(decoding: Self.utf8(of: units[...]), as: UTF8.self).withOrderedAccents
  }

  /// Returns the UTF-8 bytes of units; those of U+FFFD for a lone surrogate.
  ///
  /// The standard library's conversion of UTF-16 takes twenty times as long.
  package static func utf8(of units: ArraySlice<UInt16>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count)
    var index = units.startIndex
    while index < units.endIndex {
      var value = UInt32(units[index])
      index += 1
      if value < 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: value))
        continue
      }
      if value >= 0xD800 && value < 0xE000 {
        if value < 0xDC00, index < units.endIndex, UTF16.isTrailSurrogate(units[index]) {
          value = 0x10000 + (value - 0xD800) << 10 + (UInt32(units[index]) - 0xDC00)
          index += 1
        } else {
          value = 0xFFFD
        }
      }
      if value < 0x800 {
        bytes.append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
      } else {
        if value < 0x10000 {
          bytes.append(0xE0 | UInt8(truncatingIfNeeded: value >> 12))
        } else {
          bytes.append(0xF0 | UInt8(truncatingIfNeeded: value >> 18))
          bytes.append(0x80 | UInt8(truncatingIfNeeded: value >> 12) & 0x3F)
        }
        bytes.append(0x80 | UInt8(truncatingIfNeeded: value >> 6) & 0x3F)
      }
      bytes.append(0x80 | UInt8(truncatingIfNeeded: value) & 0x3F)
    }
    return bytes
  }

  package var count: Int { units.count }

  package var isEmpty: Bool { units.isEmpty }

  /// Whether every unit is an ASCII character.
  var isASCII: Bool { units.allSatisfy { $0 < 0x80 } }

  /// Whether it has no lone surrogates, so that it can be encoded as UTF-8.
  var isWellFormed: Bool {
    var index = 0
    while index < units.count {
      if UTF16.isTrailSurrogate(units[index]) { return false }
      if UTF16.isLeadSurrogate(units[index]) {
        index += 1
        guard index < units.count, UTF16.isTrailSurrogate(units[index]) else { return false }
      }
      index += 1
    }
    return true
  }

  /// The part in a range, which must be within the text.
  package subscript(range: Range<Int>) -> UTF16Text { UTF16Text(units[range]) }

  package static func + (left: UTF16Text, right: UTF16Text) -> UTF16Text {
    UTF16Text(left.units + right.units)
  }

  package static func += (left: inout UTF16Text, right: UTF16Text) { left.units += right.units }
}

extension UTF16Text: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

/// A Unicode scalar of a text, or a lone surrogate, with its range.
package struct TextScalar {
  /// The code point; for a lone surrogate the unit.
  package let value: UInt32
  /// The range of its units in the text.
  package let range: Range<Int>

  /// The scalar, or nil for a lone surrogate.
  var scalar: Unicode.Scalar? { Unicode.Scalar(value) }
}

extension UTF16Text {
  /// Returns the scalar that begins at an index.
  func scalar(at index: Int) -> TextScalar {
    let first = units[index]
    if UTF16.isLeadSurrogate(first), index + 1 < units.count,
      UTF16.isTrailSurrogate(units[index + 1])
    {
      let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(units[index + 1]) - 0xDC00)
      return TextScalar(value: value, range: index..<index + 2)
    }
    return TextScalar(value: UInt32(first), range: index..<index + 1)
  }

  /// Returns the scalars of a range, in order.
  package func scalars(in range: Range<Int>) -> [TextScalar] {
    var result: [TextScalar] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let next = scalar(at: index)
      result.append(next)
      index = next.range.upperBound
    }
    return result
  }

  /// Returns the first scalar of a range that satisfies a condition, or the last one.
  ///
  /// - Parameters:
  ///   - range: The units to search.
  ///   - isBackwards: Whether the search begins at the end.
  ///   - check: Throws to stop a long search.
  ///   - fits: The condition.
  package func firstScalar(
    in range: Range<Int>, isBackwards: Bool = false, check: () throws -> Void,
    where fits: (TextScalar) throws -> Bool
  ) rethrows -> TextScalar? {
    var (lower, upper, steps) = (range.lowerBound, range.upperBound, 0)
    while lower < upper {
      steps += 1
      if steps & 0xFFF == 0 { try check() }
      var index = isBackwards ? upper - 1 : lower
      if isBackwards, index > lower, UTF16.isTrailSurrogate(units[index]),
        UTF16.isLeadSurrogate(units[index - 1])
      {
        index -= 1
      }
      let next = scalar(at: index)
      if try fits(next) { return next }
      if isBackwards { upper = index } else { lower = next.range.upperBound }
    }
    return nil
  }
}
