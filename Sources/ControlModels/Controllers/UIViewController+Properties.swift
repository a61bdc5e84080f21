internal import FoundationModels
internal import SelectorRuntime

/// What else UIViewController.h has: restoration, toolbar items, margins, and the methods of old.
extension UIViewController {
  static func defineProperties(_ controller: ClassDefinition<UIViewController>) {
    controller.stored("restorationIdentifier", .copy, usual: String?.none)
    controller.stored("restorationClass", .strong, of: "Class", usual: RuntimeClass?.none)
    controller.method("encodeRestorableStateWithCoder:") { (_, _: Value) in }
    controller.method("decodeRestorableStateWithCoder:") { (_, _: Value) in }
    controller.stored("providesPresentationContextTransitionStyle", usual: false)
    controller.stored("restoresFocusAfterTransition", usual: true)
    controller.stored("wantsFullScreenLayout", usual: true)
    controller.stored("viewRespectsSystemMinimumLayoutMargins", usual: true)
    controller.stored("contentSizeForViewInPopover", usual: CGSize(width: 320, height: 1100))
    controller.stored("focusGroupIdentifier", .copy, usual: String?.none)
    controller.stored("toolbarItems", .strong, usual: [UIBarButtonItem]?.none)
    let setToolbarItems = controller.runtime.selector("setToolbarItems:")
    controller.method("setToolbarItems:animated:") {
      (controller, items: [UIBarButtonItem]?, _: Bool) in
      try controller.send(setToolbarItems, items)
    }
    controller.readonly("disablesAutomaticKeyboardDismissal") { (controller) -> Bool in
      // UIModalPresentationFormSheet keeps the keyboard, by the documentation.
      controller.modalPresentationStyle == 2
    }
    controller.readonly("prefersPointerLocked") { (_) -> Bool in false }
    // UIUserInterfaceStyleUnspecified
    controller.readonly("preferredUserInterfaceStyle") { (_) -> Int in 0 }
    controller.readonly("childViewControllerForUserInterfaceStyle", .strong) {
      (_) -> UIViewController? in nil
    }
    controller.readonly("extensionContext", .strong, of: "NSExtensionContext") {
      (_) -> RuntimeObject? in nil
    }
    // What no system of today sends.
    controller.hooks(
      "viewWillUnload", "viewDidUnload", "applicationFinishedRestoringState",
      "viewLayoutMarginsDidChange", "setNeedsUpdateOfHomeIndicatorAutoHidden",
      "setNeedsUpdateOfScreenEdgesDeferringSystemGestures", "setNeedsFocusUpdate",
      "updateFocusIfNeeded", "setNeedsUpdateOfPrefersPointerLocked")
    controller.readonly("preferredFocusEnvironments", .copy, of: "NSArray") {
      (controller) -> [UIView] in controller.loadedView.map { [$0] } ?? []
    }
    controller.method("setContentScrollView:forEdge:") { (_, _: RuntimeObject?, _: Int) in }
    controller.method("childViewControllerContainingSegueSource:") {
      (_, _: Value) -> UIViewController? in nil
    }
    controller.method("registerForPreviewingWithDelegate:sourceView:") {
      (_, _: RuntimeObject?, _: UIView) -> RuntimeObject? in nil
    }
    controller.method("unregisterForPreviewingWithContext:") { (_, _: RuntimeObject?) in }
    let updateConstraints = controller.runtime.selector("updateConstraints")
    controller.method("updateViewConstraints") { (controller) in
      try controller.loadedView?.send(updateConstraints)
    }
    defineOldPresenting(controller)
    defineWindowMoves(controller)
  }

  /// The names that presenting had before iOS 6.
  private static func defineOldPresenting(_ controller: ClassDefinition<UIViewController>) {
    let present = controller.runtime.selector("presentViewController:animated:completion:")
    controller.method("presentModalViewController:animated:") {
      (controller, other: UIViewController?, animated: Bool) in
      try controller.send(present, other, animated, Value.none)
    }
    controller.method("dismissModalViewControllerAnimated:") { (controller, animated: Bool) in
      try controller.send(controller.messages.dismiss, animated, Value.none)
    }
    controller.readonly("modalViewController", .strong) { $0.presented }
  }

  /// What a view sends its controller when it comes into a window or leaves it.
  private static func defineWindowMoves(_ controller: ClassDefinition<UIViewController>) {
    controller.method("viewWillMoveToWindow:") { (controller, window: UIWindow?) in
      try controller.viewWillMove(to: window)
    }
    controller.method("viewDidMoveToWindow:shouldAppearOrDisappear:") {
      (controller, window: UIWindow?, _: Bool) in try controller.viewDidMove(to: window)
    }
  }
}
