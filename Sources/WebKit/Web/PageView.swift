internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

/// The base class of UIWebView and WKWebView: loading of scripted pages, and history.
///
/// A load requests its policy in a later turn than the one that began it, never inside
/// `loadRequest:`. The running load continues until the new one is allowed. Any callback can stop
/// or replace loads, so every step checks whether its load is still current.
package class PageView: UIView {
  /// The load whose policy is not decided.
  final var proposed: WebLoad?
  /// The running load.
  final var running: WebLoad?
  final var history = WebHistory()
  /// The displayed page.
  final var page = WebPage()
  /// Its URL; empty before the first page.
  final var shownAddress = ""
  /// The messages about scripts that are already logged.
  final var reportedScripts: Set<String> = []
  @Strong final var request: NSURLRequest?
  @Strong private final var storedScrollView: UIScrollView?
  /// The view of the document, inside the scroll view.
  @Strong private final var documentView: UIView?

  final var web: WebSelectors { selectors.web }
  final var isLoading: Bool { isLoading(running, proposed) }

  /// Whether a load is active.
  ///
  /// A followed link counts after it is allowed, a load started by a message counts immediately.
  private final func isLoading(_ running: WebLoad?, _ proposed: WebLoad?) -> Bool {
    running != nil || (proposed?.isByMessage ?? false)
  }

  /// The request whose URL the view returns: that of a new load, or of the displayed page.
  final var activeRequest: NSURLRequest? { activeRequest(running, proposed) }

  private final func activeRequest(
    _ running: WebLoad?, _ proposed: WebLoad?
  ) -> NSURLRequest? {
    if let proposed, proposed.isByMessage { return proposed.request }
    if let running, !running.isCommitted { return running.request }
    return request
  }

  /// Replaces the proposed and the running load.
  ///
  /// - Parameters:
  ///   - running: the new running load, or nil.
  ///   - proposed: the new proposed load, or nil.
  ///   - begins: whether the progress restarts.
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

  /// The scroll view of the document, created on first access.
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

  /// Sets the scroll view to the bounds; the document is at least as high.
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

  // Overridden by the two classes.

  func makeScrollView() throws -> UIScrollView { try world.makeView(UIKitClasses.scrollView) }
  func makeDocumentView() throws -> UIView { try world.makeView(UIKitClasses.view) }

  /// Requests the policy for a load or one of its frames.
  func decideAction(
    _ load: WebLoad, _ request: NSURLRequest, isMainFrame: Bool,
    then: @escaping (Bool) throws -> Void
  ) throws {}
  /// Requests the policy for a response.
  func decideResponse(
    _ load: WebLoad, _ request: NSURLRequest, _ page: WebPage, isMainFrame: Bool,
    then: @escaping (Bool) throws -> Void
  ) throws { try then(true) }
  func didStart(_ load: WebLoad, isMainFrame: Bool) throws {}
  func didRedirect(_ load: WebLoad) throws {}
  /// Handles an authentication challenge; the default is the system's handling.
  func isChallenged(by challenge: NSURLAuthenticationChallenge) throws {
    try challenge.answer(disposition: 1, nil)
  }
  func didCommit(_ load: WebLoad) throws {}
  func didFinish(_ load: WebLoad, isMainFrame: Bool) throws {}
  /// Called when a load or a frame has failed; the address is the URL that failed.
  func didFail(
    _ load: WebLoad, _ failure: WebFailure, at address: String, isMainFrame: Bool
  ) throws {}
  /// Lets the app's scheme handler load the URL; returns whether there is one.
  func fetchByHandler(_ load: WebLoad) throws -> Bool { false }
  /// Opens a URL in a new window; the default loads it in this view.
  func openWindow(_ address: String, _ kind: WebLoad.Kind) throws {
    try begin(WebLoad(world.request(for: address), kind))
  }
  /// Whether the policy is requested inside the message that begins a load.
  var asksAtOnce: Bool { false }
  /// Whether each step follows the previous one in a later turn, as with WebKit's web process.
  var stepsAreLater: Bool { false }
  /// Changes observable properties in `body`; WKWebView also notifies their observers.
  ///
  /// - Parameters:
  ///   - keys: the keys of the properties.
  ///   - begins: whether a load begins.
  ///   - body: makes the changes.
  func changing(_ keys: [String], begins: Bool = false, _ body: () -> Void) throws { body() }
}

// Start and end of loads.
extension PageView {
  /// Begins a load; its policy is requested in a later turn.
  @discardableResult
  final func begin(_ load: WebLoad) throws -> WebLoad {
    let former = proposed
    try proceed(running: running, proposed: load, begins: load.isByMessage)
    former?.end()
    // Restoring a snapshot removes the run loop entries of the load, and the load with them.
    runtime.recordUndo { [weak self] in self?.drop(load) }
    if asksAtOnce {
      try attempt(load) { try askPolicy(load) }
    } else {
      try later(0, load) { [weak self] in try self?.askPolicy(load) }
    }
    return load
  }

  /// Schedules a step of a load; an error in it ends the load.
  final func later(
    _ seconds: Double, _ load: WebLoad, _ body: @escaping () throws -> Void
  ) throws {
    let entry = try world.runLoop.schedule(after: seconds, phase: .blocks) { [weak self] in
      guard let self, !isDeallocating, counts(load) else { return }
      try attempt(load, body)
    }
    load.wait(for: entry)
  }

  /// Runs the step that follows a decision or a message: in a later turn for a WKWebView.
  ///
  /// - Throws: errors of a step that runs at once.
  final func next(_ load: WebLoad, _ body: @escaping () throws -> Void) throws {
    if stepsAreLater { try later(0, load, body) } else { try attempt(load, body) }
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

  /// Ends a load without messages.
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

  /// Implements `stopLoading`: the running load fails as cancelled, a proposed one is dropped.
  final func stop() throws {
    if let proposed { try discard(proposed) }
    if let running { try attempt(running) { try fail(running, .cancelled) } }
  }
}

// The document's frame.
extension PageView {
  static func defineDocument<View: PageView>(of view: ClassDefinition<View>) {
    view.method("scrollView") { (view) -> UIScrollView in try view.scrollView() }
    view.method("layoutSubviews") { (view) in try view.showDocument() }
  }
}

// Navigation.
extension PageView {
  final func load(_ request: NSURLRequest?) throws -> WebLoad? {
    guard let request else { return nil }
    return try begin(WebLoad(request, .other))
  }

  /// Loads an HTML string; its title is that of its `title` element.
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

  /// Follows a link of the displayed page.
  ///
  /// - Throws: ``RuntimeError`` that lists the links if none has the name.
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
  /// Creates a request for a URL, or returns nil if it is invalid.
  func request(for address: String) -> NSURLRequest? {
    guard let urls = runtime.lookUpClass("NSURL"),
      let requests = runtime.lookUpClass("NSURLRequest"),
      let url = NSURL.make(address, of: urls)
    else { return nil }
    return try? NSURLRequest.make(url, of: requests)
  }
}
