internal import SelectorRuntime

/// The selectors that dynamics send, looked up once per world.
final class DynamicSelectors: NativeSelectors {
  private(set) lazy var center = selector("center")
  private(set) lazy var bounds = selector("bounds")
  private(set) lazy var transform = selector("transform")
  private(set) lazy var setCenter = selector("setCenter:")
  private(set) lazy var setTransform = selector("setTransform:")
  private(set) lazy var collisionBoundsType = selector("collisionBoundsType")
  private(set) lazy var collisionBoundingPath = selector("collisionBoundingPath")
  private(set) lazy var willResume = selector("dynamicAnimatorWillResume:")
  private(set) lazy var didPause = selector("dynamicAnimatorDidPause:")
  private(set) lazy var willMove = selector("willMoveToAnimator:")
  private(set) lazy var beganItems = selector(
    "collisionBehavior:beganContactForItem:withItem:atPoint:")
  private(set) lazy var endedItems = selector("collisionBehavior:endedContactForItem:withItem:")
  private(set) lazy var beganBoundary = selector(
    "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:")
  private(set) lazy var endedBoundary = selector(
    "collisionBehavior:endedContactForItem:withBoundaryIdentifier:")
}
