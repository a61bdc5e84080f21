internal import FoundationCore
package import SelectorRuntime
internal import UIKitRuntime

/// The font sizes of text styles for each content size category.
///
/// From the tables of Dynamic Type sizes in Apple's guidelines.
enum TextStyle {
  /// The `UIFontTextStyle…` constants with the suffixes of their values, in the order of the
  /// tables.
  static let names = [
    "LargeTitle", "Title1", "Title2", "Title3", "Headline", "Body", "Callout", "Subheadline",
    "Footnote", "Caption1", "Caption2",
  ]

  /// The values of the constants: `UICTFontTextStyleBody`.
  static let values = [
    "UICTFontTextStyleTitle0", "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2",
    "UICTFontTextStyleTitle3", "UICTFontTextStyleHeadline", "UICTFontTextStyleBody",
    "UICTFontTextStyleCallout", "UICTFontTextStyleSubhead", "UICTFontTextStyleFootnote",
    "UICTFontTextStyleCaption1", "UICTFontTextStyleCaption2",
  ]

  private static let sizes: KeyValuePairs<String, [Double]> = [
    "XS": [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
    "S": [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
    "M": [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
    "L": [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
    "XL": [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
    "XXL": [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
    "XXXL": [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
    "AccessibilityM": [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
    "AccessibilityL": [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
    "AccessibilityXL": [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
    "AccessibilityXXL": [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
    "AccessibilityXXXL": [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
  ]

  private static let categoryPrefix = "UICTContentSizeCategory"

  /// The size of a style in a category, or nil for an unknown style.
  static func size(of style: String, in category: String) -> Double? {
    guard let place = values.firstIndex(of: style) ?? names.firstIndex(of: style) else {
      return nil
    }
    let short =
      category.hasPrefix(categoryPrefix) ? String(category.dropFirst(categoryPrefix.count)) : "L"
    let row = sizes.first { $0.key == short } ?? sizes[3]
    return row.value[place]
  }
}

extension UIKitWorld {
  /// The content size category of the traits, or the application's.
  func contentSizeCategory(_ traits: RuntimeObject? = nil) throws -> String {
    let selector = runtime.selector("preferredContentSizeCategory")
    let usual = "UICTContentSizeCategoryL"
    let source = traits ?? application
    guard try source.call(selectors.respondsToSelector, selector) else { return usual }
    let category: String? = try source.call(selector)
    return category ?? usual
  }

  /// The font of a text style in the preferred size.
  ///
  /// - Throws: ``RuntimeError`` for an unknown style.
  package func preferredFont(_ style: String, _ traits: RuntimeObject? = nil) throws -> UIFont {
    guard let size = TextStyle.size(of: style, in: try contentSizeCategory(traits)) else {
      throw RuntimeError(
        .invalidArgument, "+[UIFont preferredFontForTextStyle:]: Unknown style \(style)")
    }
    return fonts.font(
      FontDescription(
        size: size,
        weight: style == "UICTFontTextStyleHeadline" ? FontWeight.semibold : FontWeight.regular,
        textStyle: style))
  }
}
