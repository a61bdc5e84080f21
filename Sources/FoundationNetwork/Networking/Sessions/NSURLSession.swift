internal import FoundationCore
package import SelectorRuntime

/// Creates tasks that load URLs with one configuration and one delegate.
///
/// `sessionWithConfiguration:…` returns an object of a private class, `__NSURLSessionLocal` or
/// `__NSURLBackgroundSession`. The delegate is retained until the session is invalidated.
package final class NSURLSession: RuntimeObject {
  @Strong private(set) var configuration: NSURLSessionConfiguration?
  @Strong private(set) var delegate: RuntimeObject?
  @Strong private(set) var delegateQueue: RuntimeObject?
  /// The tasks that have not completed, in the order of their creation.
  ///
  /// A resumed task retains itself.
  @Owned private var knownTasks: [WeakReference] = []
  private var sessionDescription: String?
  private var lastIdentifier = 0
  private var isInvalid = false
  private var isShared = false

  var tasks: [NSURLSessionTask] { knownTasks.compactMap { $0.load() as? NSURLSessionTask } }

  var isBackground: Bool { configuration?.identifier != nil }

  /// Creates a session of the private class for a configuration.
  static func make(
    _ configuration: NSURLSessionConfiguration?, _ delegate: RuntimeObject?,
    _ queue: RuntimeObject?, in world: FoundationWorld
  ) throws -> NSURLSession {
    let given = try configuration ?? usualConfiguration(in: world)
    let copied = try given?.send("copy").object as? NSURLSessionConfiguration
    let made = world.runtime.create(
      copied?.identifier == nil
        ? FoundationClasses.urlSessionLocal : FoundationClasses.urlSessionBackground)
    made.configuration = copied
    made.delegate = delegate
    made.delegateQueue = try queue ?? SessionDelivery.makeQueue(in: world)
    return made
  }

  private static func usualConfiguration(
    in world: FoundationWorld
  ) throws -> NSURLSessionConfiguration? {
    let cls = world.runtime.cls(FoundationClasses.urlSessionConfiguration)
    return try cls.send("defaultSessionConfiguration").object as? NSURLSessionConfiguration
  }

  /// Returns the shared session.
  static func shared(in world: FoundationWorld) throws -> NSURLSession {
    if let known = world.onlyInstances["NSURLSession"] as? NSURLSession, !known.isErased {
      return known
    }
    let made = try make(nil, nil, nil, in: world)
    made.isShared = true
    world.setOnly("NSURLSession", made)
    return made
  }

  /// Registers a new task.
  ///
  /// - Throws: `NSGenericException` if the session was invalidated.
  func add(_ task: NSURLSessionTask) throws -> Int {
    if isInvalid {
      throw RuntimeError(.generic, "Task created in a session that has been invalidated")
    }
    lastIdentifier += 1
    knownTasks.removeAll { $0.load() == nil }
    knownTasks.append(WeakReference(task))
    return lastIdentifier
  }

  /// Removes a completed task.
  func remove(_ task: NSURLSessionTask) throws {
    knownTasks.removeAll { $0.load() === task }
    if isInvalid, tasks.isEmpty { try endInvalidation() }
  }

  /// Replaces a task by the one that it has become.
  func replace(_ task: NSURLSessionTask, with other: NSURLSessionTask) {
    knownTasks = knownTasks.map { $0.load() === task ? WeakReference(other) : $0 }
  }

  /// Runs a body on the delegate queue.
  func deliver(_ objects: RuntimeObject?..., body: @escaping () throws -> Void) throws {
    try SessionDelivery.deliver(
      on: delegateQueue, in: foundation, keeping: [self] + objects, body)
  }

  private func invalidate(cancelling: Bool) throws {
    // The shared session cannot be invalidated.
    guard !isShared, !isInvalid else { return }
    isInvalid = true
    if cancelling { for task in tasks { try task.send("cancel") } }
    guard tasks.isEmpty else { return }
    retain()
    foundation.networkQueue.after(0) { [weak self] in
      guard let self else { return }
      defer { release() }
      try endInvalidation()
    }
  }

  private func endInvalidation() throws {
    guard let delegate else { return }
    try deliver(delegate) { [weak self] in
      guard let self else { return }
      _ = try delegate.sendIfPossible(
        "URLSession:didBecomeInvalidWithError:", self, RuntimeObject?.none)
      self.delegate = nil
    }
  }

  /// Runs a body on the delegate queue, asynchronously.
  fileprivate func later(_ body: @escaping () throws -> Void) throws {
    retain()
    foundation.networkQueue.after(0) { [weak self] in
      guard let self else { return }
      defer { release() }
      try deliver(body: body)
    }
  }

  /// Calls a block asynchronously with the current tasks; tasks created in between are not
  /// included.
  fileprivate func later(_ block: Block, listing lists: [[NSURLSessionTask]]) throws {
    let kept = lists.map { StrongList(wrappedValue: $0) }
    try later {
      try block.call(kept.map { .list($0.wrappedValue.map { .object($0) }) })
    }
  }
}

extension Block {
  /// Calls the block with a list of arguments.
  func call(_ arguments: [Value]) throws {
    switch arguments.count {
    case 0: try self()
    case 1: try self(arguments[0])
    default: try self(arguments[0], arguments[1], arguments[2])
    }
  }
}

extension NSURLSession {
  static func define(_ session: ClassDefinition<NSURLSession>) {
    let cls = session.classSide
    cls.method("sharedSession") { (cls) -> NSURLSession in try shared(in: cls.foundation) }
    cls.method("sessionWithConfiguration:") {
      (cls, configuration: NSURLSessionConfiguration?) -> MessageResult<NSURLSession> in
      try MessageResult(
        cls.send(
          "sessionWithConfiguration:delegate:delegateQueue:", configuration, Value.none, Value.none)
      )
    }
    cls.method("sessionWithConfiguration:delegate:delegateQueue:") {
      (
        cls, configuration: NSURLSessionConfiguration?, delegate: RuntimeObject?,
        queue: RuntimeObject?
      ) -> NSURLSession in
      try make(configuration, delegate, queue, in: cls.foundation)
    }
    session.readonly("configuration", .copy) {
      (session) -> MessageResult<NSURLSessionConfiguration> in
      try MessageResult(session.configuration?.send("copy") ?? .none)
    }
    session.readonly("delegate", .strong, of: "<NSURLSessionDelegate>") { $0.delegate }
    session.readonly("delegateQueue", .strong, of: "NSOperationQueue") { $0.delegateQueue }
    session.property(
      "sessionDescription", .copy, get: { $0.sessionDescription },
      set: { $0.sessionDescription = $1 })
    session.method("copyWithZone:") { (session, _: Value) -> NSURLSession in session }
    defineTasks(session)
    defineEnding(session)
  }

  private static func defineEnding(_ session: ClassDefinition<NSURLSession>) {
    session.method("finishTasksAndInvalidate") { (session) in
      try session.invalidate(cancelling: false)
    }
    session.method("invalidateAndCancel") { (session) in
      try session.invalidate(cancelling: true)
    }
    session.method("resetWithCompletionHandler:") { (session, completion: Block) in
      for (name, message) in [
        ("URLCache", "removeAllCachedResponses"), ("HTTPCookieStorage", "removeCookiesSinceDate:"),
      ] {
        guard let storage = session.configuration?.object(name).object else { continue }
        let dates =
          try message.hasSuffix(":") ? [session.foundation.date(sinceReferenceDate: 0)] : []
        try storage.send(message, with: dates)
      }
      try session.later { try completion() }
    }
    session.method("flushWithCompletionHandler:") { (session, completion: Block) in
      try session.later { try completion() }
    }
    session.method("getTasksWithCompletionHandler:") { (session, completion: Block) in
      let kinds = [NSURLSessionTask.Kind.data, .upload, .download]
      try session.later(
        completion,
        listing: kinds.map { kind in
          session.tasks.filter { $0.kind == kind }
        })
    }
    session.method("getAllTasksWithCompletionHandler:") { (session, completion: Block) in
      try session.later(completion, listing: [session.tasks])
    }
  }
}

extension FoundationClasses {
  static let urlSession = NativeClass<NSURLSession>(
    "NSURLSession", superclass: object, NSURLSession.define)

  static let urlSessionLocal = NativeClass<NSURLSession>(
    "__NSURLSessionLocal", superclass: urlSession)

  static let urlSessionBackground = NativeClass<NSURLSession>(
    "__NSURLBackgroundSession", superclass: urlSession)
}
