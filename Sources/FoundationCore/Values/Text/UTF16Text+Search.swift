extension UTF16Text {
  /// Finds another text in a range, as `rangeOfString:options:range:` does.
  ///
  /// - Parameters:
  ///   - sought: The text to find.
  ///   - options: The differences that are ignored, and the direction.
  ///   - range: The units to search.
  ///   - check: Throws to stop a long search.
  /// - Returns: The range of the match, whose length may differ from that of `sought`, or nil; an
  ///   empty text is never found.
  /// - Complexity: O(range + sought).
  package func range(
    of sought: UTF16Text, _ options: ComparisonOptions = [], in range: Range<Int>,
    check: () throws -> Void
  ) rethrows -> Range<Int>? {
    if sought.isEmpty || range.isEmpty { return nil }
    let ignores = !options.isDisjoint(with: .folding)
    if !ignores, self.options(options, for: sought, in: range).contains(.literal) {
      return literalRange(of: sought, options, in: range)
    }
    let text = try FoldedText(self, in: range, options, check: check).elements
    let pattern = try FoldedText(sought, in: 0..<sought.count, options, check: check).elements
    return Self.first(pattern, in: text[...], options).map { $0.range }
  }

  /// Returns the first match of folded elements: its range in the text, and in the elements.
  private static func first(
    _ pattern: [FoldedText.Element], in text: ArraySlice<FoldedText.Element>,
    _ options: ComparisonOptions
  ) -> (range: Range<Int>, elements: Range<Int>)? {
    guard !pattern.isEmpty, pattern.count <= text.count else { return nil }
    let first = text.startIndex
    let search = TextSearch(
      pattern.count, isBackwards: options.contains(.backwards),
      isSame: { pattern[$0].value == pattern[$1].value })
    let start = search.firstMatch(
      in: text.count, isAnchored: options.contains(.anchored),
      { text[first + $0].value == pattern[$1].value },
      accepts: { text[first + $0].isFirst && text[first + $0 + pattern.count - 1].isLast })
    guard let start = start.map({ first + $0 }) else { return nil }
    let end = start + pattern.count
    return (text[start].range.lowerBound..<text[end - 1].range.upperBound, start..<end)
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
    let (own, wanted) = (units, sought.units)
    let search = TextSearch(
      wanted.count, isBackwards: options.contains(.backwards), isSame: { wanted[$0] == wanted[$1] })
    let start = search.firstMatch(
      in: range.count, isAnchored: options.contains(.anchored),
      { own[range.lowerBound + $0] == wanted[$1] }, accepts: { _ in true })
    return start.map { range.lowerBound + $0..<range.lowerBound + $0 + wanted.count }
  }

  /// Returns all matches in a range, in the order in which they are found.
  ///
  /// - Complexity: O(range + matches × sought).
  private func ranges(
    of sought: UTF16Text, _ given: ComparisonOptions, in range: Range<Int>,
    check: () throws -> Void
  ) rethrows -> [Range<Int>] {
    if sought.isEmpty || range.isEmpty { return [] }
    let options = options(given, for: sought, in: range)
    let (isBackwards, isAnchored) = (options.contains(.backwards), options.contains(.anchored))
    var found: [Range<Int>] = []
    func isLast() throws -> Bool {
      if found.count % 1024 == 0 { try check() }
      return isAnchored
    }
    if options.isDisjoint(with: .folding), options.contains(.literal) {
      var rest = range
      while let next = literalRange(of: sought, options, in: rest) {
        found.append(next)
        if try isLast() { break }
        rest =
          isBackwards ? rest.lowerBound..<next.lowerBound : next.upperBound..<rest.upperBound
      }
      return found
    }
    let text = try FoldedText(self, in: range, options, check: check).elements
    let pattern = try FoldedText(sought, in: 0..<sought.count, options, check: check).elements
    var rest = text[...]
    while let next = Self.first(pattern, in: rest, options) {
      found.append(next.range)
      if try isLast() { break }
      rest = isBackwards ? rest[..<next.elements.lowerBound] : rest[next.elements.upperBound...]
    }
    return found
  }

  /// Returns the text with all occurrences of another one replaced, and their number.
  ///
  /// - Parameters:
  ///   - check: Throws to stop a long search.
  ///   - checkMemory: Throws if the result would be too large.
  func replacing(
    _ sought: UTF16Text, with replacement: UTF16Text, _ options: ComparisonOptions = [],
    in range: Range<Int>, check: () throws -> Void = {},
    checkMemory: (_ bytes: Int) throws -> Void = { _ in }
  ) rethrows -> (text: UTF16Text, count: Int) {
    var found = try ranges(of: sought, options, in: range, check: check)
    if found.isEmpty { return (self, 0) }
    if options.contains(.backwards) { found.reverse() }
    let (added, overflows) = replacement.count.multipliedReportingOverflow(by: found.count)
    try checkMemory(overflows ? -1 : 2 * (count + added))
    var result: [UInt16] = []
    var index = 0
    for (number, place) in found.enumerated() {
      if number & 0xFFFF == 0xFFFF { try check() }
      result += units[index..<place.lowerBound]
      result += replacement.units
      index = place.upperBound
    }
    return (UTF16Text(result + units[index...]), found.count)
  }

  /// Returns the parts between a separator; an empty separator does not split the text.
  /// - Parameter check: Throws to stop at a long text.
  func components(
    separatedBy separator: UTF16Text, check: () throws -> Void
  ) rethrows -> [UTF16Text] {
    var result: [UTF16Text] = []
    var index = 0
    for next in try ranges(of: separator, [], in: 0..<count, check: check) {
      if result.count & 0xFFF == 0xFFF { try check() }
      result.append(self[index..<next.lowerBound])
      index = next.upperBound
    }
    return result + [self[index..<count]]
  }
}
