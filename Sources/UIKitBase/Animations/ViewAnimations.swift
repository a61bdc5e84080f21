internal import FoundationCore
package import SelectorRuntime
internal import VirtualTime

/// All view animations: those whose blocks are running, and those that wait for completion.
///
/// Nothing is drawn, so an animation is a wait on the virtual clock. If another animation takes
/// over one of its properties, an animation continues with its other changes, and ends unfinished
/// when the last one is taken over. As in Core Animation, a block that sets a property to its
/// current value changes nothing.
package final class ViewAnimations {
  /// An object that determines the progress of animations, and which the world retains while it
  /// runs.
  package protocol Animator: RuntimeObject {
    /// Captures the state for a snapshot, and returns a function that restores it.
    func restoration() -> () -> Void
    /// Ends without further callbacks.
    func abandon()
  }

  private unowned let world: UIKitWorld
  /// The value of `+[UIView setAnimationsEnabled:]`.
  var isEnabled = true
  /// The animations whose blocks are running, innermost last.
  private(set) var open: [ViewAnimation] = []
  private var running: [ViewAnimation] = []
  /// The running animators.
  private var animators: [any Animator] = []
  /// The animations of an interactive transition, which wait for its end.
  private var held: [ViewAnimation]?

  init(_ world: UIKitWorld) { self.world = world }

  /// Runs a block and animates its changes.
  ///
  /// - Throws: the errors of the block, whose changes are then not animated; the errors of a
  ///   completion that is called immediately.
  package func animate(_ animation: ViewAnimation, _ block: () throws -> Void) throws {
    begin(animation)
    do { try block() } catch {
      open.removeAll(animation)
      throw error
    }
    try commit(animation)
  }

  /// Starts recording changes; inside another animation, that animation's duration is inherited.
  func begin(_ animation: ViewAnimation) {
    if let outer = open.last {
      if !animation.options.contains(.overrideInheritedDuration) {
        animation.duration = outer.duration
      }
      if !animation.options.contains(.overrideInheritedCurve) { animation.curve = outer.curve }
      if animation.drive == nil { animation.drive = outer.drive }
    }
    open.append(animation)
  }

  /// Ends recording, and starts the animation.
  func commit(_ animation: ViewAnimation) throws {
    let interrupted = close(animation)
    try addToLayers(animation)
    try start(animation)
    for other in interrupted { try finish(other) }
  }

  /// Ends recording: drops unchanged properties, and takes the others over from other animations.
  ///
  /// - Returns: the animations that have no changes left.
  private func close(_ animation: ViewAnimation) -> [ViewAnimation] {
    open.removeAll(animation)
    animation.start = world.runLoop.now
    animation.changes = animation.changes.compactMap { change in
      guard let view = change.view.load() as? UIView else { return nil }
      var change = change
      change.to = view.animated(change.property)
      return change.from != nil && change.from == change.to ? nil : change
    }
    guard world.settings.animations.overlappingAnimations == .interrupt else { return [] }
    var emptied: [ViewAnimation] = []
    for other in running where other !== animation && !other.changes.isEmpty {
      let count = other.changes.count
      other.changes.removeAll { old in
        animation.changes.contains {
          $0.property == old.property && $0.view.load() === old.view.load()
        }
      }
      guard other.changes.count < count else { continue }
      other.wasInterrupted = true
      if other.changes.isEmpty { emptied.append(other) }
    }
    return emptied
  }

  /// Runs a block and animates its changes under external control, such as an animator.
  package func collect(_ animation: ViewAnimation, _ block: () throws -> Void) throws {
    begin(animation)
    do { try block() } catch {
      open.removeAll(animation)
      throw error
    }
    let interrupted = close(animation)
    running.append(animation)
    for other in interrupted { try finish(other) }
  }

  /// Removes an animation that was under external control.
  package func drop(_ animation: ViewAnimation) {
    animation.isOver = true
    running.removeAll(animation)
  }

  /// Returns the currently visible value of a property.
  func shown(_ view: UIView, _ property: ViewAnimation.Property) -> AnimatedValue? {
    let model = view.animated(property)
    for animation in running.reversed() {
      guard
        let change = animation.changes.last(where: { $0.isOf(view) && $0.property == property }),
        let from = change.from, let to = animation.drive == nil ? model : change.to
      else { continue }
      return from.mixed(with: to, animation.part(at: world.runLoop.now), in: world)
    }
    return model
  }

  /// Records that a block is about to change a view.
  func note(_ view: UIView, _ property: ViewAnimation.Property) {
    guard let animation = open.last, isEnabled, animation.drive != nil || animation.length > 0
    else { return }
    guard !animation.changes.contains(where: { $0.isOf(view) && $0.property == property }) else {
      return
    }
    let from =
      animation.options.contains(.beginFromCurrentState)
      ? shown(view, property) : view.animated(property)
    animation.changes.append(
      .init(view: WeakReference(view), property: property, from: from, to: nil))
  }

  /// Whether a view ignores touches because it is being animated.
  func keepFingersOff(_ view: UIView) -> Bool {
    running.contains { animation in
      !animation.options.contains(.allowUserInteraction)
        && animation.changes.contains { $0.isOf(view) }
    }
  }

  /// Returns the layer keys of a view's animated properties, earliest first.
  func keys(of view: UIView) -> [String] {
    var keys: [String] = []
    for animation in running {
      for change in animation.changes where change.isOf(view) {
        if !keys.contains(change.property.key) { keys.append(change.property.key) }
      }
    }
    return keys
  }

  /// Ends, unfinished, the animations of views that leave their window or remove their animations.
  func views(lose views: [UIView]) throws {
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

  /// Ends all animations, unfinished, as when the application enters the background; those of
  /// property animators stay.
  func endAll() throws {
    for animation in running where animation.drive == nil {
      animation.wasInterrupted = true
      animation.entry?.cancel()
      animation.entry = try world.runLoop.schedule(after: 0, phase: .blocks) {
        [unowned self] in try finish(animation)
      }
    }
  }

  /// Whether the animation has no duration.
  private func isInstant(_ animation: ViewAnimation) -> Bool {
    guard isEnabled, animation.length > 0 else { return true }
    return animation.changes.isEmpty && held == nil
      && world.settings.animations.idleAnimation == .endsAtOnce
  }

  private func start(_ animation: ViewAnimation) throws {
    guard !isInstant(animation) else {
      guard let completion = animation.completion else { return }
      if world.settings.animations.zeroDurationCompletion == .atOnce { return try completion(true) }
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
    guard !animation.isEndless else { return }
    animation.entry = try world.runLoop.schedule(after: seconds, phase: .displayLinks) {
      [unowned self] in try finish(animation)
    }
  }

  private func finish(_ animation: ViewAnimation) throws {
    guard !animation.isOver else { return }
    animation.isOver = true
    animation.entry?.cancel()
    running.removeAll(animation)
    try animation.completion?(!animation.wasInterrupted)
  }

  /// Runs a body and returns its animations, which do not start by themselves.
  package func holding(_ body: () throws -> Void) rethrows -> [ViewAnimation] {
    let outer = held
    held = []
    defer { held = outer }
    try body()
    return held ?? []
  }

  /// Continues held animations for their remaining time.
  package func go(on animations: [ViewAnimation], _ seconds: (ViewAnimation) -> Double) throws {
    for animation in animations where !animation.isOver {
      try wait(animation, max(0, seconds(animation)))
    }
  }

  /// Runs a body whose changes are not animated, even inside an animation block.
  package func withoutAnimation(_ body: () throws -> Void) rethrows {
    let wasEnabled = isEnabled
    isEnabled = false
    defer { isEnabled = wasEnabled }
    try body()
  }

  /// Retains an animator while it runs.
  package func hold(_ animator: any Animator) {
    animator.retain()
    animators.append(animator)
  }

  package func letGo(of animator: any Animator) {
    guard let place = animators.firstIndex(where: { $0 === animator }) else { return }
    animators.remove(at: place)
    animator.release()
  }

  /// Returns a function that restores the currently running animations.
  func restoration() -> () -> Void {
    let isEnabled = isEnabled
    let states = running.map { ($0, $0.changes, $0.wasInterrupted) }
    let driven = animators.map { ($0, $0.restoration()) }
    return { [unowned self] in
      self.isEnabled = isEnabled
      let gone = animators.filter { animator in !driven.contains { $0.0 === animator } }
      for animator in gone where !animator.isErased { animator.abandon() }
      for animator in gone { letGo(of: animator) }
      for (animator, restoration) in driven where !animator.isErased && !animator.isDeallocating {
        restoration()
        if !animators.contains(where: { $0 === animator }) { hold(animator) }
      }
      open = []
      held = nil
      let alive = states.filter { animation, _, _ in
        !animation.isAnimators || animation.animator != nil
      }
      running = alive.map { animation, changes, wasInterrupted in
        animation.changes = changes
        animation.wasInterrupted = wasInterrupted
        animation.isOver = false
        return animation
      }
    }
  }
}

extension UIView {
  /// Called before a property changes that an animation block may be animating.
  package final func willAnimate(_ property: ViewAnimation.Property) {
    world.animations.note(self, property)
  }
}
