/// Counts taps in quick succession on one view at one place.
struct TapCounter {
  private var lastTap: (end: Double, point: CGPoint, view: UIView, count: Int)?

  /// How many taps a touch that comes down now makes, if it becomes one.
  func count(at point: CGPoint, in view: UIView, now: Double, _ settings: UIKitSettings) -> Int {
    guard let lastTap, lastTap.view === view,
      now - lastTap.end <= settings.multiTapInterval,
      lastTap.point.distance(to: point) <= settings.multiTapRadius
    else { return 1 }
    return lastTap.count + 1
  }

  /// Remembers a touch that has ended as a tap; any other breaks the row.
  mutating func note(_ touch: UITouch, _ settings: UIKitSettings) {
    guard touch.phase == .ended, let view = touch.view,
      touch.greatestDistance <= settings.multiTapRadius
    else { return lastTap = nil }
    lastTap = (touch.timestamp, touch.location, view, touch.tapCount)
  }
}
