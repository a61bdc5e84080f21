internal import FoundationCore
internal import SelectorRuntime

extension UIKitProtocols {
  static let animationDelegate = NativeProtocol(
    "CAAnimationDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("animationDidStart:", CAAnimation.self),
      .init("animationDidStop:finished:", CAAnimation.self, Bool.self),
    ])
}
