package import SelectorRuntime

/// The messages of web views.
package final class WebSelectors: NativeSelectors {
  // UIWebView
  package private(set) lazy var didStartFrame = selector("webView:didStartProvisionalLoadForFrame:")
  package private(set) lazy var didFinishFrame = selector("webView:didFinishLoadForFrame:")
  package private(set) lazy var didFailFrame = selector("webView:didFailLoadWithError:forFrame:")
  package private(set) lazy var decidePolicyForFrame = selector(
    "webView:decidePolicyForNavigationAction:request:frame:decisionListener:")
  package private(set) lazy var use = selector("use")
  package private(set) lazy var ignore = selector("ignore")
  package private(set) lazy var shouldStart = selector(
    "webView:shouldStartLoadWithRequest:navigationType:")
  package private(set) lazy var didStart = selector("webViewDidStartLoad:")
  package private(set) lazy var didFinish = selector("webViewDidFinishLoad:")
  package private(set) lazy var didFail = selector("webView:didFailLoadWithError:")

  // WKNavigationDelegate
  package private(set) lazy var decideAction = selector(
    "webView:decidePolicyForNavigationAction:decisionHandler:")
  package private(set) lazy var decideActionPreferences = selector(
    "webView:decidePolicyForNavigationAction:preferences:decisionHandler:")
  package private(set) lazy var didReceiveChallenge = selector(
    "webView:didReceiveAuthenticationChallenge:completionHandler:")
  package private(set) lazy var decideResponse = selector(
    "webView:decidePolicyForNavigationResponse:decisionHandler:")
  package private(set) lazy var didStartProvisional = selector(
    "webView:didStartProvisionalNavigation:")
  package private(set) lazy var didRedirect = selector(
    "webView:didReceiveServerRedirectForProvisionalNavigation:")
  package private(set) lazy var didFailProvisional = selector(
    "webView:didFailProvisionalNavigation:withError:")
  package private(set) lazy var didCommit = selector("webView:didCommitNavigation:")
  package private(set) lazy var didFinishNavigation = selector("webView:didFinishNavigation:")
  package private(set) lazy var didFailNavigation = selector("webView:didFailNavigation:withError:")

  package private(set) lazy var actionBecameDownload = selector(
    "webView:navigationAction:didBecomeDownload:")
  package private(set) lazy var responseBecameDownload = selector(
    "webView:navigationResponse:didBecomeDownload:")
  package private(set) lazy var didReceiveMessageWithReply = selector(
    "userContentController:didReceiveScriptMessage:replyHandler:")

  // WKUIDelegate and WKScriptMessageHandler
  package private(set) lazy var alertPanel = selector(
    "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:")
  package private(set) lazy var confirmPanel = selector(
    "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:")
  package private(set) lazy var promptPanel = selector(
    "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:"
  )
  package private(set) lazy var createView = selector(
    "webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:")
  package private(set) lazy var didClose = selector("webViewDidClose:")
  package private(set) lazy var didReceiveMessage = selector(
    "userContentController:didReceiveScriptMessage:")

  // Key-value observing, the document
  package private(set) lazy var willChangeValue = selector("willChangeValueForKey:")
  package private(set) lazy var didChangeValue = selector("didChangeValueForKey:")
  package private(set) lazy var setFrame = selector("setFrame:")
  package private(set) lazy var setContentSize = selector("setContentSize:")
}
