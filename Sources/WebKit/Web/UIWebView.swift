internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The old web view, whose delegate is unretained and unsafe.
///
/// Frames send the same messages as the page: a page with a frame starts twice and finishes twice,
/// the page last.
package final class UIWebView: PageView {
  private let delegate = DelegateSlot()
  package var scalesPageToFit = false

  override func makeScrollView() throws -> UIScrollView {
    try world.makeView(UIKitClasses.webViewScrollView)
  }

  override func makeDocumentView() throws -> UIView {
    try world.makeView(UIKitClasses.webBrowserView)
  }

  override func decideAction(
    _ load: WebLoad, _ request: NSURLRequest, isMainFrame: Bool,
    then: @escaping (Bool) throws -> Void
  ) throws {
    let listener = world.create(UIKitClasses.webPolicyDecisionListener)
    listener.decide = then
    let kind: WebLoad.Kind = isMainFrame ? load.kind : .other
    let action = Value.dictionary([
      .init(key: .string(Self.navigationTypeKey), value: .integer(Int64(kind.rawValue))),
      .init(
        key: .string("WebActionOriginalURLKey"), value: request.url.map { .object($0) } ?? .none),
    ])
    try listener.keptAlive {
      try send(
        web.decidePolicyForFrame, self, action, request, Self.frame(isMainFrame), listener)
    }
  }

  private static let navigationTypeKey = "WebActionNavigationTypeKey"

  /// Decides the policy of a frame; raises if the delegate was deallocated.
  private func answerPolicy(
    _ action: Value, _ request: NSURLRequest?, _ listener: RuntimeObject?, _ selector: Selector
  ) throws {
    guard let listener else { return }
    if let gone = delegate.object, gone.isDeallocated {
      let message = RuntimeError.deallocated(web.shouldStart.name, gone).reason
      throw RuntimeError(
        .deallocated, "\(message); message to freed object in \(web.decidePolicyForFrame)")
    }
    guard let delegate = try delegate.delegate(respondingTo: web.shouldStart) else {
      return try listener.send(web.use)
    }
    let type = action.entry(Self.navigationTypeKey) ?? .integer(Int64(WebLoad.Kind.other.rawValue))
    let allowed: Bool = try delegate.call(web.shouldStart, self, request, type)
    try listener.send(allowed ? web.use : web.ignore)
  }

  override func didStart(_ load: WebLoad, isMainFrame: Bool) throws {
    try send(web.didStartFrame, self, Self.frame(isMainFrame))
  }

  override func didFinish(_ load: WebLoad, isMainFrame: Bool) throws {
    try send(web.didFinishFrame, self, Self.frame(isMainFrame))
  }

  /// The argument that represents a frame in WebKit's private delegate messages.
  private static func frame(_ isMain: Bool) -> String { isMain ? "main" : "inner" }

  private func tellOfStart() throws {
    try delegate.delegate(respondingTo: web.didStart)?.send(web.didStart, self)
  }

  private func tellOfEnd() throws {
    try delegate.delegate(respondingTo: web.didFinish)?.send(web.didFinish, self)
  }

  override var asksAtOnce: Bool { world.settings.web.webPolicyTime == .atOnce }

  override func didFail(
    _ load: WebLoad, _ failure: WebFailure, at address: String, isMainFrame: Bool
  ) throws {
    let error = failure.error(in: world, address: address)
    try send(web.didFailFrame, self, error, Self.frame(isMainFrame))
  }

  private func tell(of error: NSError?) throws {
    try delegate.delegate(respondingTo: web.didFail)?.send(web.didFail, self, error)
  }

  /// The value of a script as a string; empty if it is undefined or not known, which is logged.
  private func evaluate(_ script: String) -> String {
    let outcome = page.evaluate(script, at: shownAddress)
    if case .unknown = outcome { reportOnce(page.unknownScript(script, at: shownAddress)) }
    guard case .value(let value) = outcome else { return "" }
    return switch value {
    case .string(let text): text
    case .bool(let bool): "\(bool)"
    case .integer(let integer): "\(integer)"
    case .number(let number): number == number.rounded() ? "\(Int64(clamped: number))" : "\(number)"
    default: ""
    }
  }
}

extension Int64 {
  /// The nearest integer to a number that may be out of range.
  fileprivate init(clamped number: Double) {
    self = Int64(exactly: number) ?? (number > 0 ? .max : .min)
  }
}

extension Value {
  /// The value for a key of a dictionary.
  fileprivate func entry(_ name: String) -> Value? {
    let entries: [DictionaryEntry]? =
      switch self {
      case .dictionary(let entries): entries
      case .foreign(let foreign): foreign.dictionary()
      default: nil
      }
    return entries?.first { if case .string(name) = $0.key { true } else { false } }?.value
  }
}

extension UIWebView {
  static func define(_ view: ClassDefinition<UIWebView>) {
    view.declare("scrollView", Value.self, .strong, of: "UIScrollView", isReadonly: true)
    view.property("delegate", of: "<UIWebViewDelegate>", get: { $0.delegate.object }) {
      (view, delegate: RuntimeObject?) in
      try view.delegate.set(delegate, of: view, isUnsafe: true)
    }
    view.method("loadRequest:") { (view, request: NSURLRequest?) in _ = try view.load(request) }
    view.method("loadHTMLString:baseURL:") { (view, text: String?, base: NSURL?) in
      _ = try view.loadHTML(text ?? "", base: base)
    }
    let decode = view.runtime.selector("initWithData:encoding:")
    view.method("loadData:MIMEType:textEncodingName:baseURL:") {
      (view, data: RuntimeObject, _: String, _: String, base: NSURL?) in
      // NSUTF8StringEncoding
      let made: RuntimeObject = try view.uikit.valueClass("NSString").call(view.selectors.alloc)
      let text: String? = try made.call(decode, data, 4)
      _ = try view.loadHTML(text ?? "", base: base)
    }
    view.readonly("request", .copy) { $0.request }
    view.method("reload") { (view) in _ = try view.reload() }
    view.method("stopLoading") { (view) in try view.stop() }
    view.method("goBack") { (view) in _ = try view.goBack() }
    view.method("goForward") { (view) in _ = try view.goForward() }
    view.readonly("canGoBack") { $0.history.canGoBack }
    view.readonly("canGoForward") { $0.history.canGoForward }
    view.readonly("loading", getter: "isLoading") { $0.isLoading }
    // The defaults are those of the documentation.
    for (name, usual) in [
      ("allowsInlineMediaPlayback", false), ("allowsLinkPreview", true),
      ("allowsPictureInPictureMediaPlayback", true), ("detectsPhoneNumbers", true),
      ("keyboardDisplayRequiresUserAction", true), ("mediaPlaybackAllowsAirPlay", true),
      ("mediaPlaybackRequiresUserAction", true), ("suppressesIncrementalRendering", false),
    ] { view.stored(name, usual: usual) }
    // UIDataDetectorTypePhoneNumber
    view.stored("dataDetectorTypes", usual: 1)
    for name in ["paginationMode", "paginationBreakingMode"] { view.stored(name, usual: 0) }
    for name in ["pageLength", "gapBetweenPages"] { view.stored(name, usual: 0.0) }
    view.readonly("pageCount") { (_) -> Int in 0 }
    view.property("scalesPageToFit", get: { $0.scalesPageToFit }, set: { $0.scalesPageToFit = $1 })
    view.method("stringByEvaluatingJavaScriptFromString:") { (view, script: String) -> String in
      view.evaluate(script)
    }
    defineDocument(of: view)
    // Private; WebKit's frames notify the view, and the view notifies its delegate.
    view.method("webView:didStartProvisionalLoadForFrame:") { (view, _: Value, _: Value) in
      try view.tellOfStart()
    }
    view.method("webView:didFinishLoadForFrame:") { (view, _: Value, _: Value) in
      try view.tellOfEnd()
    }
    view.method("webView:didFailLoadWithError:forFrame:") {
      (view, _: Value, error: NSError?, _: Value) in try view.tell(of: error)
    }
    let selector = "webView:decidePolicyForNavigationAction:request:frame:decisionListener:"
    view.raw(selector, types: "v@:@@@@@") { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      try ClassDefinition<UIWebView>.instance(receiver, selector).answerPolicy(
        arguments[1], arguments.value(2, as: NSURLRequest?.self, receiver, selector),
        arguments.value(4, as: RuntimeObject?.self, receiver, selector), selector)
      return .none
    }
  }
}

/// The listener of a policy decision, which receives `use` or `ignore`.
package final class WebPolicyDecisionListener: RuntimeObject {
  /// Called with the decision; the first one counts.
  @Owned var decide: ((Bool) throws -> Void)?

  private func answer(_ allowed: Bool) throws {
    guard let decide else { return }
    self.decide = nil
    try decide(allowed)
  }

  static func define(_ listener: ClassDefinition<WebPolicyDecisionListener>) {
    listener.method("use") { try $0.answer(true) }
    listener.method("ignore") { try $0.answer(false) }
    listener.method("download") { try $0.answer(false) }
  }
}

extension UIKitClasses {
  package static let uiWebView = NativeClass<UIWebView>(
    "UIWebView", superclass: view, UIWebView.define)
  // The class names of its parts on a device.
  package static let webScrollView = NativeClass<UIScrollView>(
    "UIWebScrollView", superclass: scrollView)
  package static let webViewScrollView = NativeClass<UIScrollView>(
    "_UIWebViewScrollView", superclass: webScrollView)
  package static let webDocumentView = NativeClass<UIView>("UIWebDocumentView", superclass: view)
  package static let webBrowserView = NativeClass<UIView>(
    "UIWebBrowserView", superclass: webDocumentView)
}

extension UIKitClasses {
  package static let webPolicyDecisionListener = NativeClass<WebPolicyDecisionListener>(
    "WebPolicyDecisionListener", superclass: FoundationClasses.object,
    WebPolicyDecisionListener.define)
}
