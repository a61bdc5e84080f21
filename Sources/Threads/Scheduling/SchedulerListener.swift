/// Is notified of thread activity, for traces that show blocks and waits.
package protocol SchedulerListener: AnyObject {
  /// Called before the running thread waits.
  func willWait(_ thread: SimulatedThread, for wait: Wait)

  /// Called after a thread has waited.
  func didWait(_ thread: SimulatedThread)

  /// Called before the running thread runs a block of a queue.
  func willRunBlock(of queue: BlockQueue, on thread: SimulatedThread)

  /// Called after the block, also when it raised an error.
  func didRunBlock(of queue: BlockQueue, on thread: SimulatedThread)
}
