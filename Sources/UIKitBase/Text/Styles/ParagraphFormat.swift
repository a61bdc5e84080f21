/// The paragraph attributes that `NSParagraphStyle` wraps.
package struct ParagraphFormat: Hashable {
  /// `NSTextAlignmentNatural`.
  package var alignment = 4
  package var lineBreakMode = 0
  var lineSpacing = 0.0
  package var paragraphSpacing = 0.0
  var paragraphSpacingBefore = 0.0
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// Relative to the trailing edge, if zero or negative.
  var tailIndent = 0.0
  var minimumLineHeight = 0.0
  var maximumLineHeight = 0.0
  var lineHeightMultiple = 0.0
  var baseWritingDirection = -1
  var hyphenationFactor = 0.0
  package var defaultTabInterval = 0.0
  var allowsDefaultTighteningForTruncation = false
  var lineBreakStrategy = 0

  /// Creates a value from its parts.
  package init(
    alignment: Int = 4, lineBreakMode: Int = 0, lineSpacing: Double = 0.0,
    paragraphSpacing: Double = 0.0, paragraphSpacingBefore: Double = 0.0,
    firstLineHeadIndent: Double = 0.0, headIndent: Double = 0.0, tailIndent: Double = 0.0,
    minimumLineHeight: Double = 0.0, maximumLineHeight: Double = 0.0,
    lineHeightMultiple: Double = 0.0, baseWritingDirection: Int = -1,
    hyphenationFactor: Double = 0.0, defaultTabInterval: Double = 0.0,
    allowsDefaultTighteningForTruncation: Bool = false, lineBreakStrategy: Int = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineHeightMultiple = lineHeightMultiple
    self.baseWritingDirection = baseWritingDirection
    self.hyphenationFactor = hyphenationFactor
    self.defaultTabInterval = defaultTabInterval
    self.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    self.lineBreakStrategy = lineBreakStrategy
  }

  /// The line height for a natural height.
  func lineHeight(_ natural: Double) -> Double {
    var height = natural
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
