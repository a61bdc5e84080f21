internal import SelectorRuntime

/// The classes around web views that models make instances of.
struct WebClasses {
  let policyListener, navigation, navigationAction, navigationResponse, frameInfo: RuntimeClass
  let configuration, contentController, scriptMessage: RuntimeClass
  let backForwardList, backForwardItem: RuntimeClass

  /// Defines them, the two web views, and their delegates' protocols.
  init(in runtime: Runtime, nsObject: RuntimeClass, view: RuntimeClass) {
    policyListener = WebPolicyDecisionListener.define(in: runtime, superclass: nsObject)
    navigation =
      ClassDefinition<RuntimeObject>("WKNavigation", in: runtime, superclass: nsObject).cls
    navigationAction = WKNavigationAction.define(in: runtime, superclass: nsObject)
    navigationResponse = WKNavigationResponse.define(in: runtime, superclass: nsObject)
    frameInfo = WKFrameInfo.define(in: runtime, superclass: nsObject)
    configuration = WKWebViewConfiguration.define(in: runtime, superclass: nsObject)
    contentController = WKUserContentController.define(in: runtime, superclass: nsObject)
    scriptMessage = WKScriptMessage.define(in: runtime, superclass: nsObject)
    backForwardList = WKBackForwardList.define(in: runtime, superclass: nsObject)
    backForwardItem = WKBackForwardListItem.define(in: runtime, superclass: nsObject)
    UIWebView.defineWebView(in: runtime, superclass: view)
    WKWebView.defineWebView(in: runtime, superclass: view)
    Self.defineProtocols(in: runtime)
  }

  private static func defineProtocols(in runtime: Runtime) {
    let root = runtime.lookUpProtocol("NSObject").map { [$0] } ?? []
    runtime.defineProtocol(
      "UIWebViewDelegate",
      optional: [
        ("webView:shouldStartLoadWithRequest:navigationType:", "B@:@@q"),
        ("webViewDidStartLoad:", "v@:@"),
        ("webViewDidFinishLoad:", "v@:@"),
        ("webView:didFailLoadWithError:", "v@:@@"),
      ], adopts: root)
    runtime.defineProtocol(
      "WKNavigationDelegate",
      optional: [
        ("webView:decidePolicyForNavigationAction:decisionHandler:", "v@:@@@?"),
        ("webView:decidePolicyForNavigationAction:preferences:decisionHandler:", "v@:@@@@?"),
        ("webView:decidePolicyForNavigationResponse:decisionHandler:", "v@:@@@?"),
        ("webView:didStartProvisionalNavigation:", "v@:@@"),
        ("webView:didReceiveServerRedirectForProvisionalNavigation:", "v@:@@"),
        ("webView:didFailProvisionalNavigation:withError:", "v@:@@@"),
        ("webView:didCommitNavigation:", "v@:@@"),
        ("webView:didFinishNavigation:", "v@:@@"),
        ("webView:didFailNavigation:withError:", "v@:@@@"),
      ], adopts: root)
    runtime.defineProtocol(
      "WKUIDelegate",
      optional: [
        (
          "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:",
          "v@:@@@@?"
        ),
        (
          "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:",
          "v@:@@@@?"
        ),
        (
          "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:",
          "v@:@@@@@?"
        ),
      ], adopts: root)
    runtime.defineProtocol(
      "WKScriptMessageHandler",
      required: [("userContentController:didReceiveScriptMessage:", "v@:@@")], adopts: root)
  }
}
