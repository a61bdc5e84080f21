/// Whoever else goes by a run loop's clock: threads, with loops and timers of their own.
package protocol RunLoopCompany: AnyObject {
  /// Whether there is anybody besides the thread of the loop.
  func hasCompany(on loop: RunLoop) -> Bool

  /// Whether anybody besides the loops can still do something that keeps the host alive.
  var canGoOn: Bool { get }

  /// Lets everybody else run, and the clock go on with what they wait for.
  ///
  /// - Returns: whether something may have changed for the loop; false when the time has come, or
  ///   nobody else has anything left to do before it.
  /// - Throws: what ended another thread.
  func runOthers(besides loop: RunLoop, until time: Double) throws -> Bool

  /// Something was scheduled on a loop, perhaps by a thread that is not the loop's own.
  func didSchedule(on loop: RunLoop)

  /// Lets a body that is scheduled now know, when it runs, what came before.
  func ordering(_ body: @escaping () throws -> Void) -> () throws -> Void
}
