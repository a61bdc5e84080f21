package import SelectorRuntime

// no traps of count: the rest is reduced to 0 at least.

/// A set of indexes, stored as sorted ranges that are neither overlapping nor adjacent.
package final class IndexSetObject: ContainerObject {
  package override class var declaredName: String { "NSIndexSet" }

  package private(set) var ranges: [Range<Int>] = []

  /// The number of indexes.
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// The indexes in ascending order; of a set with more than ``mostIndexes``, the first ones and
  /// the last one.
  package var indexes: [Int] {
    var rest = Self.mostIndexes
    var result: [Int] = []
    for range in ranges {
      result += Array(range.prefix(rest))
      rest -= min(rest, range.count)
    }
    if let last = ranges.last, result.last != last.upperBound - 1 {
      result.append(last.upperBound - 1)
    }
    return result
  }

  /// More indexes than any collection has; a range can have 2⁶².
  private static let mostIndexes = 1 << 22

  /// Returns all indexes in ascending order.
  ///
  /// - Throws: a memory error if there are too many.
  func allIndexes() throws -> [Int] { try list(ranges) }

  private func list(_ ranges: [Range<Int>]) throws -> [Int] {
    let count = ranges.reduce(0) { $0 + $1.count }
    try foundation.checkMemory(count > .max / 32 ? -1 : 16 * count)
    return ranges.flatMap { Array($0) }
  }

  package override var plainValue: Value? { .list(indexes.map { .integer(Int64($0)) }) }

  /// Returns the parts of the ranges within a range.
  func ranges(in bounds: Range<Int>) -> [Range<Int>] {
    ranges.map { $0.clamped(to: bounds) }.filter { !$0.isEmpty }
  }

  /// Returns the indexes within a range, in order.
  ///
  /// - Throws: a memory error if there are too many.
  func indexes(in range: IndexRange) throws -> [Int] {
    let start = max(range.location, 0)
    return try list(ranges(in: start..<max(range.end ?? .max, start)))
  }

  func contains(_ index: Int) -> Bool {
    let first = ranges.orderedIndex(where: { $0.upperBound > index })
    return first < ranges.count && ranges[first].contains(index)
  }

  /// Sets the indexes of a new set.
  func fill(_ ranges: [Range<Int>]) { self.ranges = IndexSetObject.merged(ranges) }

  /// Replaces the ranges.
  func replace(_ ranges: [Range<Int>]) {
    willChange()
    self.ranges = IndexSetObject.merged(ranges)
  }

  private func willChange() {
    changes &+= 1
    runtime.recordContents(of: self, { [self, ranges] in { self.ranges = ranges } }())
  }

  /// Adds a range, and merges it with those that it touches.
  func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    willChange()
    let first = ranges.orderedIndex(where: { $0.upperBound >= range.lowerBound })
    let last = ranges.orderedIndex(where: { $0.lowerBound > range.upperBound })
    guard first < last else { return ranges.insert(range, at: first) }
    let low = min(ranges[first].lowerBound, range.lowerBound)
    let high = max(ranges[last - 1].upperBound, range.upperBound)
    ranges.replaceSubrange(first..<last, with: CollectionOfOne(low..<high))
  }

  /// Removes the indexes in a range.
  func remove(_ removed: Range<Int>) {
    let first = ranges.orderedIndex(where: { $0.upperBound > removed.lowerBound })
    let last = ranges.orderedIndex(where: { $0.lowerBound >= removed.upperBound })
    guard first < last, !removed.isEmpty else { return }
    willChange()
    let (low, high) = (ranges[first].lowerBound, ranges[last - 1].upperBound)
    let rest = [low..<max(low, removed.lowerBound), min(high, removed.upperBound)..<high]
    ranges.replaceSubrange(first..<last, with: rest.filter { !$0.isEmpty })
  }

  /// Returns the sorted ranges; adjacent ones are merged.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

extension FoundationWorld {
  /// Creates an index set.
  package func makeIndexSet(_ indexes: [Int], isMutable: Bool = false) -> RuntimeObject {
    makeIndexSet(
      ranges: indexes.filter { $0 < .max }.map { $0..<$0 + 1 }, isMutable: isMutable)
  }

  func makeIndexSet(ranges: [Range<Int>], isMutable: Bool) -> RuntimeObject {
    let made = runtime.createInstance(
      valueClass(isMutable ? "NSMutableIndexSet" : "NSIndexSet"))
    (made as? IndexSetObject)?.fill(ranges)
    return made
  }
}

/// An index set argument of a method: an index set, or a list of integers.
package struct IndexSetArgument: MessageValue {
  /// The indexes in ascending order, without duplicates; see ``IndexSetObject/indexes``.
  package let indexes: [Int]
  /// All indexes as ranges.
  let ranges: [Range<Int>]

  package static func from(_ value: Value, in runtime: Runtime) -> IndexSetArgument? {
    if let set = value.object as? IndexSetObject {
      return IndexSetArgument(indexes: set.indexes, ranges: set.ranges)
    }
    guard let list = [Int].from(value, in: runtime) else { return nil }
    let indexes = Set(list).sorted()
    return IndexSetArgument(
      indexes: indexes, ranges: indexes.compactMap { $0 < .max ? $0..<$0 + 1 : nil })
  }

  package var messageValue: Value { .list(indexes.map { .integer(Int64($0)) }) }
  package static var encoding: String { "@" }
  package static var expectation: String { "an index set or a list of integers" }
  package static var declaredType: DeclaredType { .list(.integer) }
}
