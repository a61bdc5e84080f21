internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
internal import FoundationThreads
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// A download from the scripted server into the app's folder.
///
/// WebKit's network process retains it until it ends. Each step runs in its own turn of the run
/// loop. The delegate decides the destination and whether to follow a redirect.
package final class WKDownload: RuntimeObject {
  private let delegate = DelegateSlot()
  @Strong private var originalRequest: NSURLRequest?
  @Strong private var request: NSURLRequest?
  @Strong private var frame: WKFrameInfo?
  @Strong private var storedProgress: NSProgress?
  @Strong private var challenge: NSURLAuthenticationChallenge?
  @Weak private var webView: WKWebView?
  private var entry: RunLoop.Entry?
  private var isRunning = false
  private var isUserInitiated = false
  private var redirects = 0
  /// The received bytes, and the destination.
  private var received: [UInt8] = []
  private var path: String?

  package override func destruct() {
    entry?.cancel()
    super.destruct()
  }

  private var progress: NSProgress? {
    if storedProgress == nil, let cls = runtime.lookUpClass("NSProgress") {
      storedProgress = runtime.createInstance(cls) as? NSProgress
    }
    return storedProgress
  }

  /// Begins in a later turn, so that a delegate can be set.
  ///
  /// - Parameters:
  ///   - request: the request to download.
  ///   - view: the web view that started the download.
  ///   - byUser: whether a navigation by the user started it.
  ///   - received: the bytes already received, for a resumed download.
  ///   - answer: the response already received, if a response became the download.
  func begin(
    _ request: NSURLRequest, of view: WKWebView, byUser: Bool = false, received: [UInt8] = [],
    answer: NetworkAnswer? = nil
  ) throws {
    (originalRequest, self.request, webView) = (request, request, view)
    (isUserInitiated, self.received) = (byUser, received)
    let frame = uikit.create(UIKitClasses.wkFrameInfo)
    frame.fill(view.request, isMainFrame: true, of: view)
    self.frame = frame
    isRunning = true
    retain()
    runtime.recordUndo { [weak self] in self?.letGo() }
    try later(0) { download in
      if let answer { try download.take(answer) } else { try download.fetch() }
    }
  }

  /// Ends the download.
  private func letGo() {
    guard isRunning else { return }
    isRunning = false
    entry?.cancel()
    (entry, challenge) = (nil, nil)
    release()
  }

  private func later(_ seconds: Double, _ step: @escaping (WKDownload) throws -> Void) throws {
    entry = try uikit.runLoop.schedule(after: seconds, phase: .blocks) { [weak self] in
      guard let self, isRunning else { return }
      try keptAlive { try step(self) }
    }
  }

  // MARK: - Steps

  private func fetch() throws {
    guard let request else { return }
    let network = uikit.network
    guard !network.isOffline else { return try fail(-1009) }
    network.note(request)
    guard let rule = try network.rule(for: request) else { return try fail(-1003) }
    let answer = try rule.answer(request)
    try later(max(answer.delay, 0.001)) { try $0.meet(answer) }
  }

  private func meet(_ answer: NetworkAnswer) throws {
    guard let method = answer.challenge, challenge == nil else { return try take(answer) }
    let made = uikit.webChallenge(method, at: request?.url) { [weak self] outcome in
      guard let self, isRunning else { return }
      try later(0) { download in
        switch outcome {
        case .goOn: try download.take(answer)
        case .failed(let code): try download.fail(code)
        // NSURLErrorUserAuthenticationRequired
        case .refused: try download.fail(-1013)
        }
      }
    }
    challenge = made
    let selector = runtime.selector("download:didReceiveAuthenticationChallenge:completionHandler:")
    guard let delegate = try delegate.delegate(respondingTo: selector) else {
      return try made.answer(disposition: 1, nil)
    }
    let handler = CompletionHandler(for: delegate, selector, owner: self) { [runtime] in
      let disposition = $0.first.flatMap { Int.from($0, in: runtime) } ?? 1
      try made.answer(disposition: disposition, $0.dropFirst().first?.object as? NSURLCredential)
    }
    try delegate.send(selector, self, made, Value.foreign(handler))
  }

  private func take(_ answer: NetworkAnswer) throws {
    if let failure = answer.failure { return try fail(failure.code, domain: failure.domain) }
    if let address = answer.redirect { return try follow(address, answer) }
    let response = uikit.httpResponse(
      request?.url, answer.status, answer.headers, length: answer.body.count,
      mimeType: "application/octet-stream")
    // Only a response with status 206, partial content, continues the download.
    if answer.status != 206 { received = [] }
    guard path == nil else { return try receive(answer, 0) }
    try response.keptAlive { try askDestination(response, answer) }
  }

  private func askDestination(_ response: NSURLResponse, _ answer: NetworkAnswer) throws {
    let selector = runtime.selector(
      "download:decideDestinationUsingResponse:suggestedFilename:completionHandler:")
    guard let delegate = try delegate.delegate(respondingTo: selector) else { return letGo() }
    let name = String.from(
      try runtime.send(response, runtime.selector("suggestedFilename")), in: runtime)
    let handler = CompletionHandler(for: delegate, selector, owner: self) { [weak self] in
      guard let self, isRunning else { return }
      guard let path = ($0.first?.object as? NSURL)?.filePath else { return try fail(-999) }
      // NSURLErrorCannotCreateFile: existing files are not overwritten.
      guard uikit.files[path] == nil, uikit.write([], to: path) == nil else {
        return try fail(-3000)
      }
      self.path = path
      try later(0) { try $0.receive(answer, 0) }
    }
    try delegate.send(selector, self, response, name ?? "Unknown", Value.foreign(handler))
  }

  private func follow(_ address: String, _ answer: NetworkAnswer) throws {
    redirects += 1
    guard redirects <= 20 else { return try fail(-1007) }
    guard let next = uikit.request(for: address) else { return try fail(-1000) }
    let selector = runtime.selector(
      "download:willPerformHTTPRedirection:newRequest:decisionHandler:")
    let goOn: (WKDownload) throws -> Void = { download in
      download.request = next
      try download.later(0) { try $0.fetch() }
    }
    guard let delegate = try delegate.delegate(respondingTo: selector) else {
      return try goOn(self)
    }
    var answer = answer
    if !(300..<400).contains(answer.status) { answer.status = 302 }
    let response = uikit.httpResponse(
      request?.url, answer.status, answer.headers + [("Location", address)], length: -1,
      mimeType: nil)
    let handler = CompletionHandler(for: delegate, selector, owner: self) { [weak self] in
      guard let self, isRunning else { return }
      // WKDownloadRedirectPolicyAllow
      let isAllowed = $0.first.flatMap { Int.from($0, in: self.runtime) } == 1
      if isAllowed { try goOn(self) } else { try fail(-999) }
    }
    try delegate.send(selector, self, response, next, Value.foreign(handler))
  }

  /// Receives a piece of the body, and schedules the next one.
  private func receive(_ answer: NetworkAnswer, _ piece: Int) throws {
    let count = max(answer.chunks ?? 1, 1)
    let body = answer.body
    if piece == 0 {
      let total = received.count + body.count
      _ = try progress?.send(runtime.selector("setTotalUnitCount:"), total)
    }
    guard piece < count else { return try finish() }
    received += body[body.count * piece / count..<body.count * (piece + 1) / count]
    if let path, uikit.write(received, to: path) != nil { return try fail(-3003) }
    _ = try progress?.send(
      runtime.selector("setCompletedUnitCount:"), received.count)
    try later(0) { try $0.receive(answer, piece + 1) }
  }

  private func finish() throws {
    let selector = runtime.selector("downloadDidFinish:")
    try keptAlive {
      letGo()
      try delegate.delegate(respondingTo: selector)?.send(selector, self)
    }
  }

  private func fail(_ code: Int, domain: String = "NSURLErrorDomain") throws {
    let data = resumeData()
    let error = WebFailure.ofDomain(domain, code).error(
      in: uikit, address: request?.url?.absoluteString ?? "")
    let selector = runtime.selector("download:didFailWithError:resumeData:")
    try keptAlive {
      letGo()
      try delegate.delegate(respondingTo: selector)?.send(selector, self, error, data)
    }
  }

  // MARK: - Cancelling and resuming

  /// The data for resuming: the URL and the received bytes; nil if there are none.
  private func resumeData() -> NSData? {
    guard !received.isEmpty, let address = request?.url?.absoluteString else { return nil }
    return uikit.data(Array((address + "\n").utf8) + received)
  }

  /// Parses the result of ``resumeData()``.
  static func resumed(_ data: [UInt8]) -> (address: String, bytes: [UInt8])? {
    guard let end = data.firstIndex(of: 10),
      let address = String(validating: data[..<end], as: UTF8.self)
    else { return nil }
    return (address, Array(data[(end + 1)...]))
  }

  private func cancel(_ completion: Block?) throws {
    let data = isRunning ? resumeData() : nil
    letGo()
    guard let completion else { return }
    let held = HeldValue(data.messageValue)
    try uikit.runLoop.schedule(after: 0, phase: .blocks) { try completion(held.value) }
  }

  static func define(_ download: ClassDefinition<WKDownload>) {
    if let reporting = download.runtime.lookUpProtocol("NSProgressReporting") {
      download.runtime.addProtocol(reporting, to: download.cls)
    }
    download.property(
      "delegate", .weak, of: "<WKDownloadDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    download.readonly("originalRequest", .copy) { $0.originalRequest }
    download.readonly("webView", .weak) { $0.webView }
    download.readonly("progress", .strong) { $0.progress }
    download.readonly("userInitiated", getter: "isUserInitiated") { $0.isUserInitiated }
    download.readonly("originatingFrame", .copy) { $0.frame }
    download.method("cancel:") { (download, completion: Block?) in try download.cancel(completion) }
  }
}

extension WKWebView {
  static func defineDownloads(_ view: ClassDefinition<WKWebView>) {
    view.method("startDownloadUsingRequest:completionHandler:") {
      (view, request: NSURLRequest, completion: Block) in
      try view.download(request, completion: completion)
    }
    view.method("resumeDownloadFromResumeData:completionHandler:") {
      (view, data: ByteArgument, completion: Block) in
      guard let (address, bytes) = WKDownload.resumed(data.bytes),
        let request = view.world.request(for: address),
        let copy = try request.call(view.runtime.selector("mutableCopy"), as: NSURLRequest?.self)
      else { throw RuntimeError(.invalidArgument, "Invalid resume data") }
      try copy.send(
        view.runtime.selector("setValue:forHTTPHeaderField:"), "bytes=\(bytes.count)-", "Range")
      try view.download(copy, received: bytes, completion: completion)
    }
  }

  private func download(
    _ request: NSURLRequest, received: [UInt8] = [], completion: Block
  ) throws {
    let made = world.create(UIKitClasses.wkDownload)
    let held = HeldValue(.object(made))
    let request = HeldValue(.object(request))
    try world.runLoop.schedule(after: 0, phase: .blocks) { [weak self] in
      guard let self, !isDeallocating, let request = request.value.object as? NSURLRequest,
        let download = held.value.object as? WKDownload
      else { return }
      try download.begin(request, of: self, received: received)
      try completion(held.value)
    }
  }

  /// Converts a navigation to a download, and notifies the delegate.
  ///
  /// - Parameters:
  ///   - decided: the navigation action or response whose policy was decided.
  ///   - request: the request of the navigation.
  ///   - answer: the response already received, if its policy made the decision.
  func becomeDownload(
    _ decided: RuntimeObject, _ request: NSURLRequest, answer: NetworkAnswer?
  ) throws {
    let made = world.create(UIKitClasses.wkDownload)
    try made.begin(request, of: self, byUser: true, answer: answer)
    let selector = answer == nil ? web.actionBecameDownload : web.responseBecameDownload
    try navigationDelegate.delegate(remembered: selector)?.send(selector, self, decided, made)
  }
}

extension UIKitClasses {
  package static let wkDownload = NativeClass<WKDownload>(
    "WKDownload", superclass: FoundationClasses.object, WKDownload.define)
}
