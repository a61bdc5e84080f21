internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let wkScriptMessageHandler = NativeProtocol(
    "WKScriptMessageHandler", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "userContentController:didReceiveScriptMessage:", WKUserContentController.self,
        WKScriptMessage.self)
    ])
}
