internal import FoundationModels
internal import SelectorRuntime
internal import VirtualTime

/// What UIWebView and WKWebView have in common: loading scripted pages, and the way back and forth.
///
/// A load asks for its policy in a later turn than the one that began it, never inside
/// `loadRequest:`. The one that runs already goes on until the new one is allowed. Any callback may
/// stop, replace or end everything, so every step looks anew whether its load still counts.
package class PageView: UIView {
  /// What has not been allowed yet.
  private final var proposed: WebLoad?
  /// What runs.
  private(set) final var running: WebLoad?
  final var history = WebHistory()
  /// The page that is shown.
  private(set) final var page = WebPage()
  /// Its address; empty before the first one.
  private(set) final var shownAddress = ""
  @Strong private(set) final var request: NSURLRequest?
  @Strong private final var storedScrollView: UIScrollView?

  final var web: WebSelectors { selectors.web }
  var isLoading: Bool { running != nil || proposed != nil }

  package override func destruct() {
    endLoads()
    request = nil
    storedScrollView = nil
    super.destruct()
  }

  /// What moves the document, made when it is first asked for.
  final func scrollView() throws -> UIScrollView {
    if let storedScrollView { return storedScrollView }
    let made = world.create(UIScrollView.self, of: world.classes.scrollView)
    storedScrollView = made
    made.setFrame(bounds)
    try insert(made, at: 0)
    try showDocument()
    return made
  }

  /// Lets the scroll view fill the view and hold the document, which is at least as high.
  private final func showDocument() throws {
    guard let scrollView = storedScrollView else { return }
    let height = max(bounds.size.height, page.height ?? 0)
    let size = CGSize(width: bounds.size.width, height: height)
    if scrollView.frame != bounds { try scrollView.tell(web.setFrame, bounds) }
    if scrollView.contentSize != size { try scrollView.tell(web.setContentSize, size) }
  }

  private final func endLoads() {
    let loads = [proposed, running]
    (proposed, running) = (nil, nil)
    for load in loads { load?.end() }
  }

  // What the two do differently.

  /// Asks whether a load, or an inner frame of it, may go to a request.
  func decideAction(
    _ load: WebLoad, _ request: NSURLRequest, isMainFrame: Bool,
    then: @escaping (Bool) throws -> Void
  ) throws {}
  /// Asks whether an answer may be shown.
  func decideResponse(
    _ load: WebLoad, _ request: NSURLRequest, isMainFrame: Bool,
    then: @escaping (Bool) throws -> Void
  ) throws { try then(true) }
  func didStart(_ load: WebLoad, isMainFrame: Bool) throws {}
  func didRedirect(_ load: WebLoad) throws {}
  func didCommit(_ load: WebLoad) throws {}
  func didFinish(_ load: WebLoad, isMainFrame: Bool) throws {}
  func didFail(_ load: WebLoad, _ failure: WebFailure, isMainFrame: Bool) throws {}
  /// Called when what key-value observers can see is about to change, and does in `body`.
  func changing(_ keys: [String], _ body: () -> Void) throws { body() }
}

// Beginning and ending.
extension PageView {
  /// Begins a load; its policy is asked for in a later turn.
  @discardableResult
  final func begin(_ load: WebLoad) throws -> WebLoad {
    let former = proposed
    try changing(running == nil && former == nil ? ["loading"] : []) { proposed = load }
    former?.end()
    // What waits on the run loop for it is dropped by going back, and the load with it.
    runtime.recordUndo { [weak self] in self?.drop(load) }
    try later(0, load) { [weak self] in try self?.askPolicy(load) }
    return load
  }

  /// Runs a step of a load later, unless it has ended by then; an error in it ends the load.
  private final func later(
    _ seconds: Double, _ load: WebLoad, _ body: @escaping () throws -> Void
  ) throws {
    let entry = try world.runLoop.schedule(after: seconds, phase: .blocks) { [weak self] in
      guard let self, !isDeallocating, counts(load) else { return }
      try attempt(load, body)
    }
    load.wait(for: entry)
  }

  /// Runs a step of a load; an error in it ends the load.
  private final func attempt(_ load: WebLoad, _ body: () throws -> Void) throws {
    try keptAlive {
      do { try body() } catch {
        drop(load)
        throw error
      }
    }
  }

  private final func counts(_ load: WebLoad) -> Bool { running === load || proposed === load }

  private final func drop(_ load: WebLoad) {
    if proposed === load { proposed = nil }
    if running === load { running = nil }
    load.end()
  }

  /// Ends a load without a word.
  private final func discard(_ load: WebLoad) throws {
    let wasLoading = isLoading
    let staysLoading = [proposed, running].contains { $0 != nil && $0 !== load }
    try changing(wasLoading && !staysLoading ? ["loading"] : []) { drop(load) }
  }

  private final func fail(_ load: WebLoad, _ failure: WebFailure) throws {
    guard running === load else { return try discard(load) }
    try changing(proposed == nil ? ["loading"] : []) { running = nil }
    defer { load.end() }
    try didFail(load, failure, isMainFrame: true)
  }

  /// What `stopLoading` does: what runs fails as cancelled, what was only proposed is forgotten.
  final func stop() throws {
    if let proposed { try discard(proposed) }
    if let running { try attempt(running) { try fail(running, .cancelled) } }
  }
}

// The steps of a load.
extension PageView {
  private final func askPolicy(_ load: WebLoad) throws {
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
        return try endFrame(nil, of: load)
      }
      return try endFrame(failure, of: load)
    }
    try decideResponse(load, request, isMainFrame: false) { [weak self] allowed in
      guard let self, running === load, !isDeallocating else { return }
      try attempt(load) { try endFrame(allowed ? nil : .interruptedByPolicy, of: load) }
    }
  }

  private final func endFrame(_ failure: WebFailure?, of load: WebLoad) throws {
    if let failure {
      try didFail(load, failure, isMainFrame: false)
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

// Where the document stands.
extension PageView {
  static func defineDocument<View: PageView>(of view: ClassDefinition<View>) {
    view.method("scrollView") { (view) -> UIScrollView in try view.scrollView() }
    view.method("layoutSubviews") { (view) in try view.showDocument() }
  }
}

// Going places.
extension PageView {
  final func load(_ request: NSURLRequest?) throws -> WebLoad? {
    guard let request else { return nil }
    return try begin(WebLoad(request, .other))
  }

  /// Loads a document that is handed over; its title is what stands in its `title` element.
  final func loadHTML(_ text: String, base: NSURL?) throws -> WebLoad {
    var page = WebPage()
    if let start = text.firstRange(of: "<title>"),
      let end = text[start.upperBound...].firstRange(of: "</title>")
    {
      page.title = String(text[start.upperBound..<end.lowerBound])
    }
    let request = world.request(for: base?.absoluteString ?? "about:blank")
    return try begin(WebLoad(request, .other, document: page))
  }

  final func goBack() throws -> WebLoad? { try visit(history.place - 1) }
  final func goForward() throws -> WebLoad? { try visit(history.place + 1) }

  final func visit(_ place: Int) throws -> WebLoad? {
    guard let address = history.address(at: place) else { return nil }
    return try begin(WebLoad(world.request(for: address), .backForward, place: place))
  }

  final func reload() throws -> WebLoad? {
    guard !shownAddress.isEmpty else { return nil }
    return try begin(WebLoad(world.request(for: shownAddress), .reload, place: history.place))
  }

  /// Follows a link of the page that is shown.
  ///
  /// - Throws: ``RuntimeError`` that lists the links when none has the name.
  package final func followLink(_ name: String) throws {
    guard let link = page.links.first(where: { $0.name == name }) else {
      let names = page.links.map(\.name).joined(separator: ", ")
      throw RuntimeError(
        .invalidArgument,
        "uikit.followLink: "
          + (shownAddress.isEmpty
            ? "no page is shown" : "'\(shownAddress)' has no link named '\(name)'")
          + (names.isEmpty ? "" : "; there are \(names)"))
    }
    try begin(WebLoad(world.request(for: link.address), .link))
  }
}

extension UIKitWorld {
  /// A request for an address, or nil when that is none.
  func request(for address: String) -> NSURLRequest? {
    guard let urls = runtime.lookUpClass("NSURL"),
      let requests = runtime.lookUpClass("NSURLRequest"),
      let url = NSURL.make(address, of: urls)
    else { return nil }
    return try? NSURLRequest.make(url, of: requests)
  }
}
