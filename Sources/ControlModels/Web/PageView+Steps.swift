internal import FoundationModels
internal import SelectorRuntime

/// The steps of a load, in their order: policy, start, answer, document, inner frames, end.
///
/// Each decision may come at once, later or never; until then the load just waits.
extension PageView {
  final func askPolicy(_ load: WebLoad) throws {
    guard let request = load.request, proposed === load else { return }
    try decideAction(load, request, isMainFrame: true) { [weak self] allowed in
      guard let self, proposed === load, !isDeallocating else { return }
      try attempt(load) { allowed ? try start(load) : try discard(load) }
    }
  }

  private final func start(_ load: WebLoad) throws {
    if let running { try fail(running, .cancelled) }
    guard proposed === load else { return }
    (proposed, running) = (nil, load)
    try didStart(load, isMainFrame: true)
    try fetch(load)
  }

  private final func fetch(_ load: WebLoad) throws {
    guard running === load else { return }
    let page = load.document ?? world.pages[load.address]
    try later(latency(of: page), load) { [weak self] in try self?.receive(load, page) }
  }

  /// How long an answer takes; never no time at all, so that a page that is loaded again whenever it
  /// has ended does not stop the clock.
  private final func latency(of page: WebPage?) -> Double {
    max(page?.delay ?? world.settings.number(.pageDelay), 0.001)
  }

  /// Redirects in a row before a load fails; WebKit allows 20.
  private static let mostRedirects = 20

  private final func receive(_ load: WebLoad, _ page: WebPage?) throws {
    guard let page else {
      let isAddress = load.request?.url != nil
      return try fail(load, isAddress ? .hostNotFound : .unsupportedAddress)
    }
    switch page.answer {
    case .failure(let code): try fail(load, .other(code))
    case .redirect(let address): try follow(load, to: address)
    case .document:
      guard let request = load.request else { return }
      try decideResponse(load, request, isMainFrame: true) { [weak self] allowed in
        guard let self, running === load, !isDeallocating else { return }
        try attempt(load) {
          allowed ? try commit(load, page) : try fail(load, .interruptedByPolicy)
        }
      }
    }
  }

  private final func follow(_ load: WebLoad, to address: String) throws {
    load.redirects += 1
    guard load.redirects <= Self.mostRedirects else { return try fail(load, .tooManyRedirects) }
    guard let request = world.request(for: address) else {
      return try fail(load, .unsupportedAddress)
    }
    load.request = request
    try decideAction(load, request, isMainFrame: true) { [weak self] allowed in
      guard let self, running === load, !isDeallocating else { return }
      try attempt(load) {
        guard allowed else { return try discard(load) }
        try didRedirect(load)
        try fetch(load)
      }
    }
  }

  private final func commit(_ load: WebLoad, _ page: WebPage) throws {
    load.isCommitted = true
    let (canGoBack, canGoForward) = (history.canGoBack, history.canGoForward)
    var next = history
    if let place = load.place { next.go(to: place) }
    if load.place == nil, load.document == nil { next.visit(load.address) }
    var keys = ["URL", "title"]
    if next.canGoBack != canGoBack { keys.append("canGoBack") }
    if next.canGoForward != canGoForward { keys.append("canGoForward") }
    try changing(keys) {
      self.page = page
      shownAddress = load.address
      request = load.request
      history = next
    }
    _ = try scrollView()
    try showDocument()
    try didCommit(load)
    load.openFrames = page.frames.count
    for frame in page.frames where running === load { try openFrame(frame, of: load) }
    try finishIfDone(load)
  }

  private final func openFrame(_ address: String, of load: WebLoad) throws {
    guard let request = world.request(for: address) else { return load.openFrames -= 1 }
    load.own(request)
    try decideAction(load, request, isMainFrame: false) { [weak self] allowed in
      guard let self, running === load, !isDeallocating else { return }
      try attempt(load) {
        guard allowed else { return try closeFrame(of: load) }
        try didStart(load, isMainFrame: false)
        guard running === load else { return }
        let page = world.pages[address]
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
    try decideResponse(load, request, isMainFrame: false) { [weak self] allowed in
      guard let self, running === load, !isDeallocating else { return }
      try attempt(load) {
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

  /// A page has ended when its last frame has; frames whose policy is still open count.
  private final func finishIfDone(_ load: WebLoad) throws {
    guard running === load, load.isCommitted, load.openFrames <= 0 else { return }
    try changing(proposed == nil ? ["loading"] : []) { running = nil }
    defer { load.end() }
    try didFinish(load, isMainFrame: true)
  }
}
