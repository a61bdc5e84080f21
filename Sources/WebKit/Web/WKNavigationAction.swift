package import FoundationCore
internal import FoundationNetwork
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Information about a frame of a page.
package final class WKFrameInfo: RuntimeObject {
  private var isMainFrame = true
  @Strong private var request: NSURLRequest?
  @Weak private var webView: WKWebView?

  func fill(_ request: NSURLRequest?, isMainFrame: Bool, of view: WKWebView) {
    self.request = request
    self.isMainFrame = isMainFrame
    webView = view
  }

  static func define(_ frame: ClassDefinition<WKFrameInfo>) {
    frame.readonly("mainFrame", getter: "isMainFrame") { $0.isMainFrame }
    frame.readonly("request", .copy) { $0.request }
    frame.readonly("webView", .weak) { $0.webView }
    frame.readonly("securityOrigin", .strong, of: "WKSecurityOrigin") { (frame) -> FieldedObject in
      frame.uikit.securityOrigin(of: frame.request?.url)
    }
    frame.method("copyWithZone:") { (frame, _: Value) -> WKFrameInfo in frame }
  }
}

/// The navigation for which a policy is requested.
package final class WKNavigationAction: RuntimeObject {
  @Strong private var request: NSURLRequest?
  @Strong private var frame: WKFrameInfo?
  private var kind = WebLoad.Kind.other
  /// Whether it opens a new window, and therefore has no target frame.
  private var opensWindow = false

  func fill(
    _ request: NSURLRequest, kind: WebLoad.Kind, isMainFrame: Bool, of view: WKWebView,
    opensWindow: Bool = false
  ) {
    self.opensWindow = opensWindow
    let frame = view.world.create(UIKitClasses.wkFrameInfo)
    frame.fill(request, isMainFrame: isMainFrame, of: view)
    self.frame = frame
    self.request = request
    self.kind = kind
  }

  static func define(_ action: ClassDefinition<WKNavigationAction>) {
    action.readonly("request", .copy) { $0.request }
    // Scripted links do not support the attribute "download".
    action.readonly("shouldPerformDownload") { (_) -> Bool in false }
    action.readonly("navigationType") { $0.kind.ofWebKit }
    action.readonly("targetFrame", .copy) { $0.opensWindow ? nil : $0.frame }
    action.readonly("sourceFrame", .copy) { $0.frame }
  }
}

/// The response for which a policy is requested.
package final class WKNavigationResponse: RuntimeObject {
  @Strong private var response: NSURLResponse?
  private var isMainFrame = true

  func fill(_ response: NSURLResponse, isMainFrame: Bool) {
    self.response = response
    self.isMainFrame = isMainFrame
  }

  /// Whether WebKit can display the MIME type.
  var canShow: Bool {
    let type = response?.header("Content-Type")?.prefix { $0 != ";" }.lowercased() ?? "text/html"
    return ["text/", "image/", "audio/", "video/"].contains { type.hasPrefix($0) }
      || ["json", "xml", "xhtml+xml", "pdf", "javascript"].contains {
        type == "application/" + $0
      }
  }

  static func define(_ response: ClassDefinition<WKNavigationResponse>) {
    response.readonly("forMainFrame", getter: "isForMainFrame") { $0.isMainFrame }
    response.readonly("canShowMIMEType") { $0.canShow }
    response.readonly("response", .copy) { $0.response }
  }
}

extension UIKitClasses {
  /// A navigation, which only identifies a load.
  package static let wkNavigation = NativeClass<RuntimeObject>(
    "WKNavigation", superclass: FoundationClasses.object
  ) { navigation in
    // WKContentModeMobile, the only mode of a phone.
    navigation.readonly("effectiveContentMode") { (_) -> Int in 1 }
  }

  /// The security origin of a document: scheme, host and port of its URL.
  package static let wkSecurityOrigin = NativeClass<FieldedObject>(
    "WKSecurityOrigin", superclass: FoundationClasses.object
  ) { origin in
    for name in ["protocol", "host"] { origin.field(name, .copy, usual: "", isReadonly: true) }
    origin.field("port", usual: 0, isReadonly: true)
  }
  package static let wkFrameInfo = NativeClass<WKFrameInfo>(
    "WKFrameInfo", superclass: FoundationClasses.object, WKFrameInfo.define)
}

extension UIKitClasses {
  package static let wkNavigationAction = NativeClass<WKNavigationAction>(
    "WKNavigationAction", superclass: FoundationClasses.object, WKNavigationAction.define)
}

extension UIKitClasses {
  package static let wkNavigationResponse = NativeClass<WKNavigationResponse>(
    "WKNavigationResponse", superclass: FoundationClasses.object, WKNavigationResponse.define)
}
