internal import FoundationModels
internal import SelectorRuntime

/// The protocols of the delegates of controllers of pages, searches and details.
extension UIKitProtocols {
  static let pageViewControllerDelegate = NativeProtocol(
    "UIPageViewControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "pageViewController:willTransitionToViewControllers:", UIPageViewController.self,
        [UIViewController].self),
      .init(
        "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
        UIPageViewController.self, Bool.self, [UIViewController].self, Bool.self),
    ])

  static let pageViewControllerDataSource = NativeProtocol(
    "UIPageViewControllerDataSource", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "pageViewController:viewControllerBeforeViewController:", returns: UIViewController?.self,
        UIPageViewController.self, UIViewController.self),
      .init(
        "pageViewController:viewControllerAfterViewController:", returns: UIViewController?.self,
        UIPageViewController.self, UIViewController.self),
    ])

  static let searchResultsUpdating = NativeProtocol(
    "UISearchResultsUpdating", adopts: [FoundationProtocols.object],
    required: [.init("updateSearchResultsForSearchController:", UISearchController.self)])

  static let searchControllerDelegate = NativeProtocol(
    "UISearchControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("willPresentSearchController:", UISearchController.self),
      .init("didPresentSearchController:", UISearchController.self),
      .init("willDismissSearchController:", UISearchController.self),
      .init("didDismissSearchController:", UISearchController.self),
      .init("presentSearchController:", UISearchController.self),
    ])

  static let splitViewControllerDelegate = NativeProtocol(
    "UISplitViewControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "splitViewController:showViewController:sender:", returns: Bool.self,
        UISplitViewController.self, UIViewController.self, Value.self),
      .init(
        "splitViewController:showDetailViewController:sender:", returns: Bool.self,
        UISplitViewController.self, UIViewController.self, Value.self),
    ])
}
