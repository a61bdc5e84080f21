package import FoundationCore
package import SelectorRuntime
package import Threads

/// An object that wraps a dispatch queue.
package final class DispatchQueueObject: RuntimeObject {
  package override class var declaredName: String { "OS_dispatch_queue" }

  @Owned private var held: BlockQueue?

  /// Returns the wrapped queue.
  /// - Throws: `RuntimeError` for an instance that was not created by a function of libdispatch.
  package func queue() throws -> BlockQueue {
    if let held { return held }
    throw RuntimeError(.invalidArgument, "\(defaultDescription) is an uninitialized dispatch queue")
  }

  func fill(_ queue: BlockQueue) {
    held = queue
    queue.object = self
  }

  package override func destruct() {
    refuseRelease(held?.releaseError)
    super.destruct()
  }
}

/// An object that wraps a dispatch group.
package final class DispatchGroupObject: RuntimeObject {
  package override class var declaredName: String { "OS_dispatch_group" }

  /// The wrapped group.
  package private(set) lazy var group: DispatchGroup = {
    let group = DispatchGroup(foundation.threads)
    group.text = "group \(defaultDescription)"
    // Unfinished work retains the group.
    group.hasWork = { [weak self] in if $0 { self?.retain() } else { self?.release() } }
    group.willChange = { [weak self, unowned group] in self?.recordThreadState(group.restoration) }
    return group
  }()
}

/// An object that wraps a dispatch semaphore.
package final class DispatchSemaphoreObject: RuntimeObject {
  package override class var declaredName: String { "OS_dispatch_semaphore" }

  @Owned private var held: DispatchSemaphore?

  /// Returns the wrapped semaphore.
  /// - Throws: `RuntimeError` for an instance that was not created by a function of libdispatch.
  package func semaphore() throws -> DispatchSemaphore {
    if let held { return held }
    throw RuntimeError(
      .invalidArgument, "\(defaultDescription) is an uninitialized dispatch semaphore")
  }

  func fill(_ semaphore: DispatchSemaphore) {
    semaphore.text = "semaphore \(defaultDescription)"
    semaphore.willChange = { [weak self, unowned semaphore] in
      self?.recordThreadState(semaphore.restoration)
    }
    held = semaphore
  }

  package override func destruct() {
    refuseRelease(held?.releaseError)
    super.destruct()
  }
}

/// An object that wraps a dispatch source.
package final class DispatchSourceObject: RuntimeObject {
  package override class var declaredName: String { "OS_dispatch_source" }

  @Owned private var held: DispatchSource?

  /// Returns the wrapped source.
  /// - Throws: `RuntimeError` for an instance that was not created by a function of libdispatch.
  package func source() throws -> DispatchSource {
    if let held { return held }
    throw RuntimeError(
      .invalidArgument, "\(defaultDescription) is an uninitialized dispatch source")
  }

  func fill(_ source: DispatchSource) {
    source.willChange = { [weak self, unowned source] in self?.recordThreadState(source.restoration)
    }
    held = source
  }

  package override func destruct() {
    refuseRelease(held?.releaseError)
    held?.invalidate()
    super.destruct()
  }
}

extension RuntimeObject {
  /// Saves the object's thread-related state before its first change since a snapshot.
  func recordThreadState(_ restoration: () -> () -> Void) {
    runtime.recordContents(of: self, whileAlive(restoration()))
  }

  private func whileAlive(_ restore: @escaping () -> Void) -> () -> Void {
    { [weak self] in if let self, !self.isErased { restore() } }
  }

  /// Raises libdispatch's error for releasing an object in use.
  ///
  /// Nothing is raised while a snapshot is restored or the world is torn down.
  fileprivate func refuseRelease(_ error: ThreadError?) {
    if let error, !isErased, !foundation.isEnding { runtime.postpone(error) }
  }
}

extension FoundationWorld {
  /// Creates a dispatch queue of an app.
  package func makeQueue(
    label: String, _ kind: BlockQueue.Kind, target: DispatchQueueObject?, isActive: Bool = true
  ) throws -> RuntimeObject {
    let made = BlockQueue(
      threads, label: label, kind: kind, target: try target?.queue(), isActive: isActive)
    return object(of: made)
  }

  /// Returns the object of a queue, the same one while it exists.
  ///
  /// The objects of the main queue and of the global queues are never deallocated.
  package func object(of queue: BlockQueue) -> RuntimeObject {
    let isFixed = queue.isMain || queue.isGlobal
    if isFixed, let known = queueObjects[queue.label], !known.isErased { return known }
    if let known = queue.object as? DispatchQueueObject, !known.isErased, !known.isDeallocating {
      return known
    }
    let made = runtime.createInstance(runtime.cls(DispatchClasses.cls(of: queue)))
    (made as? DispatchQueueObject)?.fill(queue)
    if isFixed {
      made.isImmortal = true
      made.retain()
      queueObjects[queue.label] = made
    }
    return made
  }

  /// Creates a dispatch group.
  package func makeGroup() -> RuntimeObject {
    runtime.createInstance(runtime.cls(DispatchClasses.group))
  }

  /// Creates a semaphore; returns nil for a negative value, as libdispatch does.
  package func makeSemaphore(_ value: Int) -> RuntimeObject? {
    guard value >= 0 else { return nil }
    let made = runtime.createInstance(runtime.cls(DispatchClasses.semaphore))
    (made as? DispatchSemaphoreObject)?.fill(DispatchSemaphore(threads, value))
    return made
  }

  /// Creates a source, which is inactive.
  package func makeSource(_ kind: DispatchSource.Kind, _ queue: BlockQueue) -> RuntimeObject {
    let made = runtime.createInstance(runtime.cls(DispatchClasses.source))
    (made as? DispatchSourceObject)?.fill(DispatchSource(threads, kind, queue))
    return made
  }
}

/// The classes of libdispatch's objects.
package enum DispatchClasses {
  static let osObject = NativeClass<RuntimeObject>(
    "OS_object", superclass: FoundationClasses.object)
  static let object = NativeClass<RuntimeObject>("OS_dispatch_object", superclass: osObject)
  static let queue = NativeClass<DispatchQueueObject>("OS_dispatch_queue", superclass: object) {
    queue in
    queue.method("description") { (queue) -> String in
      let label = try queue.queue().label
      return "<\(queue.className): \(label)[\(queue.address)]>"
    }
  }
  static let serial = NativeClass<DispatchQueueObject>(
    "OS_dispatch_queue_serial", superclass: queue)
  static let concurrent = NativeClass<DispatchQueueObject>(
    "OS_dispatch_queue_concurrent", superclass: queue)
  static let main = NativeClass<DispatchQueueObject>("OS_dispatch_queue_main", superclass: serial)
  static let global = NativeClass<DispatchQueueObject>(
    "OS_dispatch_queue_global", superclass: queue)
  static let group = NativeClass<DispatchGroupObject>("OS_dispatch_group", superclass: object)
  static let semaphore = NativeClass<DispatchSemaphoreObject>(
    "OS_dispatch_semaphore", superclass: object)
  static let source = NativeClass<DispatchSourceObject>("OS_dispatch_source", superclass: object)

  @NativeClassList package static var all: [NativeClassDeclaration] {
    osObject
    object
    queue
    serial
    concurrent
    main
    global
    group
    semaphore
    source
  }

  static func cls(of queue: BlockQueue) -> NativeClass<DispatchQueueObject> {
    switch queue.kind {
    case .main: main
    case .global: global
    case .serial: serial
    case .concurrent: concurrent
    }
  }
}
