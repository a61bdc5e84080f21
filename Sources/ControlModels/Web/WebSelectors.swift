internal import SelectorRuntime

/// What web views send.
final class WebSelectors: NativeSelectors {
  // UIWebView
  private(set) lazy var decidePolicyForFrame = known(
    "webView:decidePolicyForNavigationAction:request:frame:decisionListener:")
  private(set) lazy var use = known("use")
  private(set) lazy var ignore = known("ignore")
  private(set) lazy var shouldStart = known("webView:shouldStartLoadWithRequest:navigationType:")
  private(set) lazy var didStart = known("webViewDidStartLoad:")
  private(set) lazy var didFinish = known("webViewDidFinishLoad:")
  private(set) lazy var didFail = known("webView:didFailLoadWithError:")

  // WKNavigationDelegate
  private(set) lazy var decideAction = known(
    "webView:decidePolicyForNavigationAction:decisionHandler:")
  private(set) lazy var decideActionPreferences = known(
    "webView:decidePolicyForNavigationAction:preferences:decisionHandler:")
  private(set) lazy var decideResponse = known(
    "webView:decidePolicyForNavigationResponse:decisionHandler:")
  private(set) lazy var didStartProvisional = known("webView:didStartProvisionalNavigation:")
  private(set) lazy var didRedirect = known(
    "webView:didReceiveServerRedirectForProvisionalNavigation:")
  private(set) lazy var didFailProvisional = known(
    "webView:didFailProvisionalNavigation:withError:")
  private(set) lazy var didCommit = known("webView:didCommitNavigation:")
  private(set) lazy var didFinishNavigation = known("webView:didFinishNavigation:")
  private(set) lazy var didFailNavigation = known("webView:didFailNavigation:withError:")

  // WKUIDelegate and WKScriptMessageHandler
  private(set) lazy var alertPanel = known(
    "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:")
  private(set) lazy var confirmPanel = known(
    "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:")
  private(set) lazy var promptPanel = known(
    "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:"
  )
  private(set) lazy var didReceiveMessage = known("userContentController:didReceiveScriptMessage:")

  // Key-value observing, the document
  private(set) lazy var willChangeValue = known("willChangeValueForKey:")
  private(set) lazy var didChangeValue = known("didChangeValueForKey:")
  private(set) lazy var setFrame = known("setFrame:")
  private(set) lazy var setContentSize = known("setContentSize:")
}
