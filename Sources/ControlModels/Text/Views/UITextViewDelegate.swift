internal import FoundationModels
internal import SelectorRuntime

extension UIKitProtocols {
  static let textViewDelegate = NativeProtocol(
    "UITextViewDelegate", adopts: [scrollViewDelegate],
    optional: [
      .init("textViewShouldBeginEditing:", returns: Bool.self, UITextView.self),
      .init("textViewShouldEndEditing:", returns: Bool.self, UITextView.self),
      .init("textViewDidBeginEditing:", UITextView.self),
      .init("textViewDidEndEditing:", UITextView.self),
      .init(
        "textView:shouldChangeTextInRange:replacementText:", returns: Bool.self, UITextView.self,
        IndexRange.self, String?.self),
      .init("textViewDidChange:", UITextView.self),
      .init("textViewDidChangeSelection:", UITextView.self),
      .init(
        "textView:editMenuForTextInRange:suggestedActions:", returns: RuntimeObject?.self,
        UITextView.self, IndexRange.self, [Value].self),
      .init(
        "textView:shouldInteractWithURL:inRange:interaction:", returns: Bool.self,
        UITextView.self, Value.self, IndexRange.self, Int.self),
      .init(
        "textView:shouldInteractWithTextAttachment:inRange:interaction:", returns: Bool.self,
        UITextView.self, NSTextAttachment.self, IndexRange.self, Int.self),
    ])

  static let keyInput = NativeProtocol(
    "UIKeyInput", adopts: [textInputTraits],
    required: [
      .init("hasText", returns: Bool.self),
      .init("insertText:", String.self),
      .init("deleteBackward"),
    ])

  static let textInputTraits = NativeProtocol(
    "UITextInputTraits", adopts: [FoundationProtocols.object],
    optional: [
      .init("autocapitalizationType", returns: Int.self),
      .init("setAutocapitalizationType:", Int.self),
      .init("autocorrectionType", returns: Int.self),
      .init("setAutocorrectionType:", Int.self),
      .init("spellCheckingType", returns: Int.self),
      .init("smartQuotesType", returns: Int.self),
      .init("smartDashesType", returns: Int.self),
      .init("smartInsertDeleteType", returns: Int.self),
      .init("keyboardType", returns: Int.self),
      .init("setKeyboardType:", Int.self),
      .init("keyboardAppearance", returns: Int.self),
      .init("setKeyboardAppearance:", Int.self),
      .init("returnKeyType", returns: Int.self),
      .init("setReturnKeyType:", Int.self),
      .init("enablesReturnKeyAutomatically", returns: Bool.self),
      .init("isSecureTextEntry", returns: Bool.self),
      .init("setSecureTextEntry:", Bool.self),
      .init("textContentType", returns: String?.self),
    ])

  static let textInputDelegate = NativeProtocol(
    "UITextInputDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init("selectionWillChange:", RuntimeObject?.self),
      .init("selectionDidChange:", RuntimeObject?.self),
      .init("textWillChange:", RuntimeObject?.self),
      .init("textDidChange:", RuntimeObject?.self),
    ])

  static let textInput = NativeProtocol(
    "UITextInput", adopts: [keyInput],
    required: [
      .init("textInRange:", returns: String?.self, UITextRange.self),
      .init("replaceRange:withText:", UITextRange.self, String.self),
      .init("selectedTextRange", returns: UITextRange?.self),
      .init("setSelectedTextRange:", UITextRange?.self),
      .init("markedTextRange", returns: UITextRange?.self),
      .init("setMarkedText:selectedRange:", String?.self, IndexRange.self),
      .init("unmarkText"),
      .init("beginningOfDocument", returns: UITextPosition.self),
      .init("endOfDocument", returns: UITextPosition.self),
      .init(
        "textRangeFromPosition:toPosition:", returns: UITextRange?.self, UITextPosition.self,
        UITextPosition.self),
      .init(
        "positionFromPosition:offset:", returns: UITextPosition?.self, UITextPosition.self,
        Int.self),
      .init(
        "comparePosition:toPosition:", returns: Int.self, UITextPosition.self,
        UITextPosition.self),
      .init(
        "offsetFromPosition:toPosition:", returns: Int.self, UITextPosition.self,
        UITextPosition.self),
      .init("firstRectForRange:", returns: CGRect.self, UITextRange.self),
      .init("caretRectForPosition:", returns: CGRect.self, UITextPosition.self),
      .init("closestPositionToPoint:", returns: UITextPosition?.self, CGPoint.self),
      .init("characterRangeAtPoint:", returns: UITextRange?.self, CGPoint.self),
    ])

  static let textStorageDelegate = NativeProtocol(
    "NSTextStorageDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "textStorage:willProcessEditing:range:changeInLength:", NSTextStorage.self, Int.self,
        IndexRange.self, Int.self),
      .init(
        "textStorage:didProcessEditing:range:changeInLength:", NSTextStorage.self, Int.self,
        IndexRange.self, Int.self),
    ])

  static let layoutManagerDelegate = NativeProtocol(
    "NSLayoutManagerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("layoutManagerDidInvalidateLayout:", NSLayoutManager.self),
      .init(
        "layoutManager:didCompleteLayoutForTextContainer:atEnd:", NSLayoutManager.self,
        NSTextContainer?.self, Bool.self),
    ])
}
