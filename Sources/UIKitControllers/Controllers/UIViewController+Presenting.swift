internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Presenting another controller, and dismissing it.
///
/// The order is that of published logs: the appearing controller's did message is sent before that
/// of the disappearing one. If a style keeps the presenter visible, the presenter receives no
/// messages.
extension UIViewController {
  private final func present(
    _ other: UIViewController?, animated: Bool, _ completion: Block?
  ) throws {
    guard let other else {
      throw RuntimeError(
        .invalidArgument,
        "Application tried to present a nil modal view controller on target \(defaultDescription).")
    }
    let presenter = rootParent
    guard !presenter.isBelow(other), other.presenting == nil, other.parent == nil else {
      throw other.isActive()
    }
    if let presented = presenter.presented {
      return warnOfPresenting(
        other, on: presenter,
        presented.isBeingDismissed
          ? "while a presentation is in progress"
          : "which is already presenting \(presented.defaultDescription)")
    }
    guard let window = presenter.loadedView?.window else {
      return warnOfPresenting(other, on: presenter, "whose view is not in the window hierarchy")
    }
    if try keepForLater(other, animated: animated, completion) { return }
    try other.prepareToBePresented()
    presenter.presented = other
    other.presenting = presenter
    let covers = Self.coveringStyles.contains(try other.call(messages.modalPresentationStyle))
    let (presentation, container) = try other.presentationContainer(
      in: window, by: presenter, from: self)
    let transition = world.modalTransition(
      .presentation, from: presenter, to: other, in: container, animated
    ) { completed in
      try presenter.didPresent(other, covers: covers, completed)
      try presentation.send(presenter.messages.presentationDidEnd, completed)
      if !completed { try other.endPresentation() }
      try completion?()
    }
    other.isBeingPresented = true
    var deferred = DeferredErrors()
    if other.dimsTint { deferred.run { try presenter.loadedView?.dimTint(true) } }
    deferred.run { _ = try other.callView() }
    deferred.run { try presentation.send(messages.presentationWillBegin) }
    deferred.run { try presenter.suspendEditing(in: window, for: other) }
    if covers {
      deferred.run { try world.application.settleOrientation(for: other, isPresented: true) }
      deferred.run { try presenter.beginAppearance(false, animated: animated) }
    }
    deferred.run { try other.beginAppearance(true, animated: animated) }
    let animators = other.transitioningDelegate
    deferred.run {
      let animator: RuntimeObject? = try animators?.askOptional(
        messages.animatorForPresented, other, presenter, self)
      let frame: CGRect = try presentation.call(messages.frameOfPresented)
      try other.place(
        container === window ? window.bounds : frame, in: container, unlessDrivenBy: animator)
      try world.statusBar.controllersDidChange(in: window)
      try transition.run(animator) {
        try animators?.askOptional(messages.interactionForPresentation, $0)
      }
    }
    try deferred.throwFirst()
  }

  /// Sends a presentation again after a running transition of this controller; returns whether one
  /// is running.
  private final func keepForLater(
    _ other: UIViewController, animated: Bool, _ completion: Block?
  ) throws -> Bool {
    guard let running = world.transition(of: self), running.isAnimated, !running.isOver else {
      return false
    }
    let kept = HeldValue(some: .object(other))
    running.afterwards { [weak self] in
      guard let self else { return }
      try send(
        messages.present, (kept?.value ?? .none).object as? UIViewController, animated,
        completion.messageValue)
    }
    return true
  }

  /// Whether this controller, one of its presenters or one of its ancestors is the other one.
  private final func isBelow(_ other: UIViewController) -> Bool {
    var place: UIViewController? = self
    while let controller = place {
      if controller.lineage.contains(other) { return true }
      place = controller.rootParent.presenting
    }
    return false
  }

  private final func place(
    _ frame: CGRect, in container: UIView, unlessDrivenBy animator: RuntimeObject?
  ) throws {
    let view = try callView()
    try view.place(frame)
    if animator == nil, view.superview !== container {
      try container.insert(view, at: container.subviews.count)
    }
    try announceIsAppearing()
  }

  private final func didPresent(
    _ other: UIViewController, covers: Bool, _ completed: Bool
  ) throws {
    var deferred = DeferredErrors()
    if completed {
      deferred.run {
        let view = try other.callView()
        let container = other.presentationInUse?.container
        if let place = container ?? loadedView?.window, view.superview == nil {
          try place.insert(view, at: place.subviews.count)
        }
      }
      deferred.run { try other.endAppearance() }
      if covers {
        deferred.run { try loadedView?.removeFromSuperview() }
        deferred.run { try endAppearance() }
      }
    } else {
      if other.dimsTint { deferred.run { try loadedView?.dimTint(false) } }
      deferred.run { try other.beginAppearance(false, animated: other.appearanceIsAnimated) }
      deferred.run { try other.loadedView?.removeFromSuperview() }
      deferred.run { try other.endAppearance() }
      deferred.run { try beginAppearance(true, animated: appearanceIsAnimated) }
      deferred.run { try endAppearance() }
      other.presenting = nil
      if presented === other { presented = nil }
      deferred.run { try other.resumeEditing() }
    }
    other.isBeingPresented = false
    try deferred.throwFirst()
  }

  // MARK: - Dismissing

  /// Dismisses the presented controller with everything above it; without one, this controller.
  ///
  /// A controller that is already being dismissed counts as gone, so that the second of two
  /// dismissals goes on to the presenter (openradar 30284135). The completion is called even if
  /// nothing is left to dismiss.
  private final func dismiss(animated: Bool, _ completion: Value) throws {
    let presenter = rootParent
    guard let first = presenter.presented, !first.isBeingDismissed else {
      if let below = presenter.presenting {
        return try below.send(messages.dismiss, animated, completion)
      }
      let block = Block.from(completion, in: runtime)
      var last = presenter.presented
      while let next = last?.presented { last = next }
      guard let last, let running = world.transition(of: last) else {
        _ = try block?()
        return
      }
      return running.afterwards { _ = try block?() }
    }
    var chain = [first]
    while let next = chain.last?.presented { chain.append(next) }
    guard let top = chain.last else { return }
    let block = Block.from(completion, in: runtime)
    if let running = world.transition(of: top),
      running.kind == .presentation || running.kind == .dismissal
    {
      // A controller whose presentation or dismissal is running is dismissed afterwards.
      return running.afterwards { [weak presenter] in
        guard let presenter = presenter?.ifLiving else { return }
        try presenter.send(presenter.messages.dismiss, animated, completion)
      }
    }
    guard let window = top.loadedView?.window ?? presenter.loadedView?.window else {
      unlink(chain, from: presenter)
      return
    }
    try presenter.dismiss(chain, top, in: window, animated, block)
  }

  private final func dismiss(
    _ chain: [UIViewController], _ top: UIViewController, in window: UIWindow, _ animated: Bool,
    _ completion: Block?
  ) throws {
    let presentation = top.presentationInUse
    let container: UIView = presentation?.container ?? window
    let transition = world.modalTransition(
      .dismissal, from: top, to: self, in: container, animated
    ) { [weak self] completed in
      guard let self else { return }
      try (presentation ?? self).keptAlive {
        try didDismiss(chain, top, completed)
        try presentation?.send(messages.dismissalDidEnd, completed)
        if completed { for controller in chain { try controller.endPresentation() } }
      }
      try completion?()
    }
    for controller in chain { controller.isBeingDismissed = true }
    let returns = appearance == .disappeared
    var deferred = DeferredErrors()
    if returns {
      deferred.run { try world.application.settleOrientation(for: self, isPresented: false) }
    }
    try dimTint(behind: chain, false, &deferred)
    deferred.run { try presentation?.send(messages.dismissalWillBegin) }
    deferred.run { try top.beginAppearance(false, animated: animated) }
    if returns { deferred.run { try beginAppearance(true, animated: animated) } }
    deferred.run {
      let view = try callView()
      if view.superview == nil {
        try view.place(window.bounds)
        let place =
          window.subviews.firstIndex { $0 === top.loadedView || $0 === container } ?? 0
        try window.insert(view, at: place)
      }
      if returns { try announceIsAppearing() }
      try world.statusBar.controllersDidChange(in: window)
      let animators = top.transitioningDelegate
      let animator: RuntimeObject? = try animators?.askOptional(messages.animatorForDismissed, top)
      try transition.run(animator) {
        try animators?.askOptional(messages.interactionForDismissal, $0)
      }
    }
    try deferred.throwFirst()
  }

  private final func didDismiss(
    _ chain: [UIViewController], _ top: UIViewController, _ completed: Bool
  ) throws {
    var deferred = DeferredErrors()
    if completed {
      // As on a device, `viewDidDisappear:` finds no presenting controller any more.
      for controller in chain { controller.retain() }
      defer { for controller in chain { controller.release() } }
      unlink(chain, from: self)
      deferred.run { try endAppearance() }
      for controller in chain.reversed() {
        deferred.run { try controller.beginAppearance(false, animated: false) }
        deferred.run { try controller.loadedView?.removeFromSuperview() }
        deferred.run { try controller.endAppearance() }
      }
      for controller in chain { controller.isBeingDismissed = false }
      for controller in chain.reversed() { deferred.run { try controller.resumeEditing() } }
    } else {
      if appearance == .appearing {
        deferred.run { try beginAppearance(false, animated: appearanceIsAnimated) }
        deferred.run { try loadedView?.removeFromSuperview() }
        deferred.run { try endAppearance() }
      }
      deferred.run { try top.beginAppearance(true, animated: top.appearanceIsAnimated) }
      deferred.run { try top.endAppearance() }
      for controller in chain { controller.isBeingDismissed = false }
      try dimTint(behind: chain, true, &deferred)
    }
    try deferred.throwFirst()
  }

  /// Whether the views behind the controller have a dimmed tint.
  ///
  /// The documentation of `tintAdjustmentMode` describes this for alerts and popovers.
  fileprivate final var dimsTint: Bool {
    // UIModalPresentationPopover
    self is UIAlertController || modalPresentationStyle == 7
  }

  /// Dims the tint of the views behind controllers, or restores it.
  private final func dimTint(
    behind chain: [UIViewController], _ dims: Bool, _ deferred: inout DeferredErrors
  ) throws {
    for controller in chain where controller.dimsTint {
      let view = controller.presenting?.loadedView
      deferred.run { try view?.dimTint(dims) }
    }
  }

  fileprivate final func unlink(_ chain: [UIViewController], from presenter: UIViewController) {
    for controller in chain.reversed() {
      let below = controller.presenting ?? presenter
      controller.presenting = nil
      if below.presented === controller { below.presented = nil }
    }
  }

  static func definePresenting(_ controller: ClassDefinition<UIViewController>) {
    controller.method("presentViewController:animated:completion:") {
      (controller, other: UIViewController?, animated: Bool, completion: Block?) in
      try controller.present(other, animated: animated, completion)
    }
    controller.method("dismissViewControllerAnimated:completion:") {
      (controller, animated: Bool, completion: Block?) in
      try controller.dismiss(animated: animated, completion.messageValue)
    }
    controller.readonly("presentedViewController", .strong) { (controller) -> UIViewController? in
      controller.lineage.lazy.compactMap(\.presented).first
    }
    controller.readonly("presentingViewController", .strong) { (controller) -> UIViewController? in
      controller.lineage.lazy.compactMap(\.presenting).first
    }
    controller.property(
      "modalPresentationStyle", get: { $0.modalPresentationStyle },
      set: { $0.ownPresentationStyle = $1 })
    controller.property(
      "modalTransitionStyle", get: { $0.modalTransitionStyle },
      set: { $0.modalTransitionStyle = $1 })
    controller.property(
      "transitioningDelegate", .weak, of: "<UIViewControllerTransitioningDelegate>",
      get: { $0.transitioningDelegate },
      set: { $0.transitioningDelegate = $1 })
    controller.readonly(
      "transitionCoordinator", of: "<UIViewControllerTransitionCoordinator>"
    ) { (controller) -> UITransitionCoordinator? in
      controller.world.transition(of: controller)?.coordinator
    }
  }
}

extension UIKitWorld {
  /// Creates the transition of a presentation or dismissal.
  ///
  /// If the transition is abandoned, it counts as completed, unless the presented view has no
  /// window.
  fileprivate func modalTransition(
    _ kind: ControllerTransition.Kind, from: UIViewController, to: UIViewController,
    in container: UIView, _ animated: Bool, finish: @escaping (Bool) throws -> Void
  ) -> ControllerTransition {
    ControllerTransition(
      kind, from: from, to: to, in: container, animated: animated,
      duration: animated ? settings.navigation.modalTransitionDuration : 0, finish: finish
    ) { [weak from, weak to] in
      for case let controller? in [from, to] where !controller.isDeallocated {
        controller.isBeingPresented = false
        controller.isBeingDismissed = false
        controller.settle()
      }
      if kind == .presentation, let from, let to, !to.isDeallocated,
        to.loadedView?.window == nil
      {
        from.unlink([to], from: from)
      }
    }
  }
}

extension ControllerTransition {
  /// Runs the transition with the clock, or with an animator and an interaction controller.
  func run(
    _ animator: RuntimeObject?, _ interaction: (RuntimeObject) throws -> RuntimeObject?
  ) throws {
    if let animator, isAnimated {
      let interaction = try interaction(animator)
      if interaction == nil { try coordinator.start() }
      return try drive(by: animator, interaction)
    }
    try coordinator.start()
    guard isAnimated else { return try endAfterLayout() }
    try addToLayers()
    try end(after: duration, completed: true)
  }
}

extension RuntimeObject {
  /// Sends an optional delegate message; returns nil if it is not implemented.
  package final func askOptional(
    _ selector: Selector, _ arguments: RuntimeObject...
  ) throws -> RuntimeObject? {
    guard try implements(selector) else { return nil }
    return try RuntimeObject?.from(
      runtime.send(self, selector, Arguments(arguments.map { .object($0) })), in: runtime) ?? nil
  }
}
