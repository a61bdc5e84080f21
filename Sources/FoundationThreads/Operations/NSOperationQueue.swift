internal import FoundationCore
package import SelectorRuntime
internal import Threads
internal import VirtualTime

/// Starts ready operations by priority, up to the maximum number of concurrent ones.
package final class NSOperationQueue: RuntimeObject {
  /// The retained unfinished operations by their numbers, which count the additions.
  private var members: [Int: NSOperation] = [:]
  /// The running operations by their numbers.
  private var running: [Int: NSOperation] = [:]
  private var additions = 0
  /// The operations that may be ready; the others notify the queue when they are.
  private var candidates = Heap<NSOperation.Candidate>()
  fileprivate var width = -1
  fileprivate var isSuspended = false
  fileprivate var name: String?
  fileprivate var quality = -1
  /// The latest barrier, which all later operations depend on.
  fileprivate weak var barrier: NSOperation?
  /// The underlying queue that was set; nil for the receiver's own.
  private var target: BlockQueue?
  private lazy var ownQueue = BlockQueue(foundation.threads, label: label, kind: .concurrent)
  @Owned private var targetObject: RuntimeObject?
  private var waiters: [Gate] = []

  @Strong private var progress: NSProgress?

  /// The progress, created on first use; it counts after the app has set a total.
  fileprivate var ownProgress: NSProgress {
    if let progress { return progress }
    let made = runtime.create(FoundationClasses.progress)
    progress = made
    return made
  }

  /// Counts the end of an operation's `main` in the progress.
  func countFinished() throws {
    guard let progress, progress.total > 0 else { return }
    let count = try runtime.send(progress, runtime.selector("completedUnitCount"), as: Int.self)
    try progress.send("setCompletedUnitCount:", count + 1)
  }

  /// The unfinished operations, in the order in which they were added.
  private var operations: [NSOperation] { Self.ordered(members).filter { !$0.isErased } }

  private static func ordered(_ operations: [Int: NSOperation]) -> [NSOperation] {
    operations.sorted { $0.key < $1.key }.map(\.value)
  }

  package override func destruct() {
    let released = Self.ordered(members)
    members = [:]
    for operation in released { operation.release() }
    targetObject?.release()
    super.destruct()
  }

  fileprivate func setTarget(_ object: DispatchQueueObject?) throws {
    // The main queue always uses the main dispatch queue.
    if isMain { return }
    guard members.isEmpty else {
      throw RuntimeError(
        .invalidArgument,
        "*** -[NSOperationQueue setUnderlyingQueue:]: operation queue must be empty in order to "
          + "change underlying dispatch queue")
    }
    if try object?.queue().isMain == true {
      throw RuntimeError(
        .invalidArgument,
        "*** -[NSOperationQueue setUnderlyingQueue:]: underlying queue cannot be the main queue")
    }
    object?.retain()
    targetObject?.release()
    targetObject = object
    target = try object?.queue()
  }

  fileprivate var underlyingQueue: RuntimeObject? {
    if isMain { return foundation.object(of: foundation.threads.mainQueue) }
    return targetObject
  }

  package var isMain: Bool { target?.isMain ?? false }

  func fillAsMain() {
    target = foundation.threads.mainQueue
    width = 1
    name = "NSOperationQueue Main Queue"
  }

  // MARK: Adding

  /// Adds an operation that has not started and is in no queue.
  func add(_ operation: NSOperation) throws {
    let refusal: String? =
      operation.hasEnded || operation.progress == .finished
      ? "operation is finished and cannot be enqueued"
      : operation.progress == .executing
        ? "operation is executing and cannot be enqueued"
        : operation.queue != nil ? "operation is already enqueued on a queue" : nil
    if let refusal {
      throw RuntimeError(.invalidArgument, "*** -[NSOperationQueue addOperation:]: \(refusal)")
    }
    if let barrier, !barrier.hasEnded { operation.add(barrier) }
    operation.queue = self
    additions += 1
    operation.number = additions
    operation.candidatePriority = nil
    try changingOperations { hold(operation) }
    runtime.recordUndo { [weak self, weak operation] in self?.takeBack(operation) }
    try pump(considering: operation)
  }

  /// Makes an operation a member; the two retain each other until it has ended.
  private func hold(_ operation: NSOperation) {
    operation.retain()
    members[operation.number] = operation
    retain()
  }

  /// Removes an operation whose addition a restored snapshot undoes.
  private func takeBack(_ operation: NSOperation?) {
    guard !isErased, let operation, !operation.hasEnded else { return }
    running[operation.number] = nil
    operation.queue = nil
    operation.isStarted = false
    members.removeValue(forKey: operation.number)?.release()
    release()
  }

  /// Makes an operation a member again, after a snapshot has restored its state.
  func reinstate(_ operation: NSOperation) {
    guard !isDeallocated, !isErased else { return }
    if operation.queue == nil {
      operation.queue = self
      hold(operation)
    }
    running[operation.number] = operation.isStarted ? operation : nil
    consider(operation)
  }

  /// Adds a block and waits for it; used by notification centers.
  func runAndWait(_ body: @escaping () throws -> Void) throws {
    if isMain, foundation.threads.current.isMain { return try body() }
    let function = NativeBlock { _ in
      try body()
      return .none
    }
    guard let block = Block.from(.foreign(function), in: runtime),
      let operation = makeOperation(block)
    else { return }
    operation.retain()
    defer { operation.release() }
    try add(operation)
    try operation.waitUntilFinished()
  }

  /// Creates the operation of a block.
  fileprivate func makeOperation(_ block: Block) -> NSBlockOperation? {
    let made = runtime.createInstance(runtime.cls(OperationClasses.blockOperation))
    (made as? NSBlockOperation)?.add(block)
    return made as? NSBlockOperation
  }

  private func changingOperations(_ change: () -> Void) throws {
    for key in ["operations", "operationCount"] {
      _ = try runtime.send(self, foundation.keyValue.willChange, Arguments(.string(key)))
    }
    change()
    for key in ["operations", "operationCount"] {
      _ = try runtime.send(self, foundation.keyValue.didChange, Arguments(.string(key)))
    }
  }

  // MARK: Running

  /// Starts the operations that can start now, of which one may have become ready.
  func pump(considering operation: NSOperation? = nil) throws {
    if let operation { consider(operation) }
    while !isSuspended, width < 0 || running.count < width, let next = try nextReady() {
      next.recordState()
      next.isStarted = true
      running[next.number] = next
      let queue = target ?? ownQueue
      queue.async { [self] in
        guard !next.isDeallocated else { return }
        next.retain()
        defer { next.release() }
        try run(next)
      }
    }
  }

  /// Asks an operation of the queue whether it is ready, before the next start.
  func consider(_ operation: NSOperation) {
    let priority = operation.priority
    guard canStart(operation), operation.candidatePriority != priority else { return }
    operation.candidatePriority = priority
    candidates.insert(.init(operation: operation, priority: priority))
  }

  private func canStart(_ operation: NSOperation) -> Bool {
    !operation.isStarted && members[operation.number] === operation
  }

  /// Returns the ready operation with the highest priority; of several, the first that was added.
  private func nextReady() throws -> NSOperation? {
    // An override of `isReady` may return true later without a notification: it is asked each time.
    var polled: [NSOperation] = []
    defer { for operation in polled { consider(operation) } }
    while let candidate = candidates.popFirst() {
      let operation = candidate.operation
      guard candidate.priority == operation.candidatePriority else { continue }
      operation.candidatePriority = nil
      guard canStart(operation) else { continue }
      polled.append(operation)
      if try operation.sendsTrue("isReady"), canStart(operation) {
        polled.removeLast()
        return operation
      }
      if try !operation.areDependenciesDone { polled.removeLast() }
    }
    return nil
  }

  private func run(_ operation: NSOperation) throws {
    let world = foundation
    let number = world.threads.current.number
    world.runningQueues[number, default: []].append(self)
    let outer = operation.thread
    operation.thread = world.threads.current
    defer {
      operation.thread = outer
      world.runningQueues[number]?.removeLast()
      if world.runningQueues[number]?.isEmpty == true { world.runningQueues[number] = nil }
    }
    do {
      _ = try runtime.send(operation, runtime.selector("start"))
    } catch {
      // On a device the app would exit here; this queue continues with the next operation.
      if !operation.hasEnded {
        try operation.changing(["isFinished"]) { operation.progress = .finished }
      }
      throw error
    }
  }

  /// Called when one of the operations has finished.
  func operationDidEnd(_ operation: NSOperation) throws {
    running[operation.number] = nil
    try changingOperations { members.removeValue(forKey: operation.number)?.release() }
    if members.isEmpty {
      let told = waiters
      waiters = []
      for waiter in told { waiter.open() }
    }
    defer { release() }
    try pump()
  }

  /// Returns the thread that keeps the queue from starting an operation.
  ///
  /// For the main queue it is the main thread, unless that runs its run loop.
  func threadInTheWay(_ main: SimulatedThread) -> SimulatedThread? {
    if isMain { return main.state == .waiting && main.wait?.kind != .runLoop ? main : nil }
    return width > 0 && running.count >= width ? firstThread : nil
  }

  /// The thread of the first running operation that has one.
  private var firstThread: SimulatedThread? { Self.ordered(running).compactMap(\.thread).first }

  /// Whether the queue is suspended.
  var isHeldBack: Bool { isSuspended }

  /// The name; the default contains the address.
  fileprivate var shownName: String { name ?? "NSOperationQueue \(address)" }

  /// The label of its dispatch queue, as on a device.
  private var label: String {
    let classes = [
      0x21: "USER_INTERACTIVE", 0x19: "USER_INITIATED", 0x15: "DEFAULT", 0x11: "UTILITY",
      0x09: "BACKGROUND",
    ]
    return "\(shownName) (QOS: \(classes[quality] ?? "UNSPECIFIED"))"
  }

  fileprivate func setName(_ name: String?) {
    self.name = name
    ownQueue.label = label
  }

  fileprivate func setQuality(_ quality: Int) {
    // The main queue has the app's quality of service.
    guard !isMain else { return }
    self.quality = quality
    ownQueue.label = label
  }

  fileprivate func waitUntilAllAreFinished() throws {
    guard !members.isEmpty else { return }
    let gate = Gate(foundation.threads)
    gate.findHolder = { [weak self] in
      self?.firstThread.map { Wait.Holder($0) }
    }
    waiters.append(gate)
    try gate.wait("the operations of \(defaultDescription)")
  }
}

extension FoundationWorld {
  /// The main queue.
  fileprivate var mainOperationQueue: NSOperationQueue? {
    let name = "NSOperationQueue main"
    if let known = onlyInstances[name] as? NSOperationQueue, !known.isErased { return known }
    let made = runtime.createInstance(runtime.cls(OperationClasses.queue))
    (made as? NSOperationQueue)?.fillAsMain()
    made.retain()
    onlyInstances[name] = made
    return made as? NSOperationQueue
  }
}

extension NSOperationQueue {
  static func define(_ queue: ClassDefinition<NSOperationQueue>) {
    queue.classSide.method("mainQueue") { (cls) -> NSOperationQueue? in
      cls.foundation.mainOperationQueue
    }
    queue.classSide.method("currentQueue") { (cls) -> NSOperationQueue? in
      let threads = cls.foundation.threads
      let running = cls.foundation.runningQueues[threads.current.number]?.last
      return running ?? (threads.current.isMain ? cls.foundation.mainOperationQueue : nil)
    }
    defineAdding(queue)
    queue.adopt(FoundationProtocols.progressReporting)
    queue.readonly("progress", .strong) { $0.ownProgress }
    queue.property(
      "maxConcurrentOperationCount", get: { $0.width },
      set: { queue, width in
        guard width >= -1 else {
          throw RuntimeError(
            .invalidArgument,
            "*** -[NSOperationQueue setMaxConcurrentOperationCount:]: count (\(width)) cannot be "
              + "negative")
        }
        queue.width = width
        try queue.pump()
      })
    queue.property(
      "suspended", getter: "isSuspended", get: { $0.isSuspended },
      set: { queue, isSuspended in
        let old = queue.isSuspended
        queue.runtime.recordUndo { [weak queue] in queue?.isSuspended = old }
        queue.isSuspended = isSuspended
        try queue.pump()
      })
    queue.property("name", .copy, get: { .some($0.shownName) }, set: { $0.setName($1) })
    queue.property("qualityOfService", get: { $0.quality }, set: { $0.setQuality($1) })
    queue.method("description") { (queue) -> String in
      "\(queue.defaultDescription){name = '\(queue.shownName)'}"
    }
    queue.property(
      "underlyingQueue", .assign, get: { $0.underlyingQueue as? DispatchQueueObject },
      set: { try $0.setTarget($1) })
    queue.readonly("operations", .copy) { $0.operations }
    queue.readonly("operationCount") { $0.members.count }
  }

  private static func defineAdding(_ queue: ClassDefinition<NSOperationQueue>) {
    queue.method("addOperation:") { (queue, operation: NSOperation?) in
      if let operation { try queue.add(operation) }
    }
    queue.method("addOperationWithBlock:") { (queue, block: Block) in
      if let operation = queue.makeOperation(block) { try queue.add(operation) }
    }
    queue.method("addBarrierBlock:") { (queue, block: Block) in
      guard let barrier = queue.makeOperation(block) else { return }
      // The operations before the latest barrier precede that one.
      let first = queue.barrier.map { $0.hasEnded ? 0 : $0.number } ?? 0
      for (number, operation) in queue.members where number >= first { barrier.add(operation) }
      try queue.add(barrier)
      queue.barrier = barrier
    }
    queue.method("addOperations:waitUntilFinished:") {
      (queue, operations: [NSOperation], waits: Bool) in
      for operation in operations { try queue.add(operation) }
      if waits { for operation in operations { try operation.waitUntilFinished() } }
    }
    queue.method("cancelAllOperations") { queue in
      for operation in queue.operations {
        _ = try queue.runtime.send(operation, queue.runtime.selector("cancel"))
      }
    }
    queue.method("waitUntilAllOperationsAreFinished") { queue in
      try queue.waitUntilAllAreFinished()
    }
  }
}
