internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitProtocols {
  package static let viewControllerContextTransitioning = NativeProtocol(
    "UIViewControllerContextTransitioning", adopts: [FoundationProtocols.object],
    required: [
      .init("containerView", returns: UIView.self),
      .init("isAnimated", returns: Bool.self),
      .init("isInteractive", returns: Bool.self),
      .init("transitionWasCancelled", returns: Bool.self),
      .init("presentationStyle", returns: Int.self),
      .init("updateInteractiveTransition:", Double.self),
      .init("finishInteractiveTransition"),
      .init("cancelInteractiveTransition"),
      .init("completeTransition:", Bool.self),
      .init("viewControllerForKey:", returns: UIViewController?.self, String.self),
      .init("viewForKey:", returns: UIView?.self, String.self),
      .init("initialFrameForViewController:", returns: CGRect.self, UIViewController.self),
      .init("finalFrameForViewController:", returns: CGRect.self, UIViewController.self),
      .init("targetTransform", returns: CGAffineTransform.self),
      .init("pauseInteractiveTransition"),
    ])
}
