internal import VirtualTime

/// Lets as many pass as its value says.
///
/// The corresponding type is `dispatch_semaphore_t`.
package final class DispatchSemaphore {
  package unowned let scheduler: Scheduler
  /// The count that it was made with, and the count that is left.
  package let original: Int
  package private(set) var value: Int
  /// Its name where somebody waits for it.
  package var text = "a semaphore"

  /// Called before it changes, for somebody who keeps how it was.
  package var willChange: () -> Void = {}

  private var waiters: [SimulatedThread] = []
  private let order = OrderingPoint()

  package init(_ scheduler: Scheduler, _ value: Int) {
    self.scheduler = scheduler
    original = value
    self.value = value
  }

  /// Takes one, and waits for it when there is none.
  ///
  /// - Returns: false when the time has passed.
  /// - Throws: as every wait.
  /// The corresponding function is `dispatch_semaphore_wait`.
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
      // A signal that has come meanwhile counts for the next one.
      if let place = waiters.firstIndex(where: { $0 === thread }) {
        waiters.remove(at: place)
      }
      value += 1
    }
    if woken { scheduler.acquired(order) }
    return woken
  }

  /// Gives one.
  ///
  /// - Returns: whether somebody waited for it.
  /// The corresponding function is `dispatch_semaphore_signal`.
  @discardableResult
  package func signal() -> Bool {
    willChange()
    scheduler.released(order)
    value += 1
    guard !waiters.isEmpty else { return false }
    scheduler.wake(waiters.removeFirst())
    return true
  }

  /// Brings back how it is now, when nobody waits.
  package func restoration() -> () -> Void {
    let value = value
    return { [self] in (self.value, waiters) = (value, []) }
  }

  /// The error of a semaphore that goes for good while it must not; nil when there is none.
  package var releaseError: ThreadError? {
    value < original ? .dispatch("Semaphore object deallocated while in use") : nil
  }
}
