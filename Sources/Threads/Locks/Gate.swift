/// Something that one thread does while others who need it done wait: a once token, `+initialize`, the
/// end of a thread or of an operation.
package final class Gate {
  package unowned let scheduler: Scheduler
  /// Who is at it, and where that one began.
  package private(set) var holder: Wait.Holder?
  /// Answers who is in the way, where that is not simply who is at it.
  package var findHolder: (() -> Wait.Holder?)?
  /// Whether it is done.
  package private(set) var isOpen = false

  private var waiters: [SimulatedThread] = []
  private let order = OrderingPoint()

  package init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  /// The running thread begins it.
  package func begin() {
    isOpen = false
    holder = .init(scheduler.current, at: scheduler.source?.place)
  }

  /// Another thread is at it.
  package func begin(by thread: SimulatedThread) {
    isOpen = false
    holder = .init(thread)
  }

  /// The steps of the running thread so far lie before whatever is done because it is open.
  package func release() { scheduler.released(order) }

  /// The running thread has seen that it is open, without waiting.
  package func acquire() { scheduler.acquired(order) }

  /// It is done.
  package func open() {
    scheduler.released(order)
    isOpen = true
    holder = nil
    for waiter in waiters { scheduler.wake(waiter) }
    waiters = []
  }

  /// It is not done yet: the world went back to before that.
  package func close() { isOpen = false }

  /// Waits until it is done.
  ///
  /// - Returns: false when the time has passed.
  /// - Throws: as every wait.
  @discardableResult
  package func wait(_ text: String, until time: Double? = nil) throws -> Bool {
    try wait(until: time) { text }
  }

  /// Waits until it is done; what is waited for is asked when somebody wants to know.
  ///
  /// - Returns: false when the time has passed.
  /// - Throws: as every wait.
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
