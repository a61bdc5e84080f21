internal import FoundationModels
internal import SelectorRuntime

extension UIKitProtocols {
  static let wkUIDelegate = NativeProtocol(
    "WKUIDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:",
        WKWebView.self, WKScriptMessage.self, WKFrameInfo.self, Block.self),
      .init(
        "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:",
        WKWebView.self, WKScriptMessage.self, WKFrameInfo.self, Block.self),
      .init(
        "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:",
        WKWebView.self, String.self, String?.self, WKFrameInfo.self, Block.self),
    ])
}
