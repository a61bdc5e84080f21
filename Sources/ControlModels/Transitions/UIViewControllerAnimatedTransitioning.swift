internal import FoundationModels
internal import SelectorRuntime

extension UIKitProtocols {
  static let viewControllerAnimatedTransitioning = NativeProtocol(
    "UIViewControllerAnimatedTransitioning", adopts: [FoundationProtocols.object],
    required: [
      .init("transitionDuration:", returns: Double.self, Value.self),
      .init("animateTransition:", Value.self),
    ],
    optional: [
      .init("animationEnded:", Bool.self),
      .init("interruptibleAnimatorForTransition:", returns: RuntimeObject.self, RuntimeObject.self),
    ])
}
