internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// Shaking the device.
extension UIApplication {
  /// Sends the motion event of a shake: once when it begins and once when it ends.
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
  /// Delivers a motion event to the first responder, or to the window if there is none.
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

/// The motion event of a shake; as on a device, there is only one object.
package final class UIMotionEvent: UIEvent {
  /// The phase of the shake.
  enum Phase { case began, ended }

  var phase = Phase.began

  /// `UIEventTypeMotion`.
  override var eventType: Int { 1 }
  /// `UIEventSubtypeMotionShake`.
  override var eventSubtype: Int { 1 }
}

extension UIKitClasses {
  package static let motionEvent = NativeClass<UIMotionEvent>(
    "UIMotionEvent", superclass: event)
}
