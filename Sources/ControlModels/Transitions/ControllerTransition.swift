internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// One change from one controller to another, from its first callback to its last.
///
/// It keeps both controllers alive. Whoever starts it says what its end does; it ends once, completed
/// or cancelled, or is given up without a word when a snapshot is restored meanwhile.
final class ControllerTransition {
  /// The purpose of a transition.
  enum Kind: Int { case replacement, push, pop, presentation, dismissal, rotation }

  private unowned let world: UIKitWorld
  let kind: Kind
  let from, to: UIViewController?
  /// Where the views change; no finger gets in meanwhile.
  let container: UIView
  /// The container's controller, which the transition keeps alive as well.
  private let owner: UIViewController?
  let isAnimated: Bool
  /// In virtual seconds.
  var duration: Double
  let coordinator: UITransitionCoordinator
  let isInteractiveFromStart: Bool
  /// The interface orientation that the old methods of rotation are told of, if they are.
  var animatedRotation: Int?
  /// The interface orientation before a rotation.
  var rotatesFrom = 0
  /// Whether a finger drives it now.
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  /// How far it is, as the finger or the animator says.
  private(set) var percent = 0.0
  private(set) var isOver = false
  /// The object of the script that drives it, and the name by which that knows it.
  @Strong var animator: RuntimeObject?
  @Strong var interaction: RuntimeObject?
  @Strong var context: UITransitionContext?
  /// The work at its end, told whether it has been completed.
  private var finish: (Bool) throws -> Void
  /// The work when it is given up.
  private var giveUp: () -> Void
  /// The work that waits for its end.
  private var next: [() throws -> Void] = []
  private var entry: RunLoop.Entry?

  init(
    _ kind: Kind, from: UIViewController?, to: UIViewController?, in container: UIView,
    animated: Bool, interactive: Bool = false, duration: Double,
    finish: @escaping (Bool) throws -> Void, giveUp: @escaping () -> Void
  ) {
    world = container.world
    self.kind = kind
    self.from = from
    self.to = to
    self.container = container
    owner = container.controller
    isAnimated = animated
    isInteractive = interactive
    isInteractiveFromStart = interactive
    self.duration = duration
    self.finish = finish
    self.giveUp = giveUp
    coordinator = world.create(UIKitClasses.viewControllerTransitionCoordinator)
    for object in participants { object.retain() }
    coordinator.transition = self
    container.transitionsInside += 1
    world.transitions.append(self)
  }

  private var participants: [RuntimeObject] {
    [from, to, container, owner, coordinator].compactMap { $0 }
  }

  /// Lets it end by itself after some seconds.
  func end(after seconds: Double, completed: Bool) throws {
    entry = try world.runLoop.schedule(after: max(0, seconds), phase: .displayLinks) {
      [weak self] in try self?.end(completed: completed)
    }
  }

  /// Lets it end when this turn's layout is done.
  func endAfterLayout() throws {
    entry = try world.runLoop.schedule(at: world.runLoop.now, phase: .layout) {
      [weak self] in try self?.end(completed: true)
    }
  }

  /// Ends it now.
  func end(completed: Bool) throws {
    guard !isOver else { return }
    isCancelled = !completed
    // Whoever holds it lets it go in what follows.
    let finish = finish
    let coordinator = coordinator
    let animator = animator
    animator?.retain()
    coordinator.retain()
    defer {
      coordinator.release()
      animator?.release()
    }
    var deferred = DeferredErrors()
    for object in participants { object.retain() }
    defer { for object in participants { object.release() } }
    close()
    deferred.run { try finish(completed) }
    if let animator {
      deferred.run {
        let ended = world.selectors.controllers.animationEnded
        if try animator.implements(ended) { try animator.send(ended, completed) }
      }
    }
    deferred.run { try coordinator.finish() }
    let next = next
    self.next = []
    for step in next { deferred.run(step) }
    try deferred.throwFirst()
  }

  /// Gives the layers of the views that come and go the animations that move them.
  ///
  /// - Throws: what `addAnimation:forKey:` throws.
  func addToLayers() throws {
    let moving: [UIViewController?] =
      switch kind {
      case .presentation: [to]
      case .dismissal: [from]
      default: [from, to]
      }
    for view in moving.compactMap({ $0?.loadedView }) where view.window != nil {
      _ = try view.keptAlive {
        try view.addLayerAnimation(.center, from: .numbers(view.center.numbers), duration: duration)
      }
    }
  }

  /// Lets something wait for the end.
  func afterwards(_ step: @escaping () throws -> Void) { next.append(step) }

  /// Gives it up: no callback comes any more.
  func abandon() {
    guard !isOver else { return }
    let giveUp = giveUp
    next = []
    close()
    giveUp()
  }

  private func close() {
    isOver = true
    isInteractive = false
    entry?.cancel()
    container.transitionsInside = max(0, container.transitionsInside - 1)
    world.transitions.removeAll { $0 === self }
    finish = { _ in }
    giveUp = {}
    animator = nil
    interaction = nil
    context = nil
    for object in participants { object.release() }
  }

  // MARK: - Driven by a finger

  func update(_ percent: Double) {
    guard isInteractive, percent.isFinite else { return }
    self.percent = min(max(percent, 0), 1)
  }

  /// The finger lets go; what is left to do is up to the clock or to the animator.
  func endInteraction(completed: Bool) throws {
    guard isInteractive, !isOver else { return }
    isInteractive = false
    isCancelled = !completed
    try coordinator.interactionDidChange()
  }

  /// Hands it to objects of the script.
  func drive(by animator: RuntimeObject, _ interaction: RuntimeObject?) throws {
    let context = world.create(UIKitClasses.viewControllerOneToOneTransitionContext)
    context.transition = self
    self.animator = animator
    self.interaction = interaction
    self.context = context
    let selectors = world.selectors.controllers
    duration = max(0, try animator.call(selectors.transitionDuration, context, as: Double.self))
    guard let interaction, try startsInteractively(interaction) else {
      return try animator.keptAlive { try animator.send(selectors.animateTransition, context) }
    }
    isInteractive = true
    try interaction.keptAlive {
      try interaction.send(selectors.startInteractiveTransition, context)
    }
  }

  /// Whether a finger is to drive it from the beginning, as one that does not say wants.
  private func startsInteractively(_ interaction: RuntimeObject) throws -> Bool {
    let wants = interaction.runtime.selector("wantsInteractiveStart")
    return try !interaction.implements(wants) || interaction.call(wants)
  }
}

extension UIKitWorld {
  /// The transition that a controller, or one above it, is part of.
  func transition(of controller: UIViewController) -> ControllerTransition? {
    let lineage = controller.lineage
    return transitions.last { transition in
      lineage.contains {
        $0 === transition.from || $0 === transition.to || $0.loadedView === transition.container
      }
    }
  }

  /// Gives up all transitions: the world has gone back.
  func abandonTransitions() {
    for transition in transitions { transition.abandon() }
    for navigation in unsettled { navigation.settleStack() }
    unsettled = []
    for window in application.windows { window.settleRoot() }
  }

  /// Writes a warning where `NSLog` writes.
  func warn(_ text: String) { writeLog(text) }
}
