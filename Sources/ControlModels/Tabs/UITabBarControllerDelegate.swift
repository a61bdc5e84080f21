internal import FoundationModels
internal import SelectorRuntime

extension UIKitProtocols {
  static let tabBarControllerDelegate = NativeProtocol(
    "UITabBarControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "tabBarController:shouldSelectViewController:", returns: Bool.self, UITabBarController.self,
        UIViewController.self),
      .init(
        "tabBarController:didSelectViewController:", UITabBarController.self, UIViewController.self),
      .init(
        "tabBarController:interactionControllerForAnimationController:", returns: Value.self,
        UITabBarController.self, Value.self),
      .init(
        "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
        returns: Value.self, UITabBarController.self, UIViewController.self, UIViewController.self),
    ])
}
