internal import FoundationCore
package import FoundationFiles
internal import FoundationThreads
package import SelectorRuntime

/// The classes of requests, loads, caches, cookies and credentials.
package enum NetworkClasses {
  /// All classes, superclasses first.
  @NativeClassList package static var all: [NativeClassDeclaration] {
    FoundationClasses.urlRequest
    FoundationClasses.mutableURLRequest
    FoundationClasses.urlResponse
    FoundationClasses.httpURLResponse
    FoundationClasses.urlCredential
    FoundationClasses.urlProtectionSpace
    FoundationClasses.urlCredentialStorage
    FoundationClasses.urlAuthenticationChallenge
    FoundationClasses.urlChallengeSender
    FoundationClasses.httpCookie
    FoundationClasses.httpCookieStorage
    FoundationClasses.cachedURLResponse
    FoundationClasses.urlCache
    FoundationClasses.urlProtocol
    FoundationClasses.systemProtocols
    FoundationClasses.urlProtocolClient
    FoundationClasses.progress
    FoundationClasses.urlSessionConfiguration
    FoundationClasses.urlSession
    FoundationClasses.urlSessionLocal
    FoundationClasses.urlSessionBackground
    FoundationClasses.urlSessionTask
    FoundationClasses.urlSessionDataTask
    FoundationClasses.urlSessionUploadTask
    FoundationClasses.urlSessionDownloadTask
    FoundationClasses.localSessionTask
    FoundationClasses.localDataTask
    FoundationClasses.localUploadTask
    FoundationClasses.localDownloadTask
    FoundationClasses.backgroundSessionTask
    FoundationClasses.backgroundDataTask
    FoundationClasses.backgroundUploadTask
    FoundationClasses.backgroundDownloadTask
    FoundationClasses.webSocketMessage
    FoundationClasses.webSocketTask
    FoundationClasses.localWebSocketTask
    FoundationClasses.streamTask
    FoundationClasses.localStreamTask
    FoundationClasses.urlSessionTaskMetrics
    FoundationClasses.urlSessionTransactionMetrics
    FoundationClasses.urlConnection
  }
}

extension FoundationWorld {
  /// Creates an HTTP response.
  package func httpResponse(
    _ url: NSURL?, _ status: Int, _ headers: [(name: String, value: String)], length: Int,
    mimeType: String?
  ) -> NSURLResponse {
    runtime.create(FoundationClasses.httpURLResponse).fill(
      url, status: status, headers: headers, length: length, mimeType: mimeType)
  }
}

extension FoundationProtocols {
  /// The protocols of networking, adopted ones first.
  package static let networking = [
    urlSessionDelegate, urlSessionTaskDelegate, urlSessionDataDelegate,
    urlSessionDownloadDelegate, urlSessionWebSocketDelegate, urlSessionStreamDelegate,
    urlConnectionDelegate, urlConnectionDataDelegate,
    urlConnectionDownloadDelegate, urlProtocolClient, urlAuthenticationChallengeSender,
  ]
}
