internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// A load of a custom scheme, which the app handles.
package final class WKURLSchemeTask: RuntimeObject {
  @Strong private var request: NSURLRequest?
  @Strong private var response: NSURLResponse?
  private weak var load: WebLoad?
  @Weak private var webView: WKWebView?
  private var body: [UInt8] = []
  private var hasData = false
  private(set) var isOver = false
  private var isStopped = false

  func fill(_ request: NSURLRequest, _ load: WebLoad, of view: WKWebView) {
    (self.request, self.load, webView) = (request, load, view)
  }

  /// Marks the task as stopped.
  func stop() { (isOver, isStopped) = (true, true) }

  /// Throws if the task is stopped or complete.
  ///
  /// The messages are those of WebKit's class `WKURLSchemeTaskImpl`. A web view that is deallocated
  /// stops its tasks.
  private func check(hasResponse: Bool = true) throws {
    if isStopped || webView == nil {
      throw RuntimeError(.inconsistency, "This task has already been stopped")
    }
    if isOver {
      throw RuntimeError(
        .inconsistency,
        "[WKURLSchemeTask taskDidCompleteWithError:] has already been called for this task")
    }
    if hasResponse, response == nil {
      throw RuntimeError(.inconsistency, "No response has been sent for this task")
    }
  }

  /// Throws if the task has received data, after which no response and no redirect may follow.
  private func checkHasNoData() throws {
    guard hasData else { return }
    throw RuntimeError(
      .inconsistency,
      "[WKURLSchemeTask taskDidReceiveData:] has already been called for this task")
  }

  /// Replaces the request by that of a redirect; a response must not have been received.
  private func redirect(to request: NSURLRequest) throws {
    try check(hasResponse: false)
    try checkHasNoData()
    guard response == nil else {
      throw RuntimeError(.inconsistency, "No redirects are allowed after the response")
    }
    self.request = request
    if let webView, let load, webView.running === load { try webView.redirect(load, to: request) }
  }

  private func end(_ body: (WKWebView, WebLoad) throws -> Void) throws {
    isOver = true
    guard let webView, let load, webView.running === load else { return }
    try body(webView, load)
  }

  private func finish() throws {
    try check()
    var answer = NetworkAnswer()
    answer.body = body
    answer.status = response.map { $0.status == 0 ? 200 : $0.status } ?? 200
    let page = WebPage(answer)
    try end { view, load in
      try view.later(0, load) { [weak view] in try view?.receive(load, page) }
    }
  }

  private func fail(_ error: NSError) throws {
    try check(hasResponse: false)
    let domain: String = try error.call(runtime.selector("domain"))
    let code: Int = try error.call(runtime.selector("code"))
    try end { view, load in
      try view.later(0, load) { [weak view] in
        try view?.fail(load, .ofDomain(domain, code))
      }
    }
  }

  static func define(_ task: ClassDefinition<WKURLSchemeTask>) {
    task.adopt(UIKitProtocols.wkURLSchemeTask)
    task.readonly("request", .copy) { $0.request }
    task.method("didReceiveResponse:") { (task, response: NSURLResponse) in
      try task.check(hasResponse: false)
      try task.checkHasNoData()
      task.response = response
    }
    task.method("didReceiveData:") { (task, data: ByteArgument) in
      try task.check()
      task.hasData = true
      task.body += data.bytes
    }
    // Private in WebKit, and used by apps that redirect.
    task.method("_didPerformRedirection:newRequest:") {
      (task, _: NSURLResponse, request: NSURLRequest) in try task.redirect(to: request)
    }
    task.method("didFinish") { (task) in try task.finish() }
    task.method("didFailWithError:") { (task, error: NSError) in try task.fail(error) }
  }
}

extension WKWebView {
  /// Schemes that WebKit loads itself.
  static let ownSchemes: Set<String> = [
    "about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss",
  ]

  /// Passes a load to its scheme's handler; returns whether there is one.
  func startTask(of load: WebLoad) throws -> Bool {
    guard load.document == nil, let request = load.request,
      let scheme = request.url?.absoluteString.split(separator: ":").first?.lowercased(),
      let handler = configuration?.schemeHandler(scheme)
    else { return false }
    let task = world.create(UIKitClasses.wkURLSchemeTask)
    task.fill(request, load, of: self)
    load.schemeTask = task
    try handler.keptAlive {
      try handler.send(runtime.selector("webView:startURLSchemeTask:"), self, task)
    }
    return true
  }

  /// Notifies the scheme handler of a stopped load.
  func stopTask(of load: WebLoad) throws {
    guard let task = load.schemeTask, !task.isOver else { return }
    let scheme = load.address.split(separator: ":").first?.lowercased() ?? ""
    try task.keptAlive {
      task.stop()
      try configuration?.schemeHandler(scheme)?.send(
        runtime.selector("webView:stopURLSchemeTask:"), self, task)
    }
  }
}

extension UIKitClasses {
  package static let wkURLSchemeTask = NativeClass<WKURLSchemeTask>(
    "WKURLSchemeTaskImpl", superclass: FoundationClasses.object, WKURLSchemeTask.define)
}
