/// The virtual time, shared by all run loops and threads of a host.
package final class VirtualClock {
  /// Seconds since the start.
  package internal(set) var now = 0.0

  package init() {}

  /// Advances the clock; a time in the past has no effect.
  package func advance(to time: Double) { now = max(now, time) }
}
