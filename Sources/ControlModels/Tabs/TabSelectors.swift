internal import SelectorRuntime

/// The messages of tab bars and their controllers.
final class TabSelectors: NativeSelectors {
  private(set) lazy var setSelectedController = selector("setSelectedViewController:")
  private(set) lazy var setShownController = selector("_setSelectedViewController:")
  private(set) lazy var itemTapped = selector("_itemTapped:")
  private(set) lazy var itemClicked = selector("_tabBarItemClicked:")
  private(set) lazy var didSelectItem = selector("tabBar:didSelectItem:")
  private(set) lazy var tabBarItem = selector("tabBarItem")
  private(set) lazy var shouldSelect = selector("tabBarController:shouldSelectViewController:")
  private(set) lazy var didSelect = selector("tabBarController:didSelectViewController:")
  private(set) lazy var animatorForTransition = selector(
    "tabBarController:animationControllerForTransitionFromViewController:toViewController:")
  private(set) lazy var interactionForAnimator = selector(
    "tabBarController:interactionControllerForAnimationController:")
  private(set) lazy var setViewControllers = selector("setViewControllers:animated:")
  private(set) lazy var popToRoot = selector("popToRootViewControllerAnimated:")
}
