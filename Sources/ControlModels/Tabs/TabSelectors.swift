internal import SelectorRuntime

/// What tab bars and their controllers send.
final class TabSelectors: NativeSelectors {
  private(set) lazy var itemTapped = known("_itemTapped:")
  private(set) lazy var itemClicked = known("_tabBarItemClicked:")
  private(set) lazy var didSelectItem = known("tabBar:didSelectItem:")
  private(set) lazy var tabBarItem = known("tabBarItem")
  private(set) lazy var shouldSelect = known("tabBarController:shouldSelectViewController:")
  private(set) lazy var didSelect = known("tabBarController:didSelectViewController:")
  private(set) lazy var animatorForTransition = known(
    "tabBarController:animationControllerForTransitionFromViewController:toViewController:")
  private(set) lazy var interactionForAnimator = known(
    "tabBarController:interactionControllerForAnimationController:")
  private(set) lazy var setViewControllers = known("setViewControllers:animated:")
  private(set) lazy var popToRoot = known("popToRootViewControllerAnimated:")
}
