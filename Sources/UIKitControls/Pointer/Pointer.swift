internal import FoundationCore
package import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

// On a device the pointer belongs to a trackpad, a mouse or a hovering pencil. Views are notified
// in two independent ways: by hover recognizers, of every view under the pointer, and by the one
// interaction whose region contains it.

/// The pointer of a world, which is off the screen until something moves it there.
package final class Pointer {
  private unowned let world: UIKitWorld
  /// Its location in screen coordinates; nil while it is off the screen.
  package private(set) var place: CGPoint?
  /// The hover recognizers of the views under it, the innermost first.
  private var hovering: [WeakReference] = []
  /// The interaction whose region contains it.
  private var interaction: WeakReference?

  init(_ world: UIKitWorld) { self.world = world }

  /// Resets the pointer without sending messages.
  func forget() {
    place = nil
    hovering = []
    interaction = nil
  }

  /// Moves to a point of the screen, or off the screen.
  ///
  /// - Throws: the first error; all recognizers and interactions are notified.
  func arrive(at point: CGPoint?) throws {
    if place == nil { world.runtime.recordUndo { [weak self] in self?.forget() } }
    place = point
    let hit = try point.flatMap { try world.digitizer.hit($0) }
    var deferred = DeferredErrors()
    deferred.run { try hover(over: hit?.view, hit?.window, at: hit?.place) }
    deferred.run { try interact(with: hit?.view, hit?.window, at: hit?.place) }
    try deferred.throwFirst()
  }

  /// Requests the region and the style at the present location again.
  func refresh(_ asking: UIPointerInteraction) throws {
    guard interaction?.load() === asking else { return }
    try asking.keptAlive {
      try asking.leaveRegion()
      interaction = nil
      try arrive(at: place)
    }
  }

  // Recognizers.

  private func hover(over view: UIView?, _ window: UIWindow?, at place: CGPoint?) throws {
    let under = view.map { view in
      view.ancestry.flatMap { above in
        above.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
      }
    }
    let known = hovering.compactMap { $0.load() as? UIHoverGestureRecognizer }
    hovering = (under ?? []).map { WeakReference($0) }
    var deferred = DeferredErrors()
    for recognizer in known where under?.contains(recognizer) != true {
      deferred.run { try recognizer.keptAlive { try recognizer.pointerHasLeft() } }
    }
    for recognizer in under ?? [] {
      deferred.run {
        try recognizer.keptAlive {
          try recognizer.pointerHasMoved(
            to: place ?? .zero, in: window, isNew: !known.contains(recognizer))
        }
      }
    }
    try deferred.throwFirst()
  }

  // Interactions.

  private func interact(with view: UIView?, _ window: UIWindow?, at place: CGPoint?) throws {
    let former = interaction?.load() as? UIPointerInteraction
    let (found, region) = try interaction(around: view, window, at: place)
    if let former, former !== found {
      interaction = nil
      try former.keptAlive { try former.leaveRegion() }
    }
    interaction = found.map { WeakReference($0) }
    if let found, let region { try found.keptAlive { try found.enter(region) } }
  }

  /// The innermost interaction with a region at the pointer's location.
  private func interaction(
    around view: UIView?, _ window: UIWindow?, at place: CGPoint?
  ) throws -> (UIPointerInteraction?, UIPointerRegion?) {
    guard let view, let window, let place else { return (nil, nil) }
    let read = world.runtime.selector("interactions")
    for above in view.ancestry where !above.interactions.isEmpty {
      let all: [RuntimeObject] = try above.call(read)
      for case let interaction as UIPointerInteraction in all where interaction.isEnabled {
        let here = window.convert(place, to: above) ?? place
        let region = try interaction.keptAlive { try interaction.region(at: here) }
        if let region { return (interaction, region) }
      }
    }
    return (nil, nil)
  }
}

extension UIKitWorld {
  /// Moves the pointer to a point of a view, where the frontmost view receives it.
  ///
  /// - Parameters:
  ///   - view: the view to move to.
  ///   - point: in the view's bounds coordinates; nil is the center.
  ///   - duration: the time of the movement, in virtual seconds; if the pointer is off the screen,
  ///     it appears at the point after this time.
  /// - Throws: ``RuntimeError`` if the view is not in a window or the point is outside the window;
  ///   errors of the movement's messages.
  package func hover(over view: UIView, at point: CGPoint? = nil, duration: Double = 0) throws {
    try checkDuration(duration)
    try layoutPass.hurry()
    let end = try screenPoint(point ?? view.bounds.center, in: view)
    let start = pointer.place ?? end
    let (begin, rate) = (runLoop.now, Double(runLoop.frameRate))
    // A frame that nearly coincides with the end counts as the end.
    let frames = max(1, Int(nearestTo: (duration * rate - 1e-6).rounded(.up)))
    for frame in 1...frames {
      let isLast = frame == frames
      let elapsed = isLast ? duration : Double(frame) / rate
      let place = isLast ? end : start + (end - start) * (elapsed / duration)
      try perform(at: begin + elapsed) { [self] in try pointer.arrive(at: place) }
    }
  }

  /// Moves the pointer off the screen.
  ///
  /// - Throws: errors of the messages.
  package func endHovering() throws {
    guard pointer.place != nil else { return }
    try layoutPass.hurry()
    try perform(at: runLoop.now) { [self] in try pointer.arrive(at: nil) }
  }
}

private enum PointerKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> Pointer { Pointer(world.uikit) }
}

extension UIKitWorld {
  /// The pointer of a trackpad, a mouse or a hovering pencil.
  package var pointer: Pointer { self[PointerKey.self] }
}
