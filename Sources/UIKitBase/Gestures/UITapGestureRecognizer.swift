internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// One or more taps with one or more fingers; it recognizes when the last tap's fingers lift.
open class UITapGestureRecognizer: UIGestureRecognizer {
  package internal(set) var numberOfTapsRequired = 1
  package internal(set) var numberOfTouchesRequired = 1
  private var counter = TapSequence()
  private var timer: RunLoop.Entry?
  private var lastLocations: [CGPoint] = []

  override var awaitsMoreTouches: Bool {
    counter.taps >= 1 && counter.taps < numberOfTapsRequired && touches.allSatisfy(\.isOver)
  }
  override var locations: [CGPoint] { touches.isEmpty ? lastLocations : super.locations }

  /// A tap recognizer does not prevent one that requires more taps.
  open override func prevents(_ other: UIGestureRecognizer) -> Bool { !hasFewerTaps(than: other) }
  open override func isPrevented(by other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return true }
    return !other.hasFewerTaps(than: self)
  }

  private func hasFewerTaps(than other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return false }
    return numberOfTouchesRequired == other.numberOfTouchesRequired
      && numberOfTapsRequired < other.numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    let isFirst = self.touches.count == touches.count
    guard counter.begin(self.touches, numberOfTouchesRequired, world.settings) else {
      return try change(to: .failed)
    }
    if isFirst { try failLater(after: world.settings.gestures.tapTimeLimit) }
  }

  open override func touchesMoved(_ touches: [UITouch], _ event: UIEvent?) throws {
    let limit = world.settings.gestures.tapMovementLimit
    if touches.contains(where: { $0.start.distance(to: $0.location) > limit }) {
      try change(to: .failed)
    }
  }

  open override func touchesEnded(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard self.touches.allSatisfy(\.isOver) else { return }
    timer?.cancel()
    guard counter.end(numberOfTouchesRequired) else { return try change(to: .failed) }
    lastLocations = counter.points
    guard counter.taps < numberOfTapsRequired else { return try change(to: .ended) }
    try failLater(after: world.settings.multiTapInterval)
  }

  open override func touchesCancelled(_ touches: [UITouch], _ event: UIEvent?) throws {
    try change(to: .failed)
  }

  override func pressesEnded(_ presses: [UIPress]) throws {
    timer?.cancel()
    counter.press()
    world.gestures.note(self)
    guard counter.taps < numberOfTapsRequired else { return try change(to: .ended) }
    try failLater(after: world.settings.multiTapInterval)
  }

  override func pressesCancelled(_ presses: [UIPress]) throws { try change(to: .failed) }

  open override func forgetProgress() {
    counter = TapSequence()
    lastLocations = []
    timer?.cancel()
    timer = nil
  }

  private func failLater(after seconds: Double) throws {
    timer?.cancel()
    let attempt = attempt
    timer = try world.runLoop.schedule(after: seconds, phase: .timers) { [weak self] in
      guard let self, !isDeallocating else { return }
      guard self.attempt == attempt, state == .possible, wantedState == nil else { return }
      try change(to: .failed)
    }
  }
}

/// Counts consecutive taps of a number of fingers at about the same point.
struct TapSequence {
  private(set) var taps = 0
  /// The starting points of the last tap's fingers, in the coordinates of their window.
  private(set) var points: [CGPoint] = []
  private var anchor: CGPoint?

  /// Adds the fingers that are down.
  ///
  /// - Returns: false if there are too many or they are too far from the previous tap.
  mutating func begin(_ touches: [UITouch], _ required: Int, _ settings: UIKitSettings) -> Bool {
    points = touches.map(\.start)
    guard let place = points.first, points.count <= required else { return false }
    if let anchor, anchor.distance(to: place) > settings.multiTapRadius { return false }
    if anchor == nil { anchor = place }
    return true
  }

  /// Ends a tap after all fingers have lifted.
  ///
  /// - Returns: false if there were too few fingers.
  mutating func end(_ required: Int) -> Bool {
    guard points.count == required else { return false }
    taps += 1
    return true
  }

  /// Counts a press as a tap without a location.
  mutating func press() { taps += 1 }
}

extension UITapGestureRecognizer {
  static func define(_ tap: ClassDefinition<UITapGestureRecognizer>) {
    defineTouchMessages(tap)
    tap.method("reset") { (tap) in tap.forgetProgress() }
    tap.property("numberOfTapsRequired", get: { $0.numberOfTapsRequired }) { (tap, count: Int) in
      tap.numberOfTapsRequired = max(1, count)
    }
    // UIEventButtonMaskPrimary
    tap.stored("buttonMaskRequired", usual: 1)
    tap.property("numberOfTouchesRequired", get: { $0.numberOfTouchesRequired }) {
      (tap, count: Int) in
      tap.numberOfTouchesRequired = max(1, count)
    }
  }
}

extension UIKitClasses {
  package static let tapGestureRecognizer = NativeClass<UITapGestureRecognizer>(
    "UITapGestureRecognizer", superclass: gestureRecognizer, UITapGestureRecognizer.define)
}
