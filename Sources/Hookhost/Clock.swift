internal import FoundationCore
internal import HookhostKit
internal import VirtualTime

/// The virtual clock of a host, which advances only by its methods, never while scripts run.
///
/// Timers, delayed messages, animations, layout and touches depend on it.
public struct Clock {
  let host: Host

  /// The seconds since the host was created.
  public var now: Double { host.world.models.runLoop.now }

  /// The number of scheduled entries that a program would wait for.
  public var pending: Int { host.world.models.runLoop.pending }

  /// Runs everything that is due within some seconds, in order, and advances the clock.
  ///
  /// - Parameter seconds: Virtual seconds; with 0, what is due now.
  /// - Throws: ``HostError``: the error of an entry; or when the number is negative or not finite.
  public func run(for seconds: Double) throws {
    try host.perform { _ in
      try host.world.running("Clock.run(for:)") { try $0.run(for: seconds) }
    }
  }

  /// Runs until nothing is scheduled that a program would wait for.
  ///
  /// - Parameter seconds: The maximum of virtual seconds, or nil.
  /// - Throws: ``HostError``: the error of an entry; or when the number is negative or not a
  ///   number.
  public func runUntilIdle(limit seconds: Double? = nil) throws {
    try host.perform { _ in
      try host.world.running("Clock.runUntilIdle(limit:)") { try $0.runUntilIdle(limit: seconds) }
    }
  }

  /// Schedules a body after some seconds, as `dispatch_after` does.
  ///
  /// - Parameters:
  ///   - seconds: Virtual seconds from now.
  ///   - body: The code to run; its error is thrown by the call that runs the clock.
  /// - Throws: ``HostError`` when the number is not finite.
  public func after(_ seconds: Double, _ body: @escaping () throws -> Void) throws {
    try host.perform { _ in
      try host.world.using("Clock.after(_:_:)") {
        try $0.schedule(after: seconds, phase: .blocks, body)
      }
    }
  }
}
