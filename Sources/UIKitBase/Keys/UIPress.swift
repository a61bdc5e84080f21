internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// A press of a button or key, from press to release.
package final class UIPress: RuntimeObject {
  /// The phase of a press, numbered as in `UIPressPhase`.
  package enum Phase: Int { case began, changed, stationary, ended, cancelled }

  package var phase = Phase.began
  /// When the phase last changed, in virtual seconds.
  package var timestamp = 0.0
  @Strong package var key: UIKey?
  @Weak package var window: UIWindow?
  /// The first responder when it began, which also receives its end.
  @Weak var responder: UIResponder?
  /// The recognizers that accepted it.
  @StrongList var recognizers: [UIGestureRecognizer] = []

  /// A key's press type is 2000 plus its usage; tvOS apps know Return, 0x28, as 2040.
  var type: Int { 2000 + (key?.usage ?? 0) }

  static func define(_ press: ClassDefinition<UIPress>) {
    press.readonly("timestamp") { $0.foundation.mediaTime(at: $0.timestamp) }
    press.readonly("phase") { $0.phase.rawValue }
    press.readonly("type") { $0.type }
    press.readonly("window", .strong) { $0.window }
    press.readonly("responder", .strong) { $0.responder }
    press.readonly("gestureRecognizers", .copy) { $0.recognizers }
    press.readonly("force") { $0.phase == .ended || $0.phase == .cancelled ? 0.0 : 1.0 }
    press.readonly("key", .copy) { $0.key }
  }
}

/// The event that contains the buttons and keys held at the same time.
package class UIPressesEvent: UIEvent {
  @StrongList package final var presses: [UIPress] = []
  /// Whether no responder in the chain handled the event.
  package final var hasPassedChain = false

  /// The value of `UIEventTypePresses`.
  override var eventType: Int { 3 }

  static func define(_ event: ClassDefinition<UIPressesEvent>) {
    event.readonly("allPresses", of: "NSSet") { $0.presses }
    event.method("pressesForGestureRecognizer:") {
      (event, recognizer: UIGestureRecognizer) -> [UIPress] in
      event.presses.filter { press in press.recognizers.contains { $0 === recognizer } }
    }
  }
}

/// The event of a hardware key that is pressed or released.
package final class UIPhysicalKeyboardEvent: UIPressesEvent {
  package var isKeyDown = true

  private var key: UIKey? { presses.first?.key }

  // The names that hooks of `handleKeyUIEvent:` read.
  static func define(_ event: ClassDefinition<UIPhysicalKeyboardEvent>) {
    event.readonly("_isKeyDown") { $0.isKeyDown }
    event.readonly("_modifierFlags") { $0.key?.modifiers ?? 0 }
    event.readonly("modifierFlags") { $0.key?.modifiers ?? 0 }
    event.readonly("_unmodifiedInput", .copy) { $0.key?.unmodified ?? "" }
    event.readonly("_commandModifiedInput", .copy) { $0.key?.unmodified ?? "" }
    event.readonly("_modifiedInput", .copy) { $0.key?.characters ?? "" }
    event.readonly("_keyCode") { $0.key?.usage ?? 0 }
  }
}

extension UIKitClasses {
  package static let press = NativeClass<UIPress>(
    "UIPress", superclass: FoundationClasses.object, UIPress.define)
  package static let pressesEvent = NativeClass<UIPressesEvent>(
    "UIPressesEvent", superclass: event, UIPressesEvent.define)
  package static let physicalKeyboardEvent = NativeClass<UIPhysicalKeyboardEvent>(
    "UIPhysicalKeyboardEvent", superclass: pressesEvent, UIPhysicalKeyboardEvent.define)
}
