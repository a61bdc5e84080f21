internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
import StringSearch
internal import VirtualTime

/// A response with its data, as the cache stores it.
package final class NSCachedURLResponse: RuntimeObject {
  @Strong private(set) var response: NSURLResponse?
  @Strong private(set) var data: NSData?
  private(set) var userInfo = Value.none
  /// An `NSURLCacheStoragePolicy`; 0 is `NSURLCacheStorageAllowed`.
  private(set) var policy = 0
  /// The virtual time of creation.
  private var time = 0.0

  package override func destruct() {
    userInfo.release()
    userInfo = .none
    super.destruct()
  }

  func fill(
    _ response: NSURLResponse?, _ data: NSData?, _ userInfo: Value = .none, _ policy: Int = 0
  ) -> NSCachedURLResponse {
    self.response = response
    self.data = data
    userInfo.retain()
    self.userInfo = userInfo
    self.policy = policy
    time = foundation.runLoop.now
    return self
  }

  /// Whether the response can be used without asking the server, according to `max-age`.
  var isFresh: Bool {
    let control = response?.header("Cache-Control")?.lowercased() ?? ""
    guard !control.contains("no-cache"), let start = control.firstRange(of: "max-age=") else {
      return false
    }
    let age = Double(control[start.upperBound...].prefix { $0.isNumber }) ?? 0
    return foundation.runLoop.now - time < age
  }

  static func define(_ cached: ClassDefinition<NSCachedURLResponse>) {
    cached.method("initWithResponse:data:") {
      (cached, response: NSURLResponse?, data: NSData?) -> NSCachedURLResponse in
      cached.fill(response, data)
    }
    cached.method("initWithResponse:data:userInfo:storagePolicy:") {
      (cached, response: NSURLResponse?, data: NSData?, info: Value, policy: Int)
        -> NSCachedURLResponse in
      cached.fill(response, data, info, policy)
    }
    defineCoding(cached)
    cached.readonly("response", .copy) { $0.response }
    cached.readonly("data", .copy) { $0.data }
    cached.readonly("userInfo", .copy, of: "NSDictionary") { $0.userInfo }
    cached.readonly("storagePolicy") { $0.policy }
    cached.method("copyWithZone:") { (cached, _: Value) -> NSCachedURLResponse in cached }
  }
}

/// An in-memory cache of responses.
package final class NSURLCache: RuntimeObject {
  @Owned private var entries: [(key: String, cached: NSCachedURLResponse)] = []
  /// The capacity in bytes; 512,000 and 10,000,000 are the defaults of a device's shared cache.
  private var memoryCapacity = 512_000
  private var diskCapacity = 10_000_000

  package override func destruct() {
    for (_, cached) in entries { cached.release() }
    super.destruct()
  }

  private static func key(_ request: NSURLRequest) -> String {
    let address = request.url?.absoluteString ?? ""
    return String(address.prefix { $0 != "#" })
  }

  private func change(_ next: [(key: String, cached: NSCachedURLResponse)]) {
    let old = entries
    for (_, cached) in next { cached.retain() }
    runtime.recordUndo { [weak self] in
      guard let self else { return }
      let present = old.filter { !$0.cached.isErased }
      for (_, cached) in present { cached.retain() }
      for (_, cached) in entries where !cached.isErased { cached.release() }
      entries = present
    }
    entries = next
    for (_, cached) in old { cached.release() }
  }

  private func store(_ cached: NSCachedURLResponse, _ request: NSURLRequest) {
    let count = cached.data?.bytes.count ?? 0
    // 2 is NSURLCacheStorageNotAllowed; a response larger than 1/20 of the cache is not stored.
    guard cached.policy != 2, count <= max(memoryCapacity, diskCapacity) / 20 else { return }
    let key = NSURLCache.key(request)
    change(entries.filter { $0.key != key } + [(key, cached)])
  }

  private func fill(_ memory: Int, _ disk: Int) -> NSURLCache {
    (memoryCapacity, diskCapacity) = (memory, disk)
    return self
  }

  static func define(_ cache: ClassDefinition<NSURLCache>) {
    let cls = cache.classSide
    cls.method("sharedURLCache") { (cls) -> RuntimeObject in
      cls.foundation.only("NSURLCache")
    }
    cls.method("setSharedURLCache:") { (cls, cache: NSURLCache) in
      cls.foundation.setOnly("NSURLCache", cache)
    }
    for name in [
      "initWithMemoryCapacity:diskCapacity:diskPath:",
      "initWithMemoryCapacity:diskCapacity:directoryURL:",
    ] {
      cache.method(name) { (cache, memory: Int, disk: Int, _: Value) -> NSURLCache in
        cache.fill(memory, disk)
      }
    }
    cache.property(
      "memoryCapacity", get: { $0.memoryCapacity }, set: { $0.memoryCapacity = $1 })
    cache.property("diskCapacity", get: { $0.diskCapacity }, set: { $0.diskCapacity = $1 })
    cache.readonly("currentMemoryUsage") { (cache) -> Int in
      cache.entries.reduce(0) { $0 + ($1.cached.data?.bytes.count ?? 0) }
    }
    cache.readonly("currentDiskUsage") { (_) -> Int in 0 }
    cache.method("cachedResponseForRequest:") {
      (cache, request: NSURLRequest) -> NSCachedURLResponse? in
      let key = key(request)
      return cache.entries.first { $0.key == key && !$0.cached.isErased }?.cached
    }
    cache.method("storeCachedResponse:forRequest:") {
      (cache, cached: NSCachedURLResponse, request: NSURLRequest) in
      cache.store(cached, request)
    }
    cache.method("removeCachedResponseForRequest:") { (cache, request: NSURLRequest) in
      let key = key(request)
      cache.change(cache.entries.filter { $0.key != key })
    }
    cache.method("removeAllCachedResponses") { (cache) in cache.change([]) }
    cache.method("removeCachedResponsesSinceDate:") { (cache, _: NSDate) in cache.change([]) }
    defineTasks(cache)
  }

  /// Defines the methods with task parameters, which by default use the tasks' requests.
  private static func defineTasks(_ cache: ClassDefinition<NSURLCache>) {
    cache.method("getCachedResponseForDataTask:completionHandler:") {
      (cache, task: NSURLSessionTask, completion: Block) in
      try completion(cache.send("cachedResponseForRequest:", task.currentRequest))
    }
    cache.method("storeCachedResponse:forDataTask:") {
      (cache, cached: NSCachedURLResponse, task: NSURLSessionTask) in
      try cache.send("storeCachedResponse:forRequest:", cached, task.currentRequest)
    }
    cache.method("removeCachedResponseForDataTask:") { (cache, task: NSURLSessionTask) in
      try cache.send("removeCachedResponseForRequest:", task.currentRequest)
    }
  }
}

extension FoundationWorld {
  /// Creates a cached response.
  func cachedResponse(_ response: NSURLResponse, _ data: NSData) -> NSCachedURLResponse? {
    runtime.create(FoundationClasses.cachedURLResponse).fill(response, data)
  }
}

extension FoundationClasses {
  static let cachedURLResponse = NativeClass<NSCachedURLResponse>(
    "NSCachedURLResponse", superclass: object, NSCachedURLResponse.define)

  static let urlCache = NativeClass<NSURLCache>(
    "NSURLCache", superclass: object, NSURLCache.define)
}
