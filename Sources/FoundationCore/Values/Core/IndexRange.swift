package import SelectorRuntime

/// A range of indexes: a location and a length.
///
/// Both are unsigned on a device; here a negative number represents the large unsigned one. The
/// corresponding C type is `NSRange`.
package struct IndexRange: MessageValue, Equatable {
  package var location: Int
  package var length: Int

  package init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  /// The result of a search without a match.
  package static let notFound = IndexRange(location: .max, length: 0)

  package static func from(_ value: Value, in runtime: Runtime) -> IndexRange? {
    let found: Structure? =
      switch value {
      case .structure(let structure) where structure.type === StructureType.range: structure
      case .foreign(let foreign): foreign.structure(.range)
      case .object(let object):
        if case .structure(let structure)? = object.plainValue,
          structure.type === StructureType.range
        {
          structure
        } else {
          nil
        }
      default: nil
      }
    return found.map { IndexRange(location: Int($0.integers[0]), length: Int($0.integers[1])) }
  }

  package var messageValue: Value {
    .structure(Structure(.range, integers: [Int64(location), Int64(length)]))
  }
  package static var encoding: String { StructureType.range.encoding }
  package static var expectation: String { "an NSRange" }
  package static var declaredType: DeclaredType { .structure("NSRange") }

  /// The end of the range, or nil if it is not a valid index.
  package var end: Int? {
    let (end, overflows) = location.addingReportingOverflow(length)
    return overflows || location < 0 || length < 0 ? nil : end
  }

  /// Returns whether the range is within a sequence of `count` elements.
  package func fits(in count: Int) -> Bool { end.map { $0 <= count } ?? false }

  /// The Swift range; clamped to the largest index.
  package var bounds: Range<Int> {
    let start = location < 0 ? .max : location
    return start..<(end ?? .max)
  }

  /// The text `{3, 4}`, with unsigned numbers.
  package var text: String { "{\(UInt(bitPattern: location)), \(UInt(bitPattern: length))}" }
}

extension RuntimeObject {
  /// Raises `NSMallocException` for a length that no device has memory for.
  ///
  /// Throws the error of the memory limit for a smaller one that does not fit in it.
  ///
  /// - Parameters:
  ///   - length: The number of elements.
  ///   - units: The number of bytes of an element; together, at most 4 GB are allowed.
  package func checkAllocation(_ length: Int, units: Int, _ method: String) throws {
    guard UInt(bitPattern: length) > (1 << 32) / units else {
      return try foundation.checkMemory(length, each: units)
    }
    throw foundation.exception(
      named: "NSMallocException",
      "*** -[\(className) \(method)]: unable to allocate memory for length "
        + "(\(UInt(bitPattern: length)))")
  }
}
