internal import SelectorRuntime

// no traps of count: the number left is max(count, 0), reduced to 0 at least.
// no traps of narrow: indexes are not negative.

/// `NSIndexSet` and `NSMutableIndexSet`.
enum NSIndexSetClass {
  static func define(_ set: ClassDefinition<IndexSetObject>) {
    set.adopt(FoundationProtocols.copying, FoundationProtocols.mutableCopying)
    defineMaking(set)
    IndexSetObject.defineCoding(set)
    defineAsking(set)
    defineNeighbours(set)
    defineEnumerating(set)
    defineTesting(set)
    for name in ["isEqual:", "isEqualToIndexSet:"] {
      set.method(name) { (set, other: Value) -> Bool in
        (other.object as? IndexSetObject).map { $0.ranges == set.ranges } ?? false
      }
    }
    set.method("hash") { (set) -> Int in
      set.ranges.reduce(set.count) { $0 &* 31 &+ $1.lowerBound &+ $1.count }
    }
    set.method("copyWithZone:") { (set, _: Value) -> RuntimeObject in
      set.isKind(of: "NSMutableIndexSet")
        ? set.foundation.makeIndexSet(ranges: set.ranges, isMutable: false) : set
    }
    set.method("mutableCopyWithZone:") { (set, _: Value) -> RuntimeObject in
      set.foundation.makeIndexSet(ranges: set.ranges, isMutable: true)
    }
    set.method("description") { (set) -> String in
      let ranges = set.ranges.map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound - 1)"
      }
      let contents =
        ranges.isEmpty
        ? "(no indexes)"
        : "[number of indexes: \(set.count) (in \(ranges.count) ranges), "
          + "indexes: (\(ranges.joined(separator: " ")))]"
      return set.defaultDescription + contents
    }
  }

  private static func defineMaking(_ set: ClassDefinition<IndexSetObject>) {
    let runtime = set.cls.runtime
    set.classSide.method("indexSet") { (cls) -> Value in
      try cls.make(runtime.known.`init`, Arguments())
    }
    set.classSide.method("indexSetWithIndex:") { (cls, index: Int) -> Value in
      try cls.make(runtime.selector("initWithIndex:"), Arguments(.integer(Int64(index))))
    }
    set.classSide.method("indexSetWithIndexesInRange:") { (cls, range: IndexRange) -> Value in
      try cls.make(
        runtime.selector("initWithIndexesInRange:"), Arguments(range.messageValue))
    }
    set.method("initWithIndex:") { (set, index: Int) -> RuntimeObject in
      set.fill([try set.checked(index, "initWithIndex:")])
      return set
    }
    set.method("initWithIndexesInRange:") { (set, range: IndexRange) -> RuntimeObject in
      set.fill([try set.checked(range, "initWithIndexesInRange:")])
      return set
    }
    set.method("initWithIndexSet:") { (set, other: IndexSetArgument?) -> RuntimeObject in
      set.fill(other?.ranges ?? [])
      return set
    }
  }

  private static func defineAsking(_ set: ClassDefinition<IndexSetObject>) {
    set.method("count") { (set) -> Int in set.count }
    set.method("firstIndex") { (set) -> Int in set.ranges.first?.lowerBound ?? .max }
    set.method("lastIndex") { (set) -> Int in set.ranges.last.map { $0.upperBound - 1 } ?? .max }
    set.method("containsIndex:") { (set, index: Int) -> Bool in set.contains(index) }
    set.method("containsIndexesInRange:") { (set, range: IndexRange) -> Bool in
      guard range.length > 0, range.end != nil else { return false }
      return set.ranges.contains {
        $0.lowerBound <= range.location && range.bounds.upperBound <= $0.upperBound
      }
    }
    set.method("containsIndexes:") { (set, other: IndexSetArgument?) -> Bool in
      (other?.ranges ?? []).allSatisfy { set.ranges(in: $0) == [$0] }
    }
    set.method("intersectsIndexesInRange:") { (set, range: IndexRange) -> Bool in
      range.end != nil && !set.ranges(in: range.bounds).isEmpty
    }
    set.method("countOfIndexesInRange:") { (set, range: IndexRange) -> Int in
      range.end == nil ? 0 : set.ranges(in: range.bounds).reduce(0) { $0 + $1.count }
    }
    set.method("getIndexes:maxCount:inIndexRange:") {
      (set, _: Value, count: Int, range: IndexRange?) -> [Int] in
      var left = max(count, 0)
      var found: [Int] = []
      for range in range.map({ set.ranges(in: $0.bounds) }) ?? set.ranges {
        try set.foundation.checkMemory(min(left, range.count, 1 << 60) * 8)
        found += Array(range.prefix(left))
        left -= min(left, range.count)
      }
      return found
    }
  }

  /// An index as it is compared: one above the largest signed integer is beyond all others.
  private static func unsigned(_ index: Int) -> Int { index < 0 ? .max : index }

  private static func defineNeighbours(_ set: ClassDefinition<IndexSetObject>) {
    func neighbour(
      _ name: String, _ find: @escaping (IndexSetObject, Int) -> Int?
    ) {
      set.method(name) { (set, index: Int) -> Int in find(set, index) ?? .max }
    }
    neighbour("indexGreaterThanIndex:") { $0.first(from: unsigned($1) == .max ? .max : $1 + 1) }
    neighbour("indexGreaterThanOrEqualToIndex:") { $0.first(from: unsigned($1)) }
    neighbour("indexLessThanIndex:") { $0.last(through: unsigned($1) - 1) }
    neighbour("indexLessThanOrEqualToIndex:") { $0.last(through: unsigned($1)) }
  }

  private static func defineEnumerating(_ set: ClassDefinition<IndexSetObject>) {
    func enumerate(
      _ set: IndexSetObject, _ indexes: [Int], _ options: Int, _ block: Block
    ) throws {
      try set.foundation.enumerate(indexes, options: options, {}) { index, stop in
        try block(.integer(Int64(index)), .foreign(stop))
      }
    }
    set.method("enumerateIndexesUsingBlock:") { (set, block: Block) in
      try enumerate(set, set.allIndexes(), 0, block)
    }
    set.method("enumerateIndexesWithOptions:usingBlock:") { (set, options: Int, block: Block) in
      try enumerate(set, set.allIndexes(), options, block)
    }
    set.method("enumerateIndexesInRange:options:usingBlock:") {
      (set, range: IndexRange, options: Int, block: Block) in
      try enumerate(set, set.indexes(in: range), options, block)
    }
    func enumerateRanges(
      _ set: IndexSetObject, _ ranges: [Range<Int>], _ options: Int, _ block: Block
    ) throws {
      try set.foundation.enumerate(Array(ranges.indices), options: options, {}) { place, stop in
        let range = IndexRange(location: ranges[place].lowerBound, length: ranges[place].count)
        try block(range.messageValue, .foreign(stop))
      }
    }
    set.method("enumerateRangesUsingBlock:") { (set, block: Block) in
      try enumerateRanges(set, set.ranges, 0, block)
    }
    set.method("enumerateRangesWithOptions:usingBlock:") { (set, options: Int, block: Block) in
      try enumerateRanges(set, set.ranges, options, block)
    }
    set.method("enumerateRangesInRange:options:usingBlock:") {
      (set, range: IndexRange, options: Int, block: Block) in
      try enumerateRanges(set, set.ranges(in: range.bounds), options, block)
    }
  }

  private static func defineTesting(_ set: ClassDefinition<IndexSetObject>) {
    func passing(
      _ set: IndexSetObject, _ indexes: [Int], _ options: Int, _ block: Block, isFirst: Bool
    ) throws -> [Int] {
      var found: [Int] = []
      try set.foundation.enumerate(indexes, options: options, {}) { index, stop in
        let answer = try block(.integer(Int64(index)), .foreign(stop))
        guard answer.truth ?? !answer.isNone else { return }
        found.append(index)
        if isFirst { _ = stop.setEntry(.string("value"), .bool(true)) }
      }
      return found
    }
    set.method("indexPassingTest:") { (set, block: Block) -> Int in
      try passing(set, set.allIndexes(), 0, block, isFirst: true).first ?? .max
    }
    set.method("indexWithOptions:passingTest:") { (set, options: Int, block: Block) -> Int in
      try passing(set, set.allIndexes(), options, block, isFirst: true).first ?? .max
    }
    set.method("indexInRange:options:passingTest:") {
      (set, range: IndexRange, options: Int, block: Block) -> Int in
      try passing(set, set.indexes(in: range), options, block, isFirst: true).first ?? .max
    }
    set.method("indexesInRange:options:passingTest:") {
      (set, range: IndexRange, options: Int, block: Block) -> RuntimeObject in
      set.foundation.makeIndexSet(
        try passing(set, set.indexes(in: range), options, block, isFirst: false))
    }
    set.method("indexesPassingTest:") { (set, block: Block) -> RuntimeObject in
      set.foundation.makeIndexSet(try passing(set, set.allIndexes(), 0, block, isFirst: false))
    }
    set.method("indexesWithOptions:passingTest:") {
      (set, options: Int, block: Block) -> RuntimeObject in
      set.foundation.makeIndexSet(
        try passing(set, set.allIndexes(), options, block, isFirst: false))
    }
  }
}

/// `NSMutableIndexSet`.
enum NSMutableIndexSetClass {
  static func define(_ set: ClassDefinition<IndexSetObject>) {
    set.method("addIndex:") { (set, index: Int) in
      set.insert(try set.checked(index, "addIndexesInRange:"))
    }
    set.method("addIndexes:") { (set, other: IndexSetArgument) in
      set.replace(set.ranges + other.ranges)
    }
    set.method("addIndexesInRange:") { (set, range: IndexRange) in
      set.insert(try set.checked(range, "addIndexesInRange:"))
    }
    set.method("removeIndex:") { (set, index: Int) in
      if set.contains(index) { set.remove(index..<index + 1) }
    }
    set.method("removeIndexes:") { (set, other: IndexSetArgument) in
      for range in other.ranges { set.remove(range) }
    }
    set.method("removeIndexesInRange:") { (set, range: IndexRange) in
      set.remove(try set.checked(range, "removeIndexesInRange:"))
    }
    set.method("removeAllIndexes") { set in set.replace([]) }
    let shift = "shiftIndexesStartingAtIndex:by:"
    set.method(shift) { (set, start: Int, delta: Int) in
      // A shift to the left removes the indexes that it overwrites.
      let start = start < 0 ? .max : start
      let kept = set.ranges(in: 0..<max(0, start.addingLimited(min(delta, 0))))
      let between = delta > 0 ? set.ranges(in: 0..<start) : kept
      let moved = try set.ranges(in: start..<Int.max).map { range -> Range<Int> in
        let (end, overflows) = range.upperBound.addingReportingOverflow(delta)
        // The largest index is NSNotFound - 1.
        if delta > 0, overflows {
          let moved = UInt(range.upperBound - 1) &+ UInt(delta)
          throw set.tooLarge("index \(moved)", shift)
        }
        return max(0, range.lowerBound.addingLimited(delta))..<max(0, end)
      }
      set.replace(between + moved)
    }
  }
}

extension IndexSetObject {
  /// Returns the first index that is equal or greater.
  fileprivate func first(from index: Int) -> Int? {
    ranges.first { $0.upperBound > index }.map { max($0.lowerBound, index) }
  }

  /// Returns the last index that is equal or less.
  fileprivate func last(through index: Int) -> Int? {
    ranges.last { $0.lowerBound <= index }.map { min($0.upperBound - 1, index) }
  }

  /// Returns the range of an index; raises an exception for an invalid index.
  fileprivate func checked(_ index: Int, _ message: String) throws -> Range<Int> {
    guard index >= 0, index < .max else {
      throw tooLarge("index \(UInt(bitPattern: index))", message)
    }
    return index..<index + 1
  }

  fileprivate func checked(_ range: IndexRange, _ message: String) throws -> Range<Int> {
    guard range.location >= 0, range.length >= 0, range.end != nil else {
      throw tooLarge("Range \(range.text)", message)
    }
    return range.bounds
  }

  fileprivate func tooLarge(_ what: String, _ message: String) -> RuntimeError {
    RuntimeError(
      .range,
      "*** -[\(className) \(message)]: \(what) exceeds maximum index value of NSNotFound - 1")
  }
}
