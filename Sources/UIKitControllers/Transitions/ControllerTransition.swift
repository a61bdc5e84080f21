internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

/// A transition between two controllers, from the first callback to the last.
///
/// It retains both controllers. Its creator supplies the work at the end. It ends once, completed
/// or cancelled, or is abandoned without messages when a snapshot is restored.
final class ControllerTransition {
  /// The type of a transition.
  enum Kind: Int { case replacement, push, pop, presentation, dismissal, rotation }

  private unowned let world: UIKitWorld
  let kind: Kind
  let from, to: UIViewController?
  /// The view whose subviews change; it receives no touches meanwhile.
  let container: UIView
  /// The container's controller, which the transition retains as well.
  private let owner: UIViewController?
  let isAnimated: Bool
  /// In virtual seconds.
  var duration: Double
  let coordinator: UITransitionCoordinator
  let isInteractiveFromStart: Bool
  /// The interface orientation for the old rotation methods, or nil.
  var animatedRotation: Int?
  /// The interface orientation before a rotation.
  var rotatesFrom = 0
  /// Whether it is interactive at present.
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  /// The progress, as set by the finger or the animator.
  private(set) var percent = 0.0
  private(set) var isOver = false
  /// The script's animator and interaction controller, and their transition context.
  @Strong var animator: RuntimeObject?
  @Strong var interaction: RuntimeObject?
  @Strong var context: UITransitionContext?
  /// The work at the end; its argument is whether the transition was completed.
  private var finish: (Bool) throws -> Void
  /// The work when it is abandoned.
  private var giveUp: () -> Void
  /// Closures that run after the end.
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

  /// Schedules the end after some seconds.
  func end(after seconds: Double, completed: Bool) throws {
    entry = try world.runLoop.schedule(after: max(0, seconds), phase: .displayLinks) {
      [weak self] in try self?.end(completed: completed)
    }
  }

  /// Schedules the end after this turn's layout.
  func endAfterLayout() throws {
    entry = try world.runLoop.schedule(at: world.runLoop.now, phase: .layout) {
      [weak self] in try self?.end(completed: true)
    }
  }

  /// Ends the transition now.
  func end(completed: Bool) throws {
    guard !isOver else { return }
    isCancelled = !completed
    // The closures below may release the transition.
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

  /// Adds animations to the layers of views that appear and disappear.
  ///
  /// - Throws: errors of `addAnimation:forKey:`.
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

  /// Adds a closure that runs after the end.
  func afterwards(_ step: @escaping () throws -> Void) { next.append(step) }

  /// Abandons the transition; no callbacks follow.
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
    world.transitions.removeAll(self)
    finish = { _ in }
    giveUp = {}
    animator = nil
    interaction = nil
    context = nil
    for object in participants { object.release() }
  }

  // MARK: - Interaction

  func update(_ percent: Double) {
    guard isInteractive, percent.isFinite else { return }
    self.percent = min(max(percent, 0), 1)
  }

  /// Ends the interaction; the clock or the animator finishes the transition.
  func endInteraction(completed: Bool) throws {
    guard isInteractive, !isOver else { return }
    isInteractive = false
    isCancelled = !completed
    try coordinator.interactionDidChange()
  }

  /// Starts the script's animator and interaction controller.
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

  /// Whether the transition starts interactively; true unless `wantsInteractiveStart` is false.
  private func startsInteractively(_ interaction: RuntimeObject) throws -> Bool {
    let wants = interaction.runtime.selector("wantsInteractiveStart")
    return try !interaction.implements(wants) || interaction.call(wants)
  }
}

private enum TransitionsKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> [ControllerTransition] { [] }
}

private enum UnsettledKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> [UINavigationController] { [] }
}

extension UIKitWorld {
  /// The running transitions between controllers.
  var transitions: [ControllerTransition] {
    get { self[TransitionsKey.self] }
    set { self[TransitionsKey.self] = newValue }
  }

  /// Navigation controllers from which restoring a snapshot has removed controllers.
  var unsettled: [UINavigationController] {
    get { self[UnsettledKey.self] }
    set { self[UnsettledKey.self] = newValue }
  }

  /// The transition of a controller or one of its ancestors.
  func transition(of controller: UIViewController) -> ControllerTransition? {
    let lineage = controller.lineage
    return transitions.last { transition in
      lineage.contains {
        $0 === transition.from || $0 === transition.to || $0.loadedView === transition.container
      }
    }
  }

  /// Abandons all transitions after a snapshot was restored.
  func abandonTransitions() {
    for transition in transitions { transition.abandon() }
    for navigation in unsettled { navigation.settleStack() }
    unsettled = []
    for window in application.windows { window.settleRoot() }
  }
}
