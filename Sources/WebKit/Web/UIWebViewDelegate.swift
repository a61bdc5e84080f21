internal import FoundationCore
internal import FoundationNetwork
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let uiWebViewDelegate = NativeProtocol(
    "UIWebViewDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "webView:shouldStartLoadWithRequest:navigationType:", returns: Bool.self, UIWebView.self,
        NSURLRequest.self, Int.self),
      .init("webViewDidStartLoad:", UIWebView.self),
      .init("webViewDidFinishLoad:", UIWebView.self),
      .init("webView:didFailLoadWithError:", UIWebView.self, NSError.self),
    ])
}
