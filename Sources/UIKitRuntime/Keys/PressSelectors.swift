package import SelectorRuntime

/// The selectors of press messages.
package final class PressSelectors: NativeSelectors {
  package private(set) lazy var began = selector("pressesBegan:withEvent:")
  package private(set) lazy var changed = selector("pressesChanged:withEvent:")
  package private(set) lazy var ended = selector("pressesEnded:withEvent:")
  package private(set) lazy var cancelled = selector("pressesCancelled:withEvent:")
  package private(set) lazy var allowedPressTypes = selector("allowedPressTypes")
  package private(set) lazy var delegateReceivePress = selector(
    "gestureRecognizer:shouldReceivePress:")
  package private(set) lazy var handleKey = selector("handleKeyUIEvent:")
  package private(set) lazy var keyCommands = selector("keyCommands")
}
