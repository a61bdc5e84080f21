package import SelectorRuntime

/// The selectors of delegate messages and of messages to the text view.
package final class TextViewSelectors: NativeSelectors {
  package private(set) lazy var shouldBegin = selector("textViewShouldBeginEditing:")
  package private(set) lazy var didBegin = selector("textViewDidBeginEditing:")
  package private(set) lazy var shouldEnd = selector("textViewShouldEndEditing:")
  package private(set) lazy var didEnd = selector("textViewDidEndEditing:")
  package private(set) lazy var shouldChange = selector(
    "textView:shouldChangeTextInRange:replacementText:")
  package private(set) lazy var didChange = selector("textViewDidChange:")
  package private(set) lazy var didChangeSelection = selector("textViewDidChangeSelection:")
  package private(set) lazy var scrollRangeToVisible = selector("scrollRangeToVisible:")
}
