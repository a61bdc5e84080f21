internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import UIKitText

extension UIKitProtocols {
  package static let textViewDelegate = NativeProtocol(
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
        "textView:editMenuForTextInRange:suggestedActions:", returns: UIMenu?.self,
        UITextView.self, IndexRange.self, [UIMenuElement].self),
      .init(
        "textView:shouldInteractWithURL:inRange:interaction:", returns: Bool.self,
        UITextView.self, NSURL.self, IndexRange.self, Int.self),
      .init(
        "textView:shouldInteractWithTextAttachment:inRange:interaction:", returns: Bool.self,
        UITextView.self, NSTextAttachment.self, IndexRange.self, Int.self),
      .init(
        "textView:shouldInteractWithURL:inRange:", returns: Bool.self, UITextView.self, NSURL.self,
        IndexRange.self),
      .init(
        "textView:shouldInteractWithTextAttachment:inRange:", returns: Bool.self, UITextView.self,
        NSTextAttachment.self, IndexRange.self),
      .init(
        "textView:willPresentEditMenuWithAnimator:", UITextView.self,
        Adopter<UIEditMenuInteractionAnimating>.self),
      .init(
        "textView:willDismissEditMenuWithAnimator:", UITextView.self,
        Adopter<UIEditMenuInteractionAnimating>.self),
      .init(
        "textView:primaryActionForTextItem:defaultAction:", returns: UIAction?.self,
        UITextView.self, UITextItem.self, UIAction.self),
      .init(
        "textView:menuConfigurationForTextItem:defaultMenu:",
        returns: UITextItemMenuConfiguration?.self,
        UITextView.self, UITextItem.self, UIMenu.self),
      .init(
        "textView:textItemMenuWillDisplayForTextItem:animator:", UITextView.self,
        UITextItem.self, Adopter<UIContextMenuInteractionAnimating>.self),
      .init(
        "textView:textItemMenuWillEndForTextItem:animator:", UITextView.self, UITextItem.self,
        Adopter<UIContextMenuInteractionAnimating>.self),
      .init("textViewWritingToolsWillBegin:", UITextView.self),
      .init("textViewWritingToolsDidEnd:", UITextView.self),
      .init(
        "textView:writingToolsIgnoredRangesInEnclosingRange:", returns: [NSValue].self,
        UITextView.self, IndexRange.self),
      .init("textView:willBeginFormattingWithViewController:", UITextView.self, RuntimeObject.self),
      .init("textView:didBeginFormattingWithViewController:", UITextView.self, RuntimeObject.self),
      .init("textView:willEndFormattingWithViewController:", UITextView.self, RuntimeObject.self),
      .init("textView:didEndFormattingWithViewController:", UITextView.self, RuntimeObject.self),
    ])
}
