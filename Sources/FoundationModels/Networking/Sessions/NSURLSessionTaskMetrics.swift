package import SelectorRuntime
internal import VirtualTime

/// The times that a task has taken: one transaction for each request.
package final class NSURLSessionTaskMetrics: RuntimeObject {
  @Strong private var transaction: NSURLSessionTaskTransactionMetrics?
  private var redirects = 0

  package override func destruct() {
    transaction = nil
    super.destruct()
  }

  func fill(_ task: NSURLSessionTask) {
    redirects = task.redirects
    let made = runtime.create(FoundationClasses.urlSessionTransactionMetrics)
    made.fill(task)
    transaction = made
  }

  static func define(_ metrics: ClassDefinition<NSURLSessionTaskMetrics>) {
    metrics.readonly("redirectCount") { $0.redirects }
    metrics.readonly("transactionMetrics", .copy) { (metrics) -> [RuntimeObject] in
      metrics.transaction.map { [$0] } ?? []
    }
  }
}

/// One request with its answer, and when they were.
package final class NSURLSessionTaskTransactionMetrics: RuntimeObject {
  @Strong private var request: NSURLRequest?
  @Strong private var response: NSURLResponse?
  /// Virtual seconds.
  private var start = 0.0, end = 0.0
  private var received = 0, sent = 0

  package override func destruct() {
    (request, response) = (nil, nil)
    super.destruct()
  }

  func fill(_ task: NSURLSessionTask) {
    request = task.currentRequest
    response = task.response
    (start, end) = (task.began, foundation.runLoop.now)
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
  }
}

extension FoundationClasses {
  static let urlSessionTaskMetrics = NativeClass<NSURLSessionTaskMetrics>(
    "NSURLSessionTaskMetrics", superclass: object, NSURLSessionTaskMetrics.define)

  static let urlSessionTransactionMetrics = NativeClass<NSURLSessionTaskTransactionMetrics>(
    "NSURLSessionTaskTransactionMetrics", superclass: object,
    NSURLSessionTaskTransactionMetrics.define)
}
