internal import FoundationCore
internal import FoundationThreads
package import QuartzCore
internal import SelectorRuntime
package import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// The keyboard, whose only visible effect is its notifications.
///
/// It is shown while a text field is editing, or while the first responder has input views or
/// accessory views. These views are in a window; the keyboard itself has no view.
package final class Keyboard: KeyboardModel {
  private unowned let world: UIKitWorld
  private var isShown = false
  /// The number of fields that are about to take the keyboard over from another one.
  private var takingOver = 0
  private var entry: RunLoop.Entry?
  /// The last posted height, including the accessory view.
  private var announcedHeight = 0.0
  /// The host of input views and accessory views.
  package private(set) lazy var host = InputHost(world)

  /// The animation duration in the notifications: 0.25 s, as commonly seen.
  private static let duration = 0.25
  /// The keyboard's `UIViewAnimationCurve`, a value without a constant.
  private static let curve = 7

  /// The views with a keyboard layout guide.
  private var followers: [WeakReference] = []

  init(_ world: UIKitWorld) { self.world = world }

  /// Adds a view with a keyboard layout guide, which is laid out when the keyboard changes.
  package func isFollowed(by view: UIView) {
    followers.removeAll { $0.load() == nil }
    followers.append(WeakReference(view))
  }

  /// Called when a field begins editing: shows the keyboard, or keeps it for the next field.
  ///
  /// - Throws: the errors of the field's input view methods, and of observers.
  package func editingBegins(in responder: UIResponder) throws {
    try host.load(for: responder)
    try shows()
  }

  /// Shows the keyboard, or changes its height; an unchanged height is only a change of frame.
  ///
  /// Since iOS 11 a keyboard that is already shown does not come again for another responder
  /// (openradar 34432484).
  private func shows() throws {
    let comes =
      !isShown || height != announcedHeight || world.settings.system.keyboardWillShowRepeats
    let former = isShown ? announcedHeight : nil
    isShown = true
    try announce(comes ? "Show" : nil, from: former)
  }

  /// Called when a field has ended editing: hides the keyboard, unless another field takes it over.
  package func editingEnds() throws {
    guard isShown, takingOver == 0 else { return }
    let former = announcedHeight
    isShown = false
    try announce("Hide", from: former)
    try host.clear()
  }

  /// Called when a responder became first responder; text fields begin editing separately.
  ///
  /// - Throws: the errors of the responder's input view methods, and of observers.
  package func serves(_ responder: UIResponder) throws {
    guard !(responder is any TextEditing) else { return }
    try host.load(for: responder)
    if !host.isEmpty || responder.takesText { return try shows() }
    try editingEnds()
  }

  /// Called when a responder has resigned first responder.
  ///
  /// - Throws: the errors of observers.
  package func leaves(_ responder: UIResponder) throws {
    guard !(responder is any TextEditing), host.responder === responder else { return }
    try editingEnds()
  }

  /// Reloads the input views of the first responder.
  ///
  /// - Throws: the errors of its methods, and of observers.
  func reload(for responder: UIResponder) throws {
    guard world.keyWindow?.firstResponder === responder else { return }
    try host.load(for: responder)
    try settle()
  }

  /// Replaces the input view by the keyboard.
  ///
  /// - Throws: the errors of controllers and observers.
  func advance() throws {
    try host.advance()
    try settle()
    try world.notificationCenter?.announce(
      "UITextInputCurrentInputModeDidChangeNotification", .none)
  }

  /// Posts a changed height.
  private func settle() throws {
    if isShown, height == announcedHeight { return }
    if isShown || !host.isEmpty { try shows() }
  }

  /// Runs a body in which a field can take the keyboard over from another one.
  ///
  /// - Returns: the result of the body.
  package func handingOver(_ body: () throws -> Bool) throws -> Bool {
    takingOver += 1
    let former = world.keyWindow?.firstResponder
    var isTaken = false
    do {
      defer { takingOver -= 1 }
      isTaken = try body()
    }
    let current = world.keyWindow?.firstResponder
    if !isTaken, former !== current, !(current is any TextEditing) { try editingEnds() }
    return isTaken
  }

  /// Posts the notifications of a change of frame and of showing or hiding; those of the end
  /// follow after the animation.
  ///
  /// - Parameters:
  ///   - event: `Show` or `Hide`; nil if only the frame changes.
  ///   - former: The height before, or nil if the keyboard was hidden.
  private func announce(_ event: String?, from former: Double?) throws {
    entry?.cancel()
    for follower in followers { (follower.load() as? UIView)?.constraintsDidChange() }
    let events = ["ChangeFrame"] + [event].compactMap(\.self)
    let info = userInfo(from: former)
    for event in events {
      try world.notificationCenter?.announce("UIKeyboardWill\(event)Notification", .none, info)
    }
    entry = try world.runLoop.schedule(
      at: world.runLoop.now + Self.duration, phase: .displayLinks, keepsAlive: false
    ) { [unowned world] in
      for event in events {
        try world.notificationCenter?.announce("UIKeyboardDid\(event)Notification", .none, info)
      }
    }
  }

  /// The keyboard's frame on the screen, if it is shown.
  package var shownFrame: CGRect? { isShown ? frame(height, isUp: true) : nil }

  private var height: Double {
    let usual = world.settings.keyboardHeight
    return min(host.height(usual: usual) ?? usual, world.screen.bounds.size.height)
  }

  private func frame(_ height: Double, isUp: Bool) -> CGRect {
    let screen = world.screen.bounds
    return CGRect(
      x: 0, y: screen.maxY - (isUp ? height : 0), width: screen.size.width, height: height)
  }

  private func userInfo(from former: Double?) -> Value {
    let height = isShown ? height : former ?? height
    announcedHeight = height
    let begin = frame(former ?? height, isUp: former != nil)
    let end = frame(height, isUp: isShown)
    let entries: KeyValuePairs<String, Value> = [
      "UIKeyboardFrameBeginUserInfoKey": begin.messageValue,
      "UIKeyboardFrameEndUserInfoKey": end.messageValue,
      "UIKeyboardAnimationDurationUserInfoKey": .number(Self.duration),
      "UIKeyboardAnimationCurveUserInfoKey": Self.curve.messageValue,
      "UIKeyboardIsLocalUserInfoKey": .bool(true),
    ]
    return .dictionary(entries.map { .init(key: .string($0.key), value: $0.value) })
  }

  func restoration() -> () -> Void {
    let (isShown, announcedHeight, host) = (isShown, announcedHeight, host.restoration())
    return { [unowned self] in
      host()
      self.announcedHeight = announcedHeight
      self.isShown = isShown
      takingOver = 0
    }
  }
}

private enum KeyboardKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> Keyboard { Keyboard(world.uikit) }
  static func restoration(of value: Keyboard, in world: FoundationWorld) -> (() -> Void)? {
    value.restoration()
  }
}

extension UIKitWorld {
  /// The keyboard.
  package var keyboard: Keyboard { self[KeyboardKey.self] }
}

extension UIKitConstants {
  /// The keyboard notifications of UIWindow.h.
  package static let keyboard: KeyValuePairs<String, String> = [
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
