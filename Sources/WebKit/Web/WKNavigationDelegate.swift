internal import FoundationCore
internal import FoundationNetwork
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let wkNavigationDelegate = NativeProtocol(
    "WKNavigationDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "webView:decidePolicyForNavigationAction:decisionHandler:", WKWebView.self,
        WKNavigationAction.self, Block.self),
      .init(
        "webView:decidePolicyForNavigationAction:preferences:decisionHandler:", WKWebView.self,
        WKNavigationAction.self, Instance<WKWebpagePreferences>.self, Block.self),
      .init(
        "webView:decidePolicyForNavigationResponse:decisionHandler:", WKWebView.self,
        WKNavigationResponse.self, Block.self),
      .init("webView:didStartProvisionalNavigation:", WKWebView.self, Instance<WKNavigation>?.self),
      .init(
        "webView:didReceiveServerRedirectForProvisionalNavigation:", WKWebView.self,
        Instance<WKNavigation>?.self),
      .init(
        "webView:didFailProvisionalNavigation:withError:", WKWebView.self,
        Instance<WKNavigation>?.self, NSError.self),
      .init("webView:didCommitNavigation:", WKWebView.self, Instance<WKNavigation>?.self),
      .init("webView:didFinishNavigation:", WKWebView.self, Instance<WKNavigation>?.self),
      .init(
        "webView:didFailNavigation:withError:", WKWebView.self, Instance<WKNavigation>?.self,
        NSError.self),
      .init(
        "webView:didReceiveAuthenticationChallenge:completionHandler:", WKWebView.self,
        NSURLAuthenticationChallenge.self,
        Block.self),
      .init("webViewWebContentProcessDidTerminate:", WKWebView.self),
      .init(
        "webView:authenticationChallenge:shouldAllowDeprecatedTLS:", WKWebView.self,
        NSURLAuthenticationChallenge.self,
        Block.self),
      .init(
        "webView:navigationAction:didBecomeDownload:", WKWebView.self, WKNavigationAction.self,
        WKDownload.self),
      .init(
        "webView:navigationResponse:didBecomeDownload:", WKWebView.self, WKNavigationResponse.self,
        WKDownload.self),
    ])
}
