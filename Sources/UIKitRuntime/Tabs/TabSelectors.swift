package import SelectorRuntime

/// The messages of tab bars and their controllers.
package final class TabSelectors: NativeSelectors {
  package private(set) lazy var setSelectedController = selector("setSelectedViewController:")
  package private(set) lazy var setShownController = selector("_setSelectedViewController:")
  package private(set) lazy var itemTapped = selector("_itemTapped:")
  package private(set) lazy var itemClicked = selector("_tabBarItemClicked:")
  package private(set) lazy var didSelectItem = selector("tabBar:didSelectItem:")
  package private(set) lazy var tabBarItem = selector("tabBarItem")
  package private(set) lazy var shouldSelect = selector(
    "tabBarController:shouldSelectViewController:")
  package private(set) lazy var didSelect = selector("tabBarController:didSelectViewController:")
  package private(set) lazy var animatorForTransition = selector(
    "tabBarController:animationControllerForTransitionFromViewController:toViewController:")
  package private(set) lazy var interactionForAnimator = selector(
    "tabBarController:interactionControllerForAnimationController:")
  package private(set) lazy var setViewControllers = selector("setViewControllers:animated:")
  package private(set) lazy var popToRoot = selector("popToRootViewControllerAnimated:")
}
