internal import SelectorRuntime

/// What labels, text fields and text views send to themselves.
final class TextSelectors: NativeSelectors {
  private(set) lazy var textRectForBounds = known("textRectForBounds:limitedToNumberOfLines:")
  private(set) lazy var drawText = known("drawTextInRect:")
  private(set) lazy var drawPlaceholder = known("drawPlaceholderInRect:")
  private(set) lazy var textRect = known("textRectForBounds:")
  private(set) lazy var editingRect = known("editingRectForBounds:")
  private(set) lazy var placeholderRect = known("placeholderRectForBounds:")
  private(set) lazy var borderRect = known("borderRectForBounds:")
  private(set) lazy var leftViewRect = known("leftViewRectForBounds:")
  private(set) lazy var rightViewRect = known("rightViewRectForBounds:")
  private(set) lazy var caretRect = known("caretRectForPosition:")
  private(set) lazy var insertText = known("insertText:")
  private(set) lazy var deleteBackward = known("deleteBackward")
  private(set) lazy var text = known("text")
  private(set) lazy var copy = known("copy")
  private(set) lazy var setAttributedText = known("setAttributedText:")
  private(set) lazy var textWillChange = known("textWillChange:")
  private(set) lazy var textDidChange = known("textDidChange:")
  private(set) lazy var selectionWillChange = known("selectionWillChange:")
  private(set) lazy var selectionDidChange = known("selectionDidChange:")
}
