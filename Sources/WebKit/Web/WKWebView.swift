internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// WebKit's web view: weak delegates, policies decided by blocks, observable properties.
package final class WKWebView: PageView {
  /// Both keep what is responded to, as WebKit's NavigationState and UIDelegate do.
  private(set) lazy var navigationDelegate = DelegateSlot(remembering: [
    web.decideAction, web.decideActionPreferences, web.decideResponse, web.didReceiveChallenge,
    web.didStartProvisional, web.didRedirect, web.didFailProvisional, web.didCommit,
    web.didFinishNavigation, web.didFailNavigation, web.actionBecameDownload,
    web.responseBecameDownload,
  ])
  private(set) lazy var uiDelegate = DelegateSlot(remembering: [
    web.alertPanel, web.confirmPanel, web.promptPanel, web.createView, web.didClose,
  ])
  @Strong var configuration: WKWebViewConfiguration?
  private(set) var progress = 0.0
  /// The stored strings without effect, by property name.
  fileprivate var texts: [String: String] = [:]
  fileprivate var flags: [String: Bool] = [:]
  var zoom = 1.0
  var viewportInsets = (minimum: UIEdgeInsets.zero, maximum: UIEdgeInsets.zero)
  private static let firstProgress = 0.1
  /// Whether a page in another view has opened it.
  var isOpenedByPage = false

  override var stepsAreLater: Bool { true }

  override func makeScrollView() throws -> UIScrollView {
    try world.makeView(UIKitClasses.wkScrollView)
  }

  override func makeDocumentView() throws -> UIView {
    try world.makeView(UIKitClasses.wkContentView)
  }

  override func changing(_ keys: [String], begins: Bool = false, _ body: () -> Void) throws {
    // The progress counts from the start of the load, as in WebKit.
    let isNew = begins && progress != Self.firstProgress
    let keys = keys + (isNew ? ["estimatedProgress"] : [])
    for key in keys { try send(web.willChangeValue, key) }
    body()
    if isNew { progress = Self.firstProgress }
    for key in keys.reversed() { try send(web.didChangeValue, key) }
  }

  private func setProgress(_ progress: Double) throws {
    guard progress != self.progress else { return }
    try changing(["estimatedProgress"]) { self.progress = progress }
  }

  /// Sends the delegate a policy message with a decision handler; returns whether it responds.
  private func decide(
    _ selector: Selector, _ object: RuntimeObject, _ request: NSURLRequest,
    answer: NetworkAnswer? = nil, then: @escaping (Bool) throws -> Void
  ) throws -> Bool {
    guard let delegate = navigationDelegate.delegate(remembered: selector) else {
      return false
    }
    let refuse: ([Value]) throws -> Void = { arguments in
      if case .integer? = arguments.first { return }
      throw RuntimeError(
        .invalidArgument,
        "the decision handler of \(selector) takes a policy (an integer), got "
          + (arguments.first ?? .none).typeName)
    }
    let decided = HeldValue(.object(object))
    let handler = CompletionHandler(for: delegate, selector, owner: self, accepts: refuse) {
      [weak self] in
      guard case .integer(let policy)? = $0.first else { return }
      // WKNavigationActionPolicyDownload and WKNavigationResponsePolicyDownload
      if policy == 2, let self, !isDeallocating, let object = decided.value.object {
        try request.keptAlive { try becomeDownload(object, request, answer: answer) }
      }
      // WKNavigationActionPolicyAllow and WKNavigationResponsePolicyAllow
      try then(policy == 1)
    }
    if selector === web.decideActionPreferences {
      try delegate.send(selector, self, object, RuntimeObject?.none, Value.foreign(handler))
    } else {
      try delegate.send(selector, self, object, Value.foreign(handler))
    }
    return true
  }

  override func decideAction(
    _ load: WebLoad, _ request: NSURLRequest, isMainFrame: Bool,
    then: @escaping (Bool) throws -> Void
  ) throws {
    let action = world.create(UIKitClasses.wkNavigationAction)
    action.fill(
      request, kind: isMainFrame ? load.kind : .other, isMainFrame: isMainFrame, of: self)
    try action.keptAlive { try decide(action, request, then: then) }
  }

  /// Requests the policy for an action, by the newer method if the delegate implements it.
  ///
  /// - Throws: errors of the delegate.
  func decide(
    _ action: WKNavigationAction, _ request: NSURLRequest, then: @escaping (Bool) throws -> Void
  ) throws {
    for selector in [web.decideActionPreferences, web.decideAction]
    where try decide(selector, action, request, then: then) { return }
    try then(true)
  }

  override func openWindow(_ address: String, _ kind: WebLoad.Kind) throws {
    try openPage(address, kind)
  }

  override func decideResponse(
    _ load: WebLoad, _ request: NSURLRequest, _ page: WebPage, isMainFrame: Bool,
    then: @escaping (Bool) throws -> Void
  ) throws {
    let response = world.create(UIKitClasses.wkNavigationResponse)
    response.fill(
      world.httpResponse(
        request.url, page.status, page.headers, length: -1, mimeType: "text/html"),
      isMainFrame: isMainFrame)
    try response.keptAlive {
      let answer = page.source ?? page.networkAnswer
      if try !decide(web.decideResponse, response, request, answer: answer, then: then) {
        try then(response.canShow)
      }
    }
  }

  override func fetchByHandler(_ load: WebLoad) throws -> Bool { try startTask(of: load) }

  private func tellNavigation(_ selector: Selector, _ load: WebLoad) throws {
    let navigation = load.navigation
    try navigationDelegate.delegate(remembered: selector)?.send(selector, self, navigation)
  }

  override func didStart(_ load: WebLoad, isMainFrame: Bool) throws {
    guard isMainFrame else { return }
    try setProgress(Self.firstProgress)
    try tellNavigation(web.didStartProvisional, load)
  }

  override func isChallenged(by challenge: NSURLAuthenticationChallenge) throws {
    let selector = web.didReceiveChallenge
    guard let delegate = navigationDelegate.delegate(remembered: selector) else {
      // NSURLSessionAuthChallengePerformDefaultHandling
      return try challenge.answer(disposition: 1, nil)
    }
    let handler = CompletionHandler(for: delegate, selector, owner: self, accepts: { _ in }) {
      let disposition = $0.first.flatMap { Int.from($0, in: challenge.runtime) } ?? 1
      let credential = $0.dropFirst().first?.object as? NSURLCredential
      try challenge.answer(disposition: disposition, credential)
    }
    try delegate.keptAlive { try delegate.send(selector, self, challenge, Value.foreign(handler)) }
  }

  override func didRedirect(_ load: WebLoad) throws { try tellNavigation(web.didRedirect, load) }

  override func didCommit(_ load: WebLoad) throws {
    try setProgress(0.5)
    try tellNavigation(web.didCommit, load)
  }

  override func didFinish(_ load: WebLoad, isMainFrame: Bool) throws {
    guard isMainFrame else { return }
    try setProgress(1)
    let shown = page
    try tellNavigation(web.didFinishNavigation, load)
    for message in shown.messages { try post(message.name, message.body) }
    try open(shown.dialogs[...])
  }

  override func didFail(
    _ load: WebLoad, _ failure: WebFailure, at address: String, isMainFrame: Bool
  ) throws {
    guard isMainFrame else { return }
    try stopTask(of: load)
    if case .interruptedByPolicy = failure, world.settings.web.refusedResponse == .silent { return }
    let selector = load.isCommitted ? web.didFailNavigation : web.didFailProvisional
    let error = failure.error(in: world, address: address)
    let navigation = load.navigation
    try navigationDelegate.delegate(remembered: selector)?.send(
      selector, self, navigation, error)
  }

  /// Returns the navigation object of a load.
  func navigation(_ load: WebLoad?) -> RuntimeObject? {
    guard let load else { return nil }
    let made = world.create(UIKitClasses.wkNavigation)
    load.navigation = made
    return made
  }
}

// The actions of the page's script.
extension WKWebView {
  /// Posts a message to the handler of its name, if there is one.
  ///
  /// - Parameters:
  ///   - name: the name of the handler.
  ///   - body: the message.
  ///   - reply: receives the reply of the handler: a value, or an error text.
  package func post(_ name: String, _ body: Value, reply: Block? = nil) throws {
    guard let controller = configuration?.controller, let found = controller.entry(name) else {
      return
    }
    let handler = found.handler
    let message = world.create(UIKitClasses.wkScriptMessage)
    message.fill(name, body, self, world: found.world)
    try handler.keptAlive {
      guard found.replies else {
        return try handler.send(web.didReceiveMessage, controller, message)
      }
      let selector = web.didReceiveMessageWithReply
      let answer = CompletionHandler(for: handler, selector, owner: self) { values in
        let error = values.dropFirst().first ?? .none
        try reply?(values.first ?? .none, error)
      }
      try handler.send(selector, controller, message, Value.foreign(answer))
    }
  }

  /// Shows the page's panels one after the other; each waits for the previous one.
  private func open(_ dialogs: ArraySlice<WebPage.Dialog>) throws {
    guard let dialog = dialogs.first else { return }
    let selector =
      switch dialog.kind {
      case .alert: web.alertPanel
      case .confirm: web.confirmPanel
      case .prompt: web.promptPanel
      }
    guard let delegate = uiDelegate.delegate(remembered: selector) else {
      return try open(dialogs.dropFirst())
    }
    let handler = CompletionHandler(for: delegate, selector, owner: self) { [weak self] _ in
      guard let self, !isDeallocating else { return }
      try open(dialogs.dropFirst())
    }
    let frame = world.create(UIKitClasses.wkFrameInfo)
    frame.fill(request, isMainFrame: true, of: self)
    if dialog.kind == .prompt {
      try delegate.send(
        selector, self, dialog.message, dialog.defaultText, frame, Value.foreign(handler))
    } else {
      try delegate.send(selector, self, dialog.message, frame, Value.foreign(handler))
    }
  }

}

extension WKWebView {
  static func define(_ view: ClassDefinition<WKWebView>) {
    view.declare("scrollView", Value.self, .strong, of: "UIScrollView", isReadonly: true)
    view.method("initWithFrame:") { (view, frame: CGRect) -> Value in
      try view.call(
        view.runtime.selector("initWithFrame:configuration:"), frame,
        WKWebViewConfiguration.make(in: view.world))
    }
    view.method("initWithFrame:configuration:") {
      (view, frame: CGRect, configuration: WKWebViewConfiguration?) -> WKWebView in
      try view.checkedSetFrame(frame)
      view.configuration = configuration ?? WKWebViewConfiguration.make(in: view.world)
      return view
    }
    view.readonly("configuration", .copy) { $0.configuration }
    view.property(
      "navigationDelegate", .weak, of: "<WKNavigationDelegate>",
      get: { $0.navigationDelegate.object },
      set: { try $0.navigationDelegate.set($1, of: $0) })
    view.property(
      "UIDelegate", .weak, of: "<WKUIDelegate>", get: { $0.uiDelegate.object },
      set: { try $0.uiDelegate.set($1, of: $0) })
    defineDocument(of: view)
    defineLoading(view)
    defineDownloads(view)
    defineRest(view)
    defineState(view)
  }

  private static func defineLoading(_ view: ClassDefinition<WKWebView>) {
    view.method("loadRequest:") { (view, request: NSURLRequest?) -> RuntimeObject? in
      view.navigation(try view.load(request))
    }
    view.method("loadHTMLString:baseURL:") {
      (view, text: String, base: NSURL?) -> RuntimeObject? in
      view.navigation(try view.loadHTML(text, base: base))
    }
    view.method("loadFileURL:allowingReadAccessToURL:") {
      (view, url: NSURL, folder: NSURL) -> RuntimeObject? in
      for url in [url, folder] where url.filePath == nil {
        throw RuntimeError(.invalidArgument, "\(url.absoluteString) is not a file URL")
      }
      return view.navigation(try view.load(view.world.request(for: url.absoluteString)))
    }
    view.method("loadData:MIMEType:characterEncodingName:baseURL:") {
      (view, data: ByteArgument, _: String?, _: String?, base: NSURL?) -> RuntimeObject? in
      let text = String(decoding: data.bytes, as: UTF8.self)
      return view.navigation(try view.loadHTML(text, base: base))
    }
    view.method("loadSimulatedRequest:responseHTMLString:") {
      (view, request: NSURLRequest, text: String) -> RuntimeObject? in
      view.navigation(try view.loadHTML(text, base: request.url))
    }
    for name in ["customUserAgent", "mediaType"] {
      view.property(
        name, .copy, get: { $0.texts[name] }, set: { (view, text) in view.texts[name] = text })
    }
    for (name, isUsual) in [
      ("allowsBackForwardNavigationGestures", false), ("allowsLinkPreview", true),
      ("inspectable", false),
    ] {
      view.property(
        name, getter: name == "inspectable" ? "isInspectable" : name,
        get: { $0.flags[name] ?? isUsual }, set: { $0.flags[name] = $1 })
    }
    view.readonly("hasOnlySecureContent") { (view) -> Bool in
      view.shownAddress.hasPrefix("https:")
    }
    // No page declares a color here.
    view.readonly("themeColor", .strong, of: "UIColor") { (_) -> RuntimeObject? in nil }
    view.method("reload") { (view) -> RuntimeObject? in view.navigation(try view.reload()) }
    view.method("reloadFromOrigin") { (view) -> RuntimeObject? in
      view.navigation(try view.reload())
    }
    view.method("stopLoading") { (view) in try view.stop() }
    view.method("goBack") { (view) -> RuntimeObject? in view.navigation(try view.goBack()) }
    view.method("goForward") { (view) -> RuntimeObject? in view.navigation(try view.goForward()) }
    view.method("goToBackForwardListItem:") {
      (view, item: WKBackForwardListItem?) -> RuntimeObject? in
      guard let item else { return nil }
      return view.navigation(try view.visit(item.place))
    }
    view.method("evaluateJavaScript:completionHandler:") {
      (view, script: String, completion: Block?) in
      try view.evaluate(script, completion)
    }
  }

  private static func defineState(_ view: ClassDefinition<WKWebView>) {
    view.readonly("URL", .copy) { (view) -> NSURL? in view.activeRequest?.url }
    view.readonly("title", .copy) { $0.page.title }
    view.readonly("loading", getter: "isLoading") { $0.isLoading }
    view.readonly("estimatedProgress") { $0.progress }
    view.readonly("canGoBack") { $0.history.canGoBack }
    view.readonly("canGoForward") { $0.history.canGoForward }
    view.readonly("backForwardList", .strong) { (view) -> WKBackForwardList in
      WKBackForwardList.make(view.history, in: view.world)
    }
  }
}

extension UIKitClasses {
  package static let wkWebView = NativeClass<WKWebView>(
    "WKWebView", superclass: view, WKWebView.define)
  // The class names of its parts on a device.
  package static let wkScrollView = NativeClass<UIScrollView>(
    "WKScrollView", superclass: scrollView)
  package static let wkApplicationStateTrackingView = NativeClass<UIView>(
    "WKApplicationStateTrackingView", superclass: view)
  package static let wkContentView = NativeClass<UIView>(
    "WKContentView", superclass: wkApplicationStateTrackingView)
}
