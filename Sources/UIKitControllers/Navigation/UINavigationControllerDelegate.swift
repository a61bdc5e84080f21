internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitProtocols {
  package static let navigationControllerDelegate = NativeProtocol(
    "UINavigationControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "navigationController:willShowViewController:animated:", UINavigationController.self,
        UIViewController.self, Bool.self),
      .init(
        "navigationController:didShowViewController:animated:", UINavigationController.self,
        UIViewController.self, Bool.self),
      .init(
        "navigationController:interactionControllerForAnimationController:",
        returns: Adopter<UIViewControllerInteractiveTransitioning>?.self,
        UINavigationController.self, Adopter<UIViewControllerAnimatedTransitioning>.self),
      .init(
        "navigationController:animationControllerForOperation:fromViewController:toViewController:",
        returns: Adopter<UIViewControllerAnimatedTransitioning>?.self, UINavigationController.self,
        Int.self, UIViewController.self,
        UIViewController.self),
      .init(
        "navigationControllerSupportedInterfaceOrientations:", returns: Int.self,
        UINavigationController.self),
      .init(
        "navigationControllerPreferredInterfaceOrientationForPresentation:", returns: Int.self,
        UINavigationController.self),
    ])
}
