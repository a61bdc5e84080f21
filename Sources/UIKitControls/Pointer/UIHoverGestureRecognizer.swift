internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Recognizes a pointer over a view, from UIHoverGestureRecognizer.h.
///
/// It begins when the pointer enters the view or a subview, changes with every movement and ends
/// when the pointer leaves. Touches are ignored.
final class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Called when the pointer has entered the view or moved over it.
  ///
  /// - Throws: errors of the delegate and of the state's setter.
  func pointerHasMoved(to place: CGPoint, in window: UIWindow?, isNew: Bool) throws {
    let hasMoved = isNew || place != lastLocation
    self.window = window
    lastLocation = place
    if state == .possible {
      if isNew { try change(to: .began) }
    } else if !isFinished, hasMoved {
      try change(to: .changed)
    }
  }

  /// Called when the pointer has left the view.
  ///
  /// - Throws: errors of the state's setter.
  func pointerHasLeft() throws {
    if state == .began || state == .changed { try change(to: .ended) }
  }

  /// Ignores touches.
  override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    if state == .possible { try change(to: .failed) }
  }

  static func define(_ hover: ClassDefinition<UIHoverGestureRecognizer>) {
    defineTouchMessages(hover)
    // The distance of a hovering pencil; zero for a pointer.
    hover.readonly("zOffset") { (_) -> Double in 0 }
    hover.readonly("altitudeAngle") { (_) -> Double in .pi / 2 }
    hover.readonly("rollAngle") { (_) -> Double in 0 }
    hover.method("azimuthAngleInView:") { (_, _: UIView?) -> Double in 0 }
    hover.method("azimuthUnitVectorInView:") { (_, _: UIView?) -> CGVector in
      CGVector(dx: 1, dy: 0)
    }
  }
}

extension UIKitClasses {
  static let hoverGestureRecognizer = NativeClass<UIHoverGestureRecognizer>(
    "UIHoverGestureRecognizer", superclass: gestureRecognizer, UIHoverGestureRecognizer.define)
}
