internal import SelectorRuntime

/// Appearing and disappearing: will and did, in balance.
extension UIViewController {
  /// Where a controller is between two appearances.
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// Begins to appear or disappear, and lets the visible children do the same.
  ///
  /// Begins an appearance or a disappearance. The same way that is begun already is not begun
  /// again; the other way round it is a cancellation.
  final func beginAppearance(_ appears: Bool, animated: Bool) throws {
    switch (appears, appearance) {
    case (true, .appearing), (true, .appeared), (false, .disappearing), (false, .disappeared):
      return
    default: break
    }
    var deferred = DeferredErrors()
    if appears { deferred.run { _ = try callView() } }
    appearance = appears ? .appearing : .disappearing
    appearanceIsAnimated = animated
    deferred.run {
      try send(appears ? messages.viewWillAppear : messages.viewWillDisappear, animated)
    }
    deferred.run { try beginChildren(appears, animated: animated) }
    try deferred.throwFirst()
  }

  /// Ends what has begun.
  final func endAppearance() throws {
    var deferred = DeferredErrors()
    switch appearance {
    case .appearing:
      appearance = .appeared
      deferred.run { try send(messages.viewDidAppear, appearanceIsAnimated) }
    case .disappearing:
      appearance = .disappeared
      deferred.run { try send(messages.viewDidDisappear, appearanceIsAnimated) }
    default: return
    }
    deferred.run { try endChildren() }
    try deferred.throwFirst()
  }

  /// Says that the view has its place, between will and did.
  final func announceIsAppearing() throws {
    guard appearance == .appearing else { return }
    var deferred = DeferredErrors()
    deferred.run { try send(messages.viewIsAppearing, appearanceIsAnimated) }
    deferred.run { try forward { try $0.announceIsAppearing() } }
    try deferred.throwFirst()
  }

  /// Is where its view is, without a word: a transition has been given up.
  final func settle() {
    appearance = loadedView?.window == nil ? .disappeared : .appeared
    for child in visibleChildren { child.settle() }
  }

  final func forward(_ step: (UIViewController) throws -> Void) throws {
    guard try call(messages.forwardsAppearance, as: Bool.self) else { return }
    var deferred = DeferredErrors()
    for child in visibleChildren {
      deferred.run { try child.keptAlive { try step(child) } }
    }
    try deferred.throwFirst()
  }

  /// Whether nobody else tells it what its view does.
  private final func isLeftToItself() throws -> Bool {
    guard let parent else { return true }
    guard parent.appearance == .appeared || parent.appearance == .appearing else { return false }
    return try parent.call(parent.messages.forwardsAppearance)
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
    var deferred = DeferredErrors()
    if window != nil { deferred.run { try announceIsAppearing() } }
    deferred.run { try endAppearance() }
    try deferred.throwFirst()
  }

  static func defineAppearance(_ controller: ClassDefinition<UIViewController>) {
    for name in ["WillAppear", "IsAppearing", "DidAppear", "WillDisappear", "DidDisappear"] {
      controller.method("view\(name):") { (_, _: Bool) in }
    }
    // Until iOS 6 one method spoke for appearance and rotation; who still overrides it is asked.
    let forwardsBoth = controller.runtime.selector(
      "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers")
    controller.readonly("shouldAutomaticallyForwardAppearanceMethods") { (controller) -> Bool in
      try controller.call(forwardsBoth)
    }
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
struct DeferredErrors {
  private var failure: (any Error)?

  var hasFailed: Bool { failure != nil }

  mutating func run(_ step: () throws -> Void) {
    do { try step() } catch { failure = failure ?? error }
  }

  func throwFirst() throws {
    if let failure { throw failure }
  }
}
