internal import SelectorRuntime

/// The selectors that a text field sends its delegate.
final class TextFieldSelectors: NativeSelectors {
  private(set) lazy var shouldBegin = selector("textFieldShouldBeginEditing:")
  private(set) lazy var didBegin = selector("textFieldDidBeginEditing:")
  private(set) lazy var shouldEnd = selector("textFieldShouldEndEditing:")
  private(set) lazy var didEnd = selector("textFieldDidEndEditing:")
  private(set) lazy var didEndReason = selector("textFieldDidEndEditing:reason:")
  private(set) lazy var shouldChange = selector(
    "textField:shouldChangeCharactersInRange:replacementString:")
  private(set) lazy var shouldClear = selector("textFieldShouldClear:")
  private(set) lazy var clearButtonRect = selector("clearButtonRectForBounds:")
  private(set) lazy var didChangeSelection = selector("textFieldDidChangeSelection:")
  private(set) lazy var shouldReturn = selector("textFieldShouldReturn:")
}
