internal import FoundationCore
package import SelectorRuntime
internal import Threads

/// The common base class of Foundation's locks: a name, and the thread that holds the lock.
class LockObject: RuntimeObject {
  override class var declaredName: String { "NSLock" }

  /// The noun in log messages.
  class var noun: String { "lock" }

  /// The label of a lock that has been freed.
  static let gone = "that is gone"

  final var name: String?
  /// Whether it has been deallocated.
  private final var isGone = false
  private(set) final lazy var lock: SimulatedLock = {
    let lock = SimulatedLock(foundation.threads) { [weak self] in
      "lock \(self?.label ?? Self.gone)"
    }
    lock.willChange = { [weak self] in self.map { $0.recordThreadState($0.restoration) } }
    return lock
  }()

  /// Returns a function that restores the current state.
  func restoration() -> () -> Void { lock.restoration() }

  /// The description, such as `<NSLock: 0x…> '(null)'`.
  final var label: String { "\(defaultDescription) '\(name ?? "(null)")'" }

  /// Locks it for a message.
  func take(until time: Double? = nil) throws -> Bool {
    try foundation.threads.point()
    if time == nil, lock.isOwn { complain("lock", "deadlock (\(label))") }
    return try lock.lock(until: time)
  }

  func tryTake() throws -> Bool {
    try foundation.threads.point()
    return lock.tryLock()
  }

  /// Unlocks it, from any thread; logs an error if another thread holds it.
  func giveBack() throws {
    try foundation.threads.point()
    guard lock.holder != nil else {
      return complain("unlock", "\(Self.noun) (\(label)) unlocked when not locked")
    }
    if !lock.isOwn {
      complain("unlock", "\(Self.noun) (\(label)) unlocked from thread which did not lock it")
    }
    lock.unlock()
  }

  /// Logs Foundation's message about wrong use of a lock.
  final func complain(_ message: String, _ text: String) {
    foundation.writeLog("*** -[\(className) \(message)]: \(text)")
    foundation.writeLog("*** Break on _NSLockError() to debug.")
  }

  override func destruct() {
    if lock.holder != nil, !isErased, !isGone, !foundation.isEnding {
      complain("dealloc", "\(Self.noun) (\(label)) deallocated while still in use")
    }
    isGone = true
    super.destruct()
  }
}

/// A recursive lock: the thread that holds it can lock it again.
final class RecursiveLockObject: LockObject {
  override class var declaredName: String { "NSRecursiveLock" }

  override func take(until time: Double? = nil) throws -> Bool {
    try foundation.threads.point()
    return try takeAgain() ? true : lock.lock(until: time)
  }

  override func tryTake() throws -> Bool {
    try foundation.threads.point()
    return takeAgain() || lock.tryLock()
  }

  private func takeAgain() -> Bool {
    guard lock.isOwn else { return false }
    lock.lockAgain()
    return true
  }
}

/// A lock with a condition that threads wait for and signal.
final class ConditionObject: LockObject {
  override class var declaredName: String { "NSCondition" }
  override class var noun: String { "condition" }

  private(set) lazy var condition = SimulatedCondition(lock) { [weak self] in
    "condition \(self?.label ?? Self.gone)"
  }

  /// Waits for a signal; logs an error if the current thread does not hold the lock.
  fileprivate func wait(until time: Double? = nil, _ message: String) throws -> Bool {
    if !lock.isOwn {
      let reason = lock.holder == nil ? "not locked" : "not locked by current thread"
      complain(message, "\(Self.noun) (\(label)) \(reason)")
    }
    return try condition.wait(until: time)
  }
}

/// A lock with a number as condition.
final class ConditionLockObject: LockObject {
  override class var declaredName: String { "NSConditionLock" }

  fileprivate var value = 0
  private lazy var condition = SimulatedCondition(lock) { [weak self] in
    "the condition of lock \(self?.label ?? Self.gone)"
  }

  /// Locks it when the condition has a value.
  func take(whenIs wanted: Int, until time: Double? = nil) throws -> Bool {
    guard try take(until: time) else { return false }
    while value != wanted {
      if try !condition.wait(until: time) && value != wanted {
        lock.unlock()
        return false
      }
    }
    return true
  }

  func tryTake(whenIs wanted: Int) throws -> Bool {
    guard value == wanted else { return false }
    return try tryTake()
  }

  override func giveBack() throws {
    condition.broadcast()
    try super.giveBack()
  }

  func giveBack(_ value: Int) throws {
    lock.willChange()
    self.value = value
    try giveBack()
  }

  override func restoration() -> () -> Void {
    let lock = super.restoration()
    let value = value
    return { [weak self] in
      lock()
      self?.value = value
    }
  }
}

/// The classes of Foundation's locks.
package enum LockClasses {
  package static let locking = NativeProtocol(
    "NSLocking", required: [.init("lock"), .init("unlock")])

  static let lock = NativeClass<LockObject>("NSLock", superclass: FoundationClasses.object, define)
  static let recursiveLock = NativeClass<RecursiveLockObject>(
    "NSRecursiveLock", superclass: FoundationClasses.object, define)
  static let condition = NativeClass<ConditionObject>(
    "NSCondition", superclass: FoundationClasses.object
  ) { condition in
    defineLocking(condition)
    condition.method("wait") { condition in _ = try condition.wait("wait") }
    condition.method("waitUntilDate:") { (condition, date: Value) -> Bool in
      try condition.wait(until: time(date, condition, "waitUntilDate:"), "waitUntilDate:")
    }
    condition.method("signal") { condition in condition.condition.signal() }
    condition.method("broadcast") { condition in condition.condition.broadcast() }
  }
  static let conditionLock = NativeClass<ConditionLockObject>(
    "NSConditionLock", superclass: FoundationClasses.object
  ) { lock in
    define(lock)
    lock.readonly("condition") { $0.value }
    lock.method("initWithCondition:") { (lock, value: Int) -> ConditionLockObject in
      lock.value = value
      return lock
    }
    lock.method("lockWhenCondition:") { (lock, value: Int) in _ = try lock.take(whenIs: value) }
    lock.method("tryLockWhenCondition:") { (lock, value: Int) -> Bool in
      try lock.tryTake(whenIs: value)
    }
    lock.method("lockWhenCondition:beforeDate:") { (lock, value: Int, date: Value) -> Bool in
      try lock.take(whenIs: value, until: time(date, lock, "lockWhenCondition:beforeDate:"))
    }
    lock.method("unlockWithCondition:") { (lock, value: Int) in try lock.giveBack(value) }
  }

  @NativeClassList package static var all: [NativeClassDeclaration] {
    lock
    recursiveLock
    condition
    conditionLock
    UnfairLock.declaration
  }

  private static func time(_ date: Value, _ lock: RuntimeObject, _ message: String) throws -> Double
  {
    try NSDate.virtualTime(date, in: lock.runtime, "-[\(lock.className) \(message)]")
  }

  private static func defineLocking<Lock: LockObject>(_ lock: ClassDefinition<Lock>) {
    lock.adopt(locking)
    lock.property("name", .copy, get: { $0.name }, set: { $0.name = $1 })
    lock.method("lock") { lock in _ = try lock.take() }
    lock.method("unlock") { lock in try lock.giveBack() }
    lock.method("description") { (lock) -> String in
      let name = lock.name.map { "name = \($0)" } ?? "name = nil"
      let isLocked = lock.lock.holder == nil ? "NO" : "YES"
      return "\(lock.defaultDescription){\(name), locked = \(isLocked)}"
    }
  }

  @Sendable private static func define<Lock: LockObject>(_ lock: ClassDefinition<Lock>) {
    defineLocking(lock)
    lock.method("tryLock") { (lock) -> Bool in try lock.tryTake() }
    lock.method("lockBeforeDate:") { (lock, date: Value) -> Bool in
      try lock.take(until: time(date, lock, "lockBeforeDate:"))
    }
  }
}
