package import SelectorRuntime

/// The selectors that a text field sends its delegate.
package final class TextFieldSelectors: NativeSelectors {
  package private(set) lazy var shouldBegin = selector("textFieldShouldBeginEditing:")
  package private(set) lazy var didBegin = selector("textFieldDidBeginEditing:")
  package private(set) lazy var shouldEnd = selector("textFieldShouldEndEditing:")
  package private(set) lazy var didEnd = selector("textFieldDidEndEditing:")
  package private(set) lazy var didEndReason = selector("textFieldDidEndEditing:reason:")
  package private(set) lazy var shouldChange = selector(
    "textField:shouldChangeCharactersInRange:replacementString:")
  package private(set) lazy var shouldChangeRanges = selector(
    "textField:shouldChangeCharactersInRanges:replacementString:")
  package private(set) lazy var shouldClear = selector("textFieldShouldClear:")
  package private(set) lazy var clearButtonRect = selector("clearButtonRectForBounds:")
  package private(set) lazy var didChangeSelection = selector("textFieldDidChangeSelection:")
  package private(set) lazy var shouldReturn = selector("textFieldShouldReturn:")
}
