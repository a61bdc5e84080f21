internal import SelectorRuntime

/// What tab bars and their controllers send.
struct TabSelectors {
  let itemTapped, itemClicked, didSelectItem, tabBarItem: Selector
  let shouldSelect, didSelect, animatorForTransition, interactionForAnimator: Selector
  let setViewControllers, popToRoot: Selector

  init(_ runtime: Runtime) {
    itemTapped = runtime.selector("_itemTapped:")
    itemClicked = runtime.selector("_tabBarItemClicked:")
    didSelectItem = runtime.selector("tabBar:didSelectItem:")
    tabBarItem = runtime.selector("tabBarItem")
    shouldSelect = runtime.selector("tabBarController:shouldSelectViewController:")
    didSelect = runtime.selector("tabBarController:didSelectViewController:")
    animatorForTransition = runtime.selector(
      "tabBarController:animationControllerForTransitionFromViewController:toViewController:")
    interactionForAnimator = runtime.selector(
      "tabBarController:interactionControllerForAnimationController:")
    setViewControllers = runtime.selector("setViewControllers:animated:")
    popToRoot = runtime.selector("popToRootViewControllerAnimated:")
  }

  /// Defines the delegates' protocols.
  static func defineProtocols(in runtime: Runtime) {
    let root = runtime.lookUpProtocol("NSObject").map { [$0] } ?? []
    runtime.defineProtocol(
      "UITabBarDelegate", optional: [("tabBar:didSelectItem:", "v@:@@")], adopts: root)
    runtime.defineProtocol(
      "UITabBarControllerDelegate",
      optional: [
        ("tabBarController:shouldSelectViewController:", "B@:@@"),
        ("tabBarController:didSelectViewController:", "v@:@@"),
        ("tabBarController:interactionControllerForAnimationController:", "@@:@@"),
        (
          "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
          "@@:@@@"
        ),
      ], adopts: root)
  }
}
