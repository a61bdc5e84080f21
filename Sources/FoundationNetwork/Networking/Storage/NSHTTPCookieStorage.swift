internal import FoundationCore
internal import FoundationFiles
internal import FoundationThreads
package import SelectorRuntime

/// The app's cookies, in memory.
package final class NSHTTPCookieStorage: RuntimeObject {
  @StrongList private var cookies: [NSHTTPCookie] = []
  /// The same cookies by their keys.
  private var stored: [String: NSHTTPCookie] = [:]
  /// An `NSHTTPCookieAcceptPolicy`; 2 is `NSHTTPCookieAcceptPolicyOnlyFromMainDocumentDomain`.
  ///
  /// It is the default in Apple's documentation.
  private var policy = 2

  /// The cookies that have not expired, in the order in which they were stored.
  private var present: [NSHTTPCookie] {
    let now = foundation.absoluteTime
    return cookies.filter { !$0.hasExpired(at: now) }
  }

  private func recordCookies() {
    // The list is captured, and then copied with the change, only for a snapshot.
    guard runtime.isRecordingChanges else { return runtime.noteChange() }
    let old = cookies
    runtime.recordUndo { [weak self] in
      // Restoring a snapshot removes later cookies, and brings removed ones back.
      let kept = old.filter { !$0.isErased }
      self?.cookies = kept
      self?.stored = [:]
      for cookie in kept { self?.stored[cookie.key] = cookie }
    }
  }

  /// Removes and adds cookies.
  /// - Complexity: O(added), and O(cookies) to remove some.
  private func change(removing gone: [NSHTTPCookie], adding added: [NSHTTPCookie]) throws {
    recordCookies()
    for cookie in gone { stored[cookie.key] = nil }
    if gone.count < 8 {
      for cookie in gone { $cookies.removeAll(cookie) }
    } else {
      cookies = cookies.filter { stored[$0.key] === $0 }
    }
    for cookie in added {
      stored[cookie.key] = cookie
      $cookies.append(cookie, of: self)
    }
    try foundation.notificationCenter?.announce(
      "NSHTTPCookieManagerCookiesChangedNotification", .object(self))
  }

  private func set(_ added: [NSHTTPCookie]) throws {
    // NSHTTPCookieAcceptPolicyNever
    guard policy != 1, !added.isEmpty else { return }
    // The last of several cookies with the same key is stored.
    var keys: Set<String> = []
    let last = added.reversed().filter { keys.insert($0.key).inserted }.reversed()
    try change(removing: last.compactMap { stored[$0.key] }, adding: Array(last))
  }

  static func define(_ storage: ClassDefinition<NSHTTPCookieStorage>) {
    storage.classSide.method("sharedHTTPCookieStorage") { (cls) -> RuntimeObject in
      cls.foundation.only("NSHTTPCookieStorage")
    }
    storage.classSide.method("sharedCookieStorageForGroupContainerIdentifier:") {
      (cls, _: String) -> RuntimeObject in cls.runtime.createInstance(cls)
    }
    storage.readonly("cookies", .copy) { $0.present }
    storage.property("cookieAcceptPolicy", get: { $0.policy }, set: { $0.policy = $1 })
    storage.method("setCookie:") { (storage, cookie: NSHTTPCookie) in try storage.set([cookie]) }
    storage.method("deleteCookie:") { (storage, cookie: NSHTTPCookie) in
      try storage.change(removing: storage.stored[cookie.key].map { [$0] } ?? [], adding: [])
    }
    storage.method("removeCookiesSinceDate:") { (storage, _: NSDate) in
      try storage.change(removing: storage.cookies, adding: [])
    }
    storage.method("cookiesForURL:") { (storage, url: NSURL) -> [NSHTTPCookie] in
      guard let text = URLText(url.absoluteString) else { return [] }
      // Cookies with longer paths come first (RFC 6265).
      return storage.present.filter { $0.fits(text) }.sorted { $0.path.count > $1.path.count }
    }
    storage.method("setCookies:forURL:mainDocumentURL:") {
      (storage, cookies: [NSHTTPCookie], _: NSURL?, _: NSURL?) in try storage.set(cookies)
    }
    storage.method("getCookiesForTask:completionHandler:") {
      (storage, task: NSURLSessionTask, completion: Block) in
      try completion(storage.send("cookiesForURL:", task.currentRequest?.url))
    }
    storage.method("storeCookies:forTask:") {
      (storage, cookies: [NSHTTPCookie], _: NSURLSessionTask) in try storage.set(cookies)
    }
    storage.method("sortedCookiesUsingDescriptors:") { (storage, _: Value) -> [NSHTTPCookie] in
      storage.present.sorted { $0.name < $1.name }
    }
  }
}

extension FoundationClasses {
  static let httpCookieStorage = NativeClass<NSHTTPCookieStorage>(
    "NSHTTPCookieStorage", superclass: object, NSHTTPCookieStorage.define)
}
