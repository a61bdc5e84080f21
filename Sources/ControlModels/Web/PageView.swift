internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
internal import SelectorRuntime
internal import VirtualTime

/// The common part of UIWebView and WKWebView: loading scripted pages, and the way back and forth.
///
/// A load asks for its policy in a later turn than the one that began it, never inside
/// `loadRequest:`. The one that runs already goes on until the new one is allowed. Any callback may
/// stop, replace or end everything, so every step looks anew whether its load still counts.
package class PageView: UIView {
  /// The load that has not been allowed yet.
  final var proposed: WebLoad?
  /// The load that runs.
  final var running: WebLoad?
  final var history = WebHistory()
  /// The page that is shown.
  final var page = WebPage()
  /// Its address; empty before the first one.
  final var shownAddress = ""
  @Strong final var request: NSURLRequest?
  @Strong private final var storedScrollView: UIScrollView?
  /// The view that the document is shown in, inside the scroll view.
  @Strong private final var documentView: UIView?

  final var web: WebSelectors { selectors.web }
  final var isLoading: Bool { isLoading(running, proposed) }

  /// A link that was followed counts once it is allowed, what was asked for by message at once.
  private final func isLoading(_ running: WebLoad?, _ proposed: WebLoad?) -> Bool {
    running != nil || (proposed?.isByMessage ?? false)
  }

  /// The request whose address is that of the view: what is on its way comes before what is shown.
  final var activeRequest: NSURLRequest? { activeRequest(running, proposed) }

  private final func activeRequest(
    _ running: WebLoad?, _ proposed: WebLoad?
  ) -> NSURLRequest? {
    if let proposed, proposed.isByMessage { return proposed.request }
    if let running, !running.isCommitted { return running.request }
    return request
  }

  /// Goes on with other loads than those that were on their way.
  ///
  /// - Parameter begins: whether the progress begins anew.
  final func proceed(running: WebLoad?, proposed: WebLoad?, begins: Bool = false) throws {
    var keys: [String] = []
    if isLoading(running, proposed) != isLoading { keys.append("loading") }
    let next = activeRequest(running, proposed)
    if next?.url?.absoluteString != activeRequest?.url?.absoluteString { keys.append("URL") }
    try changing(keys, begins: begins) {
      self.running = running
      self.proposed = proposed
    }
  }

  package override func destruct() {
    endLoads()
    super.destruct()
  }

  /// The scroll view that moves the document, made when it is first asked for.
  final func scrollView() throws -> UIScrollView {
    if let storedScrollView { return storedScrollView }
    let made = try makeScrollView()
    storedScrollView = made
    try made.place(bounds)
    try insert(made, at: 0)
    let document = try makeDocumentView()
    documentView = document
    try made.insert(document, at: 0)
    try showDocument()
    return made
  }

  /// Lets the scroll view fill the view and hold the document, which is at least as high.
  final func showDocument() throws {
    guard let scrollView = storedScrollView else { return }
    let height = max(bounds.size.height, page.height ?? 0)
    let size = CGSize(width: bounds.size.width, height: height)
    if scrollView.frame != bounds { try scrollView.send(web.setFrame, bounds) }
    if scrollView.contentSize != size { try scrollView.send(web.setContentSize, size) }
    let place = CGRect(origin: .zero, size: size)
    if let documentView, documentView.frame != place { try documentView.place(place) }
  }

  private final func endLoads() {
    let loads = [proposed, running]
    (proposed, running) = (nil, nil)
    for load in loads { load?.end() }
  }

  // Here the two differ.

  func makeScrollView() throws -> UIScrollView { try world.makeView(UIKitClasses.scrollView) }
  func makeDocumentView() throws -> UIView { try world.makeView(UIKitClasses.view) }

  /// Asks whether a load, or an inner frame of it, may go to a request.
  func decideAction(
    _ load: WebLoad, _ request: NSURLRequest, isMainFrame: Bool,
    then: @escaping (Bool) throws -> Void
  ) throws {}
  /// Asks whether an answer may be shown.
  func decideResponse(
    _ load: WebLoad, _ request: NSURLRequest, _ page: WebPage, isMainFrame: Bool,
    then: @escaping (Bool) throws -> Void
  ) throws { try then(true) }
  func didStart(_ load: WebLoad, isMainFrame: Bool) throws {}
  func didRedirect(_ load: WebLoad) throws {}
  /// A server asks who is there; without a delegate to ask, the system decides.
  func isChallenged(by challenge: NSURLAuthenticationChallenge) throws {
    try challenge.answer(disposition: 1, nil)
  }
  func didCommit(_ load: WebLoad) throws {}
  func didFinish(_ load: WebLoad, isMainFrame: Bool) throws {}
  /// - Parameter address: what has not loaded.
  func didFail(
    _ load: WebLoad, _ failure: WebFailure, at address: String, isMainFrame: Bool
  ) throws {}
  /// Lets the app answer a load itself, and says whether it does.
  func fetchByHandler(_ load: WebLoad) throws -> Bool { false }
  /// Opens an address in a window of its own; a view that knows of none loads it itself.
  func openWindow(_ address: String, _ kind: WebLoad.Kind) throws {
    try begin(WebLoad(world.request(for: address), kind))
  }
  /// Whether the policy is asked for inside the message that begins a load.
  var asksAtOnce: Bool { false }
  /// Called when what key-value observers can see is about to change, and does in `body`.
  ///
  /// - Parameter begins: whether a load begins.
  func changing(_ keys: [String], begins: Bool = false, _ body: () -> Void) throws { body() }
}

// Beginning and ending.
extension PageView {
  /// Begins a load; its policy is asked for in a later turn.
  @discardableResult
  final func begin(_ load: WebLoad) throws -> WebLoad {
    let former = proposed
    try proceed(running: running, proposed: load, begins: load.isByMessage)
    former?.end()
    // Going back drops the entries that wait on the run loop for it, and the load with them.
    runtime.recordUndo { [weak self] in self?.drop(load) }
    if asksAtOnce {
      try attempt(load) { try askPolicy(load) }
    } else {
      try later(0, load) { [weak self] in try self?.askPolicy(load) }
    }
    return load
  }

  /// Runs a step of a load later, unless it has ended by then; an error in it ends the load.
  final func later(
    _ seconds: Double, _ load: WebLoad, _ body: @escaping () throws -> Void
  ) throws {
    let entry = try world.runLoop.schedule(after: seconds, phase: .blocks) { [weak self] in
      guard let self, !isDeallocating, counts(load) else { return }
      try attempt(load, body)
    }
    load.wait(for: entry)
  }

  /// Runs a step of a load; an error in it ends the load.
  final func attempt(_ load: WebLoad, _ body: () throws -> Void) throws {
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
  final func discard(_ load: WebLoad) throws {
    try proceed(
      running: running === load ? nil : running, proposed: proposed === load ? nil : proposed)
    load.end()
  }

  final func fail(_ load: WebLoad, _ failure: WebFailure) throws {
    guard running === load else { return try discard(load) }
    try proceed(running: nil, proposed: proposed)
    defer { load.end() }
    try didFail(load, failure, at: load.address, isMainFrame: true)
  }

  /// The work of `stopLoading`: a running load fails as cancelled, a proposed one is forgotten.
  final func stop() throws {
    if let proposed { try discard(proposed) }
    if let running { try attempt(running) { try fail(running, .cancelled) } }
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
    page.title = WebPage.title(of: text)
    page.text = WebPage.words(of: text)
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
    if page.newWindowLinks.contains(name) { return try openWindow(link.address, .link) }
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
