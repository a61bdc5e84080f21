internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A pinch: two fingers whose distance changes.
package class UIPinchGestureRecognizer: TwoFingerRecognizer {
  /// The distance of the fingers relative to that at scale 1.
  package internal(set) final var scale = 1.0
  private final var anchorScale = 1.0
  private final var anchorDistance = 0.0
  private final var startDistance = 0.0
  private final var distance = 0.0

  override var value: Double { scale }
  override var beginsWithSecondFinger: Bool { world.settings.gestures.pinchBegan == .secondFinger }
  override var isFarEnough: Bool {
    abs(distance - startDistance) > max(world.settings.gestures.pinchSlop, 1e-6)
  }

  override func anchor(_ first: CGPoint, _ second: CGPoint) {
    distance = first.distance(to: second)
    if state == .possible { startDistance = distance }
    anchorDistance = distance
    anchorScale = scale
  }

  override func follow(_ first: CGPoint, _ second: CGPoint) {
    distance = first.distance(to: second)
    // A distance of zero cannot be scaled.
    guard anchorDistance > 0 else { return anchorDistance = distance }
    scale = anchorScale * distance / anchorDistance
  }

  package final func setScale(_ scale: Double) {
    self.scale = scale
    restart()
  }

  package override func forgetProgress() {
    super.forgetProgress()
    scale = 1
    anchorScale = 1
    anchorDistance = 0
  }
}

extension UIPinchGestureRecognizer {
  static func define(_ pinch: ClassDefinition<UIPinchGestureRecognizer>) {
    defineTouchMessages(pinch)
    pinch.method("reset") { (pinch) in pinch.forgetProgress() }
    pinch.property("scale", get: { $0.scale }) { (pinch, scale: Double) in
      try pinch.checkIsFinite(scale, "setScale:")
      pinch.setScale(scale)
    }
    pinch.readonly("velocity") { $0.velocity }
  }
}

extension UIKitClasses {
  package static let pinchGestureRecognizer = NativeClass<UIPinchGestureRecognizer>(
    "UIPinchGestureRecognizer", superclass: gestureRecognizer, UIPinchGestureRecognizer.define)
}
