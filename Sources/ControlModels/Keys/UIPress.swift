internal import FoundationCore
internal import SelectorRuntime

/// A button that somebody presses, from the moment it goes down until it is let go.
final class UIPress: RuntimeObject {
  /// Where the press is, as `UIPressPhase` numbers it.
  enum Phase: Int { case began, changed, stationary, ended, cancelled }

  var phase = Phase.began
  /// When the phase last changed, in virtual seconds.
  var timestamp = 0.0
  @Strong var key: UIKey?
  @Weak var window: UIWindow?
  /// Who heard of its beginning first, and hears of its end.
  @Weak var responder: UIResponder?
  /// The recognizers that have taken it.
  @StrongList var recognizers: [UIGestureRecognizer] = []

  /// A key's kind is its usage behind 2000: Return, 0x28, is known as 2040 to tvOS apps.
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

/// The buttons that are held at one moment.
class UIPressesEvent: UIEvent {
  @StrongList final var presses: [UIPress] = []
  /// Whether nobody in the responder chain has kept it to himself.
  final var hasPassedChain = false

  /// The number of `UIEventTypePresses`.
  override var eventType: Int { 3 }

  static func define(_ event: ClassDefinition<UIPressesEvent>) {
    event.readonly("allPresses", of: "NSSet") { $0.presses }
    event.method("pressesForGestureRecognizer:") {
      (event, recognizer: UIGestureRecognizer) -> [UIPress] in
      event.presses.filter { press in press.recognizers.contains { $0 === recognizer } }
    }
  }
}

/// A key of a hardware keyboard that goes down or up.
final class UIPhysicalKeyboardEvent: UIPressesEvent {
  var isKeyDown = true

  private var key: UIKey? { presses.first?.key }

  // The names under which people read them who hook `handleKeyUIEvent:`.
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
  static let press = NativeClass<UIPress>(
    "UIPress", superclass: FoundationClasses.object, UIPress.define)
  static let pressesEvent = NativeClass<UIPressesEvent>(
    "UIPressesEvent", superclass: event, UIPressesEvent.define)
  static let physicalKeyboardEvent = NativeClass<UIPhysicalKeyboardEvent>(
    "UIPhysicalKeyboardEvent", superclass: pressesEvent, UIPhysicalKeyboardEvent.define)
}
