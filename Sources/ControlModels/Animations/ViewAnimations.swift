internal import FoundationModels
internal import SelectorRuntime
internal import VirtualTime

/// The animations of all views: those whose blocks run, and those that wait for their ends.
///
/// Nothing is drawn, so an animation is a wait on the virtual clock. An animation that another one
/// takes a property from goes on with the rest of its changes, and ends unfinished with the last.
final class ViewAnimations {
  private unowned let world: UIKitWorld
  /// As `+[UIView setAnimationsEnabled:]` has set it.
  var isEnabled = true
  /// The animations whose blocks run now, the innermost last.
  private(set) var open: [ViewAnimation] = []
  private var running: [ViewAnimation] = []
  /// The animations of a transition that fingers drive; they wait for its end.
  private var held: [ViewAnimation]?

  init(_ world: UIKitWorld) { self.world = world }

  /// Runs a block, and animates what it changes.
  ///
  /// - Throws: what the block throws, nothing being animated then; what a completion throws that is
  ///   called at once.
  func animate(_ animation: ViewAnimation, _ block: () throws -> Void) throws {
    begin(animation)
    do { try block() } catch {
      open.removeAll { $0 === animation }
      throw error
    }
    try commit(animation)
  }

  /// Begins to collect changes; inside another animation it takes over the length of that one.
  func begin(_ animation: ViewAnimation) {
    if let outer = open.last, !animation.options.contains(.overrideInheritedDuration) {
      animation.duration = outer.duration
    }
    open.append(animation)
  }

  /// Ends the collecting, and starts the wait.
  func commit(_ animation: ViewAnimation) throws {
    open.removeAll { $0 === animation }
    try start(animation)
    let interrupted = animation.interrupted
    animation.interrupted = []
    for other in interrupted { try finish(other) }
  }

  /// Notes that a block changes a view.
  func note(_ view: UIView, _ property: ViewAnimation.Property) {
    guard let animation = open.last, isEnabled, animation.length > 0 else { return }
    guard !animation.changes.contains(where: { $0.isOf(view) && $0.property == property }) else {
      return
    }
    animation.changes.append(.init(view: WeakReference(view), property: property))
    guard world.settings.is(.overlappingAnimations, "interrupt") else { return }
    for other in running where other !== animation && !other.changes.isEmpty {
      let count = other.changes.count
      other.changes.removeAll { $0.isOf(view) && $0.property == property }
      guard other.changes.count < count else { continue }
      other.wasInterrupted = true
      if other.changes.isEmpty { animation.interrupted.append(other) }
    }
  }

  /// Whether fingers pass a view by because it is being animated.
  func keepFingersOff(_ view: UIView) -> Bool {
    running.contains { animation in
      !animation.options.contains(.allowUserInteraction)
        && animation.changes.contains { $0.isOf(view) }
    }
  }

  /// Ends, unfinished, the animations of views that leave their window.
  func views(leaveWindow views: [UIView]) throws {
    for animation in running where !animation.changes.isEmpty {
      let count = animation.changes.count
      animation.changes.removeAll { change in views.contains { change.isOf($0) } }
      guard animation.changes.count < count else { continue }
      animation.wasInterrupted = true
      guard animation.changes.isEmpty else { continue }
      animation.entry?.cancel()
      animation.entry = try world.runLoop.schedule(after: 0, phase: .blocks) {
        [unowned self] in try finish(animation)
      }
    }
  }

  /// Whether there is nothing to wait for.
  private func isInstant(_ animation: ViewAnimation) -> Bool {
    guard isEnabled, animation.length > 0 else { return true }
    return animation.changes.isEmpty && held == nil
      && world.settings.is(.idleAnimation, "endsAtOnce")
  }

  private func start(_ animation: ViewAnimation) throws {
    guard !isInstant(animation) else {
      guard let completion = animation.completion else { return }
      if world.settings.is(.zeroDurationCompletion, "atOnce") { return try completion(true) }
      try world.runLoop.schedule(after: 0, phase: .blocks) { try completion(true) }
      return
    }
    running.append(animation)
    if held != nil {
      held?.append(animation)
    } else {
      try wait(animation, animation.length)
    }
  }

  private func wait(_ animation: ViewAnimation, _ seconds: Double) throws {
    // A repeating one ends when something takes its changes away.
    guard !animation.options.contains(.repeat) else { return }
    animation.entry = try world.runLoop.schedule(after: seconds, phase: .displayLinks) {
      [unowned self] in try finish(animation)
    }
  }

  private func finish(_ animation: ViewAnimation) throws {
    guard !animation.isOver else { return }
    animation.isOver = true
    animation.entry?.cancel()
    running.removeAll { $0 === animation }
    try animation.completion?(!animation.wasInterrupted)
  }

  /// Runs a body whose animations do not run by themselves.
  func holding(_ body: () throws -> Void) rethrows -> [ViewAnimation] {
    let outer = held
    held = []
    defer { held = outer }
    try body()
    return held ?? []
  }

  /// Lets held animations go on for what is left of them.
  func go(on animations: [ViewAnimation], _ seconds: (ViewAnimation) -> Double) throws {
    for animation in animations where !animation.isOver {
      try wait(animation, max(0, seconds(animation)))
    }
  }

  /// Notes what runs now, and answers what takes the animations back to that.
  func wayBack() -> () -> Void {
    let isEnabled = isEnabled
    let states = running.map { ($0, $0.changes, $0.wasInterrupted) }
    return { [unowned self] in
      self.isEnabled = isEnabled
      open = []
      held = nil
      running = states.map { animation, changes, wasInterrupted in
        animation.changes = changes
        animation.wasInterrupted = wasInterrupted
        animation.isOver = false
        return animation
      }
    }
  }
}

extension UIView {
  /// Notes that something of the view changes which a block may be animating.
  final func willAnimate(_ property: ViewAnimation.Property) {
    world.animations.note(self, property)
  }
}
