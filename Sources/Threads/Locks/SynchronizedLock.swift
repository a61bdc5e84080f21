/// The lock of an object that `@synchronized` uses.
package struct SynchronizedLock {
  package let lock: SimulatedLock
  /// The number of acquisitions that are not released or that wait.
  package var uses = 1

  package init(lock: SimulatedLock) { self.lock = lock }
}
