internal import FoundationCore
internal import FoundationFiles
internal import FoundationThreads
internal import SelectorRuntime
internal import VirtualTime

// Reports of a load, which are sent to the delegates on the session's queue.
extension NSURLSessionTask: URLLoadClient {
  /// Sends an optional delegate message on the session's queue; returns whether it was sent.
  @discardableResult
  func report(
    _ name: String, _ arguments: any MessageValue..., then: (() throws -> Void)? = nil
  ) throws -> Bool {
    guard let session, let delegate = try delegate(respondingTo: name) else { return false }
    let values = [.object(session)] + arguments.map(\.messageValue)
    let kept = values.map(\.object) + [delegate]
    let selector = runtime.selector(name)
    try SessionDelivery.deliver(
      on: session.delegateQueue, in: foundation, keeping: kept,
      { _ = try delegate.runtime.send(delegate, selector, Arguments(values)) }, then: then)
    return true
  }

  /// Sends an optional delegate message whose last argument is a completion handler.
  ///
  /// - Parameters:
  ///   - name: the selector.
  ///   - objects: its arguments after the session and before the handler.
  ///   - dropped: the effect of a handler that is never called; cancels the task by default.
  ///   - answer: the effect of the call.
  /// - Returns: whether the delegate has the method.
  private func ask(
    _ name: String, _ objects: [RuntimeObject], dropped: (() throws -> Void)? = nil,
    _ answer: @escaping ([Value]) throws -> Void
  ) throws -> Bool {
    guard let session, let delegate = try delegate(respondingTo: name) else { return false }
    let block = SessionAnswer(for: delegate, name, of: self, dropped: dropped, answer)
    let values = [.object(session)] + objects.map { Value.object($0) } + [.foreign(block)]
    let selector = runtime.selector(name)
    try SessionDelivery.deliver(
      on: session.delegateQueue, in: foundation, keeping: [session, delegate] + objects
    ) {
      _ = try delegate.runtime.send(delegate, selector, Arguments(values))
    }
    return true
  }

  func load(
    _ load: URLLoad, redirectsTo request: NSURLRequest, by response: NSURLResponse,
    then: @escaping (NSURLRequest?) throws -> Void
  ) throws {
    redirects += 1
    let isAsked = try ask(
      "URLSession:task:willPerformHTTPRedirection:newRequest:completionHandler:",
      [self, response, request]
    ) { [weak self] arguments in
      let chosen = arguments.first?.object as? NSURLRequest
      if let chosen { self?.follow(chosen, by: response) }
      try then(chosen)
    }
    guard !isAsked else { return }
    follow(request, by: response)
    try then(request)
  }

  /// Ends the metrics of the current request, and replaces it.
  private func follow(_ request: NSURLRequest, by response: NSURLResponse) {
    let metrics = runtime.create(FoundationClasses.urlSessionTransactionMetrics)
    metrics.fill(self, response: response)
    redirectedTransactions.append(metrics)
    currentBegan = foundation.runLoop.now
    currentRequest = request
  }

  func load(_ load: URLLoad, isChallengedBy challenge: NSURLAuthenticationChallenge) throws {
    let answer = { (arguments: [Value]) in
      let disposition =
        arguments.first.flatMap { Int.from($0, in: challenge.runtime) } ?? 1
      let credential = arguments.dropFirst().first?.object as? NSURLCredential
      try challenge.answer(.init(disposition: disposition, credential))
    }
    let ofSession = "URLSession:didReceiveChallenge:completionHandler:"
    if challenge.isOfSession, let session, let delegate = session.delegate,
      try delegate.responds(to: ofSession)
    {
      let block = SessionAnswer(for: delegate, ofSession, of: self, answer)
      return try session.deliver(delegate, challenge) {
        _ = try delegate.send(ofSession, session, challenge, Value.foreign(block))
      }
    }
    let ofTask = "URLSession:task:didReceiveChallenge:completionHandler:"
    if try ask(ofTask, [self, challenge], answer) { return }
    try challenge.answer(.defaultHandling)
  }

  func load(_ load: URLLoad, didSend count: Int, total: Int, expected: Int) throws {
    try change("countOfBytesSent") { sent = total }
    try report(
      "URLSession:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:", self, count,
      total, expected)
  }

  func load(
    _ load: URLLoad, didReceive response: NSURLResponse, then: @escaping () throws -> Void
  ) throws {
    self.response = response
    expectedToReceive = max(response.expectedLength, -1)
    let isAsked =
      try kind != .download && completion == nil
      && ask("URLSession:dataTask:didReceiveResponse:completionHandler:", [self, response]) {
        [weak self] arguments in
        guard let self else { return }
        let disposition = arguments.first.flatMap { Int.from($0, in: self.runtime) } ?? 0
        try decide(disposition, then)
      }
    if !isAsked { try then() }
  }

  /// Applies an `NSURLSessionResponseDisposition`.
  private func decide(_ disposition: Int, _ then: () throws -> Void) throws {
    switch disposition {
    case 1: try then()
    case 2, 3:
      guard let session, let request = currentRequest else { return }
      let made = runtime.create(
        FoundationClasses.task(.download, isBackground: session.isBackground))
      try made.fill(.download, request, identifier: identifier, in: session, nil)
      session.replace(self, with: made)
      made.takeOver(self)
      try become(.completed)
      try report("URLSession:dataTask:didBecomeDownloadTask:", self, made)
      defer { letGo() }
      try then()
    default: try send("cancel")
    }
  }

  func load(
    _ load: URLLoad, didReceive data: NSData, then: @escaping () throws -> Void
  ) throws {
    try change("countOfBytesReceived") { countReceived += data.bytes.count }
    try progress?.report(countReceived, of: expectedToReceive)
    if kind == .download {
      received += data.bytes
      let isTaken =
        try completion == nil
        && report(
          "URLSession:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:",
          self, data.bytes.count, countReceived, expectedToReceive, then: then)
      if !isTaken { try then() }
    } else if completion != nil {
      received += data.bytes
      try then()
    } else if try !report("URLSession:dataTask:didReceiveData:", self, data, then: then) {
      try then()
    }
  }

  func load(
    _ load: URLLoad, willCache response: NSCachedURLResponse,
    then: @escaping (NSCachedURLResponse?) throws -> Void
  ) throws {
    let isAsked =
      try completion == nil && kind != .download
      && ask(
        "URLSession:dataTask:willCacheResponse:completionHandler:", [self, response],
        dropped: { try then(nil) }
      ) { arguments in
        try then(arguments.first?.object as? NSCachedURLResponse)
      }
    if !isAsked { try then(response) }
  }

  func loadWaitsForConnectivity(_ load: URLLoad) throws {
    try report("URLSession:taskIsWaitingForConnectivity:", self)
  }

  func loadDidFinish(_ load: URLLoad) throws {
    guard kind == .download else { return try end(nil) }
    let file = try writeDownload()
    guard completion == nil else { return try end(nil, file: file) }
    // The file is deleted when the delegate has returned, before the task has completed.
    try report("URLSession:downloadTask:didFinishDownloadingToURL:", self, file)
    if let file { try session?.deliver(file) { [weak self] in self?.removeDownload(file) } }
    try end(nil)
  }

  func load(_ load: URLLoad, didFailWith error: NSError?) throws { try end(error) }

  /// Completes the task: reports the metrics, then calls the completion handler or the delegate.
  func end(_ error: NSError?, file: NSURL? = nil) throws {
    guard state != .completed, let session else { return }
    if try completesByMessage(error) { return }
    try load?.cancel()
    self.error = error
    try become(.completed)
    try whileKept {
      defer { letGo() }
      let metrics = runtime.create(FoundationClasses.urlSessionTaskMetrics)
      try metrics.fill(self)
      try report("URLSession:task:didFinishCollectingMetrics:", self, metrics)
      if let completion {
        let result: RuntimeObject? =
          error != nil ? nil : kind == .download ? file : foundation.data(received)
        let response = response
        try session.deliver(result, response, error) {
          try completion(result.messageValue, response.messageValue, error.messageValue)
        }
      } else {
        try report("URLSession:task:didCompleteWithError:", self, error)
      }
      if let file { try session.deliver(file) { [weak self] in self?.removeDownload(file) } }
      try session.remove(self)
    }
  }

  /// Changes a property and notifies its observers.
  private func change(_ key: String, _ body: () -> Void) throws {
    try send("willChangeValueForKey:", key)
    body()
    try send("didChangeValueForKey:", key)
  }
}
