internal import CStandardLibrary
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// Two fingers that rotate around each other; clockwise is positive.
package final class UIRotationGestureRecognizer: TwoFingerRecognizer {
  /// In radians; several turns add up.
  package internal(set) var rotation = 0.0
  private var angle = 0.0
  private var turned = 0.0

  override var value: Double { rotation }
  override var isFarEnough: Bool {
    abs(turned) > max(world.settings.gestures.rotationSlop, 1e-6)
  }

  override func anchor(_ first: CGPoint, _ second: CGPoint) {
    angle = Self.angle(first, second)
    if state == .possible { turned = 0 }
  }

  override func follow(_ first: CGPoint, _ second: CGPoint) {
    let angle = Self.angle(first, second)
    // The smaller of the two possible angles.
    let turn = (angle - self.angle).remainder(dividingBy: 2 * .pi)
    self.angle = angle
    rotation += turn
    turned += turn
  }

  package override func forgetProgress() {
    super.forgetProgress()
    rotation = 0
    turned = 0
  }

  private static func angle(_ first: CGPoint, _ second: CGPoint) -> Double {
    let way = second - first
    return atan2(way.y, way.x)
  }
}

extension UIRotationGestureRecognizer {
  static func define(_ turn: ClassDefinition<UIRotationGestureRecognizer>) {
    defineTouchMessages(turn)
    turn.method("reset") { (turn) in turn.forgetProgress() }
    turn.property("rotation", get: { $0.rotation }) { (turn, angle: Double) in
      try turn.checkIsFinite(angle, "setRotation:")
      turn.rotation = angle
      turn.restart()
    }
    turn.readonly("velocity") { $0.velocity }
  }
}

extension UIKitClasses {
  package static let rotationGestureRecognizer = NativeClass<UIRotationGestureRecognizer>(
    "UIRotationGestureRecognizer", superclass: gestureRecognizer, UIRotationGestureRecognizer.define
  )
}
