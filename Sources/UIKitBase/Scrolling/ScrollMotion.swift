internal import QuartzCore
internal import VirtualTime

/// An automatic motion of content: a coast after a lift, or an animation.
package final class ScrollMotion {
  enum Purpose {
    /// After a lift, including page snaps and the return from overscrolling.
    case coast
    /// From `setContentOffset:animated:`.
    case animation
    /// After a tap on the status bar.
    case scrollToTop
  }

  let purpose: Purpose
  /// The starting time, in virtual seconds.
  let start: Double
  /// The timer of the next frame.
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

  /// The final offset.
  var end: CGPoint { CGPoint(x: horizontal.end, y: vertical.end) }

  /// Whether it ends with a return to an edge on an axis.
  var endsAtEdge: Bool { horizontal.endsAtEdge || vertical.endsAtEdge }

  /// The offset after a time in seconds.
  func position(at time: Double) -> CGPoint {
    CGPoint(x: horizontal.position(at: time), y: vertical.position(at: time))
  }

  /// The rest of the motion from another offset, or with other edges.
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
