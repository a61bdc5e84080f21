internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime

// The protocols of NSURLConnection.h, NSURLProtocol.h and NSURLAuthenticationChallenge.h.
extension FoundationProtocols {
  static let urlConnectionDelegate = NativeProtocol(
    "NSURLConnectionDelegate", adopts: [object],
    optional: [
      .init("connection:didFailWithError:", NSURLConnection.self, NSError.self),
      .init("connectionShouldUseCredentialStorage:", returns: Bool.self, NSURLConnection.self),
      .init(
        "connection:willSendRequestForAuthenticationChallenge:", NSURLConnection.self,
        NSURLAuthenticationChallenge.self),
      .init(
        "connection:canAuthenticateAgainstProtectionSpace:", returns: Bool.self,
        NSURLConnection.self, NSURLProtectionSpace.self),
      .init(
        "connection:didReceiveAuthenticationChallenge:", NSURLConnection.self,
        NSURLAuthenticationChallenge.self),
      .init(
        "connection:didCancelAuthenticationChallenge:", NSURLConnection.self,
        NSURLAuthenticationChallenge.self),
    ])

  static let urlConnectionDataDelegate = NativeProtocol(
    "NSURLConnectionDataDelegate", adopts: [urlConnectionDelegate],
    optional: [
      .init(
        "connection:willSendRequest:redirectResponse:", returns: NSURLRequest?.self,
        NSURLConnection.self, NSURLRequest.self, NSURLResponse?.self),
      .init("connection:didReceiveResponse:", NSURLConnection.self, NSURLResponse.self),
      .init("connection:didReceiveData:", NSURLConnection.self, NSData.self),
      .init(
        "connection:needNewBodyStream:", returns: Instance<NSInputStream>?.self,
        NSURLConnection.self,
        NSURLRequest.self),
      .init(
        "connection:didSendBodyData:totalBytesWritten:totalBytesExpectedToWrite:",
        NSURLConnection.self, Int.self, Int.self, Int.self),
      .init(
        "connection:willCacheResponse:", returns: NSCachedURLResponse?.self,
        NSURLConnection.self, NSCachedURLResponse.self),
      .init("connectionDidFinishLoading:", NSURLConnection.self),
    ])

  static let urlConnectionDownloadDelegate = NativeProtocol(
    "NSURLConnectionDownloadDelegate", adopts: [urlConnectionDelegate],
    required: [
      .init("connectionDidFinishDownloading:destinationURL:", NSURLConnection.self, NSURL.self)
    ],
    optional: [
      .init(
        "connection:didWriteData:totalBytesWritten:expectedTotalBytes:", NSURLConnection.self,
        Int.self, Int.self, Int.self),
      .init(
        "connectionDidResumeDownloading:totalBytesWritten:expectedTotalBytes:",
        NSURLConnection.self, Int.self, Int.self),
    ])

  static let urlProtocolClient = NativeProtocol(
    "NSURLProtocolClient", adopts: [object],
    required: [
      .init(
        "URLProtocol:wasRedirectedToRequest:redirectResponse:", NSURLProtocol.self,
        NSURLRequest.self, NSURLResponse.self),
      .init("URLProtocol:cachedResponseIsValid:", NSURLProtocol.self, NSCachedURLResponse.self),
      .init(
        "URLProtocol:didReceiveResponse:cacheStoragePolicy:", NSURLProtocol.self,
        NSURLResponse.self, Int.self),
      .init("URLProtocol:didLoadData:", NSURLProtocol.self, NSData.self),
      .init("URLProtocolDidFinishLoading:", NSURLProtocol.self),
      .init("URLProtocol:didFailWithError:", NSURLProtocol.self, NSError.self),
      .init(
        "URLProtocol:didReceiveAuthenticationChallenge:", NSURLProtocol.self,
        NSURLAuthenticationChallenge.self),
      .init(
        "URLProtocol:didCancelAuthenticationChallenge:", NSURLProtocol.self,
        NSURLAuthenticationChallenge.self),
    ])

  static let urlAuthenticationChallengeSender = NativeProtocol(
    "NSURLAuthenticationChallengeSender", adopts: [object],
    required: [
      .init(
        "useCredential:forAuthenticationChallenge:", NSURLCredential.self,
        NSURLAuthenticationChallenge.self),
      .init(
        "continueWithoutCredentialForAuthenticationChallenge:", NSURLAuthenticationChallenge.self),
      .init("cancelAuthenticationChallenge:", NSURLAuthenticationChallenge.self),
    ],
    optional: [
      .init(
        "performDefaultHandlingForAuthenticationChallenge:", NSURLAuthenticationChallenge.self),
      .init(
        "rejectProtectionSpaceAndContinueWithChallenge:", NSURLAuthenticationChallenge.self),
    ])
}
