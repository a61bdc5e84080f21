/// The virtual time, which all run loops and threads of a world share.
package final class VirtualClock {
  /// Seconds since the start.
  package internal(set) var now = 0.0

  package init() {}

  /// Moves the clock on; a time that has passed leaves it where it is.
  package func advance(to time: Double) { now = max(now, time) }
}
