internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitLists
internal import UIKitRuntime

/// The remaining members of UIViewController.h.
///
/// They are state restoration, toolbar items, margins and deprecated methods.
extension UIViewController {
  static func defineProperties(_ controller: ClassDefinition<UIViewController>) {
    // A split view sends these to a controller; only a navigation controller overrides them.
    controller.method("collapseSecondaryViewController:forSplitViewController:") {
      (_, _: UIViewController, _: UISplitViewController) in
    }
    controller.method("separateSecondaryViewControllerForSplitViewController:") {
      (_, _: UISplitViewController) -> UIViewController? in nil
    }
    defineLayoutGuides(controller)
    defineUnavailableContent(controller)
    UITabBarController.defineTab(controller)
    UISearchDisplayController.defineOwner(controller)
    defineKeyCommands(controller)
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
    controller.stored("toolbarItems", .strong, usual: [UIBarButtonItem]?.none) { controller in
      for case let navigation as UINavigationController in controller.lineage.dropFirst() {
        navigation.loadedView?.markNeedsLayout()
      }
    }
    let setToolbarItems = controller.runtime.selector("setToolbarItems:")
    controller.method("setToolbarItems:animated:") {
      (controller, items: [UIBarButtonItem]?, _: Bool) in
      try controller.send(setToolbarItems, items)
    }
    controller.readonly("disablesAutomaticKeyboardDismissal") { (controller) -> Bool in
      // According to the documentation, UIModalPresentationFormSheet keeps the keyboard.
      controller.modalPresentationStyle == 2
    }
    controller.readonly("prefersPointerLocked") { (_) -> Bool in false }
    // UIUserInterfaceStyleUnspecified
    controller.readonly("preferredUserInterfaceStyle") { (_) -> Int in 0 }
    controller.readonly("childViewControllerForUserInterfaceStyle", .strong) {
      (_) -> UIViewController? in nil
    }
    // The host of an app extension begins its request.
    controller.readonly("extensionContext", .strong, of: "NSExtensionContext") {
      (controller) -> RuntimeObject? in controller.storedValues?.value("extensionContext")?.object
    }
    controller.method("beginRequestWithExtensionContext:") { (controller, context: RuntimeObject) in
      controller.makeStoredValues().set("extensionContext", .object(context), .strong)
    }
    // Current systems never send these.
    controller.hooks(
      "viewWillUnload", "viewDidUnload", "applicationFinishedRestoringState",
      "viewLayoutMarginsDidChange", "setNeedsUpdateOfHomeIndicatorAutoHidden",
      "setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
      "setNeedsUpdateOfPrefersPointerLocked")
    defineFocus(controller)
    defineContents(controller)
    definePreviewing(controller)
    let updateConstraints = controller.runtime.selector("updateConstraints")
    controller.method("updateViewConstraints") { (controller) in
      try controller.loadedView?.send(updateConstraints)
    }
    defineOldPresenting(controller)
    defineWindowMoves(controller)
  }

  /// Defines the methods with which containers query a controller's content.
  private static func defineContents(_ controller: ClassDefinition<UIViewController>) {
    // NSDirectionalRectEdgeTop, …Leading, …Bottom, …Trailing
    let edges = [1, 2, 4, 8]
    controller.method("setContentScrollView:forEdge:") {
      (controller, view: UIScrollView?, edge: Int) in
      let values = controller.makeStoredValues()
      for one in edges where edge & one != 0 {
        values.set("contentScrollView\(one)", view.messageValue, .weak)
      }
    }
    controller.method("contentScrollViewForEdge:") { (controller, edge: Int) -> UIScrollView? in
      let found = edges.lazy.filter { edge & $0 != 0 }.compactMap {
        controller.storedValues?.value("contentScrollView\($0)")?.object as? UIScrollView
      }
      return found.first
    }
    controller.readonly("splitViewController", .strong) {
      (controller) -> UISplitViewController? in
      controller.lineage.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
    }
    controller.readonly("systemMinimumLayoutMargins") { (_) -> NSDirectionalEdgeInsets in
      NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    controller.method("sizeForChildContentContainer:withParentContainerSize:") {
      (_, _: RuntimeObject?, size: CGSize) -> CGSize in size
    }
    controller.method("preferredContentSizeDidChangeForChildContentContainer:") {
      (_, _: RuntimeObject?) in
    }
    controller.method("systemLayoutFittingSizeDidChangeForChildContentContainer:") {
      (_, _: RuntimeObject?) in
    }
    let forwardsBoth = controller.runtime.selector(
      "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers")
    controller.method(forwardsBoth.name) { (_) -> Bool in true }
    controller.method("shouldAutomaticallyForwardRotationMethods") { (controller) -> Bool in
      try controller.call(forwardsBoth)
    }
    controller.method("rotatingHeaderView") { (_) -> UIView? in nil }
    controller.method("rotatingFooterView") { (_) -> UIView? in nil }
    controller.readonly("childViewControllerForPointerLock", .strong) {
      (_) -> UIViewController? in nil
    }
    controller.readonly("performsActionsWhilePresentingModally") { (_) -> Bool in true }
    controller.hooks("setNeedsUserInterfaceAppearanceUpdate")
    controller.stored(
      "interactionActivityTrackingBaseName", .copy, usual: String?.none)
    let setInPresentation = controller.runtime.selector("setModalInPresentation:")
    controller.property(
      "modalInPopover", getter: "isModalInPopover", get: { $0.isModalInPresentation }
    ) { (controller, modal: Bool) in try controller.send(setInPresentation, modal) }
  }

  /// Defines the presentation methods of before iOS 6.
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

  /// Defines the methods that a view sends its controller when its window changes.
  private static func defineWindowMoves(_ controller: ClassDefinition<UIViewController>) {
    controller.method("viewWillMoveToWindow:") { (controller, window: UIWindow?) in
      try controller.viewWillMove(to: window)
    }
    controller.method("viewDidMoveToWindow:shouldAppearOrDisappear:") {
      (controller, window: UIWindow?, _: Bool) in try controller.viewDidMove(to: window)
    }
  }
}
