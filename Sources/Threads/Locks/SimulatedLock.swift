/// A lock that one thread holds at a time; it can be acquired recursively.
///
/// The locks of Foundation, `@synchronized` and `os_unfair_lock` use it.
package final class SimulatedLock {
  package unowned let scheduler: Scheduler
  /// The thread that holds it, and where it was acquired first.
  package private(set) var holder: Wait.Holder?
  /// The number of acquisitions that are not released.
  package private(set) var count = 0
  /// Its description in wait and deadlock messages.
  package var text: () -> String
  /// Called before it changes, to record an undo step.
  package var willChange: () -> Void = {}

  private var waiters: [SimulatedThread] = []
  private let order = OrderingPoint()

  package init(_ scheduler: Scheduler, _ text: @escaping () -> String) {
    self.scheduler = scheduler
    self.text = text
  }

  /// Whether the running thread holds it.
  package var isOwn: Bool { holder?.thread === scheduler.current }

  /// Acquires it if no thread holds it.
  package func tryLock() -> Bool {
    guard holder == nil else { return false }
    willChange()
    holder = .init(scheduler.current, at: scheduler.source?.place)
    count = 1
    scheduler.acquired(order)
    return true
  }

  /// Acquires it again on the thread that holds it.
  package func lockAgain() {
    willChange()
    count += 1
  }

  /// Waits until it is free, and acquires it.
  ///
  /// - Returns: false on timeout.
  /// - Throws: the errors of any wait.
  package func lock(until time: Double? = nil) throws -> Bool {
    let thread = scheduler.current
    while !tryLock() {
      waiters.append(thread)
      let wait = Wait(self.text(), holder: { [self] in holder })
      let woken = try scheduler.wait(wait, until: time) { waiters.removeAll { $0 === thread } }
      if !woken && holder != nil { return false }
    }
    return true
  }

  /// Releases it once; after the last release, wakes a waiter.
  package func unlock() {
    willChange()
    count -= 1
    guard count <= 0 else { return }
    count = 0
    holder = nil
    scheduler.released(order)
    // The waiter must wait again if another thread acquires the lock first.
    if !waiters.isEmpty { scheduler.wake(waiters.removeFirst()) }
  }

  /// Returns a closure that restores the current state, without waiters.
  package func restoration() -> () -> Void {
    let (holder, count) = (holder, count)
    return { [self] in (self.holder, self.count, waiters) = (holder, count, []) }
  }
}
