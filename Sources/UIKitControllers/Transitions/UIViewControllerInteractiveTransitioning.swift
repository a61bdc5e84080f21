internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let viewControllerInteractiveTransitioning = NativeProtocol(
    "UIViewControllerInteractiveTransitioning", adopts: [FoundationProtocols.object],
    required: [
      .init("startInteractiveTransition:", Adopter<UIViewControllerContextTransitioning>.self)
    ],
    optional: [
      .init("completionSpeed", returns: Double.self),
      .init("completionCurve", returns: Int.self),
      .init("wantsInteractiveStart", returns: Bool.self),
    ])
}
