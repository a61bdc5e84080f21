internal import VirtualTime

/// The motion of content by itself: a coast after a lift, or an animation that code asked for.
final class ScrollMotion {
  enum Purpose {
    /// After a lift; pages and the way back from past an edge are coasts too.
    case coast
    /// Of `setContentOffset:animated:`.
    case animation
    /// After a tap on the status bar.
    case scrollToTop
  }

  let purpose: Purpose
  /// When it began, in virtual seconds.
  let start: Double
  /// The next frame.
  var entry: RunLoop.Entry?
  private let horizontal, vertical: AxisMotion

  init(_ purpose: Purpose, from start: Double, _ horizontal: AxisMotion, _ vertical: AxisMotion) {
    self.purpose = purpose
    self.start = start
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In seconds.
  var duration: Double { max(horizontal.duration, vertical.duration) }

  var isMoving: Bool { horizontal.isMoving || vertical.isMoving }

  /// Where it comes to rest.
  var end: CGPoint { CGPoint(x: horizontal.end, y: vertical.end) }

  /// Whether it comes to rest against an edge, and not inside.
  var endsAtEdge: Bool { horizontal.endsAtEdge || vertical.endsAtEdge }

  /// The place after a time in seconds.
  func position(at time: Double) -> CGPoint {
    CGPoint(x: horizontal.position(at: time), y: vertical.position(at: time))
  }

  /// The same from another place, or between other edges, from now on.
  func moved(to place: CGPoint, in view: UIScrollView, at now: Double) -> ScrollMotion {
    let rate = view.decelerationRate
    return ScrollMotion(
      purpose, from: now,
      horizontal.moved(
        to: place.x, at: now - start, edges: view.horizontalEdges, rate: rate,
        bounces: view.bounces && view.bouncesHorizontally),
      vertical.moved(
        to: place.y, at: now - start, edges: view.verticalEdges, rate: rate,
        bounces: view.bounces && view.bouncesVertically))
  }
}
