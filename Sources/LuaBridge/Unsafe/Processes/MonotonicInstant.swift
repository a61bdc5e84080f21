internal import CStandardLibrary

/// A point in time on the system's monotonic clock, which no change of the date moves.
///
/// `ContinuousClock` would add Swift's concurrency library and libdispatch to the program. The
/// corresponding C function is `clock_gettime` with `CLOCK_MONOTONIC`.
package struct MonotonicInstant: Comparable, Sendable {
  /// Seconds since an arbitrary start, such as the launch of the system.
  private let seconds: Double

  /// The current instant.
  package static var now: MonotonicInstant {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicInstant(seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// The instant that is some seconds later.
  package static func + (instant: MonotonicInstant, seconds: Double) -> MonotonicInstant {
    MonotonicInstant(seconds: instant.seconds + seconds)
  }

  /// The time between two instants, in seconds.
  package static func - (later: MonotonicInstant, earlier: MonotonicInstant) -> Double {
    later.seconds - earlier.seconds
  }

  /// Returns whether the first instant is before the second.
  package static func < (first: MonotonicInstant, second: MonotonicInstant) -> Bool {
    first.seconds < second.seconds
  }
}
