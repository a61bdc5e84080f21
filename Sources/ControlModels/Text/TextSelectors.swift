internal import SelectorRuntime

/// The messages that labels, text fields and text views send to themselves.
final class TextSelectors: NativeSelectors {
  private(set) lazy var textRectForBounds = selector("textRectForBounds:limitedToNumberOfLines:")
  private(set) lazy var drawText = selector("drawTextInRect:")
  private(set) lazy var drawPlaceholder = selector("drawPlaceholderInRect:")
  private(set) lazy var textRect = selector("textRectForBounds:")
  private(set) lazy var editingRect = selector("editingRectForBounds:")
  private(set) lazy var placeholderRect = selector("placeholderRectForBounds:")
  private(set) lazy var borderRect = selector("borderRectForBounds:")
  private(set) lazy var leftViewRect = selector("leftViewRectForBounds:")
  private(set) lazy var rightViewRect = selector("rightViewRectForBounds:")
  private(set) lazy var caretRect = selector("caretRectForPosition:")
  private(set) lazy var insertText = selector("insertText:")
  private(set) lazy var inputShouldDelete = selector("keyboardInputShouldDelete:")
  private(set) lazy var deleteBackward = selector("deleteBackward")
  private(set) lazy var text = selector("text")
  private(set) lazy var copy = selector("copy")
  private(set) lazy var setAttributedText = selector("setAttributedText:")
  private(set) lazy var textWillChange = selector("textWillChange:")
  private(set) lazy var textDidChange = selector("textDidChange:")
  private(set) lazy var selectionWillChange = selector("selectionWillChange:")
  private(set) lazy var selectionDidChange = selector("selectionDidChange:")
}
