internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime

/// The private setters by which UIKit, and code that creates touches, change a touch.
extension UITouch {
  static func defineChanging(_ touch: ClassDefinition<UITouch>) {
    touch.method("setView:") { (touch, view: UIView?) in touch.view = view }
    touch.method("setWindow:") { (touch, window: UIWindow?) in touch.window = window }
    touch.method("setTapCount:") { (touch, count: Int) in touch.tapCount = count }
    touch.method("setPhase:") { (touch, phase: Int) in
      guard let phase = Phase(rawValue: phase) else { return }
      touch.update(phase, at: touch.location, touch.timestamp)
    }
    touch.method("setTimestamp:") { (touch, time: Double) in
      touch.timestamp = time - touch.foundation.mediaTime(at: 0)
    }
    touch.method("_setLocationInWindow:resetPrevious:") {
      (touch, point: CGPoint, resets: Bool) in
      if !resets { touch.previousLocation = touch.location }
      touch.location = point
      if resets { touch.previousLocation = point }
    }
    touch.method("setGestureView:") { (_, _: UIView?) in }
    touch.method("_setIsFirstTouchForView:") { (_, _: Bool) in }
    // The typical radius of a finger on this screen, as in the simulator.
    touch.readonly("majorRadius") { (_) -> Double in 20 }
    touch.readonly("majorRadiusTolerance") { (_) -> Double in 5 }
    // Perpendicular to the screen, as for any touch by a finger.
    touch.readonly("altitudeAngle") { (_) -> Double in .pi / 2 }
    touch.readonly("rollAngle") { (_) -> Double in 0 }
    touch.method("azimuthAngleInView:") { (_, _: UIView?) -> Double in 0 }
    touch.method("azimuthUnitVectorInView:") { (_, _: UIView?) -> CGVector in
      CGVector(dx: 1, dy: 0)
    }
    touch.readonly("estimationUpdateIndex", .strong, of: "NSNumber") { (_) -> RuntimeObject? in nil
    }
    touch.readonly("estimatedProperties") { (_) -> Int in 0 }
    touch.readonly("estimatedPropertiesExpectingUpdates") { (_) -> Int in 0 }
  }
}
