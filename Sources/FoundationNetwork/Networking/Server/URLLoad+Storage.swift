internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
import StringSearch

// Cookies and cached responses of a load; the storages are accessed with messages.
extension URLLoad {
  /// Returns the request with the cookies of the storage added.
  func addCookies(to request: NSURLRequest) throws -> NSURLRequest {
    guard let storage = context.cookies, request.handlesCookies, let url = request.url,
      request.header("Cookie") == nil
    else { return request }
    let found = try world.elements(of: storage.send("cookiesForURL:", url)) ?? []
    let cookies = found.compactMap { $0.object as? NSHTTPCookie }
    guard !cookies.isEmpty else { return request }
    let sent = try request.mutableRequest()
    sent.setHeader("Cookie", cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; "))
    return sent
  }

  /// Stores the cookies of a response.
  func keepCookies(of response: NSURLResponse) throws {
    guard let storage = context.cookies, request?.handlesCookies ?? false, let url,
      let header = response.header("Set-Cookie")
    else { return }
    let cookies = try world.cookies(inHeader: header, at: url)
    guard !cookies.isEmpty else { return }
    try storage.send(
      "setCookies:forURL:mainDocumentURL:", cookies, url, request?.mainDocument)
  }

  /// Responds from the cache if the request's policy allows it; returns whether it did.
  func answerFromCache(_ request: NSURLRequest) throws -> Bool {
    // NSURLRequestReturnCacheDataElseLoad and NSURLRequestReturnCacheDataDontLoad
    let wantsAny = request.cachePolicy == 2 || request.cachePolicy == 3
    guard let cache = context.cache, request.cachePolicy == 0 || wantsAny else {
      if request.cachePolicy == 3 { try fail(NetworkFailure.resourceUnavailable) }
      return false
    }
    let found = try cache.send("cachedResponseForRequest:", request).object
    guard let found = found as? NSCachedURLResponse, let response = found.response,
      wantsAny || found.isFresh
    else {
      if request.cachePolicy == 3 { try fail(NetworkFailure.resourceUnavailable) }
      return false
    }
    let bytes = found.data?.bytes ?? []
    try receive(response) { [weak self] in
      try self?.deliver(bytes.isEmpty ? [] : [0..<bytes.count], of: bytes)
    }
    return true
  }

  /// Caches a response if HTTP and the client allow it, and finishes the load.
  func keepInCache(_ response: NSURLResponse, _ answer: NetworkAnswer) throws {
    guard let cache = context.cache, let request, request.httpMethod == "GET",
      answer.status == 200,
      response.header("Cache-Control")?.lowercased().contains("no-store") != true
    else { return try finish() }
    cached = world.cachedResponse(response, world.data(answer.body))
    guard let cached, let client else { return try finish() }
    try client.load(self, willCache: cached) { [weak self] kept in
      guard let self, !isOver else { return }
      if let kept { try cache.send("storeCachedResponse:forRequest:", kept, request) }
      try finish()
    }
  }

  /// Returns the request of a redirect; as in browsers, only 307 and 308 keep the method.
  ///
  /// It has the fields of the first request, without `Authorization`.
  func redirected(
    _ request: NSURLRequest, to address: String, _ status: Int
  ) throws -> NSURLRequest? {
    guard let whole = request.url.flatMap({ URLText($0.absoluteString) })?.resolving(address),
      let url = NSURL.make(whole, of: runtimeClass(of: request.url))
    else { return nil }
    let next = try request.mutableRequest()
    next.url = url
    next.setHeader("Authorization", nil)
    let keepsMethod = status == 307 || status == 308 || ["GET", "HEAD"].contains(next.httpMethod)
    if !keepsMethod {
      next.httpMethod = "GET"
      next.setHeader("Content-Length", nil)
      next.setBody(.none)
      next.setBodyStream(.none)
    }
    return next
  }

  private func runtimeClass(of url: NSURL?) -> RuntimeClass {
    url?.apparentClass ?? world.runtime.cls(FoundationClasses.url)
  }
}
