package import FoundationCore
internal import FoundationNetwork
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

// Windows that a page opens and closes. From WKUIDelegate.h: the delegate creates the view with the
// given configuration, and WebKit loads the request in it. Without a delegate no window opens.
extension WKWebView {
  /// Requests the view of a new window, and loads a URL in it.
  ///
  /// - Throws: errors of the delegates.
  func openPage(_ address: String, _ kind: WebLoad.Kind) throws {
    guard let request = world.request(for: address) else { return }
    let action = world.temporary(UIKitClasses.wkNavigationAction)
    action.fill(request, kind: kind, isMainFrame: true, of: self, opensWindow: true)
    let (held, asked) = (HeldValue(.object(action)), HeldValue(.object(request)))
    try decide(action, request) { [weak self] allowed in
      guard allowed, let self, !isDeallocating, let action = held.value.object,
        let request = asked.value.object as? NSURLRequest
      else { return }
      try keptAlive { try createView(for: action, request) }
    }
  }

  private func createView(for action: RuntimeObject, _ request: NSURLRequest) throws {
    guard let delegate = uiDelegate.delegate(remembered: web.createView), let configuration
    else { return }
    let given = try runtime.send(
      configuration, runtime.known.copyWithZone, Arguments(.none)
    ).object
    guard let given else { return }
    try given.keptAlive {
      let features = world.temporary(UIKitClasses.wkWindowFeatures)
      let made: WKWebView? = try delegate.keptAlive {
        try delegate.call(web.createView, self, given, action, features)
      }
      guard let made else { return }
      guard made.configuration === given else {
        throw RuntimeError(
          .inconsistency, "Returned WKWebView was not created with the given configuration.")
      }
      made.isOpenedByPage = true
      try made.keptAlive { _ = try made.load(request) }
    }
  }

  /// Performs `window.open` and `window.close`, if the page is allowed to.
  ///
  /// A script without a user gesture can open windows only if the preferences allow it. It can
  /// close only windows that a page has opened, or with a history of one page.
  ///
  /// - Returns: whether the script is one of the two calls.
  /// - Throws: errors of the delegates.
  func runWindowScript(_ script: String) throws -> Bool {
    let words = script.filter { !$0.isWhitespace && $0 != ";" }
    if ["window.close()", "self.close()", "close()"].contains(words) {
      guard isOpenedByPage || history.addresses.count <= 1 else { return true }
      try uiDelegate.delegate(remembered: web.didClose)?.send(web.didClose, self)
      return true
    }
    guard words.hasPrefix("window.open("), let configuration else { return false }
    let preferences: RuntimeObject? = try configuration.call(runtime.selector("preferences"))
    let mayOpen = runtime.selector("javaScriptCanOpenWindowsAutomatically")
    guard try preferences?.call(mayOpen, as: Bool.self) == true else { return true }
    let parts = script.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    if parts.count > 1 { try openPage(String(parts[1]), .other) }
    return true
  }
}

extension UIKitClasses {
  /// The requested features of a new window; all are unspecified on a phone.
  package static let wkWindowFeatures = NativeClass<FieldedObject>(
    "WKWindowFeatures", superclass: FoundationClasses.object
  ) { features in
    for name in [
      "menuBarVisibility", "statusBarVisibility", "toolbarsVisibility", "allowsResizing", "x", "y",
      "width", "height",
    ] {
      features.field(name, .copy, of: "NSNumber", usual: Value.none, isReadonly: true)
    }
  }
}
