internal import CStandardLibrary
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The drag of the content by a finger.
struct ScrollDrag {
  /// The content offset at the beginning, without rubber banding.
  private(set) var start: CGPoint
  /// The offset when the drag began.
  let offset: CGPoint
  /// Which axes follow the finger.
  var isHorizontal, isVertical: Bool

  init(from start: CGPoint, offset: CGPoint, isHorizontal: Bool, isVertical: Bool) {
    self.start = start
    self.offset = offset
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
  }

  /// The same drag after the offset was set by code.
  func moved(by way: CGPoint) -> ScrollDrag {
    var moved = self
    moved.start = start + way
    return moved
  }
}

/// Fingers on the content, from touch-down to lift.
extension UIScrollView {
  /// Whether a finger can scroll horizontally.
  final var scrollsHorizontally: Bool {
    horizontalEdges.lowerBound < horizontalEdges.upperBound
      || (bounces && bouncesHorizontally && alwaysBounceHorizontal)
  }

  /// Whether a finger can scroll vertically.
  final var scrollsVertically: Bool {
    verticalEdges.lowerBound < verticalEdges.upperBound
      || (bounces && bouncesVertically && alwaysBounceVertical)
  }

  /// Applies rubber banding to an offset.
  private final func banded(_ raw: CGPoint) -> CGPoint {
    CGPoint(
      x: banded(raw.x, horizontalEdges, bounds.size.width, bouncesHorizontally),
      y: banded(raw.y, verticalEdges, bounds.size.height, bouncesVertically))
  }

  private final func banded(
    _ raw: Double, _ edges: ClosedRange<Double>, _ length: Double, _ bouncesThere: Bool
  ) -> Double {
    let edge = raw.clamped(to: edges)
    return bounces && bouncesThere ? edge + RubberBand.shown(raw - edge, length: length) : edge
  }

  /// Removes rubber banding from an offset.
  final func unbanded(_ offset: CGPoint) -> CGPoint {
    let inside = restingOffset(near: offset)
    let way = offset - inside
    return inside
      + CGPoint(
        x: RubberBand.pull(showing: way.x, length: bounds.size.width),
        y: RubberBand.pull(showing: way.y, length: bounds.size.height))
  }

  /// Called when a finger touches the content; a coast stops in the same event.
  final func fingerIsDown() throws {
    guard !isTracking else { return }
    isTracking = true
    noteActivity()
    guard let motion, motion.purpose == .coast else { return }
    dropMotion()
    isDragging = false
    try send(scrolling.stopDeceleration, false)
  }

  /// Called when the fingers have left without a drag, or the recognizer has failed.
  final func fingersAreUp() throws {
    guard isTracking, drag == nil else { return }
    if isDecelerating || restingOffset(near: contentOffset) != contentOffset {
      try release(velocity: .zero)
    } else {
      isTracking = false
      noteActivity()
    }
  }

  /// Begins a drag.
  final func beginDrag(by way: CGPoint) throws {
    let caught = isDecelerating
    isTracking = true
    isDecelerating = false
    if motion != nil { try stopMotion() }
    if caught, world.settings.scrolling.caughtCoastEnd == .told {
      isDragging = false
      try sendToDelegate(scrolling.didEndDecelerating)
    }
    isDragging = true
    let lock = lockedAxis(of: way)
    drag = ScrollDrag(
      from: unbanded(contentOffset), offset: contentOffset,
      isHorizontal: scrollsHorizontally && lock != .vertical,
      isVertical: scrollsVertically && lock != .horizontal)
    noteActivity()
    try announceTracking()
    try send(scrolling.noteBeginDragging)
    try sendToDelegate(scrolling.willBeginDragging)
    try dismissKeyboard()
  }

  /// Ends editing of a text field if a drag should dismiss the keyboard.
  ///
  /// This applies to `UIScrollViewKeyboardDismissModeOnDrag` only. An interactive dismissal needs a
  /// finger on the keyboard, which is not modeled.
  private final func dismissKeyboard() throws {
    guard keyboardDismissMode == 1, let field = window?.firstResponder,
      field is any ForcedEditing
    else { return }
    _ = try field.call(selectors.resignFirstResponder, as: Bool.self)
  }

  private enum Axis { case horizontal, vertical }

  /// The locked axis of a drag; nil for a diagonal drag or without directional lock.
  private final func lockedAxis(of way: CGPoint) -> Axis? {
    guard isDirectionalLockEnabled else { return nil }
    let slope = tan(world.settings.scrolling.directionalLockAngle * .pi / 180)
    if abs(way.y) <= abs(way.x) * slope { return .horizontal }
    if abs(way.x) <= abs(way.y) * slope { return .vertical }
    return nil
  }

  /// Continues a drag at a distance from its beginning.
  final func continueDrag(by way: CGPoint) throws {
    guard let drag else { return }
    let place = banded(drag.start - way)
    try moveItself(
      to: CGPoint(
        x: drag.isHorizontal ? place.x : contentOffset.x,
        y: drag.isVertical ? place.y : contentOffset.y))
    try tellPull()
  }

  /// Ends or cancels a drag.
  ///
  /// - Parameters:
  ///   - velocity: the velocity of the finger, in points per second.
  ///   - isCancelled: whether the drag was cancelled.
  final func endDrag(velocity: CGPoint, isCancelled: Bool = false) throws {
    guard let drag else { return }
    try release(
      velocity: CGPoint(
        x: drag.isHorizontal ? -velocity.x : 0, y: drag.isVertical ? -velocity.y : 0),
      isCancelled: isCancelled)
    try announceTracking()
  }

  /// Updates the run loop mode after a drag or coast has begun or ended.
  final func announceTracking() throws {
    guard moves != hasAnnouncedTracking else { return }
    hasAnnouncedTracking = moves
    try world.application.announce(tracking: moves, for: self)
  }

  static func defineDragging(_ view: ClassDefinition<UIScrollView>) {
    view.readonly("tracking", getter: "isTracking") { $0.isTracking }
    view.readonly("dragging", getter: "isDragging") { (view) -> Bool in
      view.isDragging
        && !(view.isDecelerating && view.world.settings.scrolling.draggingWhileCoasting == .no)
    }
    view.readonly("decelerating", getter: "isDecelerating") { $0.isDecelerating }
    view.method("_scrollViewWillBeginDragging") { _ in }
    view.method("_scrollViewDidEndDecelerating") { _ in }
    view.method("_hideScrollIndicators") { _ in }
    view.method("_scrollViewDidEndDraggingWithDeceleration:") { (_, _: Bool) in }
    view.method("_stopScrollDecelerationNotify:") { (_, _: Bool) in }
    view.property("scrollEnabled", getter: "isScrollEnabled", get: { $0.isScrollEnabled }) {
      (view, enabled: Bool) in
      view.isScrollEnabled = enabled
      try view.refreshSafeInset()
      try view.keptAlive {
        if !enabled { try view.endDrag(velocity: .zero, isCancelled: true) }
        try view.pan?.send(view.scrolling.setEnabled, enabled)
      }
    }
  }
}
