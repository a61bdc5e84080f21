internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A quick movement in one direction; it recognizes as soon as the distance is sufficient.
package final class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The accepted directions, as a mask.
  package internal(set) var direction = Direction.right
  package internal(set) var numberOfTouchesRequired = 1
  private var start = 0.0
  private var timer: RunLoop.Entry?

  /// Directions, as a mask with the values of `UISwipeGestureRecognizer.h`.
  package struct Direction: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let right = Direction(rawValue: 1 << 0)
    package static let left = Direction(rawValue: 1 << 1)
    package static let up = Direction(rawValue: 1 << 2)
    package static let down = Direction(rawValue: 1 << 3)

    /// All single directions; the horizontal ones are tried first.
    static let each = [right, left, up, down]
  }

  // The maximum duration, the minimum distance, and the maximum deviation from the line. Both
  // distances decrease with the seconds since touch-down. Measured on iOS 26.1.
  private static let longest = 0.5
  /// Just after the last time at which a move is accepted.
  private static let over = longest + 1e-6
  private static func leastWay(_ seconds: Double) -> Double { 50 * (1 - 0.94 * seconds) }
  private static func greatestStray(_ seconds: Double) -> Double { 50 * (1 - 0.98 * seconds) }

  /// As on a device, a swipe's location is its start.
  override var locations: [CGPoint] { touches.map(\.start) }

  package override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard self.touches.count <= numberOfTouchesRequired else { return try change(to: .failed) }
    guard self.touches.count == touches.count else { return }
    start = world.runLoop.now
    let attempt = attempt
    timer = try world.runLoop.schedule(after: Self.over, phase: .timers) { [weak self] in
      guard let self, !isDeallocating else { return }
      guard self.attempt == attempt, state == .possible, wantedState == nil else { return }
      try keptAlive { try change(to: .failed) }
    }
  }

  package override func touchesMoved(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard state == .possible, wantedState == nil else { return }
    let seconds = world.runLoop.now - start
    guard seconds <= Self.longest + 1e-9 else { return try change(to: .failed) }
    let ways = self.touches.map { $0.location - $0.start }
    let directions = Direction.each.filter { direction.contains($0) }
    if ways.count == numberOfTouchesRequired,
      directions.contains(where: { direction in
        ways.allSatisfy { Self.isSwipe($0, direction, seconds) }
      })
    {
      return try change(to: .ended)
    }
    let isLost = directions.allSatisfy { direction in
      ways.contains { Self.stray($0, direction) > Self.greatestStray(seconds) + 1e-9 }
    }
    if isLost { try change(to: .failed) }
  }

  package override func touchesEnded(_ touches: [UITouch], _ event: UIEvent?) throws {
    if wantedState == nil { try change(to: .failed) }
  }

  package override func touchesCancelled(_ touches: [UITouch], _ event: UIEvent?) throws {
    try change(to: .failed)
  }

  package override func forgetProgress() {
    timer?.cancel()
    timer = nil
  }

  private static func isSwipe(_ way: CGPoint, _ direction: Direction, _ seconds: Double) -> Bool {
    let along =
      switch direction {
      case .right: way.x
      case .left: -way.x
      case .up: -way.y
      default: way.y
      }
    return along >= leastWay(seconds) - 1e-9
      && stray(way, direction) <= greatestStray(seconds) + 1e-9
  }

  private static func stray(_ way: CGPoint, _ direction: Direction) -> Double {
    direction == .right || direction == .left ? abs(way.y) : abs(way.x)
  }
}

extension UISwipeGestureRecognizer {
  static func define(_ swipe: ClassDefinition<UISwipeGestureRecognizer>) {
    defineTouchMessages(swipe)
    swipe.method("reset") { (swipe) in swipe.forgetProgress() }
    swipe.property("direction", get: { $0.direction.rawValue }) { (swipe, mask: Int) in
      swipe.direction = Direction(rawValue: mask)
    }
    swipe.property("numberOfTouchesRequired", get: { $0.numberOfTouchesRequired }) {
      (swipe, count: Int) in
      swipe.numberOfTouchesRequired = max(1, count)
    }
  }
}

extension UIKitClasses {
  package static let swipeGestureRecognizer = NativeClass<UISwipeGestureRecognizer>(
    "UISwipeGestureRecognizer", superclass: gestureRecognizer, UISwipeGestureRecognizer.define)
}
