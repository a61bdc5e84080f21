internal import FoundationModels
internal import SelectorRuntime
internal import VirtualTime

/// Showing the top of the stack: the transitions, and what is told in the course of them.
extension UINavigationController {
  /// Whether what is shown can be seen, so that a change of it is a transition.
  var isOnScreen: Bool {
    loadedView?.window != nil && (appearance == .appeared || appearance == .appearing)
  }

  /// Shows the top: now, in the next layout pass, or when the running transition is over.
  func showTop(_ kind: ControllerTransition.Kind, animated: Bool) throws {
    guard isOnScreen else { return try releaseLeaving() }
    if transition != nil || (!animated && world.settings.is(.unanimatedPush, "layoutPass")) {
      planned = (kind, animated)
      if transition == nil { loadedView?.markNeedsLayout() }
      return
    }
    planned = nil
    try show(kind, animated: animated)
  }

  /// Begins a transition from what is shown to the top of the stack.
  func show(_ kind: ControllerTransition.Kind, animated: Bool) throws {
    guard shown !== stack.last else {
      var attempts = Attempts()
      attempts.attempt { try releaseLeaving() }
      attempts.attempt { try welcomeArriving() }
      return try attempts.finish()
    }
    try begin(kind, to: stack.last, animated: animated, interactive: false)
  }

  /// Begins a transition, and lets the clock, an animator or a finger take it to its end.
  func begin(
    _ kind: ControllerTransition.Kind, to: UIViewController?, animated: Bool, interactive: Bool
  ) throws {
    guard let container = loadedView else { return }
    let from = shown
    let transition = ControllerTransition(
      kind, from: from, to: to, in: container, animated: animated, interactive: interactive,
      duration: animated ? world.settings.number(.navigationTransitionDuration) : 0
    ) { [self] completed in
      try keptAlive { try end(from, to, completed: completed, interactive: interactive) }
    } giveUp: { [weak self] in
      self?.settleStack()
    }
    self.transition = transition
    if let to { to.isMovingToParent = arriving.contains { $0 === to } }
    from?.isMovingToParent = false
    if let from { from.isMovingFromParent = interactive || !stack.contains { $0 === from } }
    var attempts = Attempts()
    if let to { attempts.attempt { _ = try to.askView() } }
    var animator: RuntimeObject?
    if animated, !interactive, let from, let to {
      attempts.attempt { animator = try askForAnimator(kind, from, to) }
    }
    attempts.attempt { try from?.beginAppearance(false, animated: animated) }
    attempts.attempt { try to?.beginAppearance(true, animated: animated) }
    if let to { attempts.attempt { try tellDelegate(messages.willShow, to, animated) } }
    if let to, animator == nil {
      attempts.attempt { try install(to, below: kind == .pop ? from : nil) }
    }
    attempts.attempt { try to?.announceIsAppearing() }
    attempts.attempt { try world.statusBar.controllersDidChange(in: container.window) }
    attempts.attempt { try run(transition, animator) }
    if attempts.hasFailed, animator != nil, !transition.isOver {
      attempts.attempt { try transition.end(completed: true) }
    }
    try attempts.finish()
  }

  private func run(_ transition: ControllerTransition, _ animator: RuntimeObject?) throws {
    guard !transition.isOver else { return }
    if transition.isInteractive { return try transition.coordinator.start() }
    if let animator {
      return try transition.run(animator) { animator in
        guard let delegate, try delegate.implements(messages.interactionForAnimator) else {
          return nil
        }
        return try delegate.askOptional(messages.interactionForAnimator, self, animator)
      }
    }
    var attempts = Attempts()
    attempts.attempt { try transition.coordinator.start() }
    if transition.isAnimated {
      attempts.attempt { try transition.addToLayers() }
      attempts.attempt { try transition.end(after: transition.duration, completed: true) }
    } else {
      if let view = transition.to?.loadedView {
        attempts.attempt { try world.layoutPass.layOut(view) }
      }
      attempts.attempt { try transition.end(completed: true) }
    }
    try attempts.finish()
  }

  private func askForAnimator(
    _ kind: ControllerTransition.Kind, _ from: UIViewController, _ to: UIViewController
  ) throws -> RuntimeObject? {
    guard let delegate, try delegate.implements(messages.animatorForOperation) else { return nil }
    let operation = kind == .push ? 1 : kind == .pop ? 2 : 0
    return try delegate.ask(
      messages.animatorForOperation, self, operation, from, to, as: RuntimeObject?.self)
  }

  private func tellDelegate(
    _ event: Selector, _ controller: UIViewController, _ animated: Bool
  ) throws {
    guard let delegate, try delegate.implements(event) else { return }
    try delegate.keptAlive { try delegate.tell(event, self, controller, animated) }
  }

  /// Puts a controller's view in its place.
  func install(_ controller: UIViewController, below other: UIViewController? = nil) throws {
    guard let content else { return }
    let view = try controller.askView()
    try view.place(frame(of: controller))
    guard view.superview !== content else { return }
    let place = content.subviews.firstIndex { $0 === other?.loadedView }
    try content.insert(view, at: place ?? content.subviews.count)
  }

  // MARK: - The end

  private func end(
    _ from: UIViewController?, _ to: UIViewController?, completed: Bool, interactive: Bool
  ) throws {
    var attempts = Attempts()
    let animated = from?.appearanceIsAnimated ?? to?.appearanceIsAnimated ?? false
    if completed {
      if let to { attempts.attempt { try install(to) } }
      attempts.attempt { try from?.loadedView?.removeFromSuperview() }
      attempts.attempt { try from?.endAppearance() }
      shown = to
      attempts.attempt { try to?.endAppearance() }
      if interactive, let from { attempts.attempt { try finishPop(of: from) } }
      transition = nil
      if let to { attempts.attempt { try tellDelegate(messages.didShow, to, animated) } }
      attempts.attempt { try welcomeArriving() }
    } else {
      // What was about to appear is gone before what was about to go is back.
      attempts.attempt { try to?.beginAppearance(false, animated: animated) }
      attempts.attempt { try to?.loadedView?.removeFromSuperview() }
      attempts.attempt { try to?.endAppearance() }
      attempts.attempt { try from?.beginAppearance(true, animated: animated) }
      attempts.attempt { try from?.endAppearance() }
      transition = nil
      from?.isMovingFromParent = false
      to?.isMovingToParent = false
      if !interactive { attempts.attempt { try takeBackLastChange() } }
      if interactive, let from, stack.contains(where: { $0 === from }) {
        attempts.attempt { try from.tell(messages.didMoveToParent, self) }
      }
    }
    // One that has come back meanwhile does not leave.
    leaving.removeAll { controller in stack.contains { $0 === controller } }
    attempts.attempt { try showWhatIsPlanned() }
    try attempts.finish()
  }

  private func showWhatIsPlanned() throws {
    guard shown !== stack.last, isOnScreen else {
      planned = nil
      return try releaseLeaving()
    }
    let (kind, animated) = planned ?? (.push, false)
    planned = nil
    var attempts = Attempts()
    attempts.attempt { try releaseLeaving(butNot: shown) }
    attempts.attempt { try show(kind, animated: animated) }
    try attempts.finish()
  }

  /// The world has gone back: what is on the stack is shown, without a word.
  func settleStack() {
    transition = nil
    lastChange = nil
    planned = nil
    isAskingForInteractivePop = false
    interactivePop?.isActive = false
    let isSeen = loadedView?.window != nil && appearance == .appeared
    for controller in children {
      controller.isMovingToParent = false
      controller.isMovingFromParent = false
      controller.appearance = isSeen && controller === stack.last ? .appeared : .disappeared
    }
    shown = stack.last
    arriving = []
    for controller in leaving { disown(controller) }
    leaving = []
    loadedView?.markNeedsLayout()
  }

  // MARK: - Appearing with the controller itself

  /// Lets the top begin to appear or disappear; the delegate hears of it.
  func beginTop(_ appears: Bool, animated: Bool) throws {
    if let transition { try transition.end(completed: !transition.isInteractive) }
    guard appears else {
      return try forward { try $0.beginAppearance(false, animated: animated) }
    }
    planned = nil
    var attempts = Attempts()
    let former = shown
    let top = stack.last
    if former !== top { attempts.attempt { try former?.loadedView?.removeFromSuperview() } }
    shown = top
    attempts.attempt { try releaseLeaving() }
    guard let top else { return try attempts.finish() }
    top.isMovingToParent = arriving.contains { $0 === top }
    attempts.attempt { try forward { try $0.beginAppearance(true, animated: animated) } }
    attempts.attempt { try tellDelegate(messages.willShow, top, animated) }
    attempts.attempt { _ = try askView() }
    attempts.attempt { try install(top) }
    try attempts.finish()
  }

  /// Lets the top end that.
  func endTop() throws {
    // What is on its way is told by its own transition.
    guard transition == nil else { return }
    let wasAppearing = shown?.appearance == .appearing
    var attempts = Attempts()
    attempts.attempt { try forward { try $0.endAppearance() } }
    if wasAppearing, let shown {
      attempts.attempt { try tellDelegate(messages.didShow, shown, appearanceIsAnimated) }
      attempts.attempt { try welcomeArriving() }
    }
    try attempts.finish()
  }
}
