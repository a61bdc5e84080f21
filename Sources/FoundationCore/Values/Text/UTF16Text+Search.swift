extension UTF16Text {
  /// Finds another text in a range, as `rangeOfString:options:range:` does.
  ///
  /// - Returns: The range of the match, whose length may differ from that of `sought`, or nil; an
  ///   empty text is never found.
  /// - Complexity: O(range × sought).
  package func range(
    of sought: UTF16Text, _ options: ComparisonOptions = [], in range: Range<Int>
  ) -> Range<Int>? {
    if sought.isEmpty || range.isEmpty { return nil }
    let ignores = !options.isDisjoint(with: .folding)
    if !ignores, self.options(options, for: sought, in: range).contains(.literal) {
      return literalRange(of: sought, options, in: range)
    }
    let text = FoldedText(self, in: range, options).elements
    let pattern = FoldedText(sought, in: 0..<sought.count, options).elements
    guard !pattern.isEmpty, pattern.count <= text.count else { return nil }
    return Self.firstMatch(options, starts: text.count - pattern.count) { start in
      let end = start + pattern.count
      guard text[start].isFirst, text[end - 1].isLast else { return nil }
      for index in pattern.indices where text[start + index].value != pattern[index].value {
        return nil
      }
      return text[start].range.lowerBound..<text[end - 1].range.upperBound
    }
  }

  /// Adds the option `literal` if units can be compared one by one with the same result.
  ///
  /// A caller that searches a range repeatedly calls this once.
  private func options(
    _ options: ComparisonOptions, for sought: UTF16Text, in range: Range<Int>
  ) -> ComparisonOptions {
    guard !options.contains(.literal), options.isDisjoint(with: .folding), sought.isASCII,
      isSimple(range)
    else { return options }
    return options.union(.literal)
  }

  /// Returns whether no unit of a range, or the one after it, can be part of a character sequence.
  ///
  /// Such units are those before the combining marks, and the unified ideographs.
  private func isSimple(_ range: Range<Int>) -> Bool {
    units[range.lowerBound..<min(range.upperBound + 1, count)].allSatisfy {
      $0 < 0x300 || (0x4E00...0x9FFF).contains($0)
    }
  }

  private func literalRange(
    of sought: UTF16Text, _ options: ComparisonOptions, in range: Range<Int>
  ) -> Range<Int>? {
    guard sought.count <= range.count else { return nil }
    return Self.firstMatch(options, starts: range.count - sought.count) { offset in
      let start = range.lowerBound + offset
      for index in sought.units.indices where units[start + index] != sought.units[index] {
        return nil
      }
      return start..<start + sought.count
    }
  }

  /// Tries the offsets from 0 to `last`, in the order of the options.
  private static func firstMatch(
    _ options: ComparisonOptions, starts last: Int, _ match: (Int) -> Range<Int>?
  ) -> Range<Int>? {
    if options.contains(.anchored) {
      return match(options.contains(.backwards) ? last : 0)
    }
    if options.contains(.backwards) {
      for start in stride(from: last, through: 0, by: -1) {
        if let found = match(start) { return found }
      }
      return nil
    }
    for start in 0...last {
      if let found = match(start) { return found }
    }
    return nil
  }

  /// Returns the text with all occurrences of another one replaced, and their number.
  func replacing(
    _ sought: UTF16Text, with replacement: UTF16Text, _ options: ComparisonOptions = [],
    in range: Range<Int>
  ) -> (text: UTF16Text, count: Int) {
    let options = self.options(options, for: sought, in: range)
    var found: [Range<Int>] = []
    var rest = range
    while let next = self.range(of: sought, options, in: rest) {
      found.append(next)
      if options.contains(.anchored) { break }
      rest =
        options.contains(.backwards)
        ? rest.lowerBound..<next.lowerBound : next.upperBound..<rest.upperBound
    }
    if found.isEmpty { return (self, 0) }
    if options.contains(.backwards) { found.reverse() }
    var result: [UInt16] = []
    var index = 0
    for place in found {
      result += units[index..<place.lowerBound]
      result += replacement.units
      index = place.upperBound
    }
    return (UTF16Text(result + units[index...]), found.count)
  }

  /// Returns the parts between a separator; an empty separator does not split the text.
  func components(separatedBy separator: UTF16Text) -> [UTF16Text] {
    let options = options([], for: separator, in: 0..<count)
    var result: [UTF16Text] = []
    var index = 0
    while let next = range(of: separator, options, in: index..<count) {
      result.append(self[index..<next.lowerBound])
      index = next.upperBound
    }
    return result + [self[index..<count]]
  }
}
