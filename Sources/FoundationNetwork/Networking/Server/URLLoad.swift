internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime

/// Receives the progress of a load: a task, a connection or a web view.
///
/// A step with a `then` parameter waits until the client calls it, immediately or later.
protocol URLLoadClient: AnyObject {
  func load(
    _ load: URLLoad, redirectsTo request: NSURLRequest, by response: NSURLResponse,
    then: @escaping (NSURLRequest?) throws -> Void) throws
  func load(_ load: URLLoad, isChallengedBy challenge: NSURLAuthenticationChallenge) throws
  func load(_ load: URLLoad, didSend count: Int, total: Int, expected: Int) throws
  func load(
    _ load: URLLoad, didReceive response: NSURLResponse, then: @escaping () throws -> Void) throws
  func load(
    _ load: URLLoad, didReceive data: NSData, then: @escaping () throws -> Void) throws
  func load(
    _ load: URLLoad, willCache response: NSCachedURLResponse,
    then: @escaping (NSCachedURLResponse?) throws -> Void) throws
  func loadDidFinish(_ load: URLLoad) throws
  func load(_ load: URLLoad, didFailWith error: NSError?) throws
  func loadWaitsForConnectivity(_ load: URLLoad) throws
}

/// The context of a load, provided by its creator.
struct URLLoadContext {
  /// The protocol classes that can accept the request, in search order.
  var protocols: [RuntimeClass] = []
  var cookies: RuntimeObject?
  var cache: RuntimeObject?
  var credentials: NSURLCredentialStorage?
  /// The task, for protocols that need it.
  var task: RuntimeObject?
  /// The timeout between two network events and the timeout of the whole load, in virtual seconds.
  var timeout = 60.0
  var resourceTimeout: Double?
  var waitsForConnectivity = false
  /// The error of a canceled challenge.
  var cancelledChallenge = NetworkFailure.cancelled
  /// The number of bytes that were loaded earlier.
  var offset = 0
}

/// One load of a URL on the virtual clock, including redirects and challenges.
///
/// A script's protocol class or the scripted server performs it. Any step can cancel the load, so
/// each step checks whether it is still active. Each step is a separate block on the network queue.
final class URLLoad {
  unowned let world: FoundationWorld
  /// The current request; a redirect replaces it.
  @Strong private(set) var request: NSURLRequest?
  let context: URLLoadContext
  private(set) weak var client: (any URLLoadClient)?
  /// A client that must be retained until the load has ended.
  var owner: (any URLLoadClient)?
  private(set) var isOver = false
  /// The script's protocol object that performs the load.
  @Strong var handler: RuntimeObject?
  @Strong var handlerClient: URLProtocolClient?
  @Strong private(set) var challenge: NSURLAuthenticationChallenge?
  /// The credential that the server was sent.
  var authorization: HTTPAuthorization?
  @Strong private var response: NSURLResponse?
  @Strong var cached: NSCachedURLResponse?
  /// The request to a server on this device, until its response is complete.
  var exchange: SocketExchange?
  private var redirects = 0
  private var hasChallenged = false
  /// The pending steps on the network queue.
  private var entries: [NetworkQueue.Step] = []
  private var timer: NetworkQueue.Step?
  /// The events that arrived while the load was suspended; nil while it is running.
  private var held: [() throws -> Void]?

  init(
    _ request: NSURLRequest, _ context: URLLoadContext, client: any URLLoadClient,
    in world: FoundationWorld
  ) {
    self.world = world
    self.context = context
    self.client = client
    self.request = request
  }

  var url: NSURL? { request?.url }

  /// Replaces the client.
  func handOver(to client: any URLLoadClient) { self.client = client }

  /// Starts the load on the network queue.
  func begin() throws {
    world.runtime.recordUndo { [weak self] in self?.end() }
    if let seconds = context.resourceTimeout {
      entries.append(
        world.networkQueue.after(seconds, keepsAlive: false) {
          [weak self] in try self?.fail(NetworkFailure.timedOut)
        })
    }
    try later(0) { [weak self] in try self?.start() }
  }

  /// Stops the load without a report.
  func cancel() throws {
    guard !isOver else { return }
    end()
    try handler.map(stop)
  }

  private func end() {
    isOver = true
    for entry in entries { entry.cancel() }
    entries = []
    timer?.cancel()
    timer = nil
    held = nil
    exchange = nil
    handlerClient?.load = nil
  }

  /// Releases owned objects; the load's owner calls it when it releases the load.
  func release() {
    end()
    request = nil
    handler = nil
    handlerClient = nil
    challenge = nil
    response = nil
    cached = nil
  }

  /// Holds back further steps.
  func suspend() {
    guard !isOver, held == nil else { return }
    held = []
    timer?.cancel()
  }

  /// Continues with the held steps, in the next turn.
  func resume() throws {
    guard let steps = held else { return }
    held = nil
    try touch()
    for step in steps { try later(0, step) }
  }

  /// Runs a step after a delay, unless the load has ended by then.
  func later(_ seconds: Double, _ step: @escaping () throws -> Void) throws {
    let entry = world.networkQueue.after(seconds) { [weak self] in
      guard let self, !isOver else { return }
      if held == nil { try step() } else { held?.append(step) }
    }
    entries.removeAll { !$0.isPending }
    entries.append(entry)
  }

  /// Restarts the timeout interval.
  func touch() throws {
    timer?.cancel()
    guard !isOver, held == nil, context.timeout.isFinite else { return }
    timer = world.networkQueue.after(context.timeout, keepsAlive: false) { [weak self] in
      try self?.fail(NetworkFailure.timedOut)
    }
  }

  // MARK: Steps

  func start() throws {
    try touch()
    guard let request, let url = request.url else { return try fail(NetworkFailure.badURL) }
    if let cls = try protocolClass(for: request) { return try start(with: cls) }
    if try isBlockedByTransportSecurity(url) { return }
    if try answerFromCache(request) || isOver { return }
    let scheme = URLText(url.absoluteString)?.scheme?.lowercased() ?? ""
    if try answerLocally(scheme, url) { return }
    let rule = try world.network.rule(for: request)
    guard rule != nil || ["http", "https"].contains(scheme) else {
      return try fail(NetworkFailure.unsupportedURL)
    }
    try fetch(request, rule)
  }

  private func fetch(_ request: NSURLRequest, _ rule: NetworkRule?) throws {
    let network = world.network
    if rule == nil, try fetchFromSocket(request) { return }
    if network.isOffline {
      guard context.waitsForConnectivity else { return try fail(NetworkFailure.offline) }
      timer?.cancel()
      network.whenOnline { [weak self] in
        guard let self, !isOver else { return }
        try start()
      }
      try client?.loadWaitsForConnectivity(self)
      return
    }
    let sent = try authorized(addCookies(to: request))
    try sent.whileKept {
      network.note(sent)
      guard let rule else { return try fail(NetworkFailure.hostNotFound) }
      let answer: NetworkAnswer
      do {
        answer = try rule.answer(sent)
      } catch {
        // A script's error leaves through the run loop; the load must not wait forever.
        try later(0) { [weak self] in try self?.fail(NetworkFailure.unknown) }
        throw error
      }
      try later(0) { [weak self] in
        guard let self else { return }
        try sendBody(of: request)
        guard !isOver else { return }
        try later(answer.delay) { [weak self] in try self?.take(answer) }
      }
    }
  }

  /// The bytes of a request body that are sent at once: 32 KB, as seen on devices; unpublished.
  private static let pieceOfBody = 32_768

  func sendBody(of request: NSURLRequest) throws {
    let total = request.bodyBytes.count
    var sent = 0
    while sent < total, !isOver {
      let count = min(URLLoad.pieceOfBody, total - sent)
      sent += count
      try client?.load(self, didSend: count, total: sent, expected: total)
    }
  }

  func take(_ answer: NetworkAnswer) throws {
    try touch()
    if try asksForCredential(answer) { return }
    guard let method = answer.challenge, !hasChallenged else { return try go(on: answer) }
    hasChallenged = true
    let challenge = world.challenge(method, at: url) { [weak self] decision in
      guard let self, !isOver else { return }
      self.challenge?.isAnswered = true
      try later(0) { [weak self] in try self?.decide(decision, answer) }
    }
    self.challenge = challenge
    try client?.load(self, isChallengedBy: challenge)
  }

  private func decide(
    _ decision: NSURLAuthenticationChallenge.Decision, _ answer: NetworkAnswer
  ) throws {
    guard let challenge else { return }
    let isTrust = challenge.method == "NSURLAuthenticationMethodServerTrust"
    switch decision {
    case .use(.some): try go(on: answer)
    case .cancel: try fail(context.cancelledChallenge)
    case .use(nil), .defaultHandling, .reject:
      if isTrust, case .reject = decision { return try fail(-1202) }
      let stored = challenge.space.flatMap { context.credentials?.defaultCredential(for: $0) }
      if isTrust || stored != nil { return try go(on: answer) }
      var refusal = NetworkAnswer()
      refusal.status = 401
      refusal.headers = [("WWW-Authenticate", "\(challenge.schemeName) realm=\"\"")]
      try go(on: refusal)
    }
  }

  func go(on answer: NetworkAnswer) throws {
    if let failure = answer.failure { return try fail(failure.code, domain: failure.domain) }
    guard let redirect = answer.redirect else { return try respond(answer) }
    try follow(redirect, answer)
  }

  private func respond(_ answer: NetworkAnswer) throws {
    let type = answer.body.isEmpty || String(validating: answer.body, as: UTF8.self) != nil
    let response = world.httpResponse(
      url, answer.status, answer.headers, length: answer.body.count,
      mimeType: type ? "text/plain" : "application/octet-stream")
    try keepCookies(of: response)
    try receive(response) { [weak self] in
      guard let self else { return }
      try deliver(answer.pieces()[...], of: answer.body) { [weak self] in
        try self?.keepInCache(response, answer)
      }
    }
  }

  /// The maximum number of consecutive redirects, as in browsers.
  private static let mostRedirects = 20

  private func follow(_ address: String, _ answer: NetworkAnswer) throws {
    guard let request, let next = try redirected(request, to: address, answer.status) else {
      return try fail(NetworkFailure.badURL)
    }
    redirects += 1
    guard redirects <= URLLoad.mostRedirects else {
      return try fail(NetworkFailure.tooManyRedirects)
    }
    var answer = answer
    if !(300..<400).contains(answer.status) { answer.status = 302 }
    if !answer.headers.contains(where: { $0.name.lowercased() == "location" }) {
      answer.headers.append(("Location", address))
    }
    let response = world.httpResponse(
      url, answer.status, answer.headers, length: answer.body.count, mimeType: nil)
    try keepCookies(of: response)
    try redirect(to: next, by: response) { [weak self] in try self?.respond(answer) }
  }

  // MARK: Reports of the server and of protocols

  /// Asks the client whether to follow a redirect.
  ///
  /// - Parameters:
  ///   - next: the request of the redirect.
  ///   - response: the response that redirects.
  ///   - refused: called if the client does not follow it.
  func redirect(
    to next: NSURLRequest, by response: NSURLResponse, refused: @escaping () throws -> Void
  ) throws {
    try client?.load(self, redirectsTo: next, by: response) { [weak self] chosen in
      guard let self, !isOver else { return }
      guard let chosen else { return try later(0, refused) }
      self.request = chosen
      try later(0) { [weak self] in try self?.start() }
    }
  }

  /// Passes a response to the client, and continues when the client allows it.
  func receive(_ response: NSURLResponse, then: @escaping () throws -> Void) throws {
    try touch()
    self.response = response
    var isAnswered = false
    try client?.load(self, didReceive: response) { [weak self] in
      guard let self, !isOver, !isAnswered else { return }
      isAnswered = true
      try then()
    }
  }

  /// Delivers the chunks of a body, each in its own turn, and ends the load.
  ///
  /// - Parameters:
  ///   - pieces: the ranges of the chunks.
  ///   - body: the complete body.
  ///   - end: ends the load; by default, it finishes successfully.
  func deliver(
    _ pieces: ArraySlice<Range<Int>>, of body: [UInt8], end: (() throws -> Void)? = nil
  ) throws {
    try later(0) { [weak self] in
      guard let self else { return }
      guard let piece = pieces.first else { return try end?() ?? finish() }
      // The next chunk is delivered when the client has accepted this one.
      try receive(world.data(Array(body[piece]))) { [weak self] in
        try self?.deliver(pieces.dropFirst(), of: body, end: end)
      }
    }
  }

  /// Passes data to the client, and continues when the client has accepted it.
  func receive(_ data: NSData, then: @escaping () throws -> Void) throws {
    try touch()
    try client?.load(self, didReceive: data) { [weak self] in
      guard let self, !isOver else { return }
      try then()
    }
  }

  func finish() throws {
    guard !isOver else { return }
    try ending { try $0.loadDidFinish(self) }
  }

  func fail(_ code: Int, domain: String = NetworkFailure.domain) throws {
    try fail(world.networkError(code, domain: domain, at: url))
  }

  func fail(_ error: NSError?) throws {
    guard !isOver else { return }
    try ending { try $0.load(self, didFailWith: error) }
  }

  /// Finishes the load: notifies the client, then stops the protocol.
  private func ending(_ tell: (any URLLoadClient) throws -> Void) throws {
    let handler = handler
    handler?.retain()
    defer { handler?.release() }
    end()
    if let client { try tell(client) }
    try handler.map(stop)
  }

  /// Passes a protocol's challenge to the client.
  func pass(_ challenge: NSURLAuthenticationChallenge) throws {
    self.challenge = challenge
    try client?.load(self, isChallengedBy: challenge)
  }
}
