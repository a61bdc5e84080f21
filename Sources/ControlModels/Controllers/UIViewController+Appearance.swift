internal import SelectorRuntime

/// Appearing and disappearing: will and did, in balance.
extension UIViewController {
  /// Where a controller is between two appearances.
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// Begins to appear or disappear, and lets the visible children do the same.
  ///
  /// What is on its way already is not begun again; the other way round it is a cancellation.
  final func beginAppearance(_ appears: Bool, animated: Bool) throws {
    switch (appears, appearance) {
    case (true, .appearing), (true, .appeared), (false, .disappearing), (false, .disappeared):
      return
    default: break
    }
    var attempts = Attempts()
    if appears { attempts.attempt { _ = try askView() } }
    appearance = appears ? .appearing : .disappearing
    appearanceIsAnimated = animated
    attempts.attempt {
      try tell(appears ? messages.viewWillAppear : messages.viewWillDisappear, animated)
    }
    attempts.attempt { try beginChildren(appears, animated: animated) }
    try attempts.finish()
  }

  /// Ends what has begun.
  final func endAppearance() throws {
    var attempts = Attempts()
    switch appearance {
    case .appearing:
      appearance = .appeared
      attempts.attempt { try tell(messages.viewDidAppear, appearanceIsAnimated) }
    case .disappearing:
      appearance = .disappeared
      attempts.attempt { try tell(messages.viewDidDisappear, appearanceIsAnimated) }
    default: return
    }
    attempts.attempt { try endChildren() }
    try attempts.finish()
  }

  /// Says that the view has its place, between will and did.
  final func announceIsAppearing() throws {
    guard appearance == .appearing else { return }
    var attempts = Attempts()
    attempts.attempt { try tell(messages.viewIsAppearing, appearanceIsAnimated) }
    attempts.attempt { try forward { try $0.announceIsAppearing() } }
    try attempts.finish()
  }

  /// Is where its view is, without a word: a transition has been given up.
  final func settle() {
    appearance = loadedView?.window == nil ? .disappeared : .appeared
    for child in visibleChildren { child.settle() }
  }

  final func forward(_ step: (UIViewController) throws -> Void) throws {
    guard try ask(messages.forwardsAppearance, as: Bool.self) else { return }
    var attempts = Attempts()
    for child in visibleChildren {
      attempts.attempt { try child.keptAlive { try step(child) } }
    }
    try attempts.finish()
  }

  /// Whether nobody else tells it what its view does.
  private final func isLeftToItself() throws -> Bool {
    guard let parent else { return true }
    guard parent.appearance == .appeared || parent.appearance == .appearing else { return false }
    return try parent.ask(parent.messages.forwardsAppearance)
  }

  /// Hears that its view is about to come into a window or leave it.
  final func viewWillMove(to window: UIWindow?) throws {
    guard appearance == (window == nil ? .appeared : .disappeared), try isLeftToItself() else {
      return
    }
    appearsByItself = parent?.appearance != .appearing
    try beginAppearance(window != nil, animated: false)
  }

  /// Hears that its view has done so.
  final func viewDidMove(to window: UIWindow?) throws {
    guard appearsByItself else { return }
    appearsByItself = false
    var attempts = Attempts()
    if window != nil { attempts.attempt { try announceIsAppearing() } }
    attempts.attempt { try endAppearance() }
    try attempts.finish()
  }

  static func defineAppearance(_ controller: ClassDefinition<UIViewController>) {
    for name in ["WillAppear", "IsAppearing", "DidAppear", "WillDisappear", "DidDisappear"] {
      controller.method("view\(name):") { (_, _: Bool) in }
    }
    controller.readonly("shouldAutomaticallyForwardAppearanceMethods") { (_) -> Bool in true }
    controller.method("beginAppearanceTransition:animated:") {
      (controller, appears: Bool, animated: Bool) in
      try controller.beginAppearance(appears, animated: animated)
    }
    controller.method("endAppearanceTransition") { (controller) in try controller.endAppearance() }
    controller.readonly("movingToParentViewController", getter: "isMovingToParentViewController") {
      $0.isMovingToParent
    }
    controller.readonly(
      "movingFromParentViewController", getter: "isMovingFromParentViewController"
    ) { $0.isMovingFromParent }
    controller.readonly("beingPresented", getter: "isBeingPresented") { $0.isBeingPresented }
    controller.readonly("beingDismissed", getter: "isBeingDismissed") { $0.isBeingDismissed }
  }
}

/// Steps that are all taken, whatever goes wrong in one; the first error comes out at the end.
struct Attempts {
  private var failure: (any Error)?

  var hasFailed: Bool { failure != nil }

  mutating func attempt(_ step: () throws -> Void) {
    do { try step() } catch { failure = failure ?? error }
  }

  func finish() throws {
    if let failure { throw failure }
  }
}
