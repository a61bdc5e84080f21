/// Where threads wait until another one says that something has changed.
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

  /// Gives the lock back while it waits for a signal, and has it again when it answers.
  ///
  /// - Returns: false when the time has passed.
  /// - Throws: as every wait; the lock is not the thread's then.
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

  /// Wakes one; none, when nobody waits.
  package func signal() {
    if !waiters.isEmpty { scheduler.wake(waiters.removeFirst()) }
  }

  /// Wakes all.
  package func broadcast() {
    for waiter in waiters { scheduler.wake(waiter) }
    waiters = []
  }
}
