internal import FoundationModels
internal import SelectorRuntime
internal import VirtualTime

/// The keyboard, of which nobody sees more than what is posted when it comes and goes.
///
/// It is there while a text field edits. It takes no part of the screen, and no finger meets it.
final class Keyboard {
  private unowned let world: UIKitWorld
  private var isShown = false
  /// How many fields are about to take over from another one.
  private var takingOver = 0
  private var entry: RunLoop.Entry?

  /// The duration in the notification; a quarter of a second is commonly seen.
  private static let duration = 0.25
  /// `UIViewAnimationCurve` of the keyboard: a number without a name.
  private static let curve = 7

  /// The views with a guide along it.
  private var followers: [WeakReference] = []

  init(_ world: UIKitWorld) { self.world = world }

  /// A view has a guide along the keyboard, and is laid out when that comes or goes.
  func isFollowed(by view: UIView) {
    followers.removeAll { $0.load() == nil }
    followers.append(WeakReference(view))
  }

  /// A field edits now: the keyboard comes, or is the next field's.
  func editingBegins() throws {
    let event = isShown ? "ChangeFrame" : "Show"
    isShown = true
    try announce(event)
  }

  /// A field has stopped editing: the keyboard goes, unless another one takes it over.
  func editingEnds() throws {
    guard isShown, takingOver == 0 else { return }
    isShown = false
    try announce("Hide")
  }

  /// Runs a body in which a field may take the keyboard from another one.
  ///
  /// - Returns: whether it has.
  func handingOver(_ body: () throws -> Bool) throws -> Bool {
    takingOver += 1
    var isTaken = false
    do {
      defer { takingOver -= 1 }
      isTaken = try body()
    }
    if !isTaken, !(world.keyWindow?.firstResponder is any TextEditing) { try editingEnds() }
    return isTaken
  }

  /// Posts that it will, and after its animation that it did.
  private func announce(_ event: String) throws {
    entry?.cancel()
    for follower in followers { (follower.load() as? UIView)?.constraintsDidChange() }
    let info = userInfo(isComing: isShown, wasThere: event == "ChangeFrame")
    try world.notificationCenter?.announce("UIKeyboardWill\(event)Notification", .none, info)
    entry = try world.runLoop.schedule(
      at: world.runLoop.now + Self.duration, phase: .displayLinks, keepsAlive: false
    ) { [unowned world] in
      try world.notificationCenter?.announce("UIKeyboardDid\(event)Notification", .none, info)
    }
  }

  /// Where it stands on the screen, if it is there.
  var shownFrame: CGRect? { isShown ? frame(isUp: true) : nil }

  private func frame(isUp: Bool) -> CGRect {
    let screen = world.screen.bounds
    let height = min(world.settings.keyboardHeight, screen.size.height)
    return CGRect(
      x: 0, y: screen.maxY - (isUp ? height : 0), width: screen.size.width, height: height)
  }

  private func userInfo(isComing: Bool, wasThere: Bool) -> Value {
    let entries: KeyValuePairs<String, Value> = [
      "UIKeyboardFrameBeginUserInfoKey": frame(isUp: wasThere || !isComing).messageValue,
      "UIKeyboardFrameEndUserInfoKey": frame(isUp: isComing).messageValue,
      "UIKeyboardAnimationDurationUserInfoKey": .number(Self.duration),
      "UIKeyboardAnimationCurveUserInfoKey": Self.curve.messageValue,
      "UIKeyboardIsLocalUserInfoKey": .bool(true),
    ]
    return .dictionary(entries.map { .init(key: .string($0.key), value: $0.value) })
  }

  func restoration() -> () -> Void {
    let isShown = isShown
    return { [unowned self] in
      self.isShown = isShown
      takingOver = 0
    }
  }
}

extension UIKitConstants {
  /// From UIWindow.h.
  static let keyboard: KeyValuePairs<String, String> = [
    "UIKeyboardWillShowNotification": "UIKeyboardWillShowNotification",
    "UIKeyboardDidShowNotification": "UIKeyboardDidShowNotification",
    "UIKeyboardWillHideNotification": "UIKeyboardWillHideNotification",
    "UIKeyboardDidHideNotification": "UIKeyboardDidHideNotification",
    "UIKeyboardWillChangeFrameNotification": "UIKeyboardWillChangeFrameNotification",
    "UIKeyboardDidChangeFrameNotification": "UIKeyboardDidChangeFrameNotification",
    "UIKeyboardFrameBeginUserInfoKey": "UIKeyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey": "UIKeyboardFrameEndUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIKeyboardAnimationDurationUserInfoKey",
    "UIKeyboardAnimationCurveUserInfoKey": "UIKeyboardAnimationCurveUserInfoKey",
    "UIKeyboardIsLocalUserInfoKey": "UIKeyboardIsLocalUserInfoKey",
  ]
}
