internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  /// The objects that dynamic behaviors move: views and layout attributes.
  package static let dynamicItem = NativeProtocol(
    "UIDynamicItem", adopts: [FoundationProtocols.object],
    required: [
      .init("center", returns: CGPoint.self), .init("setCenter:", CGPoint.self),
      .init("bounds", returns: CGRect.self), .init("transform", returns: CGAffineTransform.self),
      .init("setTransform:", CGAffineTransform.self),
    ],
    optional: [
      .init("collisionBoundsType", returns: Int.self),
      .init("collisionBoundingPath", returns: UIBezierPath.self),
    ])
}
