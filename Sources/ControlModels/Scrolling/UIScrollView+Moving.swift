internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// Content that moves by itself, a frame at a time.
extension UIScrollView {
  /// Sends itself the offset at which a finger or a motion wants it; not if it is there.
  final func moveItself(to point: CGPoint) throws {
    let point = onPixels(point)
    guard point != contentOffset else { return }
    isMovingItself = true
    defer { isMovingItself = false }
    _ = try runtime.send(self, scrolling.setContentOffset, Arguments(point.messageValue))
  }

  /// Begins a motion; one that goes on gives way.
  final func begin(_ motion: ScrollMotion) throws {
    dropMotion()
    self.motion = motion
    noteActivity()
    try scheduleFrame(motion)
  }

  final func dropMotion() {
    motion?.entry?.cancel()
    motion = nil
  }

  private final func scheduleFrame(_ motion: ScrollMotion) throws {
    let loop = world.runLoop
    motion.entry = try loop.schedule(
      at: loop.nextFrame(after: loop.now), phase: .displayLinks, tick)
  }

  /// Moves the content to where it is at this frame.
  final func frame() throws {
    guard let motion else { return }
    retain()
    defer { release() }
    if motion.purpose == .coast, window == nil { return forgetMovement() }
    let time = world.runLoop.now - motion.start
    let isLast = time >= motion.duration - 1e-9
    // As published logs show, dragging is over in the last event of a bounce.
    if isLast, motion.endsAtEdge { isDragging = false }
    do {
      try moveItself(to: motion.position(at: time))
    } catch {
      if self.motion === motion, !isDeallocating {
        if isLast { forgetMovement() } else { try scheduleFrame(motion) }
      }
      throw error
    }
    guard self.motion === motion else { return }
    if isLast { try finish(motion) } else { try scheduleFrame(motion) }
  }

  private final func finish(_ motion: ScrollMotion) throws {
    dropMotion()
    if motion.purpose != .coast { noteActivity() }
    switch motion.purpose {
    case .coast: try endDeceleration()
    case .animation: try sendToDelegate(scrolling.didEndScrollingAnimation)
    case .scrollToTop: try sendToDelegate(scrolling.didScrollToTop)
    }
  }

  /// Ends a coast: all flags are down when the delegate hears of it.
  final func endDeceleration() throws {
    isDragging = false
    isDecelerating = false
    noteActivity()
    try send(scrolling.stopDeceleration, true)
    try send(scrolling.noteEndDecelerating)
    try sendToDelegate(scrolling.didEndDecelerating)
    try send(scrolling.hideIndicators)
    try announceTracking()
  }

  /// Sends a message whose only argument is the scroll view, if the delegate responds to it now.
  final func sendToDelegate(_ selector: Selector) throws {
    guard let delegate = try delegateSlot.delegate(respondingTo: selector) else { return }
    try send(to: delegate, selector)
  }

  /// Whether a finger drags the content, or it coasts.
  final var moves: Bool { isDragging || isDecelerating }

  /// To be called when a flag has changed.
  final func noteActivity() {
    world.scrollActivity.note(self, isBusy: isTracking || moves || motion != nil || zoom != nil)
  }

  /// Somebody else has set the offset while a finger or a motion moves the content.
  ///
  /// From inside what that causes, it goes on from there; from outside, it is over.
  final func offsetIsSet(to point: CGPoint) throws {
    if let drag {
      self.drag = drag.moved(by: unbanded(point) - unbanded(contentOffset))
      return
    }
    guard let motion else { return }
    let isInside = tellingDepth > 0 || world.layoutPass.isRunning
    if isInside || world.settings.scrolling.offsetSetInCoast == .shifts, motion.purpose == .coast {
      if point != contentOffset { try begin(moved(motion, to: point)) }
    } else {
      try stopMotion()
    }
  }

  private final func moved(_ motion: ScrollMotion, to point: CGPoint) -> ScrollMotion {
    motion.moved(to: point, in: self, at: world.runLoop.now)
  }

  /// The edges have moved during a coast.
  final func edgesHaveMoved() throws {
    guard let motion, motion.purpose == .coast else { return }
    try begin(moved(motion, to: contentOffset))
  }

  /// Stops what moves by itself because code wants the content elsewhere.
  final func stopMotion() throws {
    guard let motion else { return }
    dropMotion()
    let settings = world.settings
    switch motion.purpose {
    case .coast:
      isDragging = false
      isDecelerating = false
      noteActivity()
      try send(scrolling.stopDeceleration, settings.scrolling.stoppedCoastEnd == .told)
      if settings.scrolling.stoppedCoastEnd == .told {
        try sendToDelegate(scrolling.didEndDecelerating)
      }
      // A finger that has caught it goes on tracking.
      if !isTracking { try announceTracking() }
    case .animation:
      if settings.scrolling.abortedScrollAnimation == .told {
        try sendToDelegate(scrolling.didEndScrollingAnimation)
      }
    case .scrollToTop: break
    }
  }

  /// Lets the content stand still without a word.
  final func forgetMovement() {
    dropMotion()
    zoomEntry?.cancel()
    zoom = nil
    isZooming = false
    isZoomBouncing = false
    drag = nil
    isTracking = false
    isDragging = false
    isDecelerating = false
    noteActivity()
  }

  /// Notes how it moves, and answers what takes it back to that.
  final func movementWayBack() -> () -> Void {
    let (motion, drag) = (motion, drag)
    let entry = motion?.entry
    let flags = (isTracking, isDragging, isDecelerating)
    return { [unowned self] in
      self.motion = motion
      motion?.entry = entry
      self.drag = drag
      (isTracking, isDragging, isDecelerating) = flags
      // Fingers do not come back: what one held is let go.
      if isTracking { forgetMovement() }
    }
  }
}
