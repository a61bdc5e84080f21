package import SelectorRuntime
package import Threads
package import VirtualTime

/// A thread object: a new thread of an app, or the object of an existing thread.
package final class NSThread: RuntimeObject {
  /// The message or block that runs on the thread, besides `main`.
  enum Work {
    case message(RuntimeObject, Selector, Value)
    case block(Block)
  }

  private(set) var thread: SimulatedThread?
  private var work: Work?
  @Owned private var dictionary: RuntimeObject?
  /// The object of its run loop.
  @Owned var loop: RuntimeObject?
  fileprivate var name = ""
  fileprivate var isCancelled = false
  fileprivate var isFinished = false
  private(set) var hasStarted = false
  /// The messages that were sent to it before it started.
  @Owned var messages: [ThreadMessage] = []
  fileprivate var stackSize = 512 << 10
  fileprivate var priority = 0.5
  fileprivate var quality = -1

  var isMain: Bool { thread?.isMain ?? false }

  /// Sets the existing thread that the object represents.
  func fill(_ thread: SimulatedThread) {
    self.thread = thread
    hasStarted = true
    name = thread.isMain ? "main" : thread.name ?? ""
  }

  func fill(_ work: Work) {
    if case .message(let target, _, let argument) = work {
      target.retain()
      argument.retain()
    }
    dropWork()
    self.work = work
  }

  private func dropWork() {
    if case .message(let target, _, let argument) = work {
      work = nil
      argument.release()
      target.release()
    }
    work = nil
  }

  package override func destruct() {
    dropWork()
    for message in messages { message.drop() }
    dictionary?.release()
    loop?.release()
    super.destruct()
  }

  /// Returns the thread's dictionary.
  func threadDictionary() throws -> RuntimeObject {
    if let dictionary, !dictionary.isErased { return dictionary }
    let made = try foundation.makeMutableDictionary([])
    made.retain()
    dictionary = made
    return made
  }

  /// Starts the thread, which sends itself `main`.
  func start() throws {
    guard !hasStarted else {
      throw RuntimeError(
        .invalidArgument, "*** -[NSThread start]: attempt to start the thread again")
    }
    hasStarted = true
    let world = foundation
    retain()
    thread = world.threads.begin(name: name) { [self] in
      defer { finish() }
      guard !isCancelled else { return }
      _ = try runtime.send(self, runtime.selector("main"))
    }
    thread?.object = self
    thread?.ends.append { [self] in
      finish()
      release()
    }
    guard let thread else { return }
    let sent = messages
    messages = []
    for message in sent { try message.deliver(to: thread) }
  }

  private func finish() {
    isFinished = true
    dropWork()
  }

  /// Implements `main`.
  func run() throws {
    switch work {
    case .message(let target, let selector, let argument):
      let taken = selector.argumentCount == 0 ? [] : [argument]
      try foundation.checkSending(target, selector)
      _ = try runtime.send(
        target, selector, NSObjectClass.passing(taken, to: target, selector))
    case .block(let block): try block()
    case nil: break
    }
  }

  fileprivate func setName(_ name: String?) {
    self.name = name ?? ""
    if !isMain { thread?.name = name }
  }

  /// The description: `<NSThread: 0x…>{number = 2, name = (null)}`.
  fileprivate var text: String {
    let number = thread.map { "\($0.number)" } ?? "(null)"
    return "\(defaultDescription){number = \(number), name = \(name.isEmpty ? "(null)" : name)}"
  }
}

extension FoundationWorld {
  /// Returns the object of a thread.
  package func object(of thread: SimulatedThread) -> NSThread? {
    if let known = thread.object as? NSThread, !known.isErased { return known }
    guard let made = runtime.createInstance(runtime.cls(ThreadClasses.thread)) as? NSThread else {
      return nil
    }
    made.retain()
    made.fill(thread)
    thread.object = made
    thread.ends.append {
      thread.object = nil
      made.release()
    }
    return made
  }

  /// The run loop of the running thread.
  package var currentRunLoop: RunLoop { runLoop(of: threads.current) }
}

extension NSThread {
  static func define(_ thread: ClassDefinition<NSThread>) {
    defineStates(thread)
    thread.method("init") { (thread) -> NSThread in thread }
    // The method has three arguments, and a selector is one of them.
    thread.method("initWithTarget:selector:object:") {
      (thread, target: RuntimeObject, selector: Selector, argument: Value) -> NSThread in
      thread.fill(.message(target, selector, argument))
      return thread
    }
    thread.method("initWithBlock:") { (thread, block: Block) -> NSThread in
      thread.fill(.block(block))
      return thread
    }
    thread.method("start") { thread in try thread.start() }
    thread.method("main") { thread in try thread.run() }
    thread.method("cancel") { thread in thread.isCancelled = true }
    thread.method("description") { (thread) -> String in thread.text }
    defineClassSide(thread.classSide)
  }

  private static func defineStates(_ thread: ClassDefinition<NSThread>) {
    thread.property("name", .copy, get: { .some($0.name) }, set: { $0.setName($1) })
    thread.property("stackSize", get: { $0.stackSize }, set: { $0.stackSize = $1 })
    thread.property("threadPriority", get: { $0.priority }, set: { $0.priority = $1 })
    thread.property("qualityOfService", get: { $0.quality }, set: { $0.quality = $1 })
    thread.readonly("executing", getter: "isExecuting") {
      $0.hasStarted && !$0.isFinished && $0.thread?.state != .ended
    }
    thread.readonly("finished", getter: "isFinished") { $0.isFinished }
    thread.readonly("cancelled", getter: "isCancelled") { $0.isCancelled }
    thread.readonly("isMainThread") { $0.isMain }
    thread.readonly("threadDictionary", .strong, of: "NSMutableDictionary") {
      (thread) -> RuntimeObject in try thread.threadDictionary()
    }
  }

  private static func defineClassSide(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("currentThread") { (cls) -> NSThread? in
      cls.foundation.object(of: cls.foundation.threads.current)
    }
    cls.method("mainThread") { (cls) -> NSThread? in
      cls.foundation.object(of: cls.foundation.threads.main)
    }
    cls.method("isMainThread") { (cls) -> Bool in cls.foundation.threads.current.isMain }
    cls.method("isMultiThreaded") { (cls) -> Bool in cls.foundation.threads.hasBecomeMultithreaded }
    cls.method("threadPriority") { (cls) -> Double in
      cls.foundation.object(of: cls.foundation.threads.current)?.priority ?? 0.5
    }
    cls.method("setThreadPriority:") { (cls, priority: Double) -> Bool in
      guard (0...1).contains(priority),
        let thread = cls.foundation.object(of: cls.foundation.threads.current)
      else { return false }
      thread.priority = priority
      return true
    }
    let firstAddress = 0x1_8000_0000
    cls.method("callStackReturnAddresses") { (cls) -> [Int] in
      StackSymbols.addresses(
        cls.foundation.threads.source?.callStack.count ?? 0, from: firstAddress)
    }
    cls.method("callStackSymbols") { (cls) -> [String] in
      StackSymbols.lines(
        cls.foundation.threads.source?.callStack ?? [],
        image: cls.foundation.deviceSettings.processName, from: firstAddress)
    }
    cls.method("detachNewThreadSelector:toTarget:withObject:") {
      (cls, selector: Selector, target: RuntimeObject, argument: Value) in
      try cls.foundation.detach(.message(target, selector, argument), of: cls)
    }
    cls.method("detachNewThreadWithBlock:") { (cls, block: Block) in
      try cls.foundation.detach(.block(block), of: cls)
    }
    cls.method("sleepForTimeInterval:") { (cls, seconds: Double) in
      guard seconds.isFinite else {
        throw RuntimeError(
          .invalidArgument, "+[NSThread sleepForTimeInterval:]: the time must be a finite number")
      }
      try cls.foundation.threads.sleep(until: cls.foundation.runLoop.now + max(0, seconds))
    }
    cls.method("sleepUntilDate:") { (cls, date: Value) in
      try cls.foundation.threads.sleep(
        until: NSDate.virtualTime(date, in: cls.runtime, "+[NSThread sleepUntilDate:]"))
    }
    cls.method("exit") { cls in try cls.foundation.threads.exitCurrent() }
  }
}

extension FoundationWorld {
  /// Creates a thread and starts it.
  func detach(_ work: NSThread.Work, of cls: RuntimeClass? = nil) throws {
    let cls = cls ?? runtime.cls(ThreadClasses.thread)
    guard let made = runtime.createInstance(cls) as? NSThread else { return }
    made.fill(work)
    try made.start()
  }
}

/// Foundation's classes of threads and locks.
package enum ThreadClasses {
  static let thread = NativeClass<NSThread>(
    "NSThread", superclass: FoundationClasses.object, NSThread.define)

  @NativeClassList package static var all: [NativeClassDeclaration] {
    thread
    port
    machPort
    portMessage
  }
}
