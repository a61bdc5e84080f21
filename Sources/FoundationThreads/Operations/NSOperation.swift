internal import FoundationCore
public import SelectorRuntime
internal import Threads
internal import VirtualTime

/// A unit of work with dependencies.
///
/// A subclass overrides `main`. An asynchronous one, which continues after `start` has returned,
/// overrides `start` and the messages for its state. The queue detects the end by KVO, from any
/// source.
open class NSOperation: RuntimeObject {
  open override class var declaredName: String { "NSOperation" }

  /// The state of the default `start`.
  enum Progress {
    case waiting, executing, finished
  }

  final var progress = Progress.waiting
  package final var isCancelled = false
  final var priority = 0
  final var quality = -1
  final var threadPriority = 0.5
  final var name: String?
  @Owned final var completion: Block?
  /// The retained dependencies, in the order in which they were added.
  private final var dependencies: [NSOperation] = []
  /// The number of dependencies, from the first one, that are known to have finished.
  private final var finishedCount = 0
  /// The queue that the operation was added to.
  final weak var queue: NSOperationQueue?
  /// The position of its addition in the order of the queue's additions.
  final var number = 0
  /// The priority with which the queue will ask whether it is ready, if it will.
  final var candidatePriority: Int?
  /// Whether a queue has started the operation.
  final var isStarted = false
  /// Whether its end has been processed.
  final var hasEnded = false
  /// The thread that runs the operation.
  final var thread: SimulatedThread?
  /// The operations that depend on this one.
  final var dependants: [WeakOperation] = []
  private(set) final lazy var end = Gate(foundation.threads)

  /// A weak reference to an operation.
  struct WeakOperation {
    weak var operation: NSOperation?
  }

  open override func destruct() {
    let released = dependencies
    dependencies = []
    for dependency in released { dependency.release() }
    super.destruct()
  }

  /// An operation that its queue will ask whether it is ready.
  struct Candidate: HeapElement {
    let operation: NSOperation
    let priority: Int

    func precedes(_ other: Self) -> Bool {
      (priority, -operation.number) > (other.priority, -other.operation.number)
    }
  }

  // MARK: States

  final func sendsTrue(_ message: String) throws -> Bool {
    try runtime.send(self, runtime.selector(message), as: Bool.self)
  }

  /// Notifies observers of a change of state.
  final func changing(_ keys: [String], _ change: () -> Void) throws {
    for key in keys { try send(foundation.keyValue.willChange, key) }
    change()
    for key in keys { try send(foundation.keyValue.didChange, key) }
  }

  private final func send(_ selector: Selector, _ key: String) throws {
    _ = try runtime.send(self, selector, Arguments(.string(key)))
  }

  /// Whether all dependencies have finished.
  final var areDependenciesDone: Bool {
    get throws {
      if isCancelled { return true }
      while finishedCount < dependencies.count {
        let next = dependencies[finishedCount]
        guard try next.isErased || next.sendsTrue("isFinished") else { return false }
        finishedCount += 1
      }
      for dependency in dependencies { dependency.end.acquire() }
      return true
    }
  }

  // MARK: Snapshots

  /// Saves the state and the position in the queue for a snapshot.
  ///
  /// An operation or a queue that is deallocated before the restore is not restored.
  final func recordState() {
    guard runtime.isRecordingChanges else { return }
    let state = (progress, isCancelled, isStarted, hasEnded, dependants, completion)
    runtime.recordUndo { [weak self, weak queue] in
      guard let self, !isErased, !isDeallocated else { return }
      (progress, isCancelled, isStarted, hasEnded, dependants, completion) = state
      thread = nil
      guard !hasEnded else { return }
      end.close()
      for dependant in dependants { dependant.operation?.finishedCount = 0 }
      queue?.reinstate(self)
    }
  }

  // MARK: Running

  /// Implements `start`.
  final func start() throws {
    if try sendsTrue("isFinished") { return }
    guard progress == .waiting else { throw refusal("receiver is already executing") }
    if queue != nil, !isStarted {
      throw refusal(
        "something other than the operation queue it is in is trying to start the receiver")
    }
    guard try isCancelled || sendsTrue("isReady") else {
      throw refusal("receiver is not yet ready to execute")
    }
    recordState()
    if isCancelled { return try finish() }
    try changing(["isExecuting"]) { progress = .executing }
    let outer = thread
    thread = foundation.threads.current
    defer { thread = outer }
    _ = try runtime.send(self, runtime.selector("main"))
    try queue?.countFinished()
    try finish()
  }

  /// Returns the exception of `start`, which names Foundation's private class of its state.
  private final func refusal(_ reason: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "*** -[__NSOperationInternal _start:]: \(reason)")
  }

  private func finish() throws {
    let keys = progress == .executing ? ["isExecuting", "isFinished"] : ["isFinished"]
    end.release()
    try changing(keys) { progress = .finished }
  }

  /// Observes changes of a value, from any source: an operation is finished when it says so.
  final func valueDidChange(_ key: String) throws {
    switch key {
    case "isFinished", "finished": if try sendsTrue("isFinished") { try didEnd() }
    case "isReady", "ready": try queue?.pump(considering: self)
    default: break
    }
  }

  private func didEnd() throws {
    guard !hasEnded else { return }
    if queue != nil, !isStarted {
      foundation.writeLog(
        "*** \(apparentClass.name) \(address) went isFinished=YES without being started by the "
          + "queue it is in")
    }
    recordState()
    hasEnded = true
    end.open()
    let waiting = dependants.compactMap(\.operation)
    dependants = []
    for other in waiting { other.queue?.consider(other) }
    let ownQueue = queue
    queue = nil
    try ownQueue?.operationDidEnd(self)
    for other in waiting where try other.areDependenciesDone && !other.hasEnded {
      try other.changing(["isReady"]) {}
    }
    guard let block = completion else { return }
    completion = nil
    foundation.threads.globalQueue(.default).async { try block() }
  }

  /// Implements `cancel`.
  final func cancel() throws {
    guard !isCancelled, !hasEnded else { return }
    recordState()
    try changing(["isCancelled"]) { isCancelled = true }
    if progress == .waiting, !dependencies.isEmpty { try changing(["isReady"]) {} }
    try queue?.pump(considering: self)
  }

  /// Adds a dependency once.
  final func add(_ dependency: NSOperation) {
    // Of the two lists that name the pair, the shorter one is searched.
    let isKnown =
      dependency.hasEnded || dependencies.count < dependency.dependants.count
      ? dependencies.contains { $0 === dependency }
      : dependency.dependants.contains { $0.operation === self }
    guard dependency !== self, !isKnown else { return }
    dependency.retain()
    dependencies.append(dependency)
    dependency.dependants.append(WeakOperation(operation: self))
  }

  private final func remove(_ dependency: NSOperation) throws {
    guard let index = dependencies.firstIndex(where: { $0 === dependency }) else { return }
    dependencies.remove(at: index)
    finishedCount = min(finishedCount, index)
    dependency.dependants.removeAll { $0.operation === self }
    dependency.release()
    if try areDependenciesDone { try changing(["isReady"]) {} }
  }

  /// Implements `waitUntilFinished`.
  final func waitUntilFinished() throws {
    if try sendsTrue("isFinished") { return end.acquire() }
    end.findHolder = { [weak self] in self?.blocker(depth: 0).map { Wait.Holder($0) } }
    try end.wait { [self] in "\(defaultDescription) to finish\(obstacle)" }
  }

  /// The reason why the operation cannot start, for errors; of a long chain, the first dependencies.
  ///
  /// For example `, which waits for <NSOperation: 0x…>, which is in no queue`.
  private var obstacle: String {
    var text = ""
    var operation = self
    for _ in 0..<20 {
      guard operation.thread == nil, !operation.hasEnded, !operation.isStarted else { return text }
      guard !operation.isCancelled,
        let first = operation.dependencies.first(where: { !$0.hasEnded })
      else {
        if operation.queue == nil { return text + ", which is in no queue" }
        return text + (operation.queue?.isHeldBack == true ? ", whose queue is suspended" : "")
      }
      text += ", which waits for \(first.defaultDescription)"
      operation = first
      if operation === self { return text }
    }
    return text + ", and so on"
  }

  /// Returns the thread that the operation's end depends on, if it is known.
  private func blocker(depth: Int) -> SimulatedThread? {
    if let thread { return thread }
    guard depth < 50, !hasEnded else { return nil }
    if let first = dependencies.first(where: { !$0.hasEnded && !isCancelled }) {
      return first.blocker(depth: depth + 1)
    }
    return queue?.threadInTheWay(foundation.threads.main)
  }

  /// Implements `main`; the default does nothing.
  open func performMain() throws {}
}

extension NSOperation {
  static func define(_ operation: ClassDefinition<NSOperation>) {
    defineStates(operation)
    operation.method("start") { operation in try operation.start() }
    operation.method("main") { operation in try operation.performMain() }
    operation.method("cancel") { operation in try operation.cancel() }
    operation.method("addDependency:") { (operation, other: NSOperation) in
      operation.add(other)
    }
    operation.method("removeDependency:") { (operation, other: NSOperation) in
      try operation.remove(other)
    }
    operation.readonly("dependencies", .copy) { $0.dependencies.filter { !$0.isErased } }
    operation.method("waitUntilFinished") { operation in try operation.waitUntilFinished() }
    operation.method("didChangeValueForKey:") { (operation, key: String) in
      try operation.foundation.didChange(operation, key)
      try operation.valueDidChange(key)
    }
    operation.property(
      "completionBlock", .copy, get: { $0.completion }, set: { $0.completion = $1 })
    operation.property("name", .copy, get: { $0.name }, set: { $0.name = $1 })
  }

  private static func defineStates(_ operation: ClassDefinition<NSOperation>) {
    operation.readonly("cancelled", getter: "isCancelled") { $0.isCancelled }
    operation.readonly("executing", getter: "isExecuting") { $0.progress == .executing }
    operation.readonly("finished", getter: "isFinished") { $0.progress == .finished }
    operation.readonly("concurrent", getter: "isConcurrent") { _ in false }
    operation.readonly("asynchronous", getter: "isAsynchronous") { (operation) -> Bool in
      try operation.sendsTrue("isConcurrent")
    }
    operation.readonly("ready", getter: "isReady") { (operation) -> Bool in
      try operation.areDependenciesDone
    }
    operation.property(
      "queuePriority", get: { $0.priority },
      set: { operation, given in
        // A number between two priorities is rounded to the one closer to normal.
        let known = [-8, -4, 0, 4, 8]
        let nearer = known.filter {
          $0.magnitude <= given.magnitude && $0.signum() * given.signum() >= 0
        }
        operation.priority = nearer.max { $0.magnitude < $1.magnitude } ?? 0
        operation.queue?.consider(operation)
      })
    operation.property("qualityOfService", get: { $0.quality }, set: { $0.quality = $1 })
    operation.property(
      "threadPriority", get: { $0.threadPriority }, set: { $0.threadPriority = $1 })
  }
}

/// An operation that runs blocks.
package final class NSBlockOperation: NSOperation {
  package override class var declaredName: String { "NSBlockOperation" }

  @Owned private var blocks: [Block] = []

  func add(_ block: Block) { blocks.append(block) }

  package override func performMain() throws {
    var next = 0
    while next < blocks.count {
      let block = blocks[next]
      next += 1
      try block()
    }
  }

  static func define(_ operation: ClassDefinition<NSBlockOperation>) {
    operation.classSide.method("blockOperationWithBlock:") {
      (cls, block: Block) -> NSBlockOperation? in
      let made = cls.runtime.createInstance(cls) as? NSBlockOperation
      made?.add(block)
      return made
    }
    operation.method("addExecutionBlock:") { (operation, block: Block) in
      guard operation.progress == .waiting, !operation.isCancelled else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[NSBlockOperation addExecutionBlock:]: blocks cannot be added after the operation has "
            + "started executing or finished")
      }
      operation.add(block)
    }
    operation.readonly("executionBlocks", .copy) { $0.blocks }
  }
}

/// Foundation's classes of operations.
package enum OperationClasses {
  /// `NSOperation`, which other modules subclass.
  package static let operation = NativeClass<NSOperation>(
    "NSOperation", superclass: FoundationClasses.object, NSOperation.define)
  package static let blockOperation = NativeClass<NSBlockOperation>(
    "NSBlockOperation", superclass: operation, NSBlockOperation.define)
  static let queue = NativeClass<NSOperationQueue>(
    "NSOperationQueue", superclass: FoundationClasses.object, NSOperationQueue.define)

  @NativeClassList package static var all: [NativeClassDeclaration] {
    operation
    blockOperation
    queue
  }
}
