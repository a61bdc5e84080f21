/// A refusal of the run loop, with the numbers that it was given.
package struct RunLoopError: Error, Equatable, CustomStringConvertible {
  /// The kind.
  package enum Kind: Sendable {
    /// A duration or a time that is not a number, infinite or negative.
    case badSeconds
    /// A frame rate that is not within ``RunLoop/frameRates``.
    case badFrameRate
    /// Runs inside runs inside runs.
    case tooDeep
    /// Work at one instant that makes more work at the same instant, without end.
    case stuck
  }

  package let kind: Kind
  /// The virtual time at which it happened, in seconds.
  package let now: Double
  /// The number that was given: seconds, frames per second, the depth or the number of turns.
  package let value: Double

  /// Whether the call was refused before anything ran.
  package var isRefusal: Bool { kind != .stuck }

  package init(kind: Kind, now: Double, value: Double) {
    self.kind = kind
    self.now = now
    self.value = value
  }

  package var description: String {
    switch kind {
    case .badSeconds:
      "the run loop cannot run for or wait for \(value.isNaN ? .nan : value) seconds"
    case .badFrameRate:
      "the frame rate must be \(RunLoop.frameRates.lowerBound) to "
        + "\(RunLoop.frameRates.upperBound) frames per second, got \(value)"
    case .tooDeep: "the run loop was run inside itself \(Int(value)) times at t = \(now)"
    case .stuck:
      "virtual time stands still at t = \(now): after \(Int(value)) turns there is still more due"
    }
  }
}
