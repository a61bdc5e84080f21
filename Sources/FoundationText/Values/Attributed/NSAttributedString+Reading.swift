internal import FoundationCore
internal import SelectorRuntime

extension NSAttributedString {
  static func define(_ string: ClassDefinition<NSAttributedString>) {
    string.adopt(FoundationProtocols.copying, FoundationProtocols.mutableCopying)
    string.cls.foundation.addCategories(string.cls)
    defineMaking(string)
    defineAbstractInitializers(string)
    string.method("string") { (string) -> NSString in
      throw string.isAbstract("NSAttributedString", "string")
    }
    string.method("length") { (string) -> Int in
      guard string.isOfScript else { throw string.isAbstract("NSAttributedString", "string") }
      return string.text.count
    }
    defineAttributes(string)
    defineEnumerating(string)
    defineCoding(string)
    string.method("attributedSubstringFromRange:") {
      (string, range: IndexRange) -> NSAttributedString in
      try string.check(range, "attributedSubstringFromRange:")
      return string.foundation.attributedString(
        string.text[range.bounds], string.runs.part(range.bounds))
    }
    for name in ["isEqual:", "isEqualToAttributedString:"] {
      string.method(name) { (string, other: Value) -> Bool in
        guard let other = other.object as? NSAttributedString else { return false }
        return try string.isEqual(to: other)
      }
    }
    string.method("hash") { (string) -> Int in ValueHash.of(string.text) }
    string.method("copyWithZone:") { (string, _: Value) -> NSAttributedString in
      string.isMutable ? string.foundation.attributedString(string.text, string.runs) : string
    }
    string.method("mutableCopyWithZone:") { (string, _: Value) -> NSAttributedString in
      string.foundation.attributedString(string.text, string.runs, isMutable: true)
    }
    string.method("description") { (string) -> NSString in
      var result = UTF16Text()
      for (range, attributes) in string.runs.ranges {
        result += string.text[range]
        result += try string.foundation.dictionaryText(
          attributes.entries.map { (.object(string.foundation.string($0.name)), $0.value) },
          level: 0)
      }
      return string.foundation.string(result)
    }
  }

  /// Defines the methods of the concrete classes.
  static func defineConcrete(_ string: ClassDefinition<NSAttributedString>) {
    string.method("string") { (string) -> NSString in string.foundation.string(string.text) }
    string.method("length") { (string) -> Int in string.text.count }
    defineAttributes(string)
    defineInitializers(string)
    defineCoding(string)
  }

  private func isEqual(to other: NSAttributedString) throws -> Bool {
    let (left, right) = (runs.ranges, other.runs.ranges)
    guard other.text == text, left.count == right.count else { return false }
    return try zip(left, right).allSatisfy { first, second in
      try first.range == second.range
        && first.attributes.entries.count == second.attributes.entries.count
        && first.attributes.entries.allSatisfy { entry in
          try second.attributes[entry.name].map { try foundation.isEqual($0, entry.value) } ?? false
        }
    }
  }

  /// Raises for a range beyond the end.
  func check(_ range: IndexRange, _ message: String) throws {
    if !range.fits(in: text.count) {
      throw RuntimeError(.range, "\(className) \(message): Out of bounds")
    }
  }

  /// Raises the exception of the array of runs, which Foundation's own classes have.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - message: The message, which a subclass of a script names.
  ///   - replaces: Whether the message replaces the runs of the range at once, instead of reading
  ///     the run at its start first.
  func checkRuns(_ range: IndexRange, _ message: String, replaces: Bool) throws {
    guard !range.fits(in: text.count) else { return }
    let isReading = !replaces || range.location > text.count
    throw outOfBounds(
      message,
      isReading ? "objectAtIndex:effectiveRange:" : "replaceObjectsInRange:withObject:length:")
  }

  private func check(_ index: Int, _ message: String) throws {
    if !text.units.indices.contains(index) {
      throw outOfBounds(message, "objectAtIndex:effectiveRange:")
    }
  }

  private func outOfBounds(_ message: String, _ ofRuns: String) -> RuntimeError {
    switch className {
    case "NSConcreteMutableAttributedString", "NSConcreteTextStorage":
      RuntimeError(.range, "NSMutableRLEArray \(ofRuns): Out of bounds")
    case "NSConcreteAttributedString":
      RuntimeError(.range, "NSRLEArray \(ofRuns): Out of bounds")
    default: RuntimeError(.range, "\(className) \(message): Out of bounds")
    }
  }

  private static func defineAttributes(_ string: ClassDefinition<NSAttributedString>) {
    let at = "attributesAtIndex:effectiveRange:"
    string.method(at) { (string, index: Int, range: Value) -> RuntimeObject in
      try string.check(index, at)
      let run = string.runs.run(at: index)
      string.report(run.range, in: range)
      return try string.foundation.dictionary(of: run.attributes)
    }
    let longest = "attributesAtIndex:longestEffectiveRange:inRange:"
    string.method(longest) {
      (string, index: Int, range: Value, limit: IndexRange) -> RuntimeObject in
      try string.check(index, longest)
      try string.check(limit, longest)
      let run = string.runs.run(at: index)
      string.report(run.range.intersection(limit.bounds), in: range)
      return try string.foundation.dictionary(of: run.attributes)
    }
    let attribute = "attribute:atIndex:effectiveRange:"
    string.method(attribute) {
      (string, name: StringArgument, index: Int, range: Value) -> Value in
      // Only an immutable empty string returns nil at its end.
      if string.text.isEmpty, index == 0, !string.isKind(of: "NSMutableAttributedString") {
        return .none
      }
      try string.check(index, attribute)
      let run = string.runs.run(at: index)
      string.report(run.range, in: range)
      return run.attributes[try name.text()] ?? .none
    }
    let longestAttribute = "attribute:atIndex:longestEffectiveRange:inRange:"
    string.method(longestAttribute) {
      (string, name: StringArgument, index: Int, range: Value, limit: IndexRange) -> Value in
      try string.check(index, longestAttribute)
      try string.check(limit, longestAttribute)
      // The index may be outside the range limit, which is then applied to the effective range.
      let part = try string.part(of: name.text(), at: index, in: 0..<string.text.count)
      string.report(part.range.intersection(limit.bounds), in: range)
      return part.value
    }
  }

  /// Stores a range in an `NSRange *`, which is a Lua table.
  private func report(_ range: Range<Int>, in pointer: Value) {
    guard case .foreign(let table) = pointer else { return }
    _ = table.setEntry(.string("location"), .integer(Int64(range.lowerBound)))
    _ = table.setEntry(.string("length"), .integer(Int64(range.count)))
  }

  /// Returns the longest range around an index in which an attribute has one value or is missing.
  private func part(
    of name: UTF16Text, at index: Int, in limit: Range<Int>
  ) throws -> (range: Range<Int>, value: Value) {
    let all = runs.runs
    let place = runs.index(of: index)
    let value = all[place].attributes[name] ?? .none
    func isSame(_ run: AttributeRuns.Run) throws -> Bool {
      try foundation.isEqual(run.attributes[name] ?? .none, value)
    }
    var (first, last) = (place, place)
    while first > 0, all[first].start > limit.lowerBound, try isSame(all[first - 1]) { first -= 1 }
    while last + 1 < all.count, all[last + 1].start < limit.upperBound, try isSame(all[last + 1]) {
      last += 1
    }
    return ((all[first].start..<all[last].range.upperBound).clamped(to: limit), value)
  }

  /// Returns the error of an enumeration of a non-empty range without a block.
  private func nilBlock(_ message: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "-[\(className) \(message)]: the block must not be nil")
  }

  private static func defineEnumerating(_ string: ClassDefinition<NSAttributedString>) {
    let enumerate = "enumerateAttributesInRange:options:usingBlock:"
    string.method(enumerate) { (string, range: IndexRange, options: Int, block: Block?) in
      // An empty range never calls the block, and its location is not checked.
      if range.length == 0 { return }
      try string.check(range, enumerate)
      guard let block else { throw string.nilBlock(enumerate) }
      let isBackwards = options & 2 != 0
      try string.enumerate(range.bounds, isBackwards) { string, place, limit, stop in
        let run = string.runs.run(at: place)
        let part = run.range.clamped(to: limit)
        try block(
          .object(try string.foundation.dictionary(of: run.attributes)),
          IndexRange(part).messageValue, .foreign(stop))
        return part
      }
    }
    let attribute = "enumerateAttribute:inRange:options:usingBlock:"
    string.method(attribute) {
      (string, name: StringArgument, range: IndexRange, options: Int, block: Block?) in
      if range.length == 0 { return }
      try string.check(range, attribute)
      guard let block else { throw string.nilBlock(attribute) }
      let (name, isBackwards) = (try name.text(), options & 2 != 0)
      try string.enumerate(range.bounds, isBackwards) { string, place, limit, stop in
        let part = try string.part(of: name, at: place, in: limit)
        try block(part.value, IndexRange(part.range).messageValue, .foreign(stop))
        return part.range
      }
    }
  }

  /// Visits the parts of a range until the enumeration is stopped.
  ///
  /// If a block changes the length of its part of a mutable text, the following parts move
  /// accordingly.
  ///
  /// - Parameters:
  ///   - range: the range to enumerate.
  ///   - isBackwards: whether the last part is visited first.
  ///   - visit: called with the text, an index, the remaining range and the stop flag; returns the
  ///     part that it visited.
  private func enumerate(
    _ range: Range<Int>, _ isBackwards: Bool,
    _ visit: (NSAttributedString, Int, Range<Int>, EnumerationStop) throws -> Range<Int>
  ) throws {
    let stop = EnumerationStop()
    var rest = range
    while !rest.isEmpty, !stop.isSet {
      let count = text.count
      let part = try visit(self, isBackwards ? rest.upperBound - 1 : rest.lowerBound, rest, stop)
      let longer = text.count - count
      var (first, last) = (rest.lowerBound, max(part.lowerBound, rest.lowerBound))
      if !isBackwards {
        first = max(part.upperBound + longer, rest.lowerBound)
        last = max(rest.upperBound + longer, first)
      }
      rest = (first..<last).clamped(to: 0..<text.count)
    }
  }
}

extension Range<Int> {
  /// Returns the intersection, or an empty range at 0, as `NSIntersectionRange` does.
  fileprivate func intersection(_ other: Range<Int>) -> Range<Int> {
    overlaps(other) ? clamped(to: other) : 0..<0
  }
}
