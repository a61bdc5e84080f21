/// The paragraph attributes that `NSParagraphStyle` wraps.
struct ParagraphFormat: Hashable {
  /// `NSTextAlignmentNatural`.
  var alignment = 4
  var lineBreakMode = 0
  var lineSpacing = 0.0
  var paragraphSpacing = 0.0
  var paragraphSpacingBefore = 0.0
  var firstLineHeadIndent = 0.0
  var headIndent = 0.0
  /// Relative to the trailing edge, if zero or negative.
  var tailIndent = 0.0
  var minimumLineHeight = 0.0
  var maximumLineHeight = 0.0
  var lineHeightMultiple = 0.0
  var baseWritingDirection = -1
  var hyphenationFactor = 0.0
  var defaultTabInterval = 0.0
  var allowsDefaultTighteningForTruncation = false
  var lineBreakStrategy = 0

  /// The line height for a natural height.
  func lineHeight(_ natural: Double) -> Double {
    var height = natural
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
