internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitProtocols {
  package static let keyInput = NativeProtocol(
    "UIKeyInput", adopts: [textInputTraits],
    required: [
      .init("hasText", returns: Bool.self),
      .init("insertText:", String.self),
      .init("deleteBackward"),
    ])

  package static let textInputTraits = NativeProtocol(
    "UITextInputTraits", adopts: [FoundationProtocols.object],
    required: [
      .init("setEnablesReturnKeyAutomatically:", Bool.self),
      .init("setSpellCheckingType:", Int.self),
    ],
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
      .init("setTextContentType:", String.self),
      .init("setSmartQuotesType:", Int.self),
      .init("setSmartDashesType:", Int.self),
      .init("setSmartInsertDeleteType:", Int.self),
      .init("passwordRules", returns: RuntimeObject?.self),
      .init("setPasswordRules:", RuntimeObject?.self),
      .init("inlinePredictionType", returns: Int.self),
      .init("setInlinePredictionType:", Int.self),
      .init("writingToolsBehavior", returns: Int.self),
      .init("setWritingToolsBehavior:", Int.self),
      .init("allowedWritingToolsResultOptions", returns: Int.self),
      .init("setAllowedWritingToolsResultOptions:", Int.self),
      .init("mathExpressionCompletionType", returns: Int.self),
      .init("setMathExpressionCompletionType:", Int.self),
    ])

  package static let textInputDelegate = NativeProtocol(
    "UITextInputDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init("selectionWillChange:", Adopter<UITextInput>?.self),
      .init("selectionDidChange:", Adopter<UITextInput>?.self),
      .init("textWillChange:", Adopter<UITextInput>?.self),
      .init("textDidChange:", Adopter<UITextInput>?.self),
    ])

  package static let textInput = NativeProtocol(
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
      .init("markedTextStyle", returns: Instance<NSDictionary>?.self),
      .init("setMarkedTextStyle:", Instance<NSDictionary>?.self),
      .init("inputDelegate", returns: Adopter<UITextInputDelegate>?.self),
      .init("setInputDelegate:", Adopter<UITextInputDelegate>?.self),
      .init("tokenizer", returns: Adopter<UITextInputTokenizer>.self),
      .init(
        "positionFromPosition:inDirection:offset:", returns: UITextPosition.self,
        UITextPosition.self, Int.self, Int.self),
      .init(
        "positionWithinRange:farthestInDirection:", returns: UITextPosition.self, UITextRange.self,
        Int.self),
      .init(
        "characterRangeByExtendingPosition:inDirection:", returns: UITextRange.self,
        UITextPosition.self, Int.self),
      .init(
        "baseWritingDirectionForPosition:inDirection:", returns: Int.self, UITextPosition.self,
        Int.self),
      .init("setBaseWritingDirection:forRange:", Int.self, UITextRange.self),
      .init(
        "closestPositionToPoint:withinRange:", returns: UITextPosition.self, CGPoint.self,
        UITextRange.self),
      .init("selectionRectsForRange:", returns: [UITextSelectionRect].self, UITextRange.self),
    ],
    optional: [
      .init("textInputView", returns: UIView.self),
      .init("selectionAffinity", returns: Int.self),
      .init("setSelectionAffinity:", Int.self),
      .init(
        "textStylingAtPosition:inDirection:", returns: Instance<NSDictionary>?.self,
        UITextPosition.self, Int.self),
      .init(
        "positionWithinRange:atCharacterOffset:", returns: UITextPosition.self, UITextRange.self,
        Int.self),
      .init(
        "characterOffsetOfPosition:withinRange:", returns: Int.self, UITextPosition.self,
        UITextRange.self),
      .init("dictationRecognitionFailed"),
      .init("dictationRecordingDidEnd"),
      .init("insertDictationResult:", Value.self),
      .init(
        "shouldChangeTextInRange:replacementText:", returns: Bool.self, UITextRange.self,
        String.self),
      .init("frameForDictationResultPlaceholder:", returns: CGRect.self, Value.self),
      .init("insertDictationResultPlaceholder", returns: Value.self),
      .init("removeDictationResultPlaceholder:willInsertResult:", Value.self, Bool.self),
      .init("beginFloatingCursorAtPoint:", CGPoint.self),
      .init("updateFloatingCursorAtPoint:", CGPoint.self),
      .init("endFloatingCursor"),
      .init("caretTransformForPosition:", returns: CGAffineTransform.self, UITextPosition.self),
      .init("insertText:alternatives:style:", String.self, [String].self, Int.self),
      .init("setAttributedMarkedText:selectedRange:", NSAttributedString?.self, IndexRange.self),
      .init("insertTextPlaceholderWithSize:", returns: UITextPlaceholder.self, CGSize.self),
      .init("removeTextPlaceholder:", UITextPlaceholder.self),
      .init("willPresentEditMenuWithAnimator:", Adopter<UIEditMenuInteractionAnimating>.self),
      .init("willDismissEditMenuWithAnimator:", Adopter<UIEditMenuInteractionAnimating>.self),
      .init(
        "editMenuForTextRange:suggestedActions:", returns: UIMenu?.self, UITextRange.self,
        [UIMenuElement].self),
      .init("supportsAdaptiveImageGlyph", returns: Bool.self),
      .init("setSupportsAdaptiveImageGlyph:", Bool.self),
      .init("insertAdaptiveImageGlyph:replacementRange:", RuntimeObject.self, UITextRange.self),
      .init("isEditable", returns: Bool.self),
      .init("insertAttributedText:", NSAttributedString.self),
      .init("attributedTextInRange:", returns: NSAttributedString.self, UITextRange.self),
      .init("replaceRange:withAttributedText:", UITextRange.self, NSAttributedString.self),
      .init("willPresentWritingTools"),
      .init("didDismissWritingTools"),
    ])

  package static let textStorageDelegate = NativeProtocol(
    "NSTextStorageDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "textStorage:willProcessEditing:range:changeInLength:", NSTextStorage.self, Int.self,
        IndexRange.self, Int.self),
      .init(
        "textStorage:didProcessEditing:range:changeInLength:", NSTextStorage.self, Int.self,
        IndexRange.self, Int.self),
    ])

  package static let layoutManagerDelegate = NativeProtocol(
    "NSLayoutManagerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("layoutManagerDidInvalidateLayout:", NSLayoutManager.self),
      .init(
        "layoutManager:didCompleteLayoutForTextContainer:atEnd:", NSLayoutManager.self,
        NSTextContainer?.self, Bool.self),
      .init(
        "layoutManager:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:",
        returns: Int.self, NSLayoutManager.self, RuntimeObject.self, RuntimeObject.self,
        RuntimeObject.self, Int.self, IndexRange.self),
      .init(
        "layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:",
        returns: Double.self, NSLayoutManager.self, Int.self, CGRect.self),
      .init(
        "layoutManager:paragraphSpacingBeforeGlyphAtIndex:withProposedLineFragmentRect:",
        returns: Double.self, NSLayoutManager.self, Int.self, CGRect.self),
      .init(
        "layoutManager:paragraphSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:",
        returns: Double.self, NSLayoutManager.self, Int.self, CGRect.self),
      .init(
        "layoutManager:shouldUseAction:forControlCharacterAtIndex:", returns: Int.self,
        NSLayoutManager.self, Int.self, Int.self),
      .init(
        "layoutManager:shouldBreakLineByWordBeforeCharacterAtIndex:", returns: Bool.self,
        NSLayoutManager.self, Int.self),
      .init(
        "layoutManager:shouldBreakLineByHyphenatingBeforeCharacterAtIndex:", returns: Bool.self,
        NSLayoutManager.self, Int.self),
      .init(
        "layoutManager:boundingBoxForControlGlyphAtIndex:forTextContainer:proposedLineFragment:glyphPosition:characterIndex:",
        returns: CGRect.self, NSLayoutManager.self, Int.self, NSTextContainer.self, CGRect.self,
        CGPoint.self, Int.self),
      .init(
        "layoutManager:textContainer:didChangeGeometryFromSize:", NSLayoutManager.self,
        NSTextContainer.self, CGSize.self),
      .init(
        "layoutManager:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:inTextContainer:forGlyphRange:",
        returns: Bool.self, NSLayoutManager.self, InOut<CGRect>.self, InOut<CGRect>.self,
        InOut<Double>.self, NSTextContainer.self, IndexRange.self),
    ])
}
