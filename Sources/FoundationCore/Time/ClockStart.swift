internal import VirtualTime

/// Where the clocks that an app reads stand when virtual time is 0.
///
/// Virtual time starts at 0, which no clock of a device shows: a script that keeps 0 for "never" and
/// compares it with the present, as `now - last < interval`, would drop its first event.
package struct ClockStart: Equatable, Sendable {
  /// The seconds from 1970 to 2026-01-01 00:00:00 UTC, where `NSDate` begins.
  package static let usualEpoch = 1_767_225_600.0
  /// One day, the time since the device was started.
  package static let usualUptime = 86_400.0

  /// In seconds since 1970, UTC.
  package var epoch = usualEpoch
  /// In seconds since the device was started.
  package var uptime = usualUptime

  package init() {}
}

extension FoundationWorld {
  /// The seconds from 1970 to Foundation's reference date, 2001-01-01 00:00:00 UTC.
  ///
  /// The corresponding constant is `NSTimeIntervalSince1970`.
  package static let referenceDate = 978_307_200.0

  /// Virtual time 0 in seconds since the reference date.
  var startSinceReferenceDate: Double { clockStart.epoch - Self.referenceDate }

  /// The present in seconds since the reference date; see `CFAbsoluteTimeGetCurrent`.
  package var absoluteTime: Double { startSinceReferenceDate + runLoop.now }

  /// The time since the device was started; see `CACurrentMediaTime`.
  package var mediaTime: Double { mediaTime(at: runLoop.now) }

  /// A virtual time as seconds since the device was started, which is what time stamps count.
  package func mediaTime(at virtualTime: Double) -> Double { clockStart.uptime + virtualTime }
}
