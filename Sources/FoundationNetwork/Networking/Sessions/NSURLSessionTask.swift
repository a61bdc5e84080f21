internal import FoundationCore
internal import FoundationFiles
internal import FoundationThreads
package import SelectorRuntime
internal import Systems
internal import VirtualTime

/// One load of a session.
///
/// The classes are those of a device: `__NSCFLocalDataTask` and its siblings inherit from
/// `NSURLSessionTask`, which implements `resume`; before iOS 14 `__NSCFURLSessionTask` is between. Their `class` method returns
/// `NSURLSessionDataTask` and so on, which is a different branch of the hierarchy. `resume` sends
/// `_onqueue_resume`, and so on.
package final class NSURLSessionTask: RuntimeObject {
  enum Kind: String, CaseIterable {
    case data = "Data", upload = "Upload", download = "Download"
    case webSocket = "WebSocket", stream = "Stream"
  }

  /// `NSURLSessionTaskState`.
  enum State: Int {
    case running = 0, suspended, canceling, completed
  }

  private(set) var kind = Kind.data
  @Strong private(set) var session: NSURLSession?
  @Strong private(set) var originalRequest: NSURLRequest?
  @Strong var currentRequest: NSURLRequest?
  @Strong var response: NSURLResponse?
  @Strong var error: NSError?
  @Strong private var ownDelegate: RuntimeObject?
  @Strong var progress: NSProgress?
  @Strong private var earliestBegin: RuntimeObject?
  private(set) var state = State.suspended
  private(set) var identifier = 0
  private var taskDescription: String?
  /// 0.5 is `NSURLSessionTaskPriorityDefault`.
  private var priority = 0.5
  private var flags: Set<String> = []
  /// The suspension count; a new task has a count of one.
  private var suspensions = 1
  @Owned fileprivate(set) var load: URLLoad?
  /// The connection of a WebSocket or stream task.
  @Owned var channel: SessionChannel?
  /// NSURLSessionWebSocketCloseCodeInvalid until it is closed.
  var closeCode = 0
  var closeReason: [UInt8]?
  var maximumMessageSize = 1 << 20
  @Owned var completion: Block?
  var isStreamed = false
  var expectedToSend = 0, expectedToReceive = 0
  private var clientExpectsToSend = -1, clientExpectsToReceive = -1
  var sent = 0, received: [UInt8] = []
  /// The number of received bytes, including those before a resumed download.
  var countReceived = 0
  var redirects = 0
  /// The metrics of the requests that were redirected, in order.
  @StrongList var redirectedTransactions: [NSURLSessionTaskTransactionMetrics] = []
  /// The time of the current request's start, in virtual seconds; nil for the first request.
  var currentBegan: Double?
  /// Whether the task retains itself, from its first resume until it has completed.
  private var isKept = false
  /// Whether it is an `NWURLSessionTask`, and whether its end has been sent as a message.
  var isOfNetworkLoader = false
  var isCompleting = false
  /// The time of the first resume, in virtual seconds.
  private(set) var began = 0.0

  package override func destruct() {
    load?.release()
    super.destruct()
  }

  func fill(
    _ kind: Kind, _ request: NSURLRequest, identifier: Int, in session: NSURLSession,
    _ completion: Block?
  ) throws {
    self.kind = kind
    self.session = session
    self.identifier = identifier
    self.completion = completion
    originalRequest = request
    currentRequest = request
    expectedToSend = request.bodyBytes.count
    progress = runtime.create(FoundationClasses.progress)
    progress?.total = 100
    progress?.control = { [weak self] name in
      guard let self, !isDeallocating else { return }
      try send(name)
    }
  }

  /// Sets the body of an upload.
  func setBody(_ bytes: [UInt8]?) throws {
    guard let bytes, let request = try currentRequest?.mutableRequest() else { return }
    // An upload without an HTTP method uses POST.
    if request.httpMethod == "GET" { request.httpMethod = "POST" }
    request.setBody(.object(foundation.data(bytes)))
    currentRequest = request
    expectedToSend = bytes.count
  }

  /// Returns the task's delegate or the session's delegate, whichever first implements a message.
  func delegate(respondingTo name: String) throws -> RuntimeObject? {
    for delegate in [ownDelegate, session?.delegate] {
      if let delegate, try delegate.responds(to: name) { return delegate }
    }
    return nil
  }

  /// Notifies the delegate that the task was created (iOS 16 and later).
  func announce(to session: NSURLSession) throws {
    guard let delegate = session.delegate,
      try delegate.responds(to: "URLSession:didCreateTask:")
    else { return }
    try delegate.send("URLSession:didCreateTask:", session, self)
  }

  /// Changes the state with the setter that observers see.
  func become(_ state: State) throws {
    guard state != self.state else { return }
    // The newer loader sends no setter.
    if isOfNetworkLoader { self.state = state } else { try send("setState:", state.rawValue) }
  }
}

// Running tasks.
extension NSURLSessionTask {
  fileprivate func resume() throws {
    guard state == .suspended else { return }
    suspensions -= 1
    guard suspensions <= 0 else { return }
    suspensions = 0
    keep()
    try become(.running)
    if let load { return try load.resume() }
    began = foundation.runLoop.now
    try begin()
  }

  fileprivate func suspend() throws {
    guard state == .running || state == .suspended else { return }
    suspensions += 1
    load?.suspend()
    try become(.suspended)
  }

  /// Retains the task until it has completed.
  private func keep() {
    guard !isKept else { return }
    isKept = true
    retain()
    runtime.recordUndo { [weak self] in self?.letGo() }
  }

  /// Releases the objects that only a running task needs.
  func letGo() {
    completion = nil
    received = []
    load?.release()
    load = nil
    guard isKept else { return }
    isKept = false
    if !isErased { release() }
  }

  private func begin() throws {
    guard let session, let configuration = session.configuration,
      var request = currentRequest
    else { return }
    if let channel { return channel.open() }
    if foundation.changes[.bodyOfGet], request.httpMethod == "GET", !request.bodyBytes.isEmpty {
      return refuseBodyOfGet()
    }
    let headers = try foundation.entries(of: configuration.object("HTTPAdditionalHeaders")) ?? []
    if headers.contains(where: { request.header(String.from($0.key, in: runtime) ?? "") == nil }) {
      request = try request.mutableRequest()
      for (key, value) in headers {
        guard let name = String.from(key, in: runtime), request.header(name) == nil else {
          continue
        }
        request.setHeader(name, String.from(value, in: runtime))
      }
    }
    var context = URLLoadContext()
    context.protocols =
      try runtime.send(
        configuration, runtime.selector("protocolClasses"), as: [RuntimeClass]?.self) ?? []
    if session === foundation.onlyInstances["NSURLSession"] {
      context.protocols = foundation.registeredProtocols + context.protocols
    }
    if configuration.isOn("HTTPShouldSetCookies") {
      context.cookies = configuration.object("HTTPCookieStorage").object
    }
    context.cache = kind == .download ? nil : configuration.object("URLCache").object
    context.credentials =
      configuration.object("URLCredentialStorage").object as? NSURLCredentialStorage
    context.task = self
    context.timeout = configuration.timeout(of: request)
    context.resourceTimeout = configuration.number("timeoutIntervalForResource")
    context.waitsForConnectivity =
      configuration.isOn("waitsForConnectivity") || session.isBackground
    let load = URLLoad(request, context, client: self, in: foundation)
    self.load = load
    try load.begin()
    if isStreamed { try askForStream() }
  }

  /// Asks the delegate for the body stream of a streamed upload.
  private func askForStream() throws {
    let name = "URLSession:task:needNewBodyStream:"
    guard let session, let delegate = try delegate(respondingTo: name) else { return }
    let block = SessionAnswer(for: delegate, name, of: self) { [weak self] arguments in
      if let stream = arguments.first, let request = try self?.currentRequest?.mutableRequest() {
        request.setBodyStream(stream)
        self?.currentRequest = request
      }
    }
    try session.deliver(delegate, self) {
      _ = try delegate.send(name, session, self, Value.foreign(block))
    }
  }

  /// Ends the task as canceled, asynchronously.
  func cancel(_ code: Int = NetworkFailure.cancelled) throws {
    guard state == .running || state == .suspended else { return }
    keep()
    try become(.canceling)
    try load?.cancel()
    try channel?.close(nil)
    retain()
    foundation.networkQueue.after(0) { [weak self] in
      guard let self else { return }
      defer { release() }
      guard state == .canceling else { return }
      try end(foundation.networkError(code, at: originalRequest?.url))
    }
  }

  /// Takes over the running load of another task.
  func takeOver(_ other: NSURLSessionTask) {
    load = other.load
    other.load = nil
    keep()
    load?.handOver(to: self)
    identifier = other.identifier
    (state, suspensions, began) = (other.state, 0, other.began)
    response = other.response
    (expectedToReceive, sent) = (other.expectedToReceive, other.sent)
  }
}

extension NSURLSessionTask {
  static func define(_ task: ClassDefinition<NSURLSessionTask>) {
    task.adopt(FoundationProtocols.copying, FoundationProtocols.progressReporting)
    defineRequests(task)
    defineCounts(task)
    defineControl(task)
    task.declare("state", Int.self, isReadonly: true)
    task.method("state") { (task) -> Int in task.state.rawValue }
    task.method("setState:") { (task, state: Int) in
      guard let state = State(rawValue: state) else {
        throw RuntimeError(
          .invalidArgument, "-[NSURLSessionTask setState:]: there is no state \(state)")
      }
      task.state = state
    }
    task.readonly("error", .copy) { $0.error }
    task.readonly("progress", .strong) { $0.progress }
    task.property("priority", get: { $0.priority }, set: { $0.priority = min(max($1, 0), 1) })
    task.property(
      "taskDescription", .copy, get: { $0.taskDescription }, set: { $0.taskDescription = $1 })
    task.property(
      "prefersIncrementalDelivery",
      get: { !$0.flags.contains("wholeDelivery") },
      set: { if $1 { $0.flags.remove("wholeDelivery") } else { $0.flags.insert("wholeDelivery") } })
    task.property(
      "delegate", .strong, of: "<NSURLSessionTaskDelegate>", get: { $0.ownDelegate },
      set: { task, delegate in
        if task.isKept, task.foundation.changes[.taskDelegateAfterResume] {
          throw RuntimeError(.generic, "Cannot set task delegate after resumption")
        }
        task.ownDelegate = delegate
      })
    task.property(
      "earliestBeginDate", .copy, of: "NSDate", get: { $0.earliestBegin },
      set: { $0.earliestBegin = $1 })
    task.method("copyWithZone:") { (task, _: Value) -> NSURLSessionTask in task }
    task.method("session") { (task) -> NSURLSession? in task.session }
    task.method("description") { (task) -> String in
      let url = task.currentRequest?.url?.absoluteString ?? "(null)"
      return "<\(task.apparentClass.name): \(task.address)>{ taskIdentifier: \(task.identifier) } "
        + "{ \(["running", "suspended", "canceling", "completed"][task.state.rawValue]) } "
        + "{ URL: \(url) }"
    }
  }

  private static func defineRequests(_ task: ClassDefinition<NSURLSessionTask>) {
    task.readonly("taskIdentifier") { $0.identifier }
    task.readonly("originalRequest", .copy) { $0.originalRequest }
    task.readonly("currentRequest", .copy) { $0.currentRequest }
    task.readonly("response", .copy) { $0.response }
    task.ivar("_originalRequest") { $0.originalRequest }
    task.ivar("_currentRequest") { $0.currentRequest }
    task.ivar("_response") { $0.response }
    task.ivar("_taskIdentifier") { $0.identifier }
  }

  private static func defineCounts(_ task: ClassDefinition<NSURLSessionTask>) {
    task.readonly("countOfBytesSent") { $0.sent }
    task.readonly("countOfBytesReceived") { $0.countReceived }
    task.readonly("countOfBytesExpectedToSend") { $0.expectedToSend }
    task.readonly("countOfBytesExpectedToReceive") { $0.expectedToReceive }
    // NSURLSessionTransferSizeUnknown
    task.property(
      "countOfBytesClientExpectsToSend", get: { $0.clientExpectsToSend },
      set: { $0.clientExpectsToSend = $1 })
    task.property(
      "countOfBytesClientExpectsToReceive", get: { $0.clientExpectsToReceive },
      set: { $0.clientExpectsToReceive = $1 })
  }

  /// Defines the methods of the private task classes.
  static func defineLocal(_ task: ClassDefinition<NSURLSessionTask>) {
    defineQueue(task)
    defineKind(task)
  }

  /// Defines the methods that run on the session's queue.
  static func defineQueue(_ task: ClassDefinition<NSURLSessionTask>) {
    task.method("_onqueue_resume") { (task) in try task.resume() }
    task.method("_onqueue_suspend") { (task) in try task.suspend() }
    task.method("_onqueue_cancel") { (task) in try task.cancel() }
    task.method("_onqueue_didFinishWithError:") { (task, error: NSError?) in try task.end(error) }
  }

  private static func defineKind(_ task: ClassDefinition<NSURLSessionTask>) {
    task.method("isKindOfClass:") { (task, cls: RuntimeClass) -> Bool in
      switch cls.name {
      case "NSURLSessionDataTask": task.kind == .data || task.kind == .upload
      case "NSURLSessionUploadTask": task.kind == .upload
      case "NSURLSessionDownloadTask": task.kind == .download
      default: task.isa.isSubclass(of: cls) || task.apparentClass === cls
      }
    }
  }

  /// Defines the additional methods of download tasks.
  static func defineDownload(_ task: ClassDefinition<NSURLSessionTask>) {
    task.method("cancelByProducingResumeData:") { (task, completion: Block) in
      try task.cancel(producing: completion)
    }
  }
}

extension FoundationClasses {
  static let urlSessionTask = NativeClass<NSURLSessionTask>(
    "NSURLSessionTask", superclass: object, NSURLSessionTask.define)
  static let urlSessionDataTask = NativeClass<NSURLSessionTask>(
    "NSURLSessionDataTask", superclass: urlSessionTask)
  static let urlSessionUploadTask = NativeClass<NSURLSessionTask>(
    "NSURLSessionUploadTask", superclass: urlSessionDataTask)
  static let urlSessionDownloadTask = NativeClass<NSURLSessionTask>(
    "NSURLSessionDownloadTask", superclass: urlSessionTask, NSURLSessionTask.defineDownload)

  static let localSessionTask = NativeClass<NSURLSessionTask>(
    "__NSCFLocalSessionTask", superclass: urlSessionTask, NSURLSessionTask.defineLocal)
  static let localDataTask = NativeClass<NSURLSessionTask>(
    "__NSCFLocalDataTask", superclass: localSessionTask)
  static let localUploadTask = NativeClass<NSURLSessionTask>(
    "__NSCFLocalUploadTask", superclass: localDataTask)
  static let localDownloadTask = NativeClass<NSURLSessionTask>(
    "__NSCFLocalDownloadTask", superclass: localSessionTask, NSURLSessionTask.defineDownload)

  static let backgroundSessionTask = NativeClass<NSURLSessionTask>(
    "__NSCFBackgroundSessionTask", superclass: urlSessionTask, NSURLSessionTask.defineLocal)
  static let backgroundDataTask = NativeClass<NSURLSessionTask>(
    "__NSCFBackgroundDataTask", superclass: backgroundSessionTask)
  static let backgroundUploadTask = NativeClass<NSURLSessionTask>(
    "__NSCFBackgroundUploadTask", superclass: backgroundDataTask)
  static let backgroundDownloadTask = NativeClass<NSURLSessionTask>(
    "__NSCFBackgroundDownloadTask", superclass: backgroundSessionTask,
    NSURLSessionTask.defineDownload)

  /// Returns the private class of a type of task.
  static func task(
    _ kind: NSURLSessionTask.Kind, isBackground: Bool
  ) -> NativeClass<NSURLSessionTask> {
    switch kind {
    case .data: isBackground ? backgroundDataTask : localDataTask
    case .upload: isBackground ? backgroundUploadTask : localUploadTask
    case .download: isBackground ? backgroundDownloadTask : localDownloadTask
    case .webSocket: localWebSocketTask
    case .stream: localStreamTask
    }
  }
}
