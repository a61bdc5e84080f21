/// Hears of what threads do, as a trace does that shows who ran what and who waited for whom.
package protocol SchedulerListener: AnyObject {
  /// The running thread begins to wait.
  func willWait(_ thread: SimulatedThread, for wait: Wait)

  /// A thread goes on that has waited.
  func didWait(_ thread: SimulatedThread)

  /// The running thread begins a block of a queue.
  func willRunBlock(of queue: BlockQueue, on thread: SimulatedThread)

  /// The block has ended, by an error too.
  func didRunBlock(of queue: BlockQueue, on thread: SimulatedThread)
}
