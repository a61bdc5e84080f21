internal import FoundationCore
internal import SelectorRuntime

/// The client of a script's protocol; its reports reach the load in later turns, in order.
final class URLProtocolClient: RuntimeObject {
  /// The load; nil when it has ended, so that later reports are ignored.
  weak var load: URLLoad?
  /// The pending reports.
  private var events: [(keeping: [RuntimeObject], run: (URLLoad) throws -> Void)] = []
  private var isWaiting = false

  override func destruct() {
    for (objects, _) in events { for object in objects { object.release() } }
    events = []
    load = nil
    super.destruct()
  }

  private func say(_ objects: RuntimeObject?..., run: @escaping (URLLoad) throws -> Void) throws {
    guard let load, !load.isOver else { return }
    let objects = objects.compactMap { $0 }
    for object in objects { object.retain() }
    events.append((objects, run))
    if events.count == 1, !isWaiting { try next(load) }
  }

  /// Passes one report on, in its own turn.
  private func next(_ load: URLLoad) throws {
    try load.later(0) { [weak self] in
      guard let self, let load = self.load, !isWaiting, !events.isEmpty else { return }
      let event = events.removeFirst()
      defer { for object in event.keeping { object.release() } }
      defer { if !events.isEmpty, !isWaiting, !load.isOver { try? next(load) } }
      try event.run(load)
    }
  }

  /// Holds back later reports until the returned function is called.
  private func wait() -> () throws -> Void {
    isWaiting = true
    return { [weak self] in
      guard let self, let load else { return }
      isWaiting = false
      if !events.isEmpty { try next(load) }
    }
  }

  static func define(_ client: ClassDefinition<URLProtocolClient>) {
    client.adopt(FoundationProtocols.urlProtocolClient)
    client.method("URLProtocol:didReceiveResponse:cacheStoragePolicy:") {
      (client, _: NSURLProtocol, response: NSURLResponse, _: Int) in
      try client.say(response) { [weak client] load in
        guard let goOn = client?.wait() else { return }
        try load.receive(response, then: goOn)
      }
    }
    client.method("URLProtocol:didLoadData:") { (client, _: NSURLProtocol, data: ByteArgument?) in
      guard let data = data.map({ client.foundation.data($0.bytes) }) else { return }
      try client.say(data) { [weak client] load in
        guard let goOn = client?.wait() else { return }
        try load.receive(data, then: goOn)
      }
    }
    client.method("URLProtocolDidFinishLoading:") { (client, _: NSURLProtocol) in
      try client.say { try $0.finish() }
    }
    client.method("URLProtocol:didFailWithError:") {
      (client, _: NSURLProtocol, error: NSError?) in
      try client.say(error) { try $0.fail(error) }
    }
    client.method("URLProtocol:wasRedirectedToRequest:redirectResponse:") {
      (client, _: NSURLProtocol, request: NSURLRequest, response: NSURLResponse) in
      try client.say(request, response) { [weak client] load in
        guard let goOn = client?.wait() else { return }
        try load.redirect(to: request, by: response, refused: goOn)
      }
    }
    client.method("URLProtocol:didReceiveAuthenticationChallenge:") {
      (client, _: NSURLProtocol, challenge: NSURLAuthenticationChallenge) in
      try client.say(challenge) { try $0.pass(challenge) }
    }
    client.method("URLProtocol:didCancelAuthenticationChallenge:") {
      (client, _: NSURLProtocol, _: NSURLAuthenticationChallenge) in
    }
    client.method("URLProtocol:cachedResponseIsValid:") {
      (client, _: NSURLProtocol, cached: NSCachedURLResponse) in
      guard let response = cached.response else { return }
      let bytes = cached.data?.bytes ?? []
      try client.say(cached) { load in
        try load.receive(response) {
          try load.deliver(bytes.isEmpty ? [] : [0..<bytes.count], of: bytes)
        }
      }
    }
  }
}

// Loads that a script's protocol performs.
extension URLLoad {
  /// Returns the first non-system class that accepts a request.
  func protocolClass(for request: NSURLRequest) throws -> RuntimeClass? {
    let system = Set(FoundationClasses.systemProtocols.map(\.name))
    for cls in context.protocols where !system.contains(cls.name) {
      let takes =
        if let task = context.task {
          try cls.send("canInitWithTask:", task)
        } else {
          try cls.send("canInitWithRequest:", request)
        }
      if Bool.answered(takes, in: world.runtime) == true { return cls }
    }
    return nil
  }

  /// Creates the protocol object of a class and starts it.
  func start(with cls: RuntimeClass) throws {
    guard let request else { return }
    let given = try (context.task as? NSURLSessionTask)?.currentRequest?.withStreamedBody()
    let canonical =
      try cls.send("canonicalRequestForRequest:", given ?? request).object as? NSURLRequest
    let client = world.runtime.create(FoundationClasses.urlProtocolClient)
    client.load = self
    handlerClient = client
    let former = handler
    let alloc = try world.runtime.send(cls, world.runtime.known.alloc).object
    let made: Value? =
      if let task = context.task {
        try alloc?.send("initWithTask:cachedResponse:client:", task, Value.none, client)
      } else {
        try alloc?.send(
          "initWithRequest:cachedResponse:client:", canonical ?? request, Value.none, client)
      }
    handler = made?.object
    try former.map(stop)
    try world.onProtocolThread { [weak self, weak handler] in
      guard let self, !isOver, let handler, handler === self.handler else { return }
      try handler.send("startLoading")
    }
  }

  /// Stops a protocol object on the thread that started it.
  func stop(_ handler: RuntimeObject) throws {
    handler.retain()
    try world.onProtocolThread {
      defer { handler.release() }
      try handler.send("stopLoading")
    }
  }
}
