internal import SelectorRuntime

extension FoundationProtocols {
  /// The protocol of NSCache.h.
  static let cacheDelegate = NativeProtocol(
    "NSCacheDelegate", adopts: [object],
    optional: [.init("cache:willEvictObject:", CacheObject.self, Value.self)])
}
