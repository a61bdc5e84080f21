internal import VirtualTime

/// Counts what is under way, and knows when it is done.
///
/// The corresponding type is `dispatch_group_t`.
package final class DispatchGroup {
  package unowned let scheduler: Scheduler
  /// How much is under way.
  package private(set) var count = 0
  /// Called when something gets under way, and when nothing is any more.
  package var hasWork: (Bool) -> Void = { _ in }
  /// The name of the group where somebody waits for it.
  package var text = "a group"

  /// Called before it changes, for somebody who keeps how it was.
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

  /// Brings back how it is now, when nobody waits.
  package func restoration() -> () -> Void {
    let (count, notifications) = (count, notifications)
    return { [self] in
      let hadWork = self.count > 0
      (self.count, self.notifications, waiters) = (count, notifications, [])
      if hadWork != (count > 0) { hasWork(count > 0) }
    }
  }

  /// Waits until nothing is under way.
  ///
  /// - Returns: false when the time has passed.
  /// - Throws: as every wait.
  /// The corresponding function is `dispatch_group_wait`.
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
