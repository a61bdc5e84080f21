package import SelectorRuntime

/// An autorelease pool that a source with manual reference counting creates and drains.
///
/// All pools share one stack of objects; an instance stores the stack's position at its creation.
package final class NSAutoreleasePool: RuntimeObject {
  @Owned private var mark: Int?

  static func define(_ pool: ClassDefinition<NSAutoreleasePool>) {
    pool.classSide.method("addObject:") { (_, object: RuntimeObject) in object.autorelease() }
    pool.method("init") { (pool) -> RuntimeObject in
      pool.mark = pool.runtime.poolMark
      return pool
    }
    pool.method("addObject:") { (_, object: RuntimeObject) in object.autorelease() }
    for name in ["drain", "release"] {
      pool.method(name) { pool in
        if let mark = pool.mark {
          pool.mark = nil
          try pool.foundation.drainPool(mark)
        }
        pool.release()
      }
    }
    for name in ["retain", "autorelease"] {
      pool.method(name) { (_) -> RuntimeObject in
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSAutoreleasePool \(name)]: Cannot \(name) an autorelease pool")
      }
    }
  }

  package override func destruct() {
    if let mark { runtime.drainPool(from: mark) }
    super.destruct()
  }
}

extension FoundationClasses {
  package static let autoreleasePool = NativeClass<NSAutoreleasePool>(
    "NSAutoreleasePool", superclass: object, NSAutoreleasePool.define)
}
