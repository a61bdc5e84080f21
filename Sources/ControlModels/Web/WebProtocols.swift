internal import FoundationModels
internal import SelectorRuntime

/// Protocols of web views: downloads, cookies, schemes and replies.
extension UIKitProtocols {
  /// All of them, adopted ones first.
  static let webProtocols = [
    wkDownloadDelegate, wkHTTPCookieStoreObserver, wkPreviewActionItem,
    wkScriptMessageHandlerWithReply, wkURLSchemeHandler, wkURLSchemeTask,
  ]

  static let wkDownloadDelegate = NativeProtocol(
    "WKDownloadDelegate", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "download:decideDestinationUsingResponse:suggestedFilename:completionHandler:",
        RuntimeObject.self, NSURLResponse.self, String.self, Block.self)
    ],
    optional: [
      .init(
        "download:willPerformHTTPRedirection:newRequest:decisionHandler:", RuntimeObject.self,
        NSURLResponse.self, NSURLRequest.self, Block.self),
      .init(
        "download:didReceiveAuthenticationChallenge:completionHandler:", RuntimeObject.self,
        NSURLAuthenticationChallenge.self, Block.self),
      .init("downloadDidFinish:", RuntimeObject.self),
      .init(
        "download:didFailWithError:resumeData:", RuntimeObject.self, NSError.self, NSData?.self),
      .init("download:decidePlaceholderPolicy:", RuntimeObject.self, Block.self),
      .init(
        "download:didReceivePlaceholderURL:completionHandler:", RuntimeObject.self, NSURL.self,
        Block.self),
      .init("download:didReceiveFinalURL:", RuntimeObject.self, NSURL.self),
    ])

  static let wkHTTPCookieStoreObserver = NativeProtocol(
    "WKHTTPCookieStoreObserver", adopts: [FoundationProtocols.object], givesTypes: false,
    optional: [
      .init("cookiesDidChangeInCookieStore:", RuntimeObject.self)
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
      .init("webView:startURLSchemeTask:", WKWebView.self, RuntimeObject.self),
      .init("webView:stopURLSchemeTask:", WKWebView.self, RuntimeObject.self),
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
