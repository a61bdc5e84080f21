internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let dynamicAnimatorDelegate = NativeProtocol(
    "UIDynamicAnimatorDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("dynamicAnimatorWillResume:", UIDynamicAnimator.self),
      .init("dynamicAnimatorDidPause:", UIDynamicAnimator.self),
    ])

  package static let collisionBehaviorDelegate = NativeProtocol(
    "UICollisionBehaviorDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "collisionBehavior:beganContactForItem:withItem:atPoint:", UICollisionBehavior.self,
        Adopter<UIDynamicItem>.self, Adopter<UIDynamicItem>.self, CGPoint.self),
      .init(
        "collisionBehavior:endedContactForItem:withItem:", UICollisionBehavior.self,
        Adopter<UIDynamicItem>.self, Adopter<UIDynamicItem>.self),
      .init(
        "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:",
        UICollisionBehavior.self, Adopter<UIDynamicItem>.self, Adopter<NSCopying>?.self,
        CGPoint.self),
      .init(
        "collisionBehavior:endedContactForItem:withBoundaryIdentifier:", UICollisionBehavior.self,
        Adopter<UIDynamicItem>.self, Adopter<NSCopying>?.self),
    ])
}

extension UIKitConstants {
  /// From UIDynamicBehavior.h and its companions.
  package static let dynamics: KeyValuePairs<String, Int> = [
    "UIPushBehaviorModeContinuous": 0,
    "UIPushBehaviorModeInstantaneous": 1,
    "UICollisionBehaviorModeItems": 1 << 0,
    "UICollisionBehaviorModeBoundaries": 1 << 1,
    "UICollisionBehaviorModeEverything": -1,
    "UIAttachmentBehaviorTypeItems": 0,
    "UIAttachmentBehaviorTypeAnchor": 1,
    "UIDynamicItemCollisionBoundsTypeRectangle": 0,
    "UIDynamicItemCollisionBoundsTypeEllipse": 1,
    "UIDynamicItemCollisionBoundsTypePath": 2,
  ]
}
