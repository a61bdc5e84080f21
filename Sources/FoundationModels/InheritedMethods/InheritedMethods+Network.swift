extension InheritedMethods {
  /// URLs, requests, connections, sessions and their tasks.
  static let network: KeyValuePairs<String, String> = [
    "__NSCFBackgroundDataTask": "dealloc",
    "__NSCFBackgroundSessionTask": "dealloc setTaskDescription:",
    "__NSCFLocalDownloadTask": "dealloc",
    "__NSCFLocalSessionTask": "dealloc",
    "__NSCFTCPIOStreamTask":
      "cancel closeRead closeWrite copyWithZone: dealloc "
      + "readDataOfMinLength:maxLength:timeout:completionHandler: startSecureConnection "
      + "stopSecureConnection writeData:timeout:completionHandler:",
    "__NSCFURLProtocolClient_NS": "dealloc",
    "NSCachedURLResponse": "dealloc",
    "NSHTTPCookie": "dealloc init",
    "NSHTTPCookieStorage": "dealloc description init",
    "NSHTTPURLResponse": "dealloc encodeWithCoder: initWithCoder:",
    "NSMutableURLRequest": "copyWithZone: init",
    "NSURLAuthenticationChallenge": "dealloc init",
    "__NSURLBackgroundSession": "dealloc",
    "NSURLCache": "dealloc init",
    "NSURLConnectionInternalConnection": "dealloc",
    "NSURLConnection": "dealloc description",
    "NSURLCredential": "dealloc description",
    "NSURLCredentialStorage": "dealloc init",
    "NSURL": "dealloc init +automaticallyNotifiesObserversForKey:",
    "NSURLProtectionSpace": "dealloc description init",
    "NSURLProtocol": "dealloc",
    "NSURLQueryItem": "dealloc init",
    "NSURLRequest": "dealloc init",
    "NSURLResponse": "dealloc init",
    "__NSURLSessionLocal": "copyWithZone: dealloc",
    "NSURLSessionTaskMetrics": "dealloc init",
    "NSURLSessionTaskTransactionMetrics": "dealloc init",
  ]
}
