/// An error of the run loop, with the values of its arguments.
package struct RunLoopError: Error, Equatable, CustomStringConvertible {
  /// The type of error.
  package enum Kind: Sendable {
    /// A duration or a time that is NaN, infinite or negative.
    case badSeconds
    /// A frame rate that is not within ``RunLoop/frameRates``.
    case badFrameRate
    /// Too many nested runs.
    case tooDeep
    /// An endless sequence of entries at one instant.
    case stuck
  }

  package let kind: Kind
  /// The virtual time of the error, in seconds.
  package let now: Double
  /// The invalid value: seconds, frames per second, the nesting depth or the number of turns.
  package let value: Double

  /// Whether the call failed before anything ran.
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
