internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime
internal import VirtualTime

/// The end of a drag: delegate messages and the following motion.
extension UIScrollView {
  /// Ends the drag and begins the motion that follows.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the content, in points per second.
  ///   - isCancelled: whether the drag was cancelled.
  final func release(velocity: CGPoint, isCancelled: Bool = false) throws {
    let origin = drag?.offset ?? contentOffset
    drag = nil
    makeSpaceForRefreshing()
    // The finger has lifted even if a callback throws.
    var isOver = false
    defer { if !isOver, motion == nil, !isDeallocating { forgetMovement() } }
    let isPaging: Bool = try call(scrolling.isPagingEnabled)
    let target = isCancelled ? nil : try askTarget(velocity, origin, isPaging: isPaging)
    let wanted = isPaging ? nil : restingByBar(target, velocity, origin)
    let motion = coast(velocity, from: origin, to: wanted, isPaging: isPaging)
    let before = contentOffset

    // Overscrolled content that returns is not dragging, which pull-to-refresh code relies on. A
    // coast counts as dragging, as published logs show.
    isDragging = motion.isMoving && restingOffset(near: before) == before
    try send(scrolling.noteEndDragging, motion.isMoving)
    try tellEndOfDrag(willDecelerate: motion.isMoving)
    // A motion that the callback has begun or ended takes precedence.
    isOver = self.motion != nil || !isTracking
    guard !isOver else {
      isTracking = false
      if self.motion?.purpose != .coast { isDragging = false; isDecelerating = false }
      return noteActivity()
    }

    isTracking = false
    guard motion.isMoving, window != nil else {
      isOver = true
      return try endPress()
    }
    isDecelerating = true
    try begin(
      contentOffset == before
        ? motion : coast(velocity, from: origin, to: wanted, isPaging: isPaging))
    noteActivity()
    isOver = true
    try sendToDelegate(scrolling.willBeginDecelerating)
  }

  /// Ends a touch without a coast.
  ///
  /// If the touch had stopped a coast, the coast ends now.
  private final func endPress() throws {
    let hadHalted = isDecelerating
    isDragging = false
    isDecelerating = false
    noteActivity()
    guard hadHalted, world.settings.scrolling.compat != .ios10 else { return }
    try endDeceleration()
  }

  private final func tellEndOfDrag(willDecelerate: Bool) throws {
    guard let delegate = try delegateSlot.delegate(respondingTo: scrolling.didEndDragging) else {
      return
    }
    try keptAlive {
      try delegate.keptAlive {
        try delegate.send(scrolling.didEndDragging, self, willDecelerate)
      }
    }
  }

  /// Sends `scrollViewWillEndDragging:withVelocity:targetContentOffset:`.
  ///
  /// - Returns: the target if it differs from the natural one.
  private final func askTarget(
    _ velocity: CGPoint, _ origin: CGPoint, isPaging: Bool
  ) throws -> CGPoint? {
    if isPaging, world.settings.scrolling.pagingWillEndDragging == .notCalled { return nil }
    let natural = announcedTarget(velocity, from: origin, isPaging: isPaging)
    // In points per millisecond; adding zero avoids a negative zero.
    let rate = velocity * 0.001 + .zero
    let told = isPaging ? natural : try proposedTarget(natural, rate)
    guard let delegate = try delegateSlot.delegate(respondingTo: scrolling.willEndDragging) else {
      return told == natural ? nil : told
    }
    let pointer = InOutStructure(Structure(CGPoint.structureType, told.numbers))
    try keptAlive {
      try delegate.keptAlive {
        try delegate.send(
          scrolling.willEndDragging, self, rate, Value.foreign(pointer))
      }
    }
    guard let wanted = CGPoint.from(.foreign(pointer), in: runtime), wanted.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "\(delegate.methodName(scrolling.willEndDragging)): targetContentOffset must be a CGPoint "
          + "of finite numbers when the method returns")
    }
    return wanted == natural ? nil : restingOffset(near: wanted)
  }

  /// The target at which a bar is not partly collapsed, if it differs from the announced one.
  private final func restingByBar(
    _ target: CGPoint?, _ velocity: CGPoint, _ origin: CGPoint
  ) -> CGPoint? {
    guard let folding, folding.length > 0 else { return target }
    let told = target ?? announcedTarget(velocity, from: origin, isPaging: false)
    var resting = told
    resting.y = folding.resting(told.y, above: verticalEdges.lowerBound)
    return resting == told ? target : restingOffset(near: resting)
  }

  private final func announcedTarget(
    _ velocity: CGPoint, from origin: CGPoint, isPaging: Bool
  ) -> CGPoint {
    if isPaging || world.settings.scrolling.announcedTarget == .resting {
      return onPixels(coast(velocity, from: origin, to: nil, isPaging: isPaging).end)
    }
    func end(_ place: Double, _ velocity: Double) -> Double {
      Deceleration(from: place, velocity: velocity, rate: decelerationRate).announcedEnd
    }
    let offset = contentOffset
    let inside = restingOffset(near: offset)
    return onPixels(
      restingOffset(
        near: CGPoint(
          x: offset.x == inside.x ? end(offset.x, velocity.x) : inside.x,
          y: offset.y == inside.y ? end(offset.y, velocity.y) : inside.y)))
  }

  /// The motion after a lift with a velocity.
  private final func coast(
    _ velocity: CGPoint, from origin: CGPoint, to target: CGPoint?, isPaging: Bool
  ) -> ScrollMotion {
    let offset = contentOffset
    let size = bounds.size
    return ScrollMotion(
      .coast, from: world.runLoop.now,
      coast(
        from: offset.x, velocity.x, horizontalEdges, length: size.width,
        page: isPaging ? origin.x : nil, target: target?.x, isScrolling: scrollsHorizontally,
        bounces: bounces && bouncesHorizontally),
      coast(
        from: offset.y, velocity.y, verticalEdges, length: size.height,
        page: isPaging ? origin.y : nil, target: target?.y, isScrolling: scrollsVertically,
        bounces: bounces && bouncesVertically))
  }

  private final func coast(
    from place: Double, _ velocity: Double, _ edges: ClosedRange<Double>, length: Double,
    page origin: Double?, target: Double?, isScrolling: Bool, bounces: Bool
  ) -> AxisMotion {
    let edge = place.clamped(to: edges)
    guard isScrolling || place != edge else { return AxisMotion(restingAt: place) }
    guard place == edge else {
      let pull = RubberBand.pull(showing: place - edge, length: length)
      return AxisMotion(
        from: place, velocity: RubberBand.velocity(velocity, at: pull, length: length),
        edges: edges, rate: decelerationRate, bounces: bounces)
    }
    if let origin {
      let page = PageSnap.target(
        from: place, velocity: velocity, dragStart: origin, length: length
      ).clamped(to: edges)
      guard page != place else { return AxisMotion(restingAt: place) }
      let duration = world.settings.scrolling.pageSnapDuration
      return AxisMotion(Easing(from: place, to: page, duration: duration, .easeOut))
    }
    if let target {
      guard target != place else { return AxisMotion(restingAt: place) }
      let natural = Deceleration(from: place, velocity: velocity, rate: decelerationRate)
      // The announced and the actual end differ slightly; an unchanged target on this axis is not a
      // new one.
      if onPixel(natural.announcedEnd.clamped(to: edges)) != target {
        return AxisMotion(
          Deceleration(from: place, to: target, velocity: velocity, rate: decelerationRate),
          edges: edges, bounces: bounces)
      }
    }
    return AxisMotion(
      from: place, velocity: velocity, edges: edges, rate: decelerationRate, bounces: bounces)
  }
}
