internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime

// The protocols of NSURLSession.h; each adopts the preceding one.
extension FoundationProtocols {
  static let urlSessionDelegate = NativeProtocol(
    "NSURLSessionDelegate", adopts: [object],
    optional: [
      .init("URLSession:didBecomeInvalidWithError:", NSURLSession.self, NSError?.self),
      .init(
        "URLSession:didReceiveChallenge:completionHandler:", NSURLSession.self,
        NSURLAuthenticationChallenge.self, Block.self),
      .init("URLSessionDidFinishEventsForBackgroundURLSession:", NSURLSession.self),
    ])

  static let urlSessionTaskDelegate = NativeProtocol(
    "NSURLSessionTaskDelegate", adopts: [urlSessionDelegate],
    optional: [
      .init("URLSession:didCreateTask:", NSURLSession.self, NSURLSessionTask.self),
      .init(
        "URLSession:task:willBeginDelayedRequest:completionHandler:", NSURLSession.self,
        NSURLSessionTask.self, NSURLRequest.self, Block.self),
      .init("URLSession:taskIsWaitingForConnectivity:", NSURLSession.self, NSURLSessionTask.self),
      .init(
        "URLSession:task:willPerformHTTPRedirection:newRequest:completionHandler:",
        NSURLSession.self, NSURLSessionTask.self, NSURLResponse.self, NSURLRequest.self,
        Block.self),
      .init(
        "URLSession:task:didReceiveChallenge:completionHandler:", NSURLSession.self,
        NSURLSessionTask.self, NSURLAuthenticationChallenge.self, Block.self),
      .init(
        "URLSession:task:needNewBodyStream:", NSURLSession.self, NSURLSessionTask.self,
        Block.self),
      .init(
        "URLSession:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:",
        NSURLSession.self, NSURLSessionTask.self, Int.self, Int.self, Int.self),
      .init(
        "URLSession:task:didReceiveInformationalResponse:", NSURLSession.self,
        NSURLSessionTask.self, NSURLResponse.self),
      .init(
        "URLSession:task:didFinishCollectingMetrics:", NSURLSession.self, NSURLSessionTask.self,
        NSURLSessionTaskMetrics.self),
      .init(
        "URLSession:task:didCompleteWithError:", NSURLSession.self, NSURLSessionTask.self,
        NSError?.self),
    ])

  static let urlSessionDataDelegate = NativeProtocol(
    "NSURLSessionDataDelegate", adopts: [urlSessionTaskDelegate],
    optional: [
      .init(
        "URLSession:dataTask:didReceiveResponse:completionHandler:", NSURLSession.self,
        NSURLSessionTask.self, NSURLResponse.self, Block.self),
      .init(
        "URLSession:dataTask:didBecomeDownloadTask:", NSURLSession.self, NSURLSessionTask.self,
        NSURLSessionTask.self),
      .init(
        "URLSession:dataTask:didBecomeStreamTask:", NSURLSession.self, NSURLSessionTask.self,
        Instance<NSURLSessionStreamTask>.self),
      .init(
        "URLSession:dataTask:didReceiveData:", NSURLSession.self, NSURLSessionTask.self,
        NSData.self),
      .init(
        "URLSession:dataTask:willCacheResponse:completionHandler:", NSURLSession.self,
        NSURLSessionTask.self, NSCachedURLResponse.self, Block.self),
    ])

  static let urlSessionDownloadDelegate = NativeProtocol(
    "NSURLSessionDownloadDelegate", adopts: [urlSessionTaskDelegate],
    required: [
      .init(
        "URLSession:downloadTask:didFinishDownloadingToURL:", NSURLSession.self,
        NSURLSessionTask.self, NSURL.self)
    ],
    optional: [
      .init(
        "URLSession:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:",
        NSURLSession.self, NSURLSessionTask.self, Int.self, Int.self, Int.self),
      .init(
        "URLSession:downloadTask:didResumeAtOffset:expectedTotalBytes:", NSURLSession.self,
        NSURLSessionTask.self, Int.self, Int.self),
    ])
}
