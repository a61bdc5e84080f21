package import SelectorRuntime

/// The messages that labels, text fields and text views send to themselves.
package final class TextSelectors: NativeSelectors {
  package private(set) lazy var textRectForBounds = selector(
    "textRectForBounds:limitedToNumberOfLines:")
  package private(set) lazy var drawText = selector("drawTextInRect:")
  package private(set) lazy var drawPlaceholder = selector("drawPlaceholderInRect:")
  package private(set) lazy var textRect = selector("textRectForBounds:")
  package private(set) lazy var editingRect = selector("editingRectForBounds:")
  package private(set) lazy var placeholderRect = selector("placeholderRectForBounds:")
  private(set) lazy var borderRect = selector("borderRectForBounds:")
  package private(set) lazy var leftViewRect = selector("leftViewRectForBounds:")
  package private(set) lazy var rightViewRect = selector("rightViewRectForBounds:")
  private(set) lazy var caretRect = selector("caretRectForPosition:")
  package private(set) lazy var insertText = selector("insertText:")
  package private(set) lazy var inputShouldDelete = selector("keyboardInputShouldDelete:")
  package private(set) lazy var deleteBackward = selector("deleteBackward")
  private(set) lazy var text = selector("text")
  package private(set) lazy var copy = selector("copy")
  package private(set) lazy var setAttributedText = selector("setAttributedText:")
  package private(set) lazy var textWillChange = selector("textWillChange:")
  package private(set) lazy var textDidChange = selector("textDidChange:")
  package private(set) lazy var selectionWillChange = selector("selectionWillChange:")
  package private(set) lazy var selectionDidChange = selector("selectionDidChange:")
}
