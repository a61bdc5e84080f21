internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let animationDelegate = NativeProtocol(
    "CAAnimationDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("animationDidStart:", CAAnimation.self),
      .init("animationDidStop:finished:", CAAnimation.self, Bool.self),
    ])
}
