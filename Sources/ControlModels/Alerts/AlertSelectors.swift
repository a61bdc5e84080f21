internal import SelectorRuntime

/// What alerts and action sheets send.
struct AlertSelectors {
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

  let alert, sheet: Callbacks
  let setDelegate, addButton, pressed, dismiss: Selector
  let setHidden, addTarget, sendActions, setTitle, setEnabled: Selector

  init(_ runtime: Runtime) {
    alert = Callbacks(
      willPresent: runtime.selector("willPresentAlertView:"),
      didPresent: runtime.selector("didPresentAlertView:"),
      clicked: runtime.selector("alertView:clickedButtonAtIndex:"),
      willDismiss: runtime.selector("alertView:willDismissWithButtonIndex:"),
      didDismiss: runtime.selector("alertView:didDismissWithButtonIndex:"),
      cancel: runtime.selector("alertViewCancel:"),
      shouldEnableFirst: runtime.selector("alertViewShouldEnableFirstOtherButton:"))
    sheet = Callbacks(
      willPresent: runtime.selector("willPresentActionSheet:"),
      didPresent: runtime.selector("didPresentActionSheet:"),
      clicked: runtime.selector("actionSheet:clickedButtonAtIndex:"),
      willDismiss: runtime.selector("actionSheet:willDismissWithButtonIndex:"),
      didDismiss: runtime.selector("actionSheet:didDismissWithButtonIndex:"),
      cancel: runtime.selector("actionSheetCancel:"),
      shouldEnableFirst: nil)
    setDelegate = runtime.selector("setDelegate:")
    addButton = runtime.selector("addButtonWithTitle:")
    pressed = runtime.selector("_buttonClicked:")
    dismiss = runtime.selector("dismissWithClickedButtonIndex:animated:")
    setHidden = runtime.selector("setHidden:")
    addTarget = runtime.selector("addTarget:action:forControlEvents:")
    sendActions = runtime.selector("sendActionsForControlEvents:")
    setTitle = runtime.selector("setTitle:forState:")
    setEnabled = runtime.selector("setEnabled:")
  }
}
