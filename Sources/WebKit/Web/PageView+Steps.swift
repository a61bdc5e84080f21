internal import FoundationFiles
internal import FoundationNetwork
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The steps of a load in order: policy, start, response, document, frames, finish.
///
/// Each policy decision may be made at once, later or never; the load waits for it.
extension PageView {
  final func askPolicy(_ load: WebLoad) throws {
    guard let request = load.request, proposed === load else { return }
    try decideAction(load, request, isMainFrame: true) { [weak self] allowed in
      guard let self, proposed === load, !isDeallocating else { return }
      guard allowed else { return try attempt(load) { try discard(load) } }
      try next(load) { [unowned self] in
        guard proposed === load else { return }
        isInShownDocument(load) ? try show(placeOf: load) : try start(load)
      }
    }
  }

  /// Whether a load leads to a fragment of the displayed document.
  private final func isInShownDocument(_ load: WebLoad) -> Bool {
    guard load.document == nil, load.kind != .reload, running?.isCommitted ?? true,
      !shownAddress.isEmpty, load.place != nil || load.address.contains("#"),
      load.place == nil || load.address != shownAddress
    else { return false }
    return load.address.prefix { $0 != "#" } == shownAddress.prefix { $0 != "#" }
  }

  /// Navigates to a fragment: the URL changes, and the delegate is not notified.
  private final func show(placeOf load: WebLoad) throws {
    defer { load.end() }
    try arrive(load, keys: []) { proposed = nil }
  }

  /// Sets the view's URL to that of a load, and updates the history.
  private final func arrive(_ load: WebLoad, keys: [String], _ body: () -> Void) throws {
    var next = history
    if let place = load.place { next.go(to: place) }
    if load.place == nil, load.document == nil { next.visit(load.address) }
    var keys = keys
    if running == nil, load.isByMessage { keys.append("loading") }
    if activeRequest?.url?.absoluteString != load.address { keys.append("URL") }
    if next.canGoBack != history.canGoBack { keys.append("canGoBack") }
    if next.canGoForward != history.canGoForward { keys.append("canGoForward") }
    guard let request = load.request else { return }
    // An observer may end the load.
    try request.keptAlive {
      let address = load.address
      try changing(keys) {
        body()
        shownAddress = address
        self.request = request
        history = next
      }
    }
  }

  private final func start(_ load: WebLoad) throws {
    if let running { try fail(running, .cancelled) }
    guard proposed === load else { return }
    try proceed(running: load, proposed: nil)
    guard running === load else { return }
    try didStart(load, isMainFrame: true)
    try fetch(load)
  }

  private final func fetch(_ load: WebLoad) throws {
    guard running === load, try !fetchByHandler(load) else { return }
    let page = try load.document ?? load.request.flatMap { try world.page(for: $0) }
    try later(latency(of: page), load) { [weak self] in try self?.receive(load, page) }
  }

  /// The response time; never zero, so that a page that reloads itself does not stop the clock.
  private final func latency(of page: WebPage?) -> Double {
    max(page?.delay ?? world.settings.web.pageDelay, 0.001)
  }

  /// The number of redirects in a row before a load fails; WebKit allows 20.
  private static let mostRedirects = 20

  final func receive(_ load: WebLoad, _ page: WebPage?) throws {
    guard let page else {
      let isAddress = load.request?.url != nil
      return try fail(load, isAddress ? .hostNotFound : .unsupportedAddress)
    }
    if let method = page.challenge, !load.hasBeenChallenged {
      return try meet(method, of: page, load)
    }
    switch page.answer {
    case .failure(let code): try fail(load, .other(code))
    case .otherFailure(let domain, let code): try fail(load, .ofDomain(domain, code))
    case .redirect(let address): try follow(load, to: address)
    case .document:
      guard let request = load.request else { return }
      try decideResponse(load, request, page, isMainFrame: true) { [weak self] allowed in
        guard let self, running === load, !isDeallocating else { return }
        try next(load) { [unowned self] in
          allowed ? try commit(load, page) : try fail(load, .interruptedByPolicy)
        }
      }
    }
  }

  /// Requests the credentials for an authentication challenge, and continues with the result.
  private final func meet(_ method: String, of page: WebPage, _ load: WebLoad) throws {
    load.hasBeenChallenged = true
    let challenge = world.webChallenge(method, at: load.request?.url) { [weak self] outcome in
      guard let self, running === load, !isDeallocating else { return }
      try later(0, load) { [weak self] in
        guard let self, running === load else { return }
        try attempt(load) {
          switch outcome {
          case .goOn: try receive(load, page)
          case .failed(let code): try fail(load, .other(code))
          case .refused:
            var refusal = WebPage()
            refusal.status = 401
            try receive(load, refusal)
          }
        }
      }
    }
    load.challenge = challenge
    try isChallenged(by: challenge)
  }

  private final func follow(_ load: WebLoad, to address: String) throws {
    load.redirects += 1
    guard load.redirects <= Self.mostRedirects else { return try fail(load, .tooManyRedirects) }
    guard let request = world.request(for: address) else {
      return try fail(load, .unsupportedAddress)
    }
    load.own(request)
    try decideAction(load, request, isMainFrame: true) { [weak self] allowed in
      guard let self, running === load, !isDeallocating else { return }
      guard allowed else { return try attempt(load) { try discard(load) } }
      try next(load) { [unowned self] in
        let isSeen = activeRequest === load.request
        try changing(isSeen ? ["URL"] : []) { load.request = request }
        try didRedirect(load)
        try fetch(load)
      }
    }
  }

  /// Loads another request in place of that of a load, as after the redirect of an app's scheme.
  ///
  /// - Throws: errors of observers and of the delegate.
  final func redirect(_ load: WebLoad, to request: NSURLRequest) throws {
    load.own(request)
    try changing(activeRequest === load.request ? ["URL"] : []) { load.request = request }
    try next(load) { [unowned self] in try didRedirect(load) }
  }

  private final func commit(_ load: WebLoad, _ page: WebPage) throws {
    try arrive(load, keys: ["title"]) {
      load.isCommitted = true
      self.page = page
    }
    guard running === load else { return }
    _ = try scrollView()
    try showDocument()
    try didCommit(load)
    load.openFrames = page.frames.count
    for frame in page.frames where running === load { try openFrame(frame, of: load) }
    if running === load { try next(load) { [unowned self] in try finishIfDone(load) } }
  }

  private final func openFrame(_ address: String, of load: WebLoad) throws {
    guard let request = world.request(for: address) else { return load.openFrames -= 1 }
    load.own(request)
    try decideAction(load, request, isMainFrame: false) { [weak self] allowed in
      guard let self, running === load, !isDeallocating else { return }
      try next(load) { [unowned self] in
        guard allowed else { return try closeFrame(of: load) }
        try didStart(load, isMainFrame: false)
        guard running === load else { return }
        let page = try world.page(for: request)
        try later(latency(of: page), load) { [weak self] in
          try self?.receiveFrame(request, page, of: load)
        }
      }
    }
  }

  private final func receiveFrame(
    _ request: NSURLRequest, _ page: WebPage?, of load: WebLoad
  ) throws {
    guard let page, case .document = page.answer else {
      var failure = WebFailure.hostNotFound
      if case .failure(let code)? = page?.answer { failure = .other(code) }
      if case .redirect(let address)? = page?.answer, world.pages[address] != nil {
        return try endFrame(nil, at: request, of: load)
      }
      return try endFrame(failure, at: request, of: load)
    }
    try decideResponse(load, request, page, isMainFrame: false) { [weak self] allowed in
      guard let self, running === load, !isDeallocating else { return }
      try next(load) { [unowned self] in
        try endFrame(allowed ? nil : .interruptedByPolicy, at: request, of: load)
      }
    }
  }

  private final func endFrame(
    _ failure: WebFailure?, at request: NSURLRequest, of load: WebLoad
  ) throws {
    if let failure {
      let address = request.url?.absoluteString ?? ""
      try didFail(load, failure, at: address, isMainFrame: false)
    } else {
      try didFinish(load, isMainFrame: false)
    }
    try closeFrame(of: load)
  }

  private final func closeFrame(of load: WebLoad) throws {
    load.openFrames -= 1
    try finishIfDone(load)
  }

  /// Finishes a page after its last frame, including frames with pending policies.
  private final func finishIfDone(_ load: WebLoad) throws {
    guard running === load, load.isCommitted, load.openFrames <= 0 else { return }
    try proceed(running: nil, proposed: proposed)
    defer { load.end() }
    try didFinish(load, isMainFrame: true)
  }
}
