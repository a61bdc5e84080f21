internal import FoundationCore
public import SelectorRuntime
package import UIKitRuntime

/// The state of all touches; the same object is used for all events, as on a device.
public class UIEvent: RuntimeObject {
  /// The touches on the screen, including those that end in this event, the oldest first.
  package internal(set) final var touches: [UITouch] = []
  /// The virtual time; scripts read the time since the device's start.
  package final var timestamp = 0.0

  /// `UIEventTypeTouches`, `…Motion` and so on.
  var eventType: Int { 0 }
  var eventSubtype: Int { 0 }

  public override func destruct() {
    touches = []
    super.destruct()
  }
}

extension UIEvent {
  static func define(_ event: ClassDefinition<UIEvent>) {
    event.readonly("type") { $0.eventType }
    event.readonly("subtype") { $0.eventSubtype }
    event.readonly("timestamp") { $0.foundation.mediaTime(at: $0.timestamp) }
    event.readonly("allTouches", of: "NSSet") { $0.touches }
    event.method("touchesForView:") { (event, view: UIView?) -> [UITouch] in
      event.touches.filter { $0.view === view }
    }
    event.method("touchesForWindow:") { (event, window: UIWindow?) -> [UITouch] in
      event.touches.filter { $0.window === window }
    }
    event.method("touchesForGestureRecognizer:") {
      (event, recognizer: UIGestureRecognizer?) -> [UITouch] in
      event.touches.filter { touch in touch.recognizers.contains { $0 === recognizer } }
    }
    for name in ["modifierFlags", "buttonMask"] { event.readonly(name) { (_) -> Int in 0 } }
    // Every move is an event, so touches are never coalesced, and none are predicted.
    event.method("coalescedTouchesForTouch:") { (_, touch: UITouch) -> [UITouch] in [touch] }
    event.method("predictedTouchesForTouch:") { (_, _: UITouch) -> [UITouch] in [] }
  }
}

extension UIKitClasses {
  package static let event = NativeClass<UIEvent>(
    "UIEvent", superclass: FoundationClasses.object, UIEvent.define)
}
