internal import FoundationModels
internal import SelectorRuntime

extension UIKitProtocols {
  static let navigationControllerDelegate = NativeProtocol(
    "UINavigationControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "navigationController:willShowViewController:animated:", UINavigationController.self,
        UIViewController.self, Bool.self),
      .init(
        "navigationController:didShowViewController:animated:", UINavigationController.self,
        UIViewController.self, Bool.self),
      .init(
        "navigationController:interactionControllerForAnimationController:", returns: Value.self,
        UINavigationController.self, Value.self),
      .init(
        "navigationController:animationControllerForOperation:fromViewController:toViewController:",
        returns: Value.self, UINavigationController.self, Int.self, UIViewController.self,
        UIViewController.self),
      .init(
        "navigationControllerSupportedInterfaceOrientations:", returns: Int.self,
        UINavigationController.self),
      .init(
        "navigationControllerPreferredInterfaceOrientationForPresentation:", returns: Int.self,
        UINavigationController.self),
    ])
}
