internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let viewControllerAnimatedTransitioning = NativeProtocol(
    "UIViewControllerAnimatedTransitioning", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "transitionDuration:", returns: Double.self,
        Adopter<UIViewControllerContextTransitioning>.self),
      .init("animateTransition:", Adopter<UIViewControllerContextTransitioning>.self),
    ],
    optional: [
      .init("animationEnded:", Bool.self),
      .init(
        "interruptibleAnimatorForTransition:", returns: Adopter<UIViewImplicitlyAnimating>.self,
        Adopter<UIViewControllerContextTransitioning>.self),
    ])
}
