internal import FoundationCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// Shows the top of the stack: transitions and their messages.
extension UINavigationController {
  /// Whether the contents are visible, so that a change of them is a transition.
  var isOnScreen: Bool {
    loadedView?.window != nil && (appearance == .appeared || appearance == .appearing)
  }

  /// Shows the top now, in the next layout pass, or after the running transition.
  func showTop(_ kind: ControllerTransition.Kind, animated: Bool) throws {
    guard isOnScreen else { return try releaseLeaving() }
    if transition != nil || (!animated && world.settings.navigation.unanimatedPush == .layoutPass) {
      planned = (kind, animated)
      if transition == nil { loadedView?.markNeedsLayout() }
      return
    }
    planned = nil
    try show(kind, animated: animated)
  }

  /// Begins a transition from the visible controller to the top of the stack.
  func show(_ kind: ControllerTransition.Kind, animated: Bool) throws {
    guard shown !== stack.last else {
      var deferred = DeferredErrors()
      deferred.run { try releaseLeaving() }
      deferred.run { try welcomeArriving() }
      return try deferred.throwFirst()
    }
    try begin(kind, to: stack.last, animated: animated, interactive: false)
  }

  /// Begins a transition, which the clock, an animator or a finger completes.
  func begin(
    _ kind: ControllerTransition.Kind, to: UIViewController?, animated: Bool, interactive: Bool
  ) throws {
    guard let container = loadedView else { return }
    let from = shown
    let transition = ControllerTransition(
      kind, from: from, to: to, in: container, animated: animated, interactive: interactive,
      duration: animated ? world.settings.navigation.navigationTransitionDuration : 0
    ) { [self] completed in
      try keptAlive { try end(from, to, completed: completed, interactive: interactive) }
    } giveUp: { [weak self] in
      self?.settleStack()
    }
    self.transition = transition
    if let to { to.isMovingToParent = arriving.contains { $0 === to } }
    from?.isMovingToParent = false
    if let from { from.isMovingFromParent = interactive || !stack.contains { $0 === from } }
    var deferred = DeferredErrors()
    if let to { deferred.run { _ = try to.callView() } }
    deferred.run { try definePresentationContext() }
    var animator: RuntimeObject?
    if animated, !interactive, let from, let to {
      deferred.run { animator = try askForAnimator(kind, from, to) }
    }
    deferred.run { try from?.beginAppearance(false, animated: animated) }
    deferred.run { try to?.beginAppearance(true, animated: animated) }
    if let to { deferred.run { try sendToDelegate(messages.willShow, to, animated) } }
    if let to, animator == nil {
      deferred.run { try install(to, below: kind == .pop ? from : nil) }
    }
    deferred.run { try to?.announceIsAppearing() }
    deferred.run { try world.statusBar.controllersDidChange(in: container.window) }
    deferred.run { try run(transition, animator) }
    if deferred.hasFailed, animator != nil, !transition.isOver {
      deferred.run { try transition.end(completed: true) }
    }
    try deferred.throwFirst()
  }

  private func run(_ transition: ControllerTransition, _ animator: RuntimeObject?) throws {
    guard !transition.isOver else { return }
    if transition.isInteractive { return try transition.coordinator.start() }
    if let animator {
      return try transition.run(animator) { animator in
        guard let delegate = delegateSlot.delegate(remembered: messages.interactionForAnimator)
        else {
          return nil
        }
        return try delegate.askOptional(messages.interactionForAnimator, self, animator)
      }
    }
    var deferred = DeferredErrors()
    deferred.run { try transition.coordinator.start() }
    if transition.isAnimated, awaitsFinger {
      awaitsFinger = false
      hold(true)
    } else if transition.isAnimated {
      deferred.run { try transition.addToLayers() }
      deferred.run { try transition.end(after: transition.duration, completed: true) }
    } else {
      if let view = transition.to?.loadedView {
        deferred.run { try world.layoutPass.layOut(view) }
      }
      deferred.run { try transition.end(completed: true) }
    }
    try deferred.throwFirst()
  }

  /// Lets the running transition wait for the next finger at the edge, as a device does after a
  /// swipe on the root page; its content ignores other touches until then.
  func hold(_ isHeld: Bool) {
    guard isHeld != isHeldForFinger else { return }
    isHeldForFinger = isHeld
    content?.transitionsInside += isHeld ? 1 : -1
    // The end of a transition makes its container accept touches again.
    guard transition?.isOver == false else { return }
    loadedView?.transitionsInside += isHeld ? -1 : 1
  }

  func askForAnimator(
    _ kind: ControllerTransition.Kind, _ from: UIViewController, _ to: UIViewController
  ) throws -> RuntimeObject? {
    if let known = animatorOfFinger {
      animatorOfFinger = nil
      return known
    }
    guard let delegate = delegateSlot.delegate(remembered: messages.animatorForOperation) else {
      return nil
    }
    let operation = kind == .push ? 1 : kind == .pop ? 2 : 0
    return try delegate.call(
      messages.animatorForOperation, self, operation, from, to, as: RuntimeObject?.self)
  }

  private func sendToDelegate(
    _ event: Selector, _ controller: UIViewController, _ animated: Bool
  ) throws {
    guard let delegate = delegateSlot.delegate(remembered: event) else { return }
    try delegate.keptAlive { try delegate.send(event, self, controller, animated) }
  }

  /// Adds a controller's view to the container, with its final frame.
  func install(_ controller: UIViewController, below other: UIViewController? = nil) throws {
    guard let content else { return }
    let view = try controller.callView()
    try view.place(frame(of: controller))
    guard view.superview !== content else { return }
    let place = content.subviews.firstIndex { $0 === other?.loadedView }
    try content.insert(view, at: place ?? content.subviews.count)
  }

  /// Makes the top controller a presentation context if its item has a search controller, since
  /// iOS 13.
  func definePresentationContext() throws {
    guard world.changes[.definesPresentationContext], let top = stack.last, top.loadedView != nil,
      let item = try top.call(messages.navigationItem, as: UINavigationItem?.self),
      item.hasSearchController
    else { return }
    top.definesPresentationContext = true
  }

  // MARK: - End of a transition

  private func end(
    _ from: UIViewController?, _ to: UIViewController?, completed: Bool, interactive: Bool
  ) throws {
    hold(false)
    var deferred = DeferredErrors()
    let animated = from?.appearanceIsAnimated ?? to?.appearanceIsAnimated ?? false
    if completed {
      if let to { deferred.run { try install(to) } }
      deferred.run { try from?.loadedView?.removeFromSuperview() }
      deferred.run { try from?.endAppearance() }
      shown = to
      deferred.run { try to?.endAppearance() }
      if interactive, let from { deferred.run { try finishPop(of: from) } }
      transition = nil
      if let to { deferred.run { try sendToDelegate(messages.didShow, to, animated) } }
      deferred.run { try welcomeArriving() }
    } else {
      // The controller that was about to appear disappears before the other one appears again.
      deferred.run { try to?.beginAppearance(false, animated: animated) }
      deferred.run { try to?.loadedView?.removeFromSuperview() }
      deferred.run { try to?.endAppearance() }
      deferred.run { try from?.beginAppearance(true, animated: animated) }
      deferred.run { try from?.endAppearance() }
      transition = nil
      from?.isMovingFromParent = false
      to?.isMovingToParent = false
      if !interactive { deferred.run { try takeBackLastChange() } }
      if interactive, let from, stack.contains(where: { $0 === from }) {
        deferred.run { try from.send(messages.didMoveToParent, self) }
      }
    }
    // A controller that was pushed again meanwhile does not leave.
    leaving = leaving.without(stack)
    deferred.run { try showWhatIsPlanned() }
    try deferred.throwFirst()
  }

  private func showWhatIsPlanned() throws {
    guard shown !== stack.last, isOnScreen else {
      planned = nil
      return try releaseLeaving()
    }
    let (kind, animated) = planned ?? (.push, false)
    planned = nil
    var deferred = DeferredErrors()
    deferred.run { try releaseLeaving(butNot: shown) }
    deferred.run { try show(kind, animated: animated) }
    try deferred.throwFirst()
  }

  /// Shows the top of the stack without messages, after a snapshot was restored.
  func settleStack() {
    transition = nil
    lastChange = nil
    planned = nil
    isAskingForInteractivePop = false
    awaitsFinger = false
    hold(false)
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

  // MARK: - Appearance of the controller

  /// Begins the appearance or disappearance of the top controller, and notifies the delegate.
  func beginTop(_ appears: Bool, animated: Bool) throws {
    if let transition { try transition.end(completed: !transition.isInteractive) }
    guard appears else {
      return try forward { try $0.beginAppearance(false, animated: animated) }
    }
    planned = nil
    var deferred = DeferredErrors()
    let former = shown
    let top = stack.last
    if former !== top { deferred.run { try former?.loadedView?.removeFromSuperview() } }
    shown = top
    deferred.run { try releaseLeaving() }
    guard let top else { return try deferred.throwFirst() }
    top.isMovingToParent = arriving.contains { $0 === top }
    deferred.run { try forward { try $0.beginAppearance(true, animated: animated) } }
    deferred.run { try sendToDelegate(messages.willShow, top, animated) }
    deferred.run { _ = try callView() }
    deferred.run { try definePresentationContext() }
    deferred.run { try install(top) }
    try deferred.throwFirst()
  }

  /// Ends the appearance or disappearance of the top controller.
  func endTop() throws {
    // A running transition sends these messages itself.
    guard transition == nil else { return }
    let wasAppearing = shown?.appearance == .appearing
    var deferred = DeferredErrors()
    deferred.run { try forward { try $0.endAppearance() } }
    if wasAppearing, let shown {
      deferred.run { try sendToDelegate(messages.didShow, shown, appearanceIsAnimated) }
      deferred.run { try welcomeArriving() }
    }
    try deferred.throwFirst()
  }
}
