internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// Somebody shakes the device.
extension UIApplication {
  /// Sends the event of a shake, once as it begins and once as it has ended.
  package func shake() throws {
    guard !isIgnoringInteractionEvents else { return }
    let event = world.motionEvent
    var deferred = DeferredErrors()
    for phase in [UIMotionEvent.Phase.began, .ended] {
      event.phase = phase
      event.timestamp = world.runLoop.now
      deferred.run { try send(selectors.sendEvent, event) }
    }
    try deferred.throwFirst()
  }
}

extension UIWindow {
  /// Lets the first responder, or else the window, hear of a shake.
  func deliver(_ event: UIMotionEvent) throws {
    let responder = firstResponder ?? self
    let messages = selectors.application
    try responder.keptAlive {
      try responder.send(
        event.phase == .began ? messages.motionBegan : messages.motionEnded, event.eventSubtype,
        event)
    }
  }
}

/// A shake; the same object for every one, as on a device.
final class UIMotionEvent: UIEvent {
  /// Where the shake is.
  enum Phase { case began, ended }

  var phase = Phase.began

  /// The number of `UIEventTypeMotion`.
  override var eventType: Int { 1 }
  /// The number of `UIEventSubtypeMotionShake`.
  override var eventSubtype: Int { 1 }
}

extension UIKitClasses {
  static let motionEvent = NativeClass<UIMotionEvent>(
    "UIMotionEvent", superclass: event)
}
