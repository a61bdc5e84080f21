package import SelectorRuntime

/// The selectors of alerts and action sheets.
package final class AlertSelectors: NativeSelectors {
  /// The delegate's selectors: the same callbacks, with different names for alerts and sheets.
  package struct Callbacks {
    package let willPresent, didPresent, clicked, willDismiss, didDismiss, cancel: Selector
    /// Asks whether the first non-cancel button is enabled; nil for sheets.
    package let shouldEnableFirst: Selector?

    package var all: [Selector] {
      [willPresent, didPresent, clicked, willDismiss, didDismiss, cancel]
        + (shouldEnableFirst.map { [$0] } ?? [])
    }
  }

  package private(set) lazy var alert = Callbacks(
    willPresent: selector("willPresentAlertView:"),
    didPresent: selector("didPresentAlertView:"),
    clicked: selector("alertView:clickedButtonAtIndex:"),
    willDismiss: selector("alertView:willDismissWithButtonIndex:"),
    didDismiss: selector("alertView:didDismissWithButtonIndex:"),
    cancel: selector("alertViewCancel:"),
    shouldEnableFirst: selector("alertViewShouldEnableFirstOtherButton:"))
  package private(set) lazy var sheet = Callbacks(
    willPresent: selector("willPresentActionSheet:"),
    didPresent: selector("didPresentActionSheet:"),
    clicked: selector("actionSheet:clickedButtonAtIndex:"),
    willDismiss: selector("actionSheet:willDismissWithButtonIndex:"),
    didDismiss: selector("actionSheet:didDismissWithButtonIndex:"),
    cancel: selector("actionSheetCancel:"),
    shouldEnableFirst: nil)
  package private(set) lazy var setDelegate = selector("setDelegate:")
  package private(set) lazy var addButton = selector("addButtonWithTitle:")
  package private(set) lazy var pressed = selector("_buttonClicked:")
  private(set) lazy var dismiss = selector("dismissWithClickedButtonIndex:animated:")
  package private(set) lazy var setHidden = selector("setHidden:")
  package private(set) lazy var addTarget = selector("addTarget:action:forControlEvents:")
  package private(set) lazy var sendActions = selector("sendActionsForControlEvents:")
  package private(set) lazy var setTitle = selector("setTitle:forState:")
  package private(set) lazy var setEnabled = selector("setEnabled:")
}
