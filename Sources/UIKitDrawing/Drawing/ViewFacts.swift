internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitRuntime

/// The properties of a view that outlines and view trees show, besides its frame.
///
/// Classes with their own text or state are asked by message, if they respond. A result is ignored
/// if the message raises.
struct ViewFacts {
  /// A state that changes a view's appearance.
  enum State: String, CaseIterable {
    case highlighted, selected, disabled
    case firstResponder = "first responder"
  }

  let text: String?
  let states: [State]
  /// The content size of a scroll view.
  let contentSize: CGSize?
  let recognizers: Int

  init(of view: UIView) {
    let control = view as? UIControl
    let label = view as? UILabel
    var states: [State] = []
    if control?.isHighlighted ?? label?.isHighlighted ?? view.answer("isHighlighted") ?? false {
      states.append(.highlighted)
    }
    if control?.isSelected ?? view.answer("isSelected") ?? false { states.append(.selected) }
    if !(control?.isEnabled ?? label?.isEnabled ?? true) { states.append(.disabled) }
    if view.window?.firstResponder === view { states.append(.firstResponder) }
    self.states = states
    text = Self.text(of: view)
    contentSize = view.answer("contentSize")
    recognizers = view.answer("gestureRecognizers", as: [RuntimeObject].self)?.count ?? 0
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let button as UITabBarButton: button.title
    case let control as UISwitch: control.isOn ? "on" : "off"
    case let slider as UISlider: number(slider.value)
    default: view.answer("text") ?? view.answer("title")
    }
  }

  /// A number with at most three decimals and no trailing zeros.
  static func number(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded()
    guard thousandths.magnitude < 9e15 else { return "\(number)" }
    let whole = Int64(thousandths.magnitude)
    let sign = thousandths < 0 ? "-" : ""
    let decimals = whole % 1000
    guard decimals > 0 else { return "\(sign)\(whole / 1000)" }
    var digits = String(decimals + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole / 1000).\(digits)"
  }
}

extension UIView {
  /// The result of an optional getter, or nil.
  fileprivate final func answer<Answer: MessageValue>(
    _ getter: String, as type: Answer.Type = Answer.self
  ) -> Answer? {
    let selector = runtime.selector(getter)
    guard runtime.implements(selector, self) else { return nil }
    return try? call(selector, as: Answer.self)
  }
}
