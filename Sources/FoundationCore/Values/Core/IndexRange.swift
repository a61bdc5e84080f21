package import SelectorRuntime

/// A range of indexes: where it begins and how many there are.
///
/// Both are unsigned on a device; a negative number is the large one that it is there. The
/// corresponding C type is `NSRange`.
package struct IndexRange: MessageValue, Equatable {
  package var location: Int
  package var length: Int

  package init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  /// The answer of a search that found nothing.
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
    return found.map { IndexRange(location: index($0.numbers[0]), length: index($0.numbers[1])) }
  }

  /// A number of a structure as an index: the largest one is rounded up in it.
  private static func index(_ number: Double) -> Int {
    Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }

  package var messageValue: Value {
    .structure(Structure(.range, [Double(location), Double(length)]))
  }
  package static var encoding: String { StructureType.range.encoding }
  package static var expectation: String { "an NSRange" }
  package static var declaredType: DeclaredType { .structure("NSRange") }

  /// Where it ends, or nil when there is no such index.
  package var end: Int? {
    let (end, overflows) = location.addingReportingOverflow(length)
    return overflows || location < 0 || length < 0 ? nil : end
  }

  /// Whether all of it lies in a sequence of so many elements.
  package func fits(in count: Int) -> Bool { end.map { $0 <= count } ?? false }

  /// The same as Swift's own; one that goes beyond the last index ends with it.
  package var bounds: Range<Int> {
    let start = location < 0 ? .max : location
    return start..<(end ?? .max)
  }

  /// `{3, 4}`, the numbers without signs.
  package var text: String { "{\(UInt(bitPattern: location)), \(UInt(bitPattern: length))}" }
}
