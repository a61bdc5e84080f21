internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Touch tracking: touch handling, tracking methods, highlighting and actions.
extension UIControl {
  private final func begin(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard let touch = touches.first, followedTouch == nil, try call(selectors.isEnabled) else {
      return
    }
    followedTouch = touch
    isTouchInside = true
    let events: ControlEvents = touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown
    // In either order, tracking stops if an action disables the control.
    if world.settings.controls.trackingOrder == .touchDownFirst {
      isTracking = true
      try sendActions(for: events, event)
      guard followedTouch === touch else { return }
      isTracking = try call(selectors.beginTracking, touch, event)
      try highlight(true)
      return
    }
    isTracking = try call(selectors.beginTracking, touch, event)
    try highlight(true)
    if isTracking { try sendActions(for: events, event) }
  }

  private final func move(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard let touch = followedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = try isInside(touch, event)
    if isTouchInside != wasInside { try highlight(isTouchInside) }
    guard isTracking, followedTouch === touch else { return }
    isTracking = try call(selectors.continueTracking, touch, event)
    guard isTracking else { return }
    switch (wasInside, isTouchInside) {
    case (true, true): try sendActions(for: .touchDragInside, event)
    case (false, true): try sendActions(for: [.touchDragInside, .touchDragEnter], event)
    case (false, false): try sendActions(for: .touchDragOutside, event)
    case (true, false):
      guard world.settings.controls.dragExitOrder == .exitFirst else {
        return try sendActions(for: [.touchDragOutside, .touchDragExit], event)
      }
      try sendActions(for: .touchDragExit, event)
      try sendActions(for: .touchDragOutside, event)
    }
  }

  private final func end(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard let touch = followedTouch, touches.contains(touch) else { return }
    // From here on the touch ends in every case, even if an error is thrown.
    followedTouch = nil
    defer { forgetTouch() }
    isTouchInside = try isInside(touch, event)
    if isTracking { try send(selectors.endTracking, touch, event) }
    try highlight(false)
    guard isTracking else { return }
    try sendActions(for: isTouchInside ? eventsOfLift : .touchUpOutside, event)
  }

  private final func cancel(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard let touch = followedTouch, touches.contains(touch) else { return }
    followedTouch = nil
    defer { forgetTouch() }
    if isTracking { try send(selectors.cancelTracking, event) }
    try highlight(false)
    if isTracking { try sendActions(for: .touchCancel, event) }
  }

  /// Stops tracking after the control was disabled; no action is sent.
  final func stopTracking() throws {
    guard followedTouch != nil else { return }
    followedTouch = nil
    defer { forgetTouch() }
    if isTracking { try send(selectors.cancelTracking, UIEvent?.none) }
    try highlight(false)
  }

  private final func forgetTouch() {
    guard followedTouch == nil else { return }
    isTracking = false
    isTouchInside = false
  }

  private final func highlight(_ highlighted: Bool) throws {
    try send(selectors.setHighlighted, highlighted)
  }

  /// Whether a touch is inside: within the enlarged bounds, or according to
  /// `pointInside:withEvent:`.
  private final func isInside(_ touch: UITouch, _ event: UIEvent?) throws -> Bool {
    guard let point = touch.window?.convert(touch.location, to: self) else { return false }
    if bounds.expanded(by: world.settings.controls.controlSlack).contains(point) { return true }
    return try call(selectors.pointInside, point, event)
  }

  /// Whether the control prevents a superview's recognizer from recognizing the control's gesture.
  ///
  /// According to Apple's documentation, the default action of a control takes precedence since iOS
  /// 6. A recognizer that does not cancel touches is not prevented, as published experiments show.
  private final func keepsGesture(from recognizer: UIGestureRecognizer?) -> Bool {
    guard isEnabled, let recognizer, recognizer.cancelsTouchesInView,
      let view = recognizer.view, view !== self, isDescendant(of: view)
    else { return false }
    return isOwnGesture(recognizer)
  }

  static func defineTracking(_ control: ClassDefinition<UIControl>) {
    control.method("touchesBegan:withEvent:") { (control, touches: [UITouch]?, event: UIEvent?) in
      try control.begin(touches ?? [], event)
    }
    control.method("touchesMoved:withEvent:") { (control, touches: [UITouch]?, event: UIEvent?) in
      try control.move(touches ?? [], event)
    }
    control.method("touchesEnded:withEvent:") { (control, touches: [UITouch]?, event: UIEvent?) in
      try control.end(touches ?? [], event)
    }
    control.method("touchesCancelled:withEvent:") {
      (control, touches: [UITouch]?, event: UIEvent?) in
      try control.cancel(touches ?? [], event)
    }
    control.method("gestureRecognizerShouldBegin:") {
      (control, recognizer: UIGestureRecognizer?) -> Bool in
      !control.keepsGesture(from: recognizer)
    }
    control.method("beginTrackingWithTouch:withEvent:") { (_, _: UITouch?, _: UIEvent?) -> Bool in
      true
    }
    control.method("continueTrackingWithTouch:withEvent:") {
      (_, _: UITouch?, _: UIEvent?) -> Bool in true
    }
    control.method("endTrackingWithTouch:withEvent:") { (_, _: UITouch?, _: UIEvent?) in }
    control.method("cancelTrackingWithEvent:") { (_, _: UIEvent?) in }
  }
}
