internal import SelectorRuntime

/// A view that turns touches into actions.
///
/// Nobody is told of anything but by messages: tracking methods decide what becomes of a touch, and
/// every matching pair is served by a `sendAction:to:forEvent:` of its own.
package class UIControl: UIView {
  /// A disabled control is still hit, and ignores the touch.
  package internal(set) final var isEnabled = true
  package internal(set) final var isSelected = false
  package internal(set) final var isHighlighted = false
  package final var contentVerticalAlignment = 0
  package final var contentHorizontalAlignment = 0

  /// Whether it follows a touch now, as `beginTracking…` and `continueTracking…` decided.
  package internal(set) final var isTracking = false
  /// Whether the touch that it follows is inside, slack included.
  package internal(set) final var isTouchInside = false
  /// The touch that it got first; no other one matters until that is over.
  @Weak final var followedTouch: UITouch?

  /// The registered pairs, in the order of their registration.
  final var actions: [ControlAction] = []

  package override func destruct() {
    actions = []
    super.destruct()
  }

  /// Composed of `isHighlighted`, `isEnabled` and `isSelected`.
  package final var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when a part of the state has been set by a message.
  ///
  /// - Throws: what showing the new state throws.
  func stateDidChange() throws {}

  /// Whether what a recognizer of a view above has found is what the control itself is there for.
  ///
  /// Apple's documentation names the controls and their gestures; a control of one's own has none,
  /// as published experiments confirm.
  func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether a recognizer looks for a single tap of a single finger.
  final func isPlainTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// The events that a lift inside means besides a touch; a button's primary action.
  var eventsOfLift: ControlEvents { .touchUpInside }
}

extension UIControl {
  static func define(_ control: ClassDefinition<UIControl>) {
    defineState(control)
    defineTargets(control)
    definePrivateTargets(control)
    defineTracking(control)
  }

  private static func defineState(_ control: ClassDefinition<UIControl>) {
    control.property("enabled", getter: "isEnabled", get: { $0.isEnabled }) {
      (control, enabled: Bool) in
      if enabled != control.isEnabled {
        control.isEnabled = enabled
        try control.stateDidChange()
      }
      if !enabled, control.uikit.settings.controls.disabledInTouch == .letsGo {
        try control.stopTracking()
      }
    }
    control.property("selected", getter: "isSelected", get: { $0.isSelected }) {
      (control, selected: Bool) in
      guard selected != control.isSelected else { return }
      control.isSelected = selected
      try control.stateDidChange()
    }
    control.property("highlighted", getter: "isHighlighted", get: { $0.isHighlighted }) {
      (control, highlighted: Bool) in
      guard highlighted != control.isHighlighted else { return }
      control.isHighlighted = highlighted
      try control.stateDidChange()
    }
    control.readonly("state") { $0.state.rawValue }
    control.readonly("tracking", getter: "isTracking") { $0.isTracking }
    control.readonly("touchInside", getter: "isTouchInside") { $0.isTouchInside }
    control.property(
      "contentVerticalAlignment", get: { $0.contentVerticalAlignment },
      set: { $0.contentVerticalAlignment = $1 })
    control.property(
      "contentHorizontalAlignment", get: { $0.contentHorizontalAlignment },
      set: { $0.contentHorizontalAlignment = $1 })
  }
}

extension UIKitClasses {
  static let control = NativeClass<UIControl>(
    "UIControl", superclass: view, UIControl.define)
}
