internal import VirtualTime

/// The values of the clocks that an app reads when virtual time is 0.
///
/// Virtual time starts at 0, a value that no clock of a device shows. A script that uses 0 for
/// "never" and compares it with the current time, as in `now - last < interval`, would drop its
/// first event.
package struct ClockStart: Equatable, Sendable {
  /// The initial time of `NSDate`: the seconds from 1970 to 2026-01-01 00:00:00 UTC.
  package static let usualEpoch = 1_767_225_600.0
  /// The uptime of the device at virtual time 0: one day.
  package static let usualUptime = 86_400.0

  /// The wall clock in seconds since 1970, UTC.
  package var epoch = usualEpoch
  /// The uptime in seconds since the device was started.
  package var uptime = usualUptime

  package init() {}
}

extension FoundationWorld {
  /// The seconds from 1970 to Foundation's reference date, 2001-01-01 00:00:00 UTC.
  ///
  /// The corresponding constant is `NSTimeIntervalSince1970`.
  package static let referenceDate = 978_307_200.0

  /// Virtual time 0, in seconds since the reference date.
  var startSinceReferenceDate: Double { clockStart.epoch - Self.referenceDate }

  /// The current time in seconds since the reference date; see `CFAbsoluteTimeGetCurrent`.
  package var absoluteTime: Double { startSinceReferenceDate + runLoop.now }

  /// The time since the device was started; see `CACurrentMediaTime`.
  package var mediaTime: Double { mediaTime(at: runLoop.now) }

  /// Returns a virtual time in seconds since the device was started, as time stamps use it.
  package func mediaTime(at virtualTime: Double) -> Double { clockStart.uptime + virtualTime }
}
