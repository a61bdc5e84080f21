internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// A long press; it begins after the minimum duration, without an event.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  package var minimumPressDuration = 0.5
  /// The distance in points that a finger may move before the gesture begins.
  package internal(set) var allowableMovement = 10.0
  /// The number of taps before the press.
  package internal(set) var numberOfTapsRequired = 0
  package internal(set) var numberOfTouchesRequired = 1
  private var counter = TapSequence()
  private var pressStart: Double?
  private var timer: RunLoop.Entry?

  override var awaitsMoreTouches: Bool {
    counter.taps > 0 && pressStart == nil && touches.allSatisfy(\.isOver)
  }

  open override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    // A finger that is added after the gesture has begun is ignored.
    guard state == .possible else { return }
    guard counter.begin(self.touches, numberOfTouchesRequired, world.settings) else {
      return try change(to: .failed)
    }
    guard self.touches.count == numberOfTouchesRequired else { return }
    guard counter.taps == numberOfTapsRequired else {
      return try wait(world.settings.gestures.tapTimeLimit, for: .failed)
    }
    pressStart = world.runLoop.now
    if minimumPressDuration <= 0 { return try change(to: .began) }
    try wait(minimumPressDuration, for: .began)
  }

  open override func touchesMoved(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard state == .possible else { return try change(to: .changed) }
    guard wantedState == nil,
      touches.contains(where: { $0.start.distance(to: $0.location) > allowableMovement })
    else { return }
    try change(to: .failed)
  }

  open override func touchesEnded(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard state == .possible, wantedState == nil else { return try change(to: .ended) }
    // A lift at exactly the minimum duration recognizes, because the timer is due.
    if let pressStart, world.runLoop.now - pressStart >= minimumPressDuration - 1e-9 {
      try change(to: .began)
      return try change(to: .ended)
    }
    guard self.touches.allSatisfy(\.isOver) else { return }
    guard pressStart == nil, counter.end(numberOfTouchesRequired) else {
      return try change(to: .failed)
    }
    try wait(world.settings.multiTapInterval, for: .failed)
  }

  open override func touchesCancelled(_ touches: [UITouch], _ event: UIEvent?) throws {
    try change(to: .cancelled)
  }

  open override func forgetProgress() {
    counter = TapSequence()
    pressStart = nil
    timer?.cancel()
    timer = nil
  }

  private func wait(_ seconds: Double, for state: State) throws {
    timer?.cancel()
    let attempt = attempt
    timer = try world.runLoop.schedule(after: seconds, phase: .timers) { [weak self] in
      guard let self, !isDeallocating else { return }
      guard self.attempt == attempt, self.state == .possible, wantedState == nil else { return }
      try keptAlive { try change(to: state) }
    }
  }
}

extension UILongPressGestureRecognizer {
  static func define(_ press: ClassDefinition<UILongPressGestureRecognizer>) {
    defineTouchMessages(press)
    press.method("reset") { (press) in press.forgetProgress() }
    press.property("minimumPressDuration", get: { $0.minimumPressDuration }) {
      (press, seconds: Double) in
      try press.checkIsFinite(seconds, "setMinimumPressDuration:")
      press.minimumPressDuration = max(0, seconds)
    }
    press.property("allowableMovement", get: { $0.allowableMovement }) {
      (press, distance: Double) in
      try press.checkIsFinite(distance, "setAllowableMovement:")
      press.allowableMovement = max(0, distance)
    }
    press.property("numberOfTapsRequired", get: { $0.numberOfTapsRequired }) {
      (press, count: Int) in
      press.numberOfTapsRequired = max(0, count)
    }
    press.property("numberOfTouchesRequired", get: { $0.numberOfTouchesRequired }) {
      (press, count: Int) in
      press.numberOfTouchesRequired = max(1, count)
    }
  }
}

extension UIGestureRecognizer {
  /// Raises for a number that is not finite.
  final func checkIsFinite(_ number: Double, _ method: String) throws {
    guard !number.isFinite else { return }
    throw RuntimeError(
      .invalidArgument, "-[\(className) \(method)]: \(number) is not a finite number")
  }
}

extension UIKitClasses {
  package static let longPressGestureRecognizer = NativeClass<UILongPressGestureRecognizer>(
    "UILongPressGestureRecognizer", superclass: gestureRecognizer,
    UILongPressGestureRecognizer.define)
}
