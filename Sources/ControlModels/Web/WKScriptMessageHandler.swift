internal import FoundationCore
internal import SelectorRuntime

extension UIKitProtocols {
  static let wkScriptMessageHandler = NativeProtocol(
    "WKScriptMessageHandler", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "userContentController:didReceiveScriptMessage:", WKUserContentController.self,
        WKScriptMessage.self)
    ])
}
