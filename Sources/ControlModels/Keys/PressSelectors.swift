internal import SelectorRuntime

/// The selectors of press messages.
final class PressSelectors: NativeSelectors {
  private(set) lazy var began = selector("pressesBegan:withEvent:")
  private(set) lazy var changed = selector("pressesChanged:withEvent:")
  private(set) lazy var ended = selector("pressesEnded:withEvent:")
  private(set) lazy var cancelled = selector("pressesCancelled:withEvent:")
  private(set) lazy var allowedPressTypes = selector("allowedPressTypes")
  private(set) lazy var delegateReceivePress = selector("gestureRecognizer:shouldReceivePress:")
  private(set) lazy var handleKey = selector("handleKeyUIEvent:")
  private(set) lazy var keyCommands = selector("keyCommands")
}
