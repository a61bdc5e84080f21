package import QuartzCore
package import SelectorRuntime

/// The touches that it follows, and their locations.
extension UIGestureRecognizer {
  /// Whether it receives the phases of its touches.
  final var takesTouches: Bool { isEnabled && !isFinished && !isDeallocating }

  /// Whether it can follow another touch.
  final var isOpenToTouches: Bool {
    takesTouches && (wantedState == nil || !touches.isEmpty)
  }

  /// Starts to follow a touch.
  final func join(_ touch: UITouch) {
    if touches.isEmpty, state == .possible, !isUndecided {
      forgetProgress()
      forgetAttempt()
    }
    touch.retain()
    touch.retain()
    touches.append(touch)
    seen.append(touch)
    touch.recognizers.append(self)
    window = touch.window
    world.gestures.note(self)
  }

  /// Stops following a touch that has ended or is ignored.
  final func leave(_ touch: UITouch) {
    guard let place = touches.firstIndex(of: touch) else { return }
    noteLocation()
    touches.remove(at: place)
    touch.release()
  }

  /// Stops following all touches, and ignores those that are on the screen.
  final func letGoOfTouches() {
    let gone = touches
    if !gone.isEmpty { noteLocation() }
    touches = []
    for touch in gone {
      touch.recognizers.removeAll(self)
      touch.release()
    }
  }

  /// The centroid of its touches, in the coordinates of their window.
  package final var centroid: CGPoint? { CGPoint.middle(of: locations) }

  private final func noteLocation() { lastLocation = centroid ?? lastLocation }

  /// Converts a point of the window to a view's coordinates.
  package final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    window?.convert(point, to: view) ?? point
  }

  /// Converts a distance in the window to a view's coordinates.
  package final func convert(distance: CGPoint, to view: UIView?) -> CGPoint {
    convert(distance, to: view) - convert(CGPoint.zero, to: view)
  }

  /// Converts a distance in a view to the window's coordinates.
  final func convert(distance: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window, let end = view.convert(distance, to: window),
      let start = view.convert(CGPoint.zero, to: window)
    else { return distance }
    return end - start
  }

  private final func location(ofTouch index: Int, in view: UIView?) throws -> CGPoint {
    let locations = locations
    guard locations.indices.contains(index) else {
      throw RuntimeError(
        .range,
        "-[\(className) locationOfTouch:inView:]: index (\(index)) beyond bounds "
          + "(\(locations.count)).")
    }
    return convert(locations[index], to: view)
  }

  package final func ignore(_ touch: UITouch) {
    guard touches.contains(touch) else { return }
    leave(touch)
    touch.recognizers.removeAll(self)
    guard let place = seen.firstIndex(of: touch) else { return }
    seen.remove(at: place)
    touch.release()
  }

  static func defineTouches(_ recognizer: ClassDefinition<UIGestureRecognizer>) {
    defineTouchMessages(recognizer)
    recognizer.method("ignoreTouch:forEvent:") { (recognizer, touch: UITouch?, _: UIEvent?) in
      if let touch { recognizer.ignore(touch) }
    }
    recognizer.readonly("numberOfTouches") { $0.locations.count }
    recognizer.method("locationInView:") { (recognizer, view: UIView?) -> CGPoint in
      recognizer.convert(recognizer.centroid ?? recognizer.lastLocation, to: view)
    }
    recognizer.method("locationOfTouch:inView:") {
      (recognizer, index: Int, view: UIView?) -> CGPoint in
      try recognizer.location(ofTouch: index, in: view)
    }
  }

  /// Declares the touch methods of a class; each class has its own, so that they can be hooked.
  package static func defineTouchMessages<R: UIGestureRecognizer>(_ cls: ClassDefinition<R>) {
    cls.method("touchesBegan:withEvent:") { (recognizer, touches: [UITouch]?, event: UIEvent?) in
      try recognizer.touchesBegan(touches ?? [], event)
    }
    cls.method("touchesMoved:withEvent:") { (recognizer, touches: [UITouch]?, event: UIEvent?) in
      try recognizer.touchesMoved(touches ?? [], event)
    }
    cls.method("touchesEnded:withEvent:") { (recognizer, touches: [UITouch]?, event: UIEvent?) in
      try recognizer.touchesEnded(touches ?? [], event)
    }
    cls.method("touchesCancelled:withEvent:") {
      (recognizer, touches: [UITouch]?, event: UIEvent?) in
      try recognizer.touchesCancelled(touches ?? [], event)
    }
  }
}

extension CGPoint {
  /// The mean of some points, or nil if there are none.
  static func middle(of points: [CGPoint]) -> CGPoint? {
    guard let first = points.first else { return nil }
    guard points.count > 1 else { return first }
    let sum = points.dropFirst().reduce(first) { $0 + $1 }
    return sum * (1 / Double(points.count))
  }
}
