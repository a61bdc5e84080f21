extension UTF16Text {
  /// Compares two texts as `compare:options:range:` does: −1, 0 or 1.
  /// - Parameter check: Throws to stop at a long text.
  package func compare(
    _ other: UTF16Text, _ options: ComparisonOptions = [], check: () throws -> Void
  ) rethrows -> Int { try compare(other, options, in: 0..<count, check: check) }

  /// Compares a part of the text with another text.
  /// - Parameter check: Throws to stop at a long text.
  func compare(
    _ other: UTF16Text, _ options: ComparisonOptions, in range: Range<Int>,
    check: () throws -> Void
  ) rethrows -> Int {
    if options.isDisjoint(with: [.folding, .numeric, .forcedOrdering]) {
      // Accents are compared separately, so that É is ordered among the capitals.
      let isPlain = units[range].allSatisfy { $0 < 0xC0 } && other.units.allSatisfy { $0 < 0xC0 }
      if options.contains(.literal) || isPlain { return Self.order(units[range], other.units[...]) }
    }
    let left = try FoldedText(self, in: range, options, check: check).elements.map(\.value)
    let right = try FoldedText(other, in: 0..<other.count, options, check: check)
      .elements.map(\.value)
    let order =
      options.contains(.numeric)
      ? Self.numericOrder(left, right) : Self.order(left[...], right[...])
    if order != 0 || !options.contains(.forcedOrdering) { return order }
    return Self.order(units[range], other.units[...])
  }

  private static func order<Unit: Comparable>(
    _ left: ArraySlice<Unit>, _ right: ArraySlice<Unit>
  ) -> Int {
    if left.lexicographicallyPrecedes(right) { return -1 }
    return right.lexicographicallyPrecedes(left) ? 1 : 0
  }

  /// Compares by characters, and runs of digits by their numbers: `img2` is before `img10`.
  private static func numericOrder(_ left: [UInt32], _ right: [UInt32]) -> Int {
    var (first, second) = (left[...], right[...])
    while let a = first.first, let b = second.first {
      if isDigit(a) && isDigit(b) {
        let order = numberOrder(takeNumber(&first), takeNumber(&second))
        if order != 0 { return order }
      } else {
        if a != b { return a < b ? -1 : 1 }
        first = first.dropFirst()
        second = second.dropFirst()
      }
    }
    return first.isEmpty ? (second.isEmpty ? 0 : -1) : 1
  }

  private static func isDigit(_ value: UInt32) -> Bool { value >= 0x30 && value <= 0x39 }

  /// Removes a run of digits, and returns it without leading zeros.
  private static func takeNumber(_ rest: inout ArraySlice<UInt32>) -> ArraySlice<UInt32> {
    let run = rest.prefix(while: isDigit)
    rest = rest.dropFirst(run.count)
    return run.drop { $0 == 0x30 }
  }

  private static func numberOrder(_ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>) -> Int {
    if left.count != right.count { return left.count < right.count ? -1 : 1 }
    return order(left, right)
  }

  /// Compares in the order of a locale: by letters, then accents, then case.
  ///
  /// - Parameter options: The differences that are ignored.
  /// - Throws: An error that names ICU's package if it is missing.
  func localizedCompare(
    _ other: UTF16Text, _ options: ComparisonOptions = [], locale: String
  ) throws -> Int {
    if units == other.units { return 0 }
    let order = try TextRules.shared.compare(self, other, options, locale: locale)
    if order != 0 || !options.contains(.forcedOrdering) { return order }
    return Self.order(units[...], other.units[...])
  }
}
