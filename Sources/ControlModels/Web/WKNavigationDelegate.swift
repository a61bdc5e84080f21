internal import FoundationModels
internal import SelectorRuntime

extension UIKitProtocols {
  static let wkNavigationDelegate = NativeProtocol(
    "WKNavigationDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "webView:decidePolicyForNavigationAction:decisionHandler:", WKWebView.self,
        WKNavigationAction.self, Block.self),
      .init(
        "webView:decidePolicyForNavigationAction:preferences:decisionHandler:", WKWebView.self,
        WKNavigationAction.self, Value.self, Block.self),
      .init(
        "webView:decidePolicyForNavigationResponse:decisionHandler:", WKWebView.self,
        WKNavigationResponse.self, Block.self),
      .init("webView:didStartProvisionalNavigation:", WKWebView.self, Value.self),
      .init(
        "webView:didReceiveServerRedirectForProvisionalNavigation:", WKWebView.self, Value.self),
      .init(
        "webView:didFailProvisionalNavigation:withError:", WKWebView.self, Value.self, NSError.self),
      .init("webView:didCommitNavigation:", WKWebView.self, Value.self),
      .init("webView:didFinishNavigation:", WKWebView.self, Value.self),
      .init("webView:didFailNavigation:withError:", WKWebView.self, Value.self, NSError.self),
      .init(
        "webView:didReceiveAuthenticationChallenge:completionHandler:", WKWebView.self, Value.self,
        Block.self),
      .init("webViewWebContentProcessDidTerminate:", WKWebView.self),
      .init(
        "webView:authenticationChallenge:shouldAllowDeprecatedTLS:", WKWebView.self, Value.self,
        Block.self),
      .init(
        "webView:navigationAction:didBecomeDownload:", WKWebView.self, WKNavigationAction.self,
        Value.self),
      .init(
        "webView:navigationResponse:didBecomeDownload:", WKWebView.self, WKNavigationResponse.self,
        Value.self),
    ])
}
