internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// The keyboard, of which nobody sees more than what is posted when it comes and goes.
///
/// It is there while a text field edits, or while a responder shows views of its own in its place or
/// above it: those stand in a window, while the keyboard itself is seen by nobody.
final class Keyboard {
  private unowned let world: UIKitWorld
  private var isShown = false
  /// How many fields are about to take over from another one.
  private var takingOver = 0
  private var entry: RunLoop.Entry?
  /// Its height with its accessory, as was last announced.
  private var announcedHeight = 0.0
  /// The views that stand in its place or above it.
  private(set) lazy var host = InputHost(world)

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
  ///
  /// - Throws: what the field answers about its input views, and what observers throw.
  func editingBegins(in responder: UIResponder) throws {
    try host.load(for: responder)
    try shows()
  }

  private func shows() throws {
    let event = isShown ? "ChangeFrame" : "Show"
    isShown = true
    try announce(event)
  }

  /// A field has stopped editing: the keyboard goes, unless another one takes it over.
  func editingEnds() throws {
    guard isShown, takingOver == 0 else { return }
    isShown = false
    try announce("Hide")
    try host.clear()
  }

  /// A responder has become the first; a text begins to edit by itself.
  ///
  /// - Throws: what the responder answers about its input views, and what observers throw.
  func serves(_ responder: UIResponder) throws {
    guard !(responder is any TextEditing) else { return }
    try host.load(for: responder)
    if !host.isEmpty || responder.takesText { return try shows() }
    try editingEnds()
  }

  /// A responder is not the first any more.
  ///
  /// - Throws: what observers throw.
  func leaves(_ responder: UIResponder) throws {
    guard !(responder is any TextEditing), host.responder === responder else { return }
    try editingEnds()
  }

  /// The first responder may have other input views now.
  ///
  /// - Throws: what it answers, and what observers throw.
  func reload(for responder: UIResponder) throws {
    guard world.keyWindow?.firstResponder === responder else { return }
    try host.load(for: responder)
    try settle()
  }

  /// The view in its place makes way for it.
  ///
  /// - Throws: what controllers and observers throw.
  func advance() throws {
    try host.advance()
    try settle()
    try world.notificationCenter?.announce(
      "UITextInputCurrentInputModeDidChangeNotification", .none)
  }

  /// Tells of another height.
  private func settle() throws {
    if isShown, height == announcedHeight { return }
    if isShown || !host.isEmpty { try shows() }
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
    let info = userInfo(event)
    try world.notificationCenter?.announce("UIKeyboardWill\(event)Notification", .none, info)
    entry = try world.runLoop.schedule(
      at: world.runLoop.now + Self.duration, phase: .displayLinks, keepsAlive: false
    ) { [unowned world] in
      try world.notificationCenter?.announce("UIKeyboardDid\(event)Notification", .none, info)
    }
  }

  /// Where it stands on the screen, if it is there.
  var shownFrame: CGRect? { isShown ? frame(height, isUp: true) : nil }

  private var height: Double {
    let usual = world.settings.keyboardHeight
    return min(host.height(usual: usual) ?? usual, world.screen.bounds.size.height)
  }

  private func frame(_ height: Double, isUp: Bool) -> CGRect {
    let screen = world.screen.bounds
    return CGRect(
      x: 0, y: screen.maxY - (isUp ? height : 0), width: screen.size.width, height: height)
  }

  private func userInfo(_ event: String) -> Value {
    let (height, former) = (height, announcedHeight)
    announcedHeight = height
    let begin = event == "Show" ? frame(height, isUp: false) : frame(former, isUp: true)
    let end = isShown ? frame(height, isUp: true) : frame(former, isUp: false)
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
