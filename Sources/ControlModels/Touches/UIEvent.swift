internal import FoundationModels
package import SelectorRuntime

/// What all fingers did at one moment; the same object for every moment, as on a device.
package final class UIEvent: RuntimeObject {
  /// The touches on the screen, and those that leave it now, the oldest first.
  package internal(set) var touches: [UITouch] = []
  /// The virtual time; what a script reads counts from the start of the device.
  package internal(set) var timestamp = 0.0

  package override func destruct() {
    touches = []
    super.destruct()
  }
}

extension UIEvent {
  static func defineEvent(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let event = ClassDefinition<UIEvent>("UIEvent", in: runtime, superclass: superclass)
    event.method("type") { (_) -> Int in 0 }
    event.method("subtype") { (_) -> Int in 0 }
    event.method("timestamp") { (event) -> Double in
      event.foundation.mediaTime(at: event.timestamp)
    }
    event.method("allTouches") { (event) -> [UITouch] in event.touches }
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
    // Every move is an event of its own, so a touch stands for itself, and nothing is predicted.
    event.method("coalescedTouchesForTouch:") { (_, touch: UITouch) -> [UITouch] in [touch] }
    event.method("predictedTouchesForTouch:") { (_, _: UITouch) -> [UITouch] in [] }
    return event.cls
  }
}
