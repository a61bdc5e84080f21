/// A text as `NSString` keeps it: UTF-16 units, of which a surrogate may stand alone.
///
/// A Swift string cannot hold half of a surrogate pair, and a substring of an `NSString` can; every
/// index and range of the string classes counts these units.
package struct UTF16Text: Hashable, Sendable {
  package var units: [UInt16]

  package init(_ units: [UInt16] = []) { self.units = units }

  package init(_ units: ArraySlice<UInt16>) { self.units = Array(units) }

  package init(_ string: String) { units = Array(string.utf16) }

  /// The text as a Swift string; a lone surrogate becomes U+FFFD.
  package var string: String { String(decoding: units, as: UTF16.self) }

  package var count: Int { units.count }

  package var isEmpty: Bool { units.isEmpty }

  /// Whether every unit is an ASCII character.
  var isASCII: Bool { units.allSatisfy { $0 < 0x80 } }

  /// Whether every surrogate has its other half, so that the text can be written as UTF-8.
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

  /// The part of some range, which must lie within the text.
  package subscript(range: Range<Int>) -> UTF16Text { UTF16Text(units[range]) }

  package static func + (left: UTF16Text, right: UTF16Text) -> UTF16Text {
    UTF16Text(left.units + right.units)
  }

  package static func += (left: inout UTF16Text, right: UTF16Text) { left.units += right.units }
}

extension UTF16Text: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

/// One Unicode scalar of a text, or a lone surrogate, with its place.
package struct TextScalar {
  /// Its code point; of a lone surrogate the unit.
  package let value: UInt32
  /// Its units in the text.
  package let range: Range<Int>

  /// The scalar, or nil for a lone surrogate.
  var scalar: Unicode.Scalar? { Unicode.Scalar(value) }
}

extension UTF16Text {
  /// The scalar that begins at an index.
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

  /// The scalars of a range, in order.
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
}
