package import SelectorRuntime

/// The selectors that dynamics send, looked up once per world.
package final class DynamicSelectors: NativeSelectors {
  package private(set) lazy var center = selector("center")
  package private(set) lazy var bounds = selector("bounds")
  package private(set) lazy var transform = selector("transform")
  package private(set) lazy var setCenter = selector("setCenter:")
  package private(set) lazy var setTransform = selector("setTransform:")
  package private(set) lazy var collisionBoundsType = selector("collisionBoundsType")
  package private(set) lazy var collisionBoundingPath = selector("collisionBoundingPath")
  package private(set) lazy var willResume = selector("dynamicAnimatorWillResume:")
  package private(set) lazy var didPause = selector("dynamicAnimatorDidPause:")
  package private(set) lazy var willMove = selector("willMoveToAnimator:")
  package private(set) lazy var beganItems = selector(
    "collisionBehavior:beganContactForItem:withItem:atPoint:")
  package private(set) lazy var endedItems = selector(
    "collisionBehavior:endedContactForItem:withItem:")
  package private(set) lazy var beganBoundary = selector(
    "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:")
  package private(set) lazy var endedBoundary = selector(
    "collisionBehavior:endedContactForItem:withBoundaryIdentifier:")
}
