internal import SelectorRuntime

/// The selectors of delegate messages and of messages to the text view.
final class TextViewSelectors: NativeSelectors {
  private(set) lazy var shouldBegin = selector("textViewShouldBeginEditing:")
  private(set) lazy var didBegin = selector("textViewDidBeginEditing:")
  private(set) lazy var shouldEnd = selector("textViewShouldEndEditing:")
  private(set) lazy var didEnd = selector("textViewDidEndEditing:")
  private(set) lazy var shouldChange = selector("textView:shouldChangeTextInRange:replacementText:")
  private(set) lazy var didChange = selector("textViewDidChange:")
  private(set) lazy var didChangeSelection = selector("textViewDidChangeSelection:")
  private(set) lazy var scrollRangeToVisible = selector("scrollRangeToVisible:")
}
