internal import SelectorRuntime
internal import UIKitRuntime

/// The first responder: at most one for each window.
extension UIResponder {
  /// The window of the nearest view in the responder chain, whose first responder it can become.
  private final func windowOfChain() throws -> UIWindow? {
    var place: UIResponder? = self
    for _ in 0..<1000 {
      guard let responder = place else { return nil }
      if let view = responder as? UIView { return view.window }
      place = try responder.nextResponder() as? UIResponder
    }
    return nil
  }

  private final func becomeFirst() throws -> Bool {
    guard let window = try windowOfChain() else { return false }
    guard window.firstResponder !== self else { return true }
    guard try call(selectors.canBecomeFirstResponder) else { return false }
    if let current = window.firstResponder {
      guard try current.call(selectors.resignFirstResponder) else { return false }
    }
    window.firstResponder = self
    try world.keyboardModel?.serves(self)
    return true
  }

  private final func resignFirst() throws -> Bool {
    guard let window = try windowOfChain(), window.firstResponder === self else { return true }
    guard try call(selectors.canResignFirstResponder) else { return false }
    window.firstResponder = nil
    try world.keyboardModel?.leaves(self)
    return true
  }

  static func defineFirstResponder(_ responder: ClassDefinition<UIResponder>) {
    responder.readonly("canBecomeFirstResponder") { (_) -> Bool in false }
    responder.readonly("canResignFirstResponder") { (_) -> Bool in true }
    responder.method("becomeFirstResponder") { (responder) -> Bool in try responder.becomeFirst() }
    responder.method("resignFirstResponder") { (responder) -> Bool in try responder.resignFirst() }
    responder.readonly("isFirstResponder") { (responder) -> Bool in
      try responder.windowOfChain()?.firstResponder === responder
    }
  }
}
