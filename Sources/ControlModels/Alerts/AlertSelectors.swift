internal import SelectorRuntime

/// What alerts and action sheets send.
final class AlertSelectors: NativeSelectors {
  /// The delegate's methods, the same for both under other names, in the order of their places.
  struct Callbacks {
    let willPresent, didPresent, clicked, willDismiss, didDismiss, cancel: Selector
    /// Whether the first of the other buttons may be pressed; nil for sheets.
    let shouldEnableFirst: Selector?

    var all: [Selector] {
      [willPresent, didPresent, clicked, willDismiss, didDismiss, cancel]
        + (shouldEnableFirst.map { [$0] } ?? [])
    }
  }

  private(set) lazy var alert = Callbacks(
    willPresent: known("willPresentAlertView:"),
    didPresent: known("didPresentAlertView:"),
    clicked: known("alertView:clickedButtonAtIndex:"),
    willDismiss: known("alertView:willDismissWithButtonIndex:"),
    didDismiss: known("alertView:didDismissWithButtonIndex:"),
    cancel: known("alertViewCancel:"),
    shouldEnableFirst: known("alertViewShouldEnableFirstOtherButton:"))
  private(set) lazy var sheet = Callbacks(
    willPresent: known("willPresentActionSheet:"),
    didPresent: known("didPresentActionSheet:"),
    clicked: known("actionSheet:clickedButtonAtIndex:"),
    willDismiss: known("actionSheet:willDismissWithButtonIndex:"),
    didDismiss: known("actionSheet:didDismissWithButtonIndex:"),
    cancel: known("actionSheetCancel:"),
    shouldEnableFirst: nil)
  private(set) lazy var setDelegate = known("setDelegate:")
  private(set) lazy var addButton = known("addButtonWithTitle:")
  private(set) lazy var pressed = known("_buttonClicked:")
  private(set) lazy var dismiss = known("dismissWithClickedButtonIndex:animated:")
  private(set) lazy var setHidden = known("setHidden:")
  private(set) lazy var addTarget = known("addTarget:action:forControlEvents:")
  private(set) lazy var sendActions = known("sendActionsForControlEvents:")
  private(set) lazy var setTitle = known("setTitle:forState:")
  private(set) lazy var setEnabled = known("setEnabled:")
}
