internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitProtocols {
  package static let viewAnimating = NativeProtocol(
    "UIViewAnimating", adopts: [FoundationProtocols.object],
    required: [
      .init("state", returns: Int.self),
      .init("isRunning", returns: Bool.self),
      .init("isReversed", returns: Bool.self),
      .init("setReversed:", Bool.self),
      .init("fractionComplete", returns: Double.self),
      .init("setFractionComplete:", Double.self),
      .init("startAnimation"),
      .init("startAnimationAfterDelay:", Double.self),
      .init("pauseAnimation"),
      .init("stopAnimation:", Bool.self),
      .init("finishAnimationAtPosition:", Int.self),
    ])
}
