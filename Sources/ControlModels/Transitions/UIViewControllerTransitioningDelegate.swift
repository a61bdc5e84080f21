internal import FoundationModels
internal import SelectorRuntime

extension UIKitProtocols {
  static let viewControllerTransitioningDelegate = NativeProtocol(
    "UIViewControllerTransitioningDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "animationControllerForPresentedController:presentingController:sourceController:",
        returns: Value.self, UIViewController.self, UIViewController.self, UIViewController.self),
      .init(
        "animationControllerForDismissedController:", returns: Value.self, UIViewController.self),
      .init("interactionControllerForPresentation:", returns: Value.self, Value.self),
      .init("interactionControllerForDismissal:", returns: Value.self, Value.self),
      .init(
        "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
        returns: UIPresentationController.self, UIViewController.self, UIViewController?.self,
        UIViewController.self),
    ])
}
