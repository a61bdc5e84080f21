package import SelectorRuntime

extension FoundationProtocols {
  /// The protocol of NSCache.h.
  package static let cacheDelegate = NativeProtocol(
    "NSCacheDelegate", adopts: [object],
    optional: [.init("cache:willEvictObject:", CacheObject.self, Value.self)])
}
