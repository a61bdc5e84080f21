internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
package import SelectorRuntime
internal import UIKitControls
package import UIKitRuntime

/// Protocols of web views: downloads, cookies, schemes and replies.
extension UIKitProtocols {
  /// All of them; an adopted protocol precedes its adopters.
  package static let webProtocols = [
    wkDownloadDelegate, wkHTTPCookieStoreObserver, wkPreviewActionItem,
    wkScriptMessageHandlerWithReply, wkURLSchemeHandler, wkURLSchemeTask,
  ]

  static let wkDownloadDelegate = NativeProtocol(
    "WKDownloadDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "download:decideDestinationUsingResponse:suggestedFilename:completionHandler:",
        WKDownload.self, NSURLResponse.self, String.self, Block.self)
    ],
    optional: [
      .init(
        "download:willPerformHTTPRedirection:newRequest:decisionHandler:", WKDownload.self,
        NSURLResponse.self, NSURLRequest.self, Block.self),
      .init(
        "download:didReceiveAuthenticationChallenge:completionHandler:", WKDownload.self,
        NSURLAuthenticationChallenge.self, Block.self),
      .init("downloadDidFinish:", WKDownload.self),
      .init(
        "download:didFailWithError:resumeData:", WKDownload.self, NSError.self, NSData?.self),
      .init("download:decidePlaceholderPolicy:", WKDownload.self, Block.self),
      .init(
        "download:didReceivePlaceholderURL:completionHandler:", WKDownload.self, NSURL.self,
        Block.self),
      .init("download:didReceiveFinalURL:", WKDownload.self, NSURL.self),
    ])

  static let wkHTTPCookieStoreObserver = NativeProtocol(
    "WKHTTPCookieStoreObserver", adopts: [FoundationProtocols.object], givesTypes: false,
    optional: [
      .init("cookiesDidChangeInCookieStore:", WKHTTPCookieStore.self)
    ])

  static let wkPreviewActionItem = NativeProtocol(
    "WKPreviewActionItem", adopts: [previewActionItem], givesTypes: false,
    required: [
      .init("identifier", returns: String.self)
    ])

  static let wkScriptMessageHandlerWithReply = NativeProtocol(
    "WKScriptMessageHandlerWithReply", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "userContentController:didReceiveScriptMessage:replyHandler:", WKUserContentController.self,
        WKScriptMessage.self, Block.self)
    ])

  static let wkURLSchemeHandler = NativeProtocol(
    "WKURLSchemeHandler", adopts: [FoundationProtocols.object],
    required: [
      .init("webView:startURLSchemeTask:", WKWebView.self, Adopter<URLSchemeTaskProtocol>.self),
      .init("webView:stopURLSchemeTask:", WKWebView.self, Adopter<URLSchemeTaskProtocol>.self),
    ])

  static let wkURLSchemeTask = NativeProtocol(
    "WKURLSchemeTask", adopts: [FoundationProtocols.object],
    required: [
      .init("request", returns: NSURLRequest.self),
      .init("didReceiveResponse:", NSURLResponse.self),
      .init("didReceiveData:", NSData.self),
      .init("didFinish"),
      .init("didFailWithError:", NSError.self),
    ])
}
