package import SelectorRuntime
package import UIKitRuntime

/// A view that converts touches to actions.
///
/// Everything is done with messages: tracking methods handle a touch, and each matching
/// target-action pair is called with a separate `sendAction:to:forEvent:`.
open class UIControl: UIView {
  /// Whether the control is enabled; a disabled one is hit-tested, but ignores touches.
  package final var isEnabled = true
  package internal(set) final var isSelected = false
  package internal(set) final var isHighlighted = false
  package final var contentVerticalAlignment = 0
  package final var contentHorizontalAlignment = 0

  /// Whether a touch is tracked, as `beginTracking…` and `continueTracking…` determine.
  package internal(set) final var isTracking = false
  /// Whether the tracked touch is inside the enlarged bounds.
  package internal(set) final var isTouchInside = false
  /// The tracked touch; other touches are ignored until it has ended.
  @Weak final var followedTouch: UITouch?

  /// The registered target-action pairs, in registration order.
  package final var actions: [ControlAction] = []

  open override func destruct() {
    actions = []
    super.destruct()
  }

  /// The state, derived from `isHighlighted`, `isEnabled` and `isSelected`.
  package final var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after a part of the state was set by a message.
  ///
  /// - Throws: the errors of displaying the new state.
  open func stateDidChange() throws {}

  /// Whether a superview's recognizer recognizes the control's own gesture.
  ///
  /// Apple's documentation lists the controls and their gestures. A custom control has none, as
  /// published experiments confirm.
  open func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether a recognizer requires a single tap with a single touch.
  package final func isPlainTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  open override func savedState() -> () -> Void {
    let rest = super.savedState()
    let (control, actions) = ((isEnabled, isSelected, isHighlighted), actions)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      (isEnabled, isSelected, isHighlighted) = control
      self.actions = actions
    }
  }

  /// The events of a touch that ends inside; a button adds its primary action.
  open var eventsOfLift: ControlEvents { .touchUpInside }
}

extension UIControl {
  static func define(_ control: ClassDefinition<UIControl>) {
    defineState(control)
    defineTargets(control)
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
  package static let control = NativeClass<UIControl>(
    "UIControl", superclass: view, UIControl.define)
}
