/// The other users of a run loop's clock: threads with their own loops and timers.
package protocol RunLoopCoordinator: AnyObject {
  /// Returns whether other threads or wake-ups exist.
  func needsCoordination(of loop: RunLoop) -> Bool

  /// Whether other threads or wake-ups still have work that keeps the host alive.
  var hasPendingWork: Bool { get }

  /// Whether a wake-up is scheduled, also one that does not keep the host alive.
  var hasWakeUps: Bool { get }

  /// Runs other threads, and advances the clock to the times they wait for.
  ///
  /// - Returns: whether the loop must check its entries again; false at `time`, and when no other
  ///   thread has work before it.
  /// - Throws: the error that ended another thread.
  func runOthers(besides loop: RunLoop, until time: Double) throws -> Bool

  /// Called after an entry was scheduled on a loop, possibly by a thread that does not own the
  /// loop.
  func didSchedule(on loop: RunLoop)

  /// Wraps a body so that, when it runs, it is ordered after the code that scheduled it.
  func ordering(_ body: @escaping () throws -> Void) -> () throws -> Void
}
