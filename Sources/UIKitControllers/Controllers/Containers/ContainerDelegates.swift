internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The delegate protocols of page view controllers, search controllers and split view controllers.
extension UIKitProtocols {
  package static let pageViewControllerDelegate = NativeProtocol(
    "UIPageViewControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "pageViewController:willTransitionToViewControllers:", UIPageViewController.self,
        [UIViewController].self),
      .init(
        "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
        UIPageViewController.self, Bool.self, [UIViewController].self, Bool.self),
      .init(
        "pageViewController:spineLocationForInterfaceOrientation:", returns: Int.self,
        UIPageViewController.self, Int.self),
      .init(
        "pageViewControllerSupportedInterfaceOrientations:", returns: Int.self,
        UIPageViewController.self),
      .init(
        "pageViewControllerPreferredInterfaceOrientationForPresentation:", returns: Int.self,
        UIPageViewController.self),
    ])

  package static let pageViewControllerDataSource = NativeProtocol(
    "UIPageViewControllerDataSource", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "pageViewController:viewControllerBeforeViewController:", returns: UIViewController?.self,
        UIPageViewController.self, UIViewController.self),
      .init(
        "pageViewController:viewControllerAfterViewController:", returns: UIViewController?.self,
        UIPageViewController.self, UIViewController.self),
    ],
    optional: [
      .init(
        "presentationCountForPageViewController:", returns: Int.self, UIPageViewController.self),
      .init(
        "presentationIndexForPageViewController:", returns: Int.self, UIPageViewController.self),
    ])

  package static let searchResultsUpdating = NativeProtocol(
    "UISearchResultsUpdating", adopts: [FoundationProtocols.object],
    required: [
      .init("updateSearchResultsForSearchController:", UISearchController.self)
    ],
    optional: [
      .init(
        "updateSearchResultsForSearchController:selectingSearchSuggestion:",
        UISearchController.self, Adopter<UISearchSuggestion>.self)
    ])

  package static let searchControllerDelegate = NativeProtocol(
    "UISearchControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("willPresentSearchController:", UISearchController.self),
      .init("didPresentSearchController:", UISearchController.self),
      .init("willDismissSearchController:", UISearchController.self),
      .init("didDismissSearchController:", UISearchController.self),
      .init("presentSearchController:", UISearchController.self),
      .init("searchController:willChangeToSearchBarPlacement:", UISearchController.self, Int.self),
      .init("searchController:didChangeFromSearchBarPlacement:", UISearchController.self, Int.self),
    ])

  package static let splitViewControllerDelegate = NativeProtocol(
    "UISplitViewControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "splitViewController:showViewController:sender:", returns: Bool.self,
        UISplitViewController.self, UIViewController.self, Value.self),
      .init(
        "splitViewController:showDetailViewController:sender:", returns: Bool.self,
        UISplitViewController.self, UIViewController.self, Value.self),
      .init(
        "splitViewControllerSupportedInterfaceOrientations:", returns: Int.self,
        UISplitViewController.self),
      .init(
        "splitViewControllerPreferredInterfaceOrientationForPresentation:", returns: Int.self,
        UISplitViewController.self),
      .init(
        "splitViewController:popoverController:willPresentViewController:",
        UISplitViewController.self, UIPopoverController.self, UIViewController.self),
      .init(
        "splitViewController:willHideViewController:withBarButtonItem:forPopoverController:",
        UISplitViewController.self, UIViewController.self, UIBarButtonItem.self,
        UIPopoverController.self),
      .init(
        "splitViewController:willShowViewController:invalidatingBarButtonItem:",
        UISplitViewController.self, UIViewController.self, UIBarButtonItem.self),
      .init(
        "splitViewController:shouldHideViewController:inOrientation:", returns: Bool.self,
        UISplitViewController.self, UIViewController.self, Int.self),
      .init("splitViewController:willChangeToDisplayMode:", UISplitViewController.self, Int.self),
      .init(
        "targetDisplayModeForActionInSplitViewController:", returns: Int.self,
        UISplitViewController.self),
      .init(
        "primaryViewControllerForCollapsingSplitViewController:", returns: UIViewController.self,
        UISplitViewController.self),
      .init(
        "primaryViewControllerForExpandingSplitViewController:", returns: UIViewController.self,
        UISplitViewController.self),
      .init(
        "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
        returns: Bool.self, UISplitViewController.self, UIViewController.self, UIViewController.self
      ),
      .init(
        "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
        returns: UIViewController.self, UISplitViewController.self, UIViewController.self),
      .init(
        "splitViewController:topColumnForCollapsingToProposedTopColumn:", returns: Int.self,
        UISplitViewController.self, Int.self),
      .init(
        "splitViewController:displayModeForExpandingToProposedDisplayMode:", returns: Int.self,
        UISplitViewController.self, Int.self),
      .init("splitViewControllerDidCollapse:", UISplitViewController.self),
      .init("splitViewControllerDidExpand:", UISplitViewController.self),
      .init("splitViewController:willShowColumn:", UISplitViewController.self, Int.self),
      .init("splitViewController:willHideColumn:", UISplitViewController.self, Int.self),
      .init(
        "splitViewControllerInteractivePresentationGestureWillBegin:", UISplitViewController.self),
      .init("splitViewControllerInteractivePresentationGestureDidEnd:", UISplitViewController.self),
    ])
}
