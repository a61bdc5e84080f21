/// The step of one finger at one moment, as drawings show it and sequences list it.
package struct TouchStep: Equatable, Sendable {
  /// In virtual seconds: of the clock, or since the start of a sequence.
  package var time: Double
  /// Which finger; in a sequence a number is free again when its finger has left.
  package var finger: Int
  package var phase: UITouch.Phase
  /// In screen coordinates; in a sequence, in those of the key window.
  package var point: CGPoint
  /// The edge that the finger came in over, of a touch that begins.
  package var edge: ScreenEdge?
  /// Whether it is part of the same event as the step before.
  package var isJoined = false
  /// Whether what was due at its moment had run before it, as after a rest that ended then.
  package var isLate = false
  /// The part of its time that `time` cannot hold: with both added to the start, the clock is met
  /// exactly.
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
  /// The word for it in sequences.
  package var name: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }

  /// Whether the finger has left the screen.
  package var isLast: Bool { self == .ended || self == .cancelled }
}
