/// The options of comparison and search: `NSStringCompareOptions`, with their bits in NSString.h.
package struct ComparisonOptions: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let caseInsensitive = ComparisonOptions(rawValue: 1)
  /// Compares unit by unit: composed and decomposed accents differ.
  package static let literal = ComparisonOptions(rawValue: 2)
  package static let backwards = ComparisonOptions(rawValue: 4)
  package static let anchored = ComparisonOptions(rawValue: 8)
  /// Runs of digits are compared as numbers.
  static let numeric = ComparisonOptions(rawValue: 64)
  package static let diacriticInsensitive = ComparisonOptions(rawValue: 128)
  static let widthInsensitive = ComparisonOptions(rawValue: 256)
  /// Orders strings that are equal only because of the other options.
  static let forcedOrdering = ComparisonOptions(rawValue: 512)
  static let regularExpression = ComparisonOptions(rawValue: 1024)

  /// The options that make different characters equal.
  static let folding: ComparisonOptions = [
    .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
  ]
}
