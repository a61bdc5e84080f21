internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitProtocols {
  package static let wkUIDelegate = NativeProtocol(
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
      .init(
        "webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:",
        returns: WKWebView?.self, WKWebView.self, WKWebViewConfiguration.self,
        WKNavigationAction.self, FieldedObject.self),
      .init("webViewDidClose:", WKWebView.self),
      .init("webView:shouldPreviewElement:", returns: Bool.self, WKWebView.self, Value.self),
      .init(
        "webView:previewingViewControllerForElement:defaultActions:",
        returns: UIViewController?.self, WKWebView.self, Value.self,
        [Adopter<WKPreviewActionItem>].self),
      .init("webView:commitPreviewingViewController:", WKWebView.self, UIViewController.self),
      .init(
        "webView:contextMenuConfigurationForElement:completionHandler:", WKWebView.self, Value.self,
        Block.self),
      .init(
        "webView:requestMediaCapturePermissionForOrigin:initiatedByFrame:type:decisionHandler:",
        WKWebView.self, Instance<WKSecurityOrigin>.self, WKFrameInfo.self, Int.self, Block.self),
      .init(
        "webView:contextMenuForElement:willCommitWithAnimator:", WKWebView.self, RuntimeObject.self,
        Adopter<UIContextMenuInteractionCommitAnimating>.self),
      .init("webView:contextMenuWillPresentForElement:", WKWebView.self, RuntimeObject.self),
      .init("webView:contextMenuDidEndForElement:", WKWebView.self, RuntimeObject.self),
      .init(
        "webView:requestDeviceOrientationAndMotionPermissionForOrigin:initiatedByFrame:decisionHandler:",
        WKWebView.self, Instance<WKSecurityOrigin>.self, WKFrameInfo.self, Block.self),
      .init(
        "webView:showLockdownModeFirstUseMessage:completionHandler:", WKWebView.self, String.self,
        Block.self),
      .init(
        "webView:willPresentEditMenuWithAnimator:", WKWebView.self,
        Adopter<UIEditMenuInteractionAnimating>.self),
      .init(
        "webView:willDismissEditMenuWithAnimator:", WKWebView.self,
        Adopter<UIEditMenuInteractionAnimating>.self),
    ])
}
