package import QuartzCore

/// A step of one finger, as in drawings and sequences.
package struct TouchStep: Equatable, Sendable {
  /// In virtual seconds: of the clock, or since the start of a sequence.
  package var time: Double
  /// The finger's number; in a sequence it can be used again after the finger has lifted.
  package var finger: Int
  package var phase: UITouch.Phase
  /// In screen coordinates; in a sequence, in the key window's coordinates.
  package var point: CGPoint
  /// The screen edge of a touch that begins there.
  package var edge: ScreenEdge?
  /// Whether it belongs to the same event as the previous step.
  package var isJoined = false
  /// Whether other work that was due at its time ran before it, as after a rest.
  package var isLate = false
  /// The rounding remainder of `time`.
  ///
  /// Adding both to the start gives the exact time of the clock.
  package var rest = 0.0

  package init(
    time: Double, finger: Int, phase: UITouch.Phase, point: CGPoint, edge: ScreenEdge? = nil,
    isJoined: Bool = false, isLate: Bool = false, rest: Double = 0
  ) {
    self.time = time
    self.finger = finger
    self.phase = phase
    self.point = point
    self.edge = edge
    self.isJoined = isJoined
    self.isLate = isLate
    self.rest = rest
  }
}

extension UITouch.Phase {
  /// Its name in sequences.
  package var name: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }

  /// Whether the finger leaves the screen.
  package var isLast: Bool { self == .ended || self == .cancelled }
}
