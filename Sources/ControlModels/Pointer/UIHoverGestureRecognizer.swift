internal import SelectorRuntime

/// A pointer over a view, from UIHoverGestureRecognizer.h.
///
/// It begins when the pointer comes over the view or anything inside it, changes with every movement
/// there and ends when the pointer leaves. No touch has a part in it.
final class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer has come over the view, or has moved there.
  ///
  /// - Throws: what the delegate and the setter of the state throw.
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

  /// The pointer is over the view no more.
  ///
  /// - Throws: what the setter of the state throws.
  func pointerHasLeft() throws {
    if state == .began || state == .changed { try change(to: .ended) }
  }

  /// Fingers hover over nothing.
  override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    if state == .possible { try change(to: .failed) }
  }

  static func define(_ hover: ClassDefinition<UIHoverGestureRecognizer>) {
    defineTouchMessages(hover)
    // The place of a pencil over the glass; a pointer lies on it, as if a pencil stood upright.
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
