/// How texts are compared and searched: `NSStringCompareOptions`, by its bits in NSString.h.
package struct ComparisonOptions: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let caseInsensitive = ComparisonOptions(rawValue: 1)
  /// Unit by unit: composed and decomposed accents differ.
  package static let literal = ComparisonOptions(rawValue: 2)
  package static let backwards = ComparisonOptions(rawValue: 4)
  package static let anchored = ComparisonOptions(rawValue: 8)
  /// Runs of digits are compared as numbers.
  static let numeric = ComparisonOptions(rawValue: 64)
  package static let diacriticInsensitive = ComparisonOptions(rawValue: 128)
  static let widthInsensitive = ComparisonOptions(rawValue: 256)
  /// Texts that are equal but for the other options are ordered all the same.
  static let forcedOrdering = ComparisonOptions(rawValue: 512)
  static let regularExpression = ComparisonOptions(rawValue: 1024)

  /// Those that make different characters count as one.
  static let folding: ComparisonOptions = [
    .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
  ]
}
