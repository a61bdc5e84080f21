internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
internal import VirtualTime

/// The timing of a task: one transaction for each request.
package final class NSURLSessionTaskMetrics: RuntimeObject {
  @StrongList private var transactions: [NSURLSessionTaskTransactionMetrics] = []
  @Strong private var interval: RuntimeObject?
  private var redirects = 0

  func fill(_ task: NSURLSessionTask) throws {
    let end = foundation.runLoop.now
    interval = try runtime.cls(FoundationClasses.dateInterval).make(
      runtime.selector("initWithStartDate:duration:"),
      Arguments(
        .object(foundation.date(atVirtualTime: task.began)), .number(max(0, end - task.began)))
    ).object
    redirects = task.redirects
    let made = runtime.create(FoundationClasses.urlSessionTransactionMetrics)
    made.fill(task, response: task.response)
    transactions = task.redirectedTransactions + [made]
  }

  static func define(_ metrics: ClassDefinition<NSURLSessionTaskMetrics>) {
    metrics.readonly("taskInterval", .copy, of: "NSDateInterval") { $0.interval }
    metrics.readonly("redirectCount") { $0.redirects }
    metrics.readonly("transactionMetrics", .copy) { (metrics) -> [RuntimeObject] in
      metrics.transactions
    }
  }
}

/// The timing of one request and its response.
package final class NSURLSessionTaskTransactionMetrics: RuntimeObject {
  @Strong fileprivate var request: NSURLRequest?
  @Strong fileprivate var response: NSURLResponse?
  /// The start and end in virtual seconds.
  private var start = 0.0, end = 0.0
  private var received = 0, sent = 0

  /// Records the current request of a task, which ends now.
  func fill(_ task: NSURLSessionTask, response: NSURLResponse?) {
    request = task.currentRequest
    self.response = response
    (start, end) = (task.currentBegan ?? task.began, foundation.runLoop.now)
    (received, sent) = (task.countReceived, task.sent)
  }

  static func define(_ metrics: ClassDefinition<NSURLSessionTaskTransactionMetrics>) {
    metrics.readonly("request", .copy) { $0.request }
    metrics.readonly("response", .copy) { $0.response }
    let starts = [
      "fetchStartDate", "domainLookupStartDate", "domainLookupEndDate", "connectStartDate",
      "connectEndDate", "secureConnectionStartDate", "secureConnectionEndDate", "requestStartDate",
      "requestEndDate",
    ]
    for name in starts + ["responseStartDate", "responseEndDate"] {
      let isStart = starts.contains(name)
      metrics.readonly(name, .copy, of: "NSDate") { (metrics) -> RuntimeObject? in
        metrics.foundation.date(atVirtualTime: isStart ? metrics.start : metrics.end)
      }
    }
    metrics.readonly("networkProtocolName", .copy) { (_) -> String? in "h2" }
    metrics.readonly("proxyConnection", getter: "isProxyConnection") { (_) -> Bool in false }
    metrics.readonly("reusedConnection", getter: "isReusedConnection") { (_) -> Bool in false }
    // NSURLSessionTaskMetricsResourceFetchTypeNetworkLoad
    metrics.readonly("resourceFetchType") { (_) -> Int in 1 }
    metrics.readonly("countOfResponseBodyBytesReceived") { $0.received }
    metrics.readonly("countOfRequestBodyBytesSent") { $0.sent }
    metrics.readonly("countOfRequestBodyBytesBeforeEncoding") { $0.sent }
    metrics.readonly("countOfResponseBodyBytesAfterDecoding") { $0.received }
    metrics.readonly("countOfRequestHeaderBytesSent") { $0.requestHeaderBytes }
    metrics.readonly("countOfResponseHeaderBytesReceived") { $0.responseHeaderBytes }
    defineConnection(metrics)
  }
}

/// The properties of the connection that carried the request.
extension NSURLSessionTaskTransactionMetrics {
  /// The addresses of every connection: documentation addresses of RFC 5737.
  private static let (localAddress, remoteAddress) = ("192.0.2.1", "192.0.2.2")
  /// The first dynamic port of RFC 6335.
  private static let localPort = 49152
  /// TLS 1.3 and TLS_AES_128_GCM_SHA256, with their numbers in RFC 8446.
  private static let (protocolVersion, cipherSuite) = (0x0304, 0x1301)

  private var isSecure: Bool { request?.url?.absoluteString.hasPrefix("https:") ?? false }

  /// Returns the length of the header lines and the following empty line in bytes.
  private func bytes(of fields: [(name: String, value: String)], after first: String) -> Int {
    fields.reduce(first.utf8.count + 4) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
  }

  fileprivate var requestHeaderBytes: Int {
    guard let request else { return 0 }
    let path = request.url.flatMap { URLText($0.absoluteString)?.path } ?? "/"
    return bytes(of: request.headers, after: "\(request.httpMethod) \(path) HTTP/1.1")
  }

  fileprivate var responseHeaderBytes: Int {
    guard let response, response.status != 0 else { return 0 }
    return bytes(of: response.headers, after: "HTTP/1.1 \(response.status)")
  }

  fileprivate static func defineConnection(
    _ metrics: ClassDefinition<NSURLSessionTaskTransactionMetrics>
  ) {
    metrics.readonly("localAddress", .copy) { (_) -> String? in localAddress }
    metrics.readonly("remoteAddress", .copy) { (_) -> String? in remoteAddress }
    metrics.readonly("localPort", .copy, of: "NSNumber") { (_) -> Value in
      .integer(Int64(localPort))
    }
    metrics.readonly("remotePort", .copy, of: "NSNumber") { (metrics) -> Value in
      .integer(metrics.isSecure ? 443 : 80)
    }
    metrics.readonly("negotiatedTLSProtocolVersion", .copy, of: "NSNumber") { (metrics) -> Value in
      metrics.isSecure ? .integer(Int64(protocolVersion)) : .none
    }
    metrics.readonly("negotiatedTLSCipherSuite", .copy, of: "NSNumber") { (metrics) -> Value in
      metrics.isSecure ? .integer(Int64(cipherSuite)) : .none
    }
    for name in ["cellular", "expensive", "constrained", "multipath"] {
      let getter = "is" + name.prefix(1).uppercased() + name.dropFirst()
      metrics.readonly(name, getter: getter) { (_) -> Bool in false }
    }
    // NSURLSessionTaskMetricsDomainResolutionProtocolUDP
    metrics.readonly("domainResolutionProtocol") { (_) -> Int in 1 }
  }
}

extension FoundationClasses {
  static let urlSessionTaskMetrics = NativeClass<NSURLSessionTaskMetrics>(
    "NSURLSessionTaskMetrics", superclass: object, NSURLSessionTaskMetrics.define)

  static let urlSessionTransactionMetrics = NativeClass<NSURLSessionTaskTransactionMetrics>(
    "NSURLSessionTaskTransactionMetrics", superclass: object,
    NSURLSessionTaskTransactionMetrics.define)
}
