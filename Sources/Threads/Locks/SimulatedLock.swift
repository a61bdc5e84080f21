/// A lock that one thread has at a time, perhaps several times.
///
/// The locks of Foundation, `@synchronized` and `os_unfair_lock` are made of it.
package final class SimulatedLock {
  package unowned let scheduler: Scheduler
  /// Who has it, and where it was taken first.
  package private(set) var holder: Wait.Holder?
  /// How often it has been taken and not given back.
  package private(set) var count = 0
  /// Its name where somebody waits for it.
  package var text: () -> String
  /// Called before it changes, for somebody who keeps how it was.
  package var willChange: () -> Void = {}

  private var waiters: [SimulatedThread] = []
  private let order = OrderingPoint()

  package init(_ scheduler: Scheduler, _ text: @escaping () -> String) {
    self.scheduler = scheduler
    self.text = text
  }

  /// Whether the running thread has it.
  package var isOwn: Bool { holder?.thread === scheduler.current }

  /// Takes it if nobody has it.
  package func tryLock() -> Bool {
    guard holder == nil else { return false }
    willChange()
    holder = .init(scheduler.current, at: scheduler.source?.place)
    count = 1
    scheduler.acquired(order)
    return true
  }

  /// Takes it once more, on the thread that has it.
  package func lockAgain() {
    willChange()
    count += 1
  }

  /// Takes it, and waits for it.
  ///
  /// - Returns: false when the time has passed.
  /// - Throws: as every wait.
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

  /// Gives it back, once; with the last time somebody else gets it.
  package func unlock() {
    willChange()
    count -= 1
    guard count <= 0 else { return }
    count = 0
    holder = nil
    scheduler.released(order)
    // Whoever waited may have to wait again, if somebody comes before.
    if !waiters.isEmpty { scheduler.wake(waiters.removeFirst()) }
  }

  /// Brings back how it is now, when nobody waits.
  package func restoration() -> () -> Void {
    let (holder, count) = (holder, count)
    return { [self] in (self.holder, self.count, waiters) = (holder, count, []) }
  }
}
