internal import SelectorRuntime
internal import UIKitRuntime

/// Appearance callbacks, with balanced will and did messages.
extension UIViewController {
  /// The appearance state of a controller.
  package enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// Begins an appearance or a disappearance, also of the visible children.
  ///
  /// If the same transition is already in progress, nothing happens. The opposite transition
  /// cancels the one in progress.
  package final func beginAppearance(_ appears: Bool, animated: Bool) throws {
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

  /// Ends the appearance or disappearance in progress.
  package final func endAppearance() throws {
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

  /// Sends `viewIsAppearing:`, between the will and did messages.
  package final func announceIsAppearing() throws {
    guard appearance == .appearing else { return }
    var deferred = DeferredErrors()
    if !messages.viewIsAppearing.isAbsent {
      deferred.run { try send(messages.viewIsAppearing, appearanceIsAnimated) }
    }
    deferred.run { try forward { try $0.announceIsAppearing() } }
    try deferred.throwFirst()
  }

  /// Sets the state from the view's window without messages, after a transition was abandoned.
  package final func settle() {
    appearance = loadedView?.window == nil ? .disappeared : .appeared
    for child in visibleChildren { child.settle() }
  }

  package final func forward(_ step: (UIViewController) throws -> Void) throws {
    guard try call(messages.forwardsAppearance, as: Bool.self) else { return }
    var deferred = DeferredErrors()
    for child in visibleChildren {
      deferred.run { try child.keptAlive { try step(child) } }
    }
    try deferred.throwFirst()
  }

  /// Whether the controller itself, not its parent, must send its appearance messages.
  private final func isLeftToItself() throws -> Bool {
    guard let parent else { return true }
    guard parent.appearance == .appeared || parent.appearance == .appearing else { return false }
    return try parent.call(parent.messages.forwardsAppearance)
  }

  /// Called when the view is about to be added to a window or removed from it.
  package final func viewWillMove(to window: UIWindow?) throws {
    guard appearance == (window == nil ? .appeared : .disappeared), try isLeftToItself() else {
      return
    }
    appearsByItself = parent?.appearance != .appearing
    try beginAppearance(window != nil, animated: false)
  }

  /// Called when the view has been added to a window or removed from it.
  package final func viewDidMove(to window: UIWindow?) throws {
    guard appearsByItself else { return }
    appearsByItself = false
    var deferred = DeferredErrors()
    if window != nil { deferred.run { try announceIsAppearing() } }
    deferred.run { try endAppearance() }
    try deferred.throwFirst()
  }

  /// Writes the warning of a begin or an end of an appearance without its counterpart.
  private final func warnOfImbalance() {
    world.warn("Unbalanced calls to begin/end appearance transitions for \(defaultDescription).")
  }

  static func defineAppearance(_ controller: ClassDefinition<UIViewController>) {
    for name in ["WillAppear", "IsAppearing", "DidAppear", "WillDisappear", "DidDisappear"] {
      controller.method("view\(name):") { (_, _: Bool) in }
    }
    // Until iOS 6, one method controlled appearance and rotation; an override of it is still
    // called.
    let forwardsBoth = controller.runtime.selector(
      "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers")
    controller.readonly("shouldAutomaticallyForwardAppearanceMethods") { (controller) -> Bool in
      try controller.call(forwardsBoth)
    }
    controller.method("beginAppearanceTransition:animated:") {
      (controller, appears: Bool, animated: Bool) in
      let appearance = controller.appearance
      if appears
        ? appearance == .appearing || appearance == .appeared
        : appearance == .disappearing || appearance == .disappeared
      {
        controller.warnOfImbalance()
      }
      try controller.beginAppearance(appears, animated: animated)
    }
    controller.method("endAppearanceTransition") { (controller) in
      if controller.appearance == .appeared || controller.appearance == .disappeared {
        controller.warnOfImbalance()
      }
      try controller.endAppearance()
    }
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

/// Runs several steps even if some of them throw, and throws the first error at the end.
package struct DeferredErrors {
  private var failure: (any Error)?

  /// Creates an empty list.
  package init() {}

  package var hasFailed: Bool { failure != nil }

  package mutating func run(_ step: () throws -> Void) {
    do { try step() } catch { failure = failure ?? error }
  }

  package func throwFirst() throws {
    if let failure { throw failure }
  }
}
