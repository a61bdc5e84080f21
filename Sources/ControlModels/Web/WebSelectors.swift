internal import SelectorRuntime

/// What web views send.
struct WebSelectors {
  // UIWebView
  let decidePolicyForFrame, use, ignore: Selector
  let shouldStart, didStart, didFinish, didFail: Selector
  // WKNavigationDelegate
  let decideAction, decideActionPreferences, decideResponse: Selector
  let didStartProvisional, didRedirect, didFailProvisional: Selector
  let didCommit, didFinishNavigation, didFailNavigation: Selector
  // WKUIDelegate and WKScriptMessageHandler
  let alertPanel, confirmPanel, promptPanel, didReceiveMessage: Selector
  // Key-value observing, the document
  let willChangeValue, didChangeValue, setFrame, setContentSize: Selector

  init(_ runtime: Runtime) {
    decidePolicyForFrame = runtime.selector(
      "webView:decidePolicyForNavigationAction:request:frame:decisionListener:")
    use = runtime.selector("use")
    ignore = runtime.selector("ignore")
    shouldStart = runtime.selector("webView:shouldStartLoadWithRequest:navigationType:")
    didStart = runtime.selector("webViewDidStartLoad:")
    didFinish = runtime.selector("webViewDidFinishLoad:")
    didFail = runtime.selector("webView:didFailLoadWithError:")
    decideAction = runtime.selector("webView:decidePolicyForNavigationAction:decisionHandler:")
    decideActionPreferences = runtime.selector(
      "webView:decidePolicyForNavigationAction:preferences:decisionHandler:")
    decideResponse = runtime.selector("webView:decidePolicyForNavigationResponse:decisionHandler:")
    didStartProvisional = runtime.selector("webView:didStartProvisionalNavigation:")
    didRedirect = runtime.selector(
      "webView:didReceiveServerRedirectForProvisionalNavigation:")
    didFailProvisional = runtime.selector("webView:didFailProvisionalNavigation:withError:")
    didCommit = runtime.selector("webView:didCommitNavigation:")
    didFinishNavigation = runtime.selector("webView:didFinishNavigation:")
    didFailNavigation = runtime.selector("webView:didFailNavigation:withError:")
    alertPanel = runtime.selector(
      "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:")
    confirmPanel = runtime.selector(
      "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:")
    promptPanel = runtime.selector(
      "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:"
    )
    didReceiveMessage = runtime.selector("userContentController:didReceiveScriptMessage:")
    willChangeValue = runtime.selector("willChangeValueForKey:")
    didChangeValue = runtime.selector("didChangeValueForKey:")
    setFrame = runtime.selector("setFrame:")
    setContentSize = runtime.selector("setContentSize:")
  }
}
