internal import VirtualTime

/// A counting semaphore.
///
/// The corresponding type is `dispatch_semaphore_t`.
package final class DispatchSemaphore {
  package unowned let scheduler: Scheduler
  /// The initial value and the current value.
  package let original: Int
  package private(set) var value: Int
  /// Its description in wait and deadlock messages.
  package var text = "a semaphore"

  /// Called before it changes, to record an undo step.
  package var willChange: () -> Void = {}

  private var waiters: [SimulatedThread] = []
  private let order = OrderingPoint()

  package init(_ scheduler: Scheduler, _ value: Int) {
    self.scheduler = scheduler
    original = value
    self.value = value
  }

  /// Decrements the value; waits for a signal if it was 0.
  ///
  /// The corresponding function is `dispatch_semaphore_wait`.
  /// - Returns: false on timeout.
  /// - Throws: the errors of any wait.
  package func wait(for seconds: Double?) throws -> Bool {
    willChange()
    if value > 0 {
      value -= 1
      scheduler.acquired(order)
      return true
    }
    value -= 1
    let thread = scheduler.current
    waiters.append(thread)
    let end = seconds.map { scheduler.clock.now + max(0, $0) }
    let woken = try scheduler.wait(Wait(self.text), until: end) {
      // A signal that has arrived meanwhile is kept for the next wait.
      if let index = waiters.firstIndex(where: { $0 === thread }) {
        waiters.remove(at: index)
      }
      value += 1
    }
    if woken { scheduler.acquired(order) }
    return woken
  }

  /// Increments the value, and wakes a waiter.
  ///
  /// The corresponding function is `dispatch_semaphore_signal`.
  /// - Returns: whether a thread was waiting.
  @discardableResult
  package func signal() -> Bool {
    willChange()
    scheduler.released(order)
    value += 1
    guard !waiters.isEmpty else { return false }
    scheduler.wake(waiters.removeFirst())
    return true
  }

  /// Returns a closure that restores the current state, without waiters.
  package func restoration() -> () -> Void {
    let value = value
    return { [self] in (self.value, waiters) = (value, []) }
  }

  /// The error of deallocating the semaphore in its current state, or nil.
  package var releaseError: ThreadError? {
    value < original ? .dispatch("Semaphore object deallocated while in use") : nil
  }
}
