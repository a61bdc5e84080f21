internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import Systems

// Task creation. Before iOS 13 a method with a URL sends the corresponding method with a request
// (frog78/NetworkMonitor #8, DataDog/dd-sdk-ios #149), and one without a handler that with a nil
// handler (open-telemetry/opentelemetry-swift #229). Since then each creates its task itself.
extension NSURLSession {
  static func defineTasks(_ session: ClassDefinition<NSURLSession>) {
    for (name, kind) in [("data", NSURLSessionTask.Kind.data), ("download", .download)] {
      let message = name + "TaskWithRequest:"
      let withHandler = message + "completionHandler:"
      session.method(name + "TaskWithURL:") {
        (session, url: NSURL?) -> MessageResult<NSURLSessionTask> in
        if !session.foundation.changes[.urlTaskFunnel] {
          return try MessageResult(session.send(message, session.request(url)))
        }
        return try MessageResult(.object(session.make(kind, session.request(url))))
      }
      session.method(name + "TaskWithURL:completionHandler:") {
        (session, url: NSURL?, completion: Block?) -> MessageResult<NSURLSessionTask> in
        if !session.foundation.changes[.urlTaskFunnel] {
          return try MessageResult(session.send(withHandler, session.request(url), completion))
        }
        return try MessageResult(.object(session.make(kind, session.request(url), completion)))
      }
      session.method(message) {
        (session, request: NSURLRequest) -> MessageResult<NSURLSessionTask> in
        if kind == .data, !session.isBackground,
          !session.foundation.changes[.handlerTaskFunnel]
        {
          return try MessageResult(session.send(withHandler, request, Block?.none))
        }
        return try MessageResult(.object(session.make(kind, request)))
      }
      session.method(withHandler) {
        (session, request: NSURLRequest, completion: Block?) -> NSURLSessionTask in
        try session.make(kind, request, completion)
      }
    }
    defineUploads(session)
    defineDownloads(session)
    defineConnections(session)
  }

  private static func defineConnections(_ session: ClassDefinition<NSURLSession>) {
    let message = "webSocketTaskWithRequest:"
    func make(_ session: NSURLSession, _ request: NSURLRequest) throws -> NSURLSessionTask {
      let scheme = request.url?.absoluteString.prefix { $0 != ":" }.lowercased() ?? ""
      guard ["ws", "wss", "http", "https"].contains(scheme) else {
        throw RuntimeError(
          .invalidArgument,
          "The URL scheme of a web socket task must be ws or wss, got "
            + (request.url?.absoluteString ?? "nil"))
      }
      return try session.make(.webSocket, request) { $0.makeWebSocket() }
    }
    session.method(message) { (session, request: NSURLRequest) -> NSURLSessionTask in
      try make(session, request)
    }
    // Web sockets are as old as iOS 13, whose methods do not send each other.
    session.method("webSocketTaskWithURL:") { (session, url: NSURL) -> NSURLSessionTask in
      try make(session, session.request(url))
    }
    session.method("webSocketTaskWithURL:protocols:") {
      (session, url: NSURL, protocols: [String]) -> NSURLSessionTask in
      let request = try session.request(url).mutableRequest()
      request.setHeader("Sec-WebSocket-Protocol", protocols.joined(separator: ", "))
      return try make(session, request)
    }
    session.method("streamTaskWithHostName:port:") {
      (session, host: String, port: Int) -> NSURLSessionTask in
      guard
        let url = NSURL.make(
          "tcp://\(host):\(port)", of: session.runtime.cls(FoundationClasses.url))
      else { throw RuntimeError(.invalidArgument, "'\(host)' is no host's name") }
      return try session.make(.stream, session.request(url)) { $0.channel = SessionChannel($0) }
    }
  }

  /// Returns a request for a URL; without a URL, the task fails when it is resumed.
  private func request(_ url: NSURL?) throws -> NSURLRequest {
    let cls = runtime.cls(FoundationClasses.urlRequest)
    guard let made = try cls.send("requestWithURL:", url).object as? NSURLRequest else {
      throw RuntimeError(.invalidArgument, "+[NSURLRequest requestWithURL:] makes no request")
    }
    return made
  }

  /// Creates a task of the private class for the session's type.
  private func make(
    _ kind: NSURLSessionTask.Kind, _ request: NSURLRequest, _ completion: Block? = nil,
    _ fill: (NSURLSessionTask) throws -> Void = { _ in }
  ) throws -> NSURLSessionTask {
    if isBackground, completion != nil {
      throw RuntimeError(
        .generic,
        "Completion handler blocks are not supported in background sessions. "
          + "Use a delegate instead.")
    }
    let scheme = request.url.flatMap { URLText($0.absoluteString)?.scheme }
    if isBackground, kind == .download || kind == .upload,
      !["http", "https"].contains(scheme?.lowercased())
    {
      throw RuntimeError(
        .invalidArgument,
        "Invalid URL scheme for background \(kind == .download ? "downloads" : "uploads"): "
          + "\(scheme ?? "(null)"). Valid schemes are http or https")
    }
    let made =
      networkLoaderTask(kind)
      ?? runtime.create(FoundationClasses.task(kind, isBackground: isBackground))
    let identifier = try add(made)
    guard let copied = try request.send("copy").object as? NSURLRequest else { return made }
    try made.fill(kind, copied, identifier: identifier, in: self, completion)
    try fill(made)
    try made.announce(to: self)
    return made
  }

  private static func defineUploads(_ session: ClassDefinition<NSURLSession>) {
    func upload(
      _ session: NSURLSession, _ request: NSURLRequest, _ data: ByteArgument?, _ completion: Block?
    ) throws -> NSURLSessionTask {
      if session.isBackground {
        throw RuntimeError(
          .generic, "Upload tasks from NSData are not supported in background sessions.")
      }
      return try session.make(.upload, request, completion) { try $0.setBody(data?.bytes) }
    }
    session.method("uploadTaskWithRequest:fromData:") {
      (session, request: NSURLRequest, data: ByteArgument?) -> NSURLSessionTask in
      try upload(session, request, data, nil)
    }
    session.method("uploadTaskWithRequest:fromData:completionHandler:") {
      (session, request: NSURLRequest, data: ByteArgument?, completion: Block?)
        -> NSURLSessionTask in try upload(session, request, data, completion)
    }
    func upload(
      _ session: NSURLSession, _ request: NSURLRequest, file: NSURL, _ completion: Block?
    ) throws -> NSURLSessionTask {
      let path = URLText(file.absoluteString)?.path ?? ""
      guard let bytes = session.foundation.files[path]?.bytes else {
        throw RuntimeError(.invalidArgument, "Cannot read file at \(file.absoluteString)")
      }
      return try session.make(.upload, request, completion) { try $0.setBody(bytes) }
    }
    session.method("uploadTaskWithRequest:fromFile:") {
      (session, request: NSURLRequest, file: NSURL) -> NSURLSessionTask in
      try upload(session, request, file: file, nil)
    }
    session.method("uploadTaskWithRequest:fromFile:completionHandler:") {
      (session, request: NSURLRequest, file: NSURL, completion: Block?) -> NSURLSessionTask in
      try upload(session, request, file: file, completion)
    }
    func upload(
      _ session: NSURLSession, resuming data: ByteArgument?, _ completion: Block?
    ) throws -> NSURLSessionTask {
      guard let resume = data.flatMap({ ResumeData($0.bytes) }),
        let url = NSURL.make(resume.url, of: session.runtime.cls(FoundationClasses.url))
      else {
        throw RuntimeError(.invalidArgument, "Invalid resume data for upload.")
      }
      return try session.make(.upload, session.request(url), completion) {
        try $0.setBody(resume.bytes)
      }
    }
    session.method("uploadTaskWithResumeData:") {
      (session, data: ByteArgument?) -> NSURLSessionTask in
      try upload(session, resuming: data, nil)
    }
    session.method("uploadTaskWithResumeData:completionHandler:") {
      (session, data: ByteArgument?, completion: Block?) -> NSURLSessionTask in
      try upload(session, resuming: data, completion)
    }
    session.method("uploadTaskWithStreamedRequest:") {
      (session, request: NSURLRequest) -> NSURLSessionTask in
      if session.isBackground {
        throw RuntimeError(
          .generic, "Upload tasks from streams are not supported in background sessions.")
      }
      return try session.make(.upload, request) { $0.isStreamed = true }
    }
  }

  private static func defineDownloads(_ session: ClassDefinition<NSURLSession>) {
    func download(
      _ session: NSURLSession, _ data: ByteArgument?, _ completion: Block?
    ) throws -> NSURLSessionTask {
      guard let resume = data.flatMap({ ResumeData($0.bytes) }),
        let url = NSURL.make(resume.url, of: session.runtime.cls(FoundationClasses.url))
      else {
        throw RuntimeError(
          .invalidArgument,
          "Invalid resume data for background download. "
            + "Background downloads must use http or https and must download to an accessible file."
        )
      }
      return try session.make(.download, session.request(url), completion) { try $0.go(on: resume) }
    }
    session.method("downloadTaskWithResumeData:") {
      (session, data: ByteArgument?) -> NSURLSessionTask in try download(session, data, nil)
    }
    session.method("downloadTaskWithResumeData:completionHandler:") {
      (session, data: ByteArgument?, completion: Block?) -> NSURLSessionTask in
      try download(session, data, completion)
    }
  }
}
