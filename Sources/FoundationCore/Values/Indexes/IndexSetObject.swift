package import SelectorRuntime

/// A set of indexes, stored as sorted ranges that are neither overlapping nor adjacent.
package final class IndexSetObject: ContainerObject {
  package override class var declaredName: String { "NSIndexSet" }

  package private(set) var ranges: [Range<Int>] = []

  /// The number of indexes.
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// All indexes, in ascending order.
  package var indexes: [Int] { ranges.flatMap { Array($0) } }

  package override var plainValue: Value? { .list(indexes.map { .integer(Int64($0)) }) }

  /// Returns the parts of the ranges within a range.
  func ranges(in bounds: Range<Int>) -> [Range<Int>] {
    ranges.map { $0.clamped(to: bounds) }.filter { !$0.isEmpty }
  }

  /// Returns the indexes within a range, in order.
  func indexes(in range: IndexRange) -> [Int] {
    guard let end = range.end else { return indexes.filter { $0 >= range.location } }
    return ranges(in: range.location..<end).flatMap { Array($0) }
  }

  func contains(_ index: Int) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].contains(index) { return true }
      if ranges[middle].lowerBound > index { high = middle } else { low = middle + 1 }
    }
    return false
  }

  /// Sets the indexes of a new set.
  func fill(_ ranges: [Range<Int>]) { self.ranges = IndexSetObject.merged(ranges) }

  /// Replaces the ranges.
  func replace(_ ranges: [Range<Int>]) {
    changes &+= 1
    let before = self.ranges
    runtime.recordContents(of: self) { [self] in self.ranges = before }
    self.ranges = IndexSetObject.merged(ranges)
  }

  /// Returns the ranges without the removed indexes.
  func removing(_ removed: Range<Int>) -> [Range<Int>] {
    ranges.flatMap { range -> [Range<Int>] in
      guard range.overlaps(removed) else { return [range] }
      let parts = [
        range.lowerBound..<max(range.lowerBound, removed.lowerBound),
        min(range.upperBound, removed.upperBound)..<range.upperBound,
      ]
      return parts.filter { !$0.isEmpty }
    }
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
    makeIndexSet(ranges: indexes.map { $0..<$0 + 1 }, isMutable: isMutable)
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
  /// The indexes in ascending order, without duplicates.
  package let indexes: [Int]

  package static func from(_ value: Value, in runtime: Runtime) -> IndexSetArgument? {
    if let set = value.object as? IndexSetObject { return IndexSetArgument(indexes: set.indexes) }
    guard let list = [Int].from(value, in: runtime) else { return nil }
    return IndexSetArgument(indexes: Set(list).sorted())
  }

  package var messageValue: Value { .list(indexes.map { .integer(Int64($0)) }) }
  package static var encoding: String { "@" }
  package static var expectation: String { "an index set or a list of integers" }
  package static var declaredType: DeclaredType { .list(.integer) }
}
