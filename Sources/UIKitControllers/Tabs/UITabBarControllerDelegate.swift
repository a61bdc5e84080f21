internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitProtocols {
  package static let tabBarControllerDelegate = NativeProtocol(
    "UITabBarControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "tabBarController:shouldSelectTab:", returns: Bool.self, UITabBarController.self,
        UITab.self),
      .init(
        "tabBarController:didSelectTab:previousTab:", UITabBarController.self, UITab.self,
        UITab?.self),
      .init(
        "tabBarController:shouldSelectViewController:", returns: Bool.self, UITabBarController.self,
        UIViewController.self),
      .init(
        "tabBarController:didSelectViewController:", UITabBarController.self, UIViewController.self),
      .init(
        "tabBarController:interactionControllerForAnimationController:",
        returns: Adopter<UIViewControllerInteractiveTransitioning>?.self,
        UITabBarController.self, Adopter<UIViewControllerAnimatedTransitioning>.self),
      .init(
        "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
        returns: Adopter<UIViewControllerAnimatedTransitioning>?.self, UITabBarController.self,
        UIViewController.self, UIViewController.self),
      .init(
        "tabBarController:willBeginCustomizingViewControllers:", UITabBarController.self,
        [UIViewController].self),
      .init(
        "tabBarController:willEndCustomizingViewControllers:changed:", UITabBarController.self,
        [UIViewController].self, Bool.self),
      .init(
        "tabBarController:didEndCustomizingViewControllers:changed:", UITabBarController.self,
        [UIViewController].self, Bool.self),
      .init(
        "tabBarControllerSupportedInterfaceOrientations:", returns: Int.self,
        UITabBarController.self),
      .init(
        "tabBarControllerPreferredInterfaceOrientationForPresentation:", returns: Int.self,
        UITabBarController.self),
      .init(
        "tabBarController:tab:operationForAcceptingItemsFromDropSession:", returns: Int.self,
        UITabBarController.self, UITab.self, Adopter<UIDropSession>.self),
      .init(
        "tabBarController:tab:acceptItemsFromDropSession:", UITabBarController.self, UITab.self,
        Adopter<UIDropSession>.self),
      .init("tabBarControllerWillBeginEditing:", UITabBarController.self),
      .init("tabBarControllerDidEndEditing:", UITabBarController.self),
      .init("tabBarController:visibilityDidChangeForTabs:", UITabBarController.self, [UITab].self),
      .init(
        "tabBarController:displayOrderDidChangeForGroup:", UITabBarController.self, UITabGroup.self),
      .init(
        "tabBarController:displayedViewControllersForTab:proposedViewControllers:",
        returns: [UIViewController].self, UITabBarController.self, UITab.self,
        [UIViewController].self),
    ])
}
