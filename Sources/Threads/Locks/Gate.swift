/// Blocks threads until another thread has finished a task.
///
/// Used for once tokens, `+initialize`, and the end of a thread or an operation.
package final class Gate {
  package unowned let scheduler: Scheduler
  /// The thread that performs the task, and where it started.
  package private(set) var holder: Wait.Holder?
  /// Returns the thread that blocks the waiters, where that is not `holder`.
  package var findHolder: (() -> Wait.Holder?)?
  /// Whether the task is finished.
  package private(set) var isOpen = false

  private var waiters: [SimulatedThread] = []
  private let order = OrderingPoint()

  package init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  /// Starts the task on the running thread.
  package func begin() {
    isOpen = false
    holder = .init(scheduler.current, at: scheduler.source?.place)
  }

  /// Starts the task on another thread.
  package func begin(by thread: SimulatedThread) {
    isOpen = false
    holder = .init(thread)
  }

  /// Orders the running thread's steps so far before the steps of threads that pass the open gate.
  package func release() { scheduler.released(order) }

  /// Orders the running thread after the open gate, without waiting.
  package func acquire() { scheduler.acquired(order) }

  /// Finishes the task and wakes the waiters.
  package func open() {
    scheduler.released(order)
    isOpen = true
    holder = nil
    for waiter in waiters { scheduler.wake(waiter) }
    waiters = []
  }

  /// Marks the task as unfinished; for restoring a snapshot.
  package func close() { isOpen = false }

  /// Waits until the task is finished.
  ///
  /// - Returns: false on timeout.
  /// - Throws: the errors of any wait.
  @discardableResult
  package func wait(_ text: String, until time: Double? = nil) throws -> Bool {
    try wait(until: time) { text }
  }

  /// Waits until the task is finished; the description of the wait is evaluated on demand.
  ///
  /// - Returns: false on timeout.
  /// - Throws: the errors of any wait.
  @discardableResult
  package func wait(until time: Double? = nil, text: @escaping () -> String) throws -> Bool {
    let thread = scheduler.current
    while !isOpen {
      waiters.append(thread)
      let wait = Wait(text(), holder: { [self] in findHolder.map { $0() } ?? holder })
      let woken = try scheduler.wait(wait, until: time) { waiters.removeAll { $0 === thread } }
      if !woken && !isOpen { return false }
    }
    scheduler.acquired(order)
    return true
  }
}
