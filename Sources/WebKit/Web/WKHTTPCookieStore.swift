internal import FoundationCore
internal import FoundationNetwork
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// The cookies of a website data store, and their observers.
///
/// Every callback comes in a later turn of the run loop, as from WebKit's network process.
/// Observers are notified of a change before its completion handler is called.
package final class WKHTTPCookieStore: RuntimeObject {
  @Strong private var kept: RuntimeObject?
  @Owned private var observers: [WeakReference] = []
  /// The cookie policy, by default `WKCookiePolicyAllow`.
  private var policy = 0

  private func cookies() -> RuntimeObject? {
    if kept == nil {
      kept = runtime.lookUpClass("NSHTTPCookieStorage").map { runtime.createInstance($0) }
    }
    return kept
  }

  private func later(_ body: @escaping (WKHTTPCookieStore) throws -> Void) throws {
    try uikit.runLoop.schedule(after: 0, phase: .blocks) { [weak self] in
      guard let self, !isDeallocating else { return }
      try keptAlive { try body(self) }
    }
  }

  private func change(_ name: String, _ cookie: NSHTTPCookie, _ completion: Block?) throws {
    try cookies()?.send(runtime.selector(name), cookie)
    try later { store in
      let selector = store.runtime.selector("cookiesDidChangeInCookieStore:")
      for observer in store.observers.compactMap({ $0.load() }) {
        guard try observer.call(store.runtime.known.respondsToSelector, selector) as Bool else {
          continue
        }
        try observer.send(selector, store)
      }
      try completion?()
    }
  }

  static func define(_ store: ClassDefinition<WKHTTPCookieStore>) {
    store.method("getAllCookies:") { (store, completion: Block) in
      try store.later { store in
        let cookies = store.cookies()
        try completion(
          cookies.map { try store.runtime.send($0, store.runtime.selector("cookies")) }
            ?? .list([]))
      }
    }
    store.method("setCookie:completionHandler:") {
      (store, cookie: NSHTTPCookie, completion: Block?) in
      try store.change("setCookie:", cookie, completion)
    }
    store.method("deleteCookie:completionHandler:") {
      (store, cookie: NSHTTPCookie, completion: Block?) in
      try store.change("deleteCookie:", cookie, completion)
    }
    store.method("getCookiePolicy:") { (store, completion: Block) in
      try store.later { store in try completion(.integer(Int64(store.policy))) }
    }
    store.method("setCookiePolicy:completionHandler:") {
      (store, policy: Int, completion: Block?) in
      store.policy = policy
      try store.later { _ in try completion?() }
    }
    store.method("addObserver:") { (store, observer: RuntimeObject) in
      guard !store.observers.contains(where: { $0.load() === observer }) else { return }
      store.observers.append(WeakReference(observer))
    }
    store.method("removeObserver:") { (store, observer: RuntimeObject) in
      store.observers.removeAll { $0.load() === observer || $0.load() == nil }
    }
  }
}

extension UIKitClasses {
  package static let wkHTTPCookieStore = NativeClass<WKHTTPCookieStore>(
    "WKHTTPCookieStore", superclass: FoundationClasses.object, WKHTTPCookieStore.define)
}
