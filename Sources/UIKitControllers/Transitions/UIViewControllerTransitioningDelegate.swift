internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitProtocols {
  package static let viewControllerTransitioningDelegate = NativeProtocol(
    "UIViewControllerTransitioningDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "animationControllerForPresentedController:presentingController:sourceController:",
        returns: Adopter<UIViewControllerAnimatedTransitioning>?.self, UIViewController.self,
        UIViewController.self, UIViewController.self),
      .init(
        "animationControllerForDismissedController:",
        returns: Adopter<UIViewControllerAnimatedTransitioning>?.self, UIViewController.self),
      .init(
        "interactionControllerForPresentation:",
        returns: Adopter<UIViewControllerInteractiveTransitioning>?.self,
        Adopter<UIViewControllerAnimatedTransitioning>.self),
      .init(
        "interactionControllerForDismissal:",
        returns: Adopter<UIViewControllerInteractiveTransitioning>?.self,
        Adopter<UIViewControllerAnimatedTransitioning>.self),
      .init(
        "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
        returns: UIPresentationController.self, UIViewController.self, UIViewController?.self,
        UIViewController.self),
    ])
}
