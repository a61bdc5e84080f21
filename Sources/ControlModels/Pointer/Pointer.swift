internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

// On a device a pointer comes from a trackpad or a mouse, or a pencil near the glass. Views hear of it by
// two ways that know nothing of each other: recognizers that hover, of every view under the pointer,
// and the one interaction whose region it is in.

/// The pointer of a world, which is off the screen until something moves it there.
package final class Pointer {
  private unowned let world: UIKitWorld
  /// Where it is, in screen coordinates; nil while it is off the screen.
  package private(set) var place: CGPoint?
  /// The recognizers of the views under it, the innermost first.
  private var hovering: [WeakReference] = []
  /// The interaction whose region it is in.
  private var interaction: WeakReference?

  init(_ world: UIKitWorld) { self.world = world }

  /// Forgets where it was without a word.
  func forget() {
    place = nil
    hovering = []
    interaction = nil
  }

  /// Comes to a point of the screen, or leaves it.
  ///
  /// - Throws: what the first who hears of it throws; the others hear of it even so.
  func arrive(at point: CGPoint?) throws {
    if place == nil { world.runtime.recordUndo { [weak self] in self?.forget() } }
    place = point
    let hit = try point.flatMap { try world.digitizer.hit($0) }
    var deferred = DeferredErrors()
    deferred.run { try hover(over: hit?.view, hit?.window, at: hit?.place) }
    deferred.run { try interact(with: hit?.view, hit?.window, at: hit?.place) }
    try deferred.throwFirst()
  }

  /// Asks for the region and the style where it is anew.
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

  /// The innermost interaction that has a region where the pointer is.
  private func interaction(
    around view: UIView?, _ window: UIWindow?, at place: CGPoint?
  ) throws -> (UIPointerInteraction?, UIPointerRegion?) {
    guard let view, let window, let place else { return (nil, nil) }
    let read = world.runtime.selector("interactions")
    for above in view.ancestry where above.storedValues?.value("interactions") != nil {
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
  /// Moves the pointer to a point of a view, or to whatever covers it there.
  ///
  /// - Parameters:
  ///   - point: in the view's bounds coordinates; nil is the centre.
  ///   - duration: how long it takes, in virtual seconds; the first time the pointer appears at the
  ///     point, after that time.
  /// - Throws: ``RuntimeError`` when the view is in no window or the point outside the window; what
  ///   the movement causes.
  package func hover(over view: UIView, at point: CGPoint? = nil, duration: Double = 0) throws {
    try checkDuration(duration)
    try layoutPass.hurry()
    let end = try screenPoint(point ?? view.bounds.center, in: view)
    let start = pointer.place ?? end
    let (begin, rate) = (runLoop.now, Double(runLoop.frameRate))
    // A frame that all but coincides with the end is the end.
    let frames = max(1, Int((duration * rate - 1e-6).rounded(.up)))
    for frame in 1...frames {
      let isLast = frame == frames
      let elapsed = isLast ? duration : Double(frame) / rate
      let place = isLast ? end : start + (end - start) * (elapsed / duration)
      try perform(at: begin + elapsed) { [self] in try pointer.arrive(at: place) }
    }
  }

  /// Takes the pointer off the screen.
  ///
  /// - Throws: what its leaving causes.
  package func endHovering() throws {
    guard pointer.place != nil else { return }
    try layoutPass.hurry()
    try perform(at: runLoop.now) { [self] in try pointer.arrive(at: nil) }
  }
}
