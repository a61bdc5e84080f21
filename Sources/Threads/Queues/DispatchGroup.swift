internal import VirtualTime

/// A dispatch group: counts unfinished tasks.
///
/// The corresponding type is `dispatch_group_t`.
package final class DispatchGroup {
  package unowned let scheduler: Scheduler
  /// The number of unfinished tasks.
  package private(set) var count = 0
  /// Called when the first task is added, and when the last one has finished.
  package var hasWork: (Bool) -> Void = { _ in }
  /// Its description in wait and deadlock messages.
  package var text = "a group"

  /// Called before it changes, to record an undo step.
  package var willChange: () -> Void = {}

  private var waiters: [SimulatedThread] = []
  private var notifications: [(queue: BlockQueue, block: () throws -> Void)] = []
  private let order = OrderingPoint()

  package init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  /// The corresponding function is `dispatch_group_enter`.
  package func enter() {
    willChange()
    count += 1
    if count == 1 { hasWork(true) }
  }

  /// The corresponding function is `dispatch_group_leave`.
  /// - Throws: ``ThreadError`` without an enter.
  package func leave() throws {
    guard count > 0 else {
      throw ThreadError.dispatch("Unbalanced call to dispatch_group_leave()")
    }
    willChange()
    scheduler.released(order)
    count -= 1
    guard count == 0 else { return }
    let told = notifications
    notifications = []
    for (queue, block) in told { post(block, on: queue) }
    for waiter in waiters { scheduler.wake(waiter) }
    waiters = []
    hasWork(false)
  }

  private func post(_ block: @escaping () throws -> Void, on queue: BlockQueue) {
    queue.async { [scheduler, order] in
      scheduler.acquired(order)
      try block()
    }
  }

  /// The corresponding function is `dispatch_group_async`.
  package func async(
    _ queue: BlockQueue, from place: (() -> String?)? = nil, _ block: @escaping () throws -> Void
  ) {
    enter()
    queue.async(from: place) { [self] in
      var failure: (any Error)?
      do { try block() } catch { failure = error }
      try leave()
      if let failure { throw failure }
    }
  }

  /// The corresponding function is `dispatch_group_notify`.
  package func notify(_ queue: BlockQueue, _ block: @escaping () throws -> Void) {
    if count == 0 { return post(block, on: queue) }
    willChange()
    notifications.append((queue, block))
  }

  /// Returns a closure that restores the current state, without waiters.
  package func restoration() -> () -> Void {
    let (count, notifications) = (count, notifications)
    return { [self] in
      let hadWork = self.count > 0
      (self.count, self.notifications, waiters) = (count, notifications, [])
      if hadWork != (count > 0) { hasWork(count > 0) }
    }
  }

  /// Waits until all tasks have finished.
  ///
  /// The corresponding function is `dispatch_group_wait`.
  /// - Returns: false on timeout.
  /// - Throws: the errors of any wait.
  package func wait(for seconds: Double?) throws -> Bool {
    let end = seconds.map { scheduler.clock.now + max(0, $0) }
    let thread = scheduler.current
    while count > 0 {
      waiters.append(thread)
      let woken = try scheduler.wait(Wait(self.text), until: end) {
        waiters.removeAll { $0 === thread }
      }
      if !woken && count > 0 { return false }
    }
    scheduler.acquired(order)
    return true
  }
}
