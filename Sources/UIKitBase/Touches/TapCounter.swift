internal import QuartzCore

/// Counts consecutive taps on one view at one location.
struct TapCounter {
  private var lastTap: (end: Double, point: CGPoint, view: UIView, count: Int)?

  /// Returns the tap count of a touch that begins now.
  func count(at point: CGPoint, in view: UIView, now: Double, _ settings: UIKitSettings) -> Int {
    guard let lastTap, lastTap.view === view,
      now - lastTap.end <= settings.multiTapInterval,
      lastTap.point.distance(to: point) <= settings.multiTapRadius
    else { return 1 }
    return lastTap.count + 1
  }

  /// Stores a touch that ended as a tap; any other touch resets the count.
  mutating func note(_ touch: UITouch, _ settings: UIKitSettings) {
    guard touch.phase == .ended, let view = touch.view,
      touch.greatestDistance <= settings.multiTapRadius
    else { return lastTap = nil }
    lastTap = (touch.timestamp, touch.location, view, touch.tapCount)
  }
}
