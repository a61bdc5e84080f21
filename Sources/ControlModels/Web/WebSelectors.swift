internal import SelectorRuntime

/// The messages of web views.
final class WebSelectors: NativeSelectors {
  // UIWebView
  private(set) lazy var didStartFrame = selector("webView:didStartProvisionalLoadForFrame:")
  private(set) lazy var didFinishFrame = selector("webView:didFinishLoadForFrame:")
  private(set) lazy var didFailFrame = selector("webView:didFailLoadWithError:forFrame:")
  private(set) lazy var decidePolicyForFrame = selector(
    "webView:decidePolicyForNavigationAction:request:frame:decisionListener:")
  private(set) lazy var use = selector("use")
  private(set) lazy var ignore = selector("ignore")
  private(set) lazy var shouldStart = selector("webView:shouldStartLoadWithRequest:navigationType:")
  private(set) lazy var didStart = selector("webViewDidStartLoad:")
  private(set) lazy var didFinish = selector("webViewDidFinishLoad:")
  private(set) lazy var didFail = selector("webView:didFailLoadWithError:")

  // WKNavigationDelegate
  private(set) lazy var decideAction = selector(
    "webView:decidePolicyForNavigationAction:decisionHandler:")
  private(set) lazy var decideActionPreferences = selector(
    "webView:decidePolicyForNavigationAction:preferences:decisionHandler:")
  private(set) lazy var didReceiveChallenge = selector(
    "webView:didReceiveAuthenticationChallenge:completionHandler:")
  private(set) lazy var decideResponse = selector(
    "webView:decidePolicyForNavigationResponse:decisionHandler:")
  private(set) lazy var didStartProvisional = selector("webView:didStartProvisionalNavigation:")
  private(set) lazy var didRedirect = selector(
    "webView:didReceiveServerRedirectForProvisionalNavigation:")
  private(set) lazy var didFailProvisional = selector(
    "webView:didFailProvisionalNavigation:withError:")
  private(set) lazy var didCommit = selector("webView:didCommitNavigation:")
  private(set) lazy var didFinishNavigation = selector("webView:didFinishNavigation:")
  private(set) lazy var didFailNavigation = selector("webView:didFailNavigation:withError:")

  private(set) lazy var actionBecameDownload = selector(
    "webView:navigationAction:didBecomeDownload:")
  private(set) lazy var responseBecameDownload = selector(
    "webView:navigationResponse:didBecomeDownload:")
  private(set) lazy var didReceiveMessageWithReply = selector(
    "userContentController:didReceiveScriptMessage:replyHandler:")

  // WKUIDelegate and WKScriptMessageHandler
  private(set) lazy var alertPanel = selector(
    "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:")
  private(set) lazy var confirmPanel = selector(
    "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:")
  private(set) lazy var promptPanel = selector(
    "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:"
  )
  private(set) lazy var createView = selector(
    "webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:")
  private(set) lazy var didClose = selector("webViewDidClose:")
  private(set) lazy var didReceiveMessage = selector(
    "userContentController:didReceiveScriptMessage:")

  // Key-value observing, the document
  private(set) lazy var willChangeValue = selector("willChangeValueForKey:")
  private(set) lazy var didChangeValue = selector("didChangeValueForKey:")
  private(set) lazy var setFrame = selector("setFrame:")
  private(set) lazy var setContentSize = selector("setContentSize:")
}
