internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase

/// Swipes from an edge of the screen.
extension UIKitWorld {
  /// Swipes inwards from half a point beside an edge, with an edge touch.
  ///
  /// - Parameters:
  ///   - edge: the edge from which the swipe starts.
  ///   - view: the view whose coordinates are used.
  ///   - distance: the length of the swipe, in points.
  ///   - place: the position along the edge, in the view's bounds coordinates; nil is the center.
  ///   - duration: the time of the movement, in virtual seconds.
  ///   - hold: the time between the movement and the lift, in virtual seconds.
  /// - Throws: as ``touchDown(in:at:)``, and if the end is outside the window; nothing has happened
  ///   then.
  func swipe(
    from edge: ScreenEdge, of view: UIView, by distance: Double, at place: Double?,
    duration: Double, hold: Double
  ) throws {
    try checkDuration(duration)
    try checkDuration(hold)
    guard distance > 0, distance.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "an edge swipe goes inwards by more than 0 points, got \(distance.isNaN ? .nan : distance)")
    }
    try layoutPass.hurry()
    var beside = view.bounds.center
    if let place, edge.isUpright { beside.y = place } else if let place { beside.x = place }
    _ = try screenPoint(beside, in: view)
    guard let window = view.window, let point = view.convert(beside, to: window) else { return }
    let start = edge.start(of: window.bounds, beside: point)
    let end = start + edge.inwards(distance)
    let startOnScreen = try screenPoint(start, in: window)
    _ = try screenPoint(end, in: window, mayLieOnEdge: true)
    let finger = try touchDown(on: window, startOnScreen, edge: edge)
    try carry(finger, .point(end), duration: duration, hold: hold)
  }
}
