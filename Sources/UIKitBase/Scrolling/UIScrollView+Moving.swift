internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime
internal import VirtualTime

/// Automatic motion of content, frame by frame.
extension UIScrollView {
  /// Sends `setContentOffset:` for a finger or a motion, if the offset changes.
  final func moveItself(to point: CGPoint) throws {
    let point = onPixels(point)
    guard point != contentOffset else { return }
    isMovingItself = true
    defer { isMovingItself = false }
    _ = try runtime.send(self, scrolling.setContentOffset, Arguments(point.messageValue))
  }

  /// Begins a motion, which replaces the present one.
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

  /// Moves the content to its position in this frame.
  final func frame() throws {
    guard let motion else { return }
    retain()
    defer { release() }
    if motion.purpose == .coast, window == nil { return forgetMovement() }
    let time = world.runLoop.now - motion.start
    let isLast = time >= motion.duration - 1e-9
    // As published logs show, dragging is false in the last event of a bounce.
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

  /// Ends a coast; all flags are false when the delegate is notified.
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

  /// Sends a message with the scroll view as its only argument, if the delegate implements it.
  final func sendToDelegate(_ selector: Selector) throws {
    guard let delegate = try delegateSlot.delegate(respondingTo: selector) else { return }
    try send(to: delegate, selector)
  }

  /// Whether a finger drags the content, or it decelerates.
  package final var moves: Bool { isDragging || isDecelerating }

  /// Must be called after a flag has changed.
  final func noteActivity() {
    world.scrollActivity.note(self, isBusy: isTracking || moves || motion != nil || zoom != nil)
  }

  /// Called when other code sets the offset during a drag or a motion.
  ///
  /// A drag continues from the new offset. A coast continues if the change was made in its own
  /// callbacks; otherwise the motion stops.
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

  /// Called when the edges have changed during a coast.
  final func edgesHaveMoved() throws {
    guard let motion, motion.purpose == .coast else { return }
    try begin(moved(motion, to: contentOffset))
  }

  /// Stops a motion because code has set the offset.
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
      // A finger that has stopped the coast continues tracking.
      if !isTracking { try announceTracking() }
    case .animation:
      if settings.scrolling.abortedScrollAnimation == .told {
        try sendToDelegate(scrolling.didEndScrollingAnimation)
      }
    case .scrollToTop: break
    }
  }

  /// Stops all movement without messages.
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

  /// Captures the movement; returns a closure that restores it.
  final func movementWayBack() -> () -> Void {
    let (motion, drag) = (motion, drag)
    let entry = motion?.entry
    let flags = (isTracking, isDragging, isDecelerating)
    return { [weak self] in
      guard let self else { return }
      self.motion = motion
      motion?.entry = entry
      self.drag = drag
      (isTracking, isDragging, isDecelerating) = flags
      // Touches are not restored, so a touched scroll view stops.
      if isTracking { forgetMovement() }
    }
  }
}
