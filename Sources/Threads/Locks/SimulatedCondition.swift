/// A condition variable of simulated threads.
package final class SimulatedCondition {
  package unowned let scheduler: Scheduler
  private let lock: SimulatedLock
  private let text: () -> String
  private var waiters: [SimulatedThread] = []

  package init(_ lock: SimulatedLock, _ text: @escaping () -> String) {
    scheduler = lock.scheduler
    self.lock = lock
    self.text = text
  }

  /// Releases the lock, waits for a signal, and acquires the lock again.
  ///
  /// - Returns: false on timeout.
  /// - Throws: the errors of any wait; then the thread does not hold the lock.
  package func wait(until time: Double? = nil) throws -> Bool {
    let thread = scheduler.current
    waiters.append(thread)
    lock.unlock()
    let woken = try scheduler.wait(Wait(self.text()), until: time) {
      waiters.removeAll { $0 === thread }
    }
    _ = try lock.lock()
    return woken
  }

  /// Wakes one waiting thread, if any.
  package func signal() {
    if !waiters.isEmpty { scheduler.wake(waiters.removeFirst()) }
  }

  /// Wakes all waiting threads.
  package func broadcast() {
    for waiter in waiters { scheduler.wake(waiter) }
    waiters = []
  }
}
