package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitProtocols {
  package static let viewImplicitlyAnimating = NativeProtocol(
    "UIViewImplicitlyAnimating", adopts: [viewAnimating],
    optional: [
      .init("addAnimations:", Block.self),
      .init("addAnimations:delayFactor:", Block.self, Double.self),
      .init("addCompletion:", Block.self),
      .init(
        "continueAnimationWithTimingParameters:durationFactor:",
        Adopter<UITimingCurveProvider>?.self, Double.self),
    ])
}
