internal import FoundationCore
package import SelectorRuntime

/// A connection of the pre-session API; it starts loading when it is created.
///
/// It retains its delegate until it has finished, failed or been canceled.
package final class NSURLConnection: RuntimeObject {
  @Strong private(set) var originalRequest: NSURLRequest?
  @Strong private(set) var currentRequest: NSURLRequest?
  @Strong private(set) var delegate: RuntimeObject?
  @Strong private var delegateQueue: RuntimeObject?
  @Owned private var urlLoad: URLLoad?
  private var hasStarted = false, isCancelled = false

  package override func destruct() {
    urlLoad?.release()
    super.destruct()
  }

  private func fill(_ request: NSURLRequest, _ delegate: RuntimeObject?) throws {
    originalRequest = try request.send("copy").object as? NSURLRequest
    currentRequest = originalRequest
    self.delegate = delegate
  }

  private func start() throws {
    guard !hasStarted, var request = currentRequest else { return }
    hasStarted = true
    // A connection also asks before its first request, with a nil response.
    let name = "connection:willSendRequest:redirectResponse:"
    if let delegate, try delegate.responds(to: name) {
      let answer = try delegate.send(name, self, request, NSURLResponse?.none)
      guard let chosen = answer.object as? NSURLRequest else {
        return try later { try $0.end(error: $0.failure(NetworkFailure.cancelled)) }
      }
      request = chosen
      currentRequest = chosen
    }
    let load = URLLoad(request, foundation.connectionContext(request), client: self, in: foundation)
    urlLoad = load
    // The run loop retains a connection until it has finished.
    retain()
    runtime.recordUndo { [weak self] in self?.letGo() }
    try load.begin()
  }

  private func later(_ body: @escaping (NSURLConnection) throws -> Void) throws {
    retain()
    foundation.networkQueue.after(0) { [weak self] in
      guard let self else { return }
      defer { release() }
      try body(self)
    }
  }

  private func failure(_ code: Int) -> NSError? {
    foundation.networkError(code, at: currentRequest?.url)
  }

  private func cancel() throws {
    isCancelled = true
    try urlLoad?.cancel()
    letGo()
  }

  /// Ends the connection: no more messages are sent, and the delegate is released.
  private func letGo() {
    guard let load = urlLoad else { return }
    urlLoad = nil
    load.release()
    delegate = nil
    release()
  }

  private func end(error: NSError?) throws {
    try whileKept {
      defer { letGo() }
      try report(
        error == nil ? "connectionDidFinishLoading:" : "connection:didFailWithError:",
        error.map { [$0] } ?? [])
    }
  }

  /// Sends a message with the connection as its first argument, if the delegate implements it.
  @discardableResult
  private func report(
    _ name: String, _ arguments: [any MessageValue], then: ((Value) throws -> Void)? = nil
  ) throws -> Bool {
    guard let delegate, try delegate.responds(to: name) else { return false }
    let values = [.object(self)] + arguments.map(\.messageValue)
    let selector = runtime.selector(name)
    try SessionDelivery.deliver(
      on: delegateQueue, in: foundation, keeping: values.map(\.object) + [delegate]
    ) { [weak self] in
      guard let self, !isCancelled else { return }
      let answer = try delegate.runtime.send(delegate, selector, Arguments(values))
      try then?(answer)
    }
    return true
  }
}

extension NSURLConnection: URLLoadClient {
  func load(
    _ load: URLLoad, redirectsTo request: NSURLRequest, by response: NSURLResponse,
    then: @escaping (NSURLRequest?) throws -> Void
  ) throws {
    let isAsked = try report(
      "connection:willSendRequest:redirectResponse:", [request, response]
    ) { [weak self] answer in
      let chosen = answer.object as? NSURLRequest
      if let chosen { self?.currentRequest = chosen }
      try then(chosen)
    }
    guard !isAsked else { return }
    currentRequest = request
    try then(request)
  }

  func load(_ load: URLLoad, isChallengedBy challenge: NSURLAuthenticationChallenge) throws {
    let name = "connection:willSendRequestForAuthenticationChallenge:"
    if try report(name, [challenge]) { return }
    // Before iOS 5, the delegate was first asked whether it can authenticate.
    let question = "connection:canAuthenticateAgainstProtectionSpace:"
    let isAsked = try report(question, [challenge.space]) { [weak self] answer in
      guard let self else { return }
      if Bool.answered(answer, in: runtime) ?? false {
        try pass(challenge)
      } else {
        try challenge.answer(.defaultHandling)
      }
    }
    if !isAsked { try pass(challenge) }
  }

  private func pass(_ challenge: NSURLAuthenticationChallenge) throws {
    if try report("connection:didReceiveAuthenticationChallenge:", [challenge]) { return }
    try challenge.answer(.defaultHandling)
  }

  func load(_ load: URLLoad, didSend count: Int, total: Int, expected: Int) throws {
    try report(
      "connection:didSendBodyData:totalBytesWritten:totalBytesExpectedToWrite:",
      [count, total, expected])
  }

  func load(
    _ load: URLLoad, didReceive response: NSURLResponse, then: @escaping () throws -> Void
  ) throws {
    if try !report("connection:didReceiveResponse:", [response], then: { _ in try then() }) {
      try then()
    }
  }

  func load(
    _ load: URLLoad, didReceive data: NSData, then: @escaping () throws -> Void
  ) throws {
    if try !report("connection:didReceiveData:", [data], then: { _ in try then() }) {
      try then()
    }
  }

  func load(
    _ load: URLLoad, willCache response: NSCachedURLResponse,
    then: @escaping (NSCachedURLResponse?) throws -> Void
  ) throws {
    let isAsked = try report("connection:willCacheResponse:", [response]) { answer in
      try then(answer.object as? NSCachedURLResponse)
    }
    if !isAsked { try then(response) }
  }

  func loadWaitsForConnectivity(_ load: URLLoad) throws {}
  func loadDidFinish(_ load: URLLoad) throws { try end(error: nil) }
  func load(_ load: URLLoad, didFailWith error: NSError?) throws { try end(error: error) }
}

extension FoundationWorld {
  /// Returns the load context of connections and web views.
  ///
  /// It has the shared storages and the registered protocols.
  func connectionContext(_ request: NSURLRequest) -> URLLoadContext {
    var context = URLLoadContext()
    context.protocols = registeredProtocols
    context.cookies = only("NSHTTPCookieStorage")
    context.cache = only("NSURLCache")
    context.credentials = only("NSURLCredentialStorage") as? NSURLCredentialStorage
    context.timeout = request.timeout
    context.cancelledChallenge = NetworkFailure.cancelledAuthentication
    return context
  }
}

extension NSURLConnection {
  static func define(_ connection: ClassDefinition<NSURLConnection>) {
    defineClassSide(connection.classSide)
    let initializer =
      "_initWithRequest:delegate:usesCache:maxContentLength:startImmediately:connectionProperties:"
    connection.method("initWithRequest:delegate:") {
      (connection, request: NSURLRequest, delegate: RuntimeObject?) -> Value in
      try connection.send(initializer, request, delegate, true, 0, true, Value.none)
    }
    connection.method("initWithRequest:delegate:startImmediately:") {
      (connection, request: NSURLRequest, delegate: RuntimeObject?, isImmediate: Bool) -> Value in
      try connection.send(initializer, request, delegate, true, 0, isImmediate, Value.none)
    }
    connection.raw(initializer, types: "@@:@@BqB@") { receiver, selector, arguments in
      guard let connection = receiver as? NSURLConnection else { return .none }
      try connection.fill(
        try arguments.value(0, as: NSURLRequest.self, connection, selector),
        try arguments.value(1, as: RuntimeObject?.self, connection, selector))
      if try arguments.value(4, as: Bool.self, connection, selector) { try connection.start() }
      return .object(connection)
    }
    connection.readonly("originalRequest", .copy) { $0.originalRequest }
    connection.readonly("currentRequest", .copy) { $0.currentRequest }
    connection.method("start") { (connection) in try connection.start() }
    connection.method("cancel") { (connection) in try connection.cancel() }
    connection.method("scheduleInRunLoop:forMode:") {
      (_, _: RuntimeObject, _: String) in
    }
    connection.method("unscheduleFromRunLoop:forMode:") { (_, _: RuntimeObject, _: String) in }
    connection.method("setDelegateQueue:") { (connection, queue: RuntimeObject?) in
      connection.delegateQueue = queue
    }
  }

  private static func defineClassSide(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("connectionWithRequest:delegate:") {
      (cls, request: NSURLRequest, delegate: RuntimeObject?) -> Value in
      let made = try cls.runtime.send(cls, cls.runtime.known.alloc).object
      return try made?.send("initWithRequest:delegate:", request, delegate) ?? .none
    }
    cls.method("canHandleRequest:") { (cls, request: NSURLRequest) -> Bool in
      let world = cls.foundation
      for candidate in world.registeredProtocols + world.systemProtocols
      where Bool.answered(try candidate.send("canInitWithRequest:", request), in: cls.runtime)
        == true
      { return true }
      return false
    }
    cls.method("sendAsynchronousRequest:queue:completionHandler:") {
      (cls, request: NSURLRequest, queue: RuntimeObject?, completion: Block?) in
      try ConnectionResult.load(request, in: cls.foundation) { result in
        guard let completion else { return }
        let (response, data, error) = (result.response, result.data, result.error)
        try SessionDelivery.deliver(
          on: queue, in: cls.foundation, keeping: [response, data, error]
        ) {
          try completion(response.messageValue, data.messageValue, error.messageValue)
        }
      }
    }
    cls.method("sendSynchronousRequest:returningResponse:error:") {
      (cls, request: NSURLRequest, pointer: InOut<NSURLResponse?>, last: InOut<NSError?>)
        -> Value in
      let world = cls.foundation
      let result = try ConnectionResult.wait(for: request, in: world)
      return OutValues.answer(
        result.data.messageValue, [result.response.messageValue, result.error.messageValue],
        to: last.messageValue)
    }
  }
}

extension FoundationClasses {
  static let urlConnection = NativeClass<NSURLConnection>(
    "NSURLConnection", superclass: object, NSURLConnection.define)
}
