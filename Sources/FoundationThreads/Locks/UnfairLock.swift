package import FoundationCore
package import SelectorRuntime
internal import Threads

/// An `os_unfair_lock`, whose functions are messages.
package final class UnfairLock: RuntimeObject {
  package override class var declaredName: String { "os_unfair_lock" }

  private lazy var lock: SimulatedLock = {
    let lock = SimulatedLock(foundation.threads) { [weak self] in
      "os_unfair_lock \(self?.address ?? "that is gone")"
    }
    lock.willChange = { [weak self, unowned lock] in self?.recordThreadState(lock.restoration) }
    return lock
  }()

  static let declaration = NativeClass<UnfairLock>(
    "os_unfair_lock", superclass: FoundationClasses.object
  ) { lock in
    lock.method("lock") { lock in
      try lock.foundation.threads.point()
      if lock.lock.isOwn { throw refusal("Trying to recursively lock an os_unfair_lock") }
      _ = try lock.lock.lock()
    }
    lock.method("trylock") { (lock) -> Bool in
      try lock.foundation.threads.point()
      return lock.lock.tryLock()
    }
    lock.method("tryLock") { (lock) -> Bool in
      try lock.foundation.threads.point()
      return lock.lock.tryLock()
    }
    lock.method("unlock") { lock in
      try lock.foundation.threads.point()
      guard lock.lock.isOwn else {
        throw refusal("Unlock of an os_unfair_lock not owned by current thread")
      }
      lock.lock.unlock()
    }
    lock.method("assertOwner") { lock in
      if !lock.lock.isOwn {
        throw refusal("Assertion failed: Lock unexpectedly not owned by current thread")
      }
    }
    lock.method("assertNotOwner") { lock in
      if lock.lock.isOwn {
        throw refusal("Assertion failed: Lock unexpectedly owned by current thread")
      }
    }
  }

  /// Returns the error with libplatform's message, which ends an app on a device.
  private static func refusal(_ text: String) -> RuntimeError {
    RuntimeError(.breakpoint, "BUG IN CLIENT OF LIBPLATFORM: " + text)
  }
}

extension FoundationWorld {
  /// Creates an `os_unfair_lock`.
  package func makeUnfairLock() -> RuntimeObject {
    runtime.createInstance(runtime.cls(UnfairLock.declaration))
  }

  /// Runs `body` while the running thread holds an object's lock, as `@synchronized` does.
  ///
  /// The lock is released if `body` throws; a nil object locks nothing.
  /// - Throws: errors of `body`, and those of every wait.
  package func synchronized<Result>(
    _ object: RuntimeObject?, _ body: () throws -> Result
  ) throws -> Result {
    try enterSynchronized(object)
    defer { exitSynchronized(object) }
    return try body()
  }

  /// Waits for an object's lock, which is recursive; nil locks nothing.
  ///
  /// The corresponding Objective-C function is `objc_sync_enter`.
  /// - Throws: the errors of every wait.
  package func enterSynchronized(_ object: RuntimeObject?) throws {
    guard let object, !object.isDeallocating else { return }
    try threads.point()
    let lock = useSynchronizedLock(of: object)
    do {
      if lock.isOwn { lock.lockAgain() } else { _ = try lock.lock() }
    } catch {
      forgetSynchronized(object)
      throw error
    }
  }

  /// Locks an object's lock if no other thread holds it.
  ///
  /// The corresponding Objective-C function is `objc_sync_try_enter`.
  /// - Returns: false if another thread holds it.
  /// - Throws: the errors of every switch point.
  package func tryEnterSynchronized(_ object: RuntimeObject?) throws -> Bool {
    guard let object, !object.isDeallocating else { return true }
    try threads.point()
    let lock = useSynchronizedLock(of: object)
    if lock.isOwn {
      lock.lockAgain()
    } else if !lock.tryLock() {
      forgetSynchronized(object)
      return false
    }
    return true
  }

  /// Returns the lock of an object, which is retained until ``forgetSynchronized(_:)``.
  private func useSynchronizedLock(of object: RuntimeObject) -> SimulatedLock {
    object.retain()
    let key = ObjectIdentifier(object)
    if let place = synchronizedLocks.index(forKey: key) {
      synchronizedLocks.values[place].uses += 1
      return synchronizedLocks.values[place].lock
    }
    let lock = SimulatedLock(threads) { "@synchronized \(object.defaultDescription)" }
    synchronizedLocks[key] = SynchronizedLock(lock: lock)
    return lock
  }

  /// Unlocks an object's lock.
  ///
  /// The corresponding Objective-C function is `objc_sync_exit`.
  /// - Returns: false if the running thread does not hold it.
  @discardableResult
  package func exitSynchronized(_ object: RuntimeObject?) -> Bool {
    guard let object else { return true }
    guard let lock = synchronizedLocks[ObjectIdentifier(object)]?.lock, lock.isOwn else {
      return false
    }
    lock.unlock()
    forgetSynchronized(object)
    return true
  }

  private func forgetSynchronized(_ object: RuntimeObject) {
    if let place = synchronizedLocks.index(forKey: ObjectIdentifier(object)) {
      synchronizedLocks.values[place].uses -= 1
      // The detection of races needs to know the previous holder.
      if synchronizedLocks.values[place].uses == 0, threads.accessLog == nil {
        synchronizedLocks.remove(at: place)
      }
    }
    object.release()
  }
}
