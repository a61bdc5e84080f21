internal import FoundationCore
internal import HookhostKit
internal import VirtualTime

/// The virtual clock of a host: it stands still while scripts run, and moves when it is told to.
///
/// Timers, delayed messages, animations, layout and fingers wait for it.
public struct Clock {
  let host: Host

  /// The seconds since the host was made.
  public var now: Double { host.world.models.runLoop.now }

  /// How many things that a program would wait for are still to come.
  public var pending: Int { host.world.models.runLoop.pending }

  /// Runs everything that is due within some seconds, in its order, and leaves the clock there.
  ///
  /// - Parameter seconds: Virtual seconds; with 0, what is due now.
  /// - Throws: ``HostError`` of what runs, or when the number is negative or not finite.
  public func run(for seconds: Double) throws {
    try host.perform { _ in
      try host.world.running("Clock.run(for:)") { try $0.run(for: seconds) }
    }
  }

  /// Runs until nothing is left that a program would wait for.
  ///
  /// - Parameter seconds: Virtual seconds after which it stops all the same, or nil.
  /// - Throws: ``HostError`` of what runs, or when the number is negative or not a number.
  public func runUntilIdle(limit seconds: Double? = nil) throws {
    try host.perform { _ in
      try host.world.running("Clock.runUntilIdle(limit:)") { try $0.runUntilIdle(limit: seconds) }
    }
  }

  /// Lets a body run in some seconds, as `dispatch_after` does.
  ///
  /// - Parameters:
  ///   - seconds: Virtual seconds from now.
  ///   - body: What runs then; what it throws comes out of whoever runs the clock.
  /// - Throws: ``HostError`` when the number is not finite.
  public func after(_ seconds: Double, _ body: @escaping () throws -> Void) throws {
    try host.perform { _ in
      try host.world.using("Clock.after(_:_:)") {
        try $0.schedule(after: seconds, phase: .blocks, body)
      }
    }
  }
}
