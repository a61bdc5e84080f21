package import UIKitRuntime

/// Constants of web views and their errors.
extension UIKitConstants {
  package static let web: KeyValuePairs<String, Int> = [
    // WKUserScript.h
    "WKUserScriptInjectionTimeAtDocumentStart": 0,
    "WKUserScriptInjectionTimeAtDocumentEnd": 1,
    // UIWebView.h
    "UIWebViewNavigationTypeLinkClicked": 0,
    "UIWebViewNavigationTypeFormSubmitted": 1,
    "UIWebViewNavigationTypeBackForward": 2,
    "UIWebViewNavigationTypeReload": 3,
    "UIWebViewNavigationTypeFormResubmitted": 4,
    "UIWebViewNavigationTypeOther": 5,
    // WKNavigationDelegate.h
    "WKNavigationActionPolicyCancel": 0,
    "WKNavigationActionPolicyAllow": 1,
    "WKNavigationActionPolicyDownload": 2,
    "WKNavigationResponsePolicyCancel": 0,
    "WKNavigationResponsePolicyAllow": 1,
    "WKNavigationResponsePolicyDownload": 2,
    "WKDownloadRedirectPolicyCancel": 0,
    "WKDownloadRedirectPolicyAllow": 1,
    "WKMediaPlaybackStateNone": 0,
    "WKMediaCaptureStateNone": 0,
    "WKFullscreenStateNotInFullscreen": 0,
    // WKNavigationAction.h
    "WKNavigationTypeLinkActivated": 0,
    "WKNavigationTypeFormSubmitted": 1,
    "WKNavigationTypeBackForward": 2,
    "WKNavigationTypeReload": 3,
    "WKNavigationTypeFormResubmitted": 4,
    "WKNavigationTypeOther": -1,
    // NSURLError.h
    "NSURLErrorUnknown": -1,
    "NSURLErrorCancelled": -999,
    "NSURLErrorBadURL": -1000,
    "NSURLErrorTimedOut": -1001,
    "NSURLErrorUnsupportedURL": -1002,
    "NSURLErrorCannotFindHost": -1003,
    "NSURLErrorCannotConnectToHost": -1004,
    "NSURLErrorNetworkConnectionLost": -1005,
    "NSURLErrorDNSLookupFailed": -1006,
    "NSURLErrorHTTPTooManyRedirects": -1007,
    "NSURLErrorNotConnectedToInternet": -1009,
  ]
}
