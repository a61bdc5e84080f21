internal import FoundationCore
internal import QuartzCore
internal import UIKitRuntime
internal import VirtualTime

/// The base class of pinch and rotation: a value that two fingers change together.
///
/// It has no runtime class. A third finger is ignored. When one of the two fingers leaves, the
/// value stays until another finger replaces it.
package class TwoFingerRecognizer: UIGestureRecognizer {
  /// The history of the value, for its velocity.
  private final var motion = MotionSamples()

  /// Sets the finger positions that correspond to the present value.
  func anchor(_ first: CGPoint, _ second: CGPoint) {}
  /// Updates the value after the fingers have moved.
  func follow(_ first: CGPoint, _ second: CGPoint) {}
  /// The value that scripts read.
  var value: Double { 0 }
  /// Whether the fingers have moved enough for the gesture to begin.
  var isFarEnough: Bool { false }
  /// Whether the gesture begins as soon as two fingers are down.
  var beginsWithSecondFinger: Bool { false }

  /// Per second.
  final var velocity: Double { motion.velocity(world.settings).x }

  /// Restarts from the present value, after a caller has set it; the velocity becomes zero.
  final func restart() {
    if let (first, second) = pair(of: touches) { anchor(first, second) }
    motion.restart(at: CGPoint(x: value, y: 0), world.runLoop.now)
  }

  private func pair(of touches: [UITouch]) -> (CGPoint, CGPoint)? {
    touches.count == 2 ? (touches[0].location, touches[1].location) : nil
  }

  package override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    for touch in touches where self.touches.count > 2 {
      try send(selectors.ignoreTouch, touch, event)
    }
    guard self.touches.count == 2, touches.contains(where: { self.touches.contains($0) }) else {
      return
    }
    restart()
    if state == .possible, beginsWithSecondFinger { try change(to: .began) }
  }

  package override func touchesMoved(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard let (first, second) = pair(of: self.touches) else { return }
    let former = value
    follow(first, second)
    motion.note(CGPoint(x: value, y: 0), world.runLoop.now, world.settings)
    if state == .possible {
      if wantedState == nil, isFarEnough { try change(to: .began) }
    } else if value != former {
      try change(to: .changed)
    }
  }

  package override func touchesEnded(_ touches: [UITouch], _ event: UIEvent?) throws {
    let left = self.touches.filter { !$0.isOver }
    let isOver =
      left.isEmpty || (state != .possible && world.settings.gestures.pinchEnd == .oneLift)
    guard isOver else { return }
    try change(to: state == .possible && wantedState == nil ? .failed : .ended)
  }

  package override func touchesCancelled(_ touches: [UITouch], _ event: UIEvent?) throws {
    if self.touches.allSatisfy(\.isOver) { try change(to: .cancelled) }
  }

  package override func forgetProgress() { motion = MotionSamples() }
}
