internal import FoundationCore
package import FoundationFiles
package import SelectorRuntime
internal import Systems
internal import UIKitRuntime
internal import VirtualTime

/// Opening URLs, user activities, shortcuts and notifications in the application.
extension UIApplication {
  /// Opens a URL as from another application; an http(s) URL is a universal link.
  ///
  /// - Parameters:
  ///   - text: The URL.
  ///   - options: `sourceApplication`, `annotation` and `openInPlace`, with these names or those of
  ///     UIApplication.h.
  /// - Throws: `RuntimeError` if the text is not a URL; the errors of the delegates.
  package func openFromOutside(_ text: String, options: [Value.DictionaryEntry]) throws {
    let url = try world.makeURL(text)
    if url.isWebAddress {
      return try go(onWith: world.makeActivity(NSUserActivity.browsingWeb, webpageURL: url))
    }
    try fromOutside { try open(url, options: .dictionary(named(options))) }
  }

  /// Continues an activity of another app or device.
  package func continueFromOutside(_ activity: NSUserActivity) throws {
    try fromOutside { try go(onWith: activity) }
  }

  /// Enters the foreground if necessary, delivers the item, and becomes active.
  private func fromOutside(_ hand: () throws -> Void) throws {
    var deferred = DeferredErrors()
    deferred.run { try leaveBackground() }
    deferred.run(hand)
    deferred.run { try becomeActive() }
    try deferred.throwFirst()
  }

  /// Returns the options with the keys of UIApplication.h.
  private func named(_ options: [Value.DictionaryEntry]) -> [Value.DictionaryEntry] {
    let names = [
      "sourceApplication": "UIApplicationOpenURLOptionsSourceApplicationKey",
      "annotation": "UIApplicationOpenURLOptionsAnnotationKey",
      "openInPlace": "UIApplicationOpenURLOptionsOpenInPlaceKey",
    ]
    var result = options.map { entry in
      guard case .string(let key) = entry.key, let name = names[key] else { return entry }
      return Value.DictionaryEntry(key: .string(name), value: entry.value)
    }
    let inPlace = "UIApplicationOpenURLOptionsOpenInPlaceKey"
    if !result.contains(where: { $0.key.isText(inPlace) }) {
      result.append(.init(key: .string(inPlace), value: .bool(false)))
    }
    return result
  }

  /// Sends the newest open-URL method that a delegate implements.
  func open(_ url: NSURL, options: Value) throws {
    if let scene = connectedScenes.first(where: \.hasLife) {
      let context = world.makeContext(url, options: options)
      _ = try scene.sendToDelegate(messages.sceneOpenURLs, scene, [context])
      return
    }
    if try sendToDelegate(\.openURL, self, url, options) { return }
    let source = options.entry("UIApplicationOpenURLOptionsSourceApplicationKey")
    let annotation = options.entry("UIApplicationOpenURLOptionsAnnotationKey")
    if try sendToDelegate(\.openURLFromApplication, self, url, source, annotation) { return }
    try sendToDelegate(\.handleOpenURL, self, url)
  }

  /// Sends the will-continue and continue methods of an activity.
  func go(onWith activity: NSUserActivity) throws {
    if let scene = connectedScenes.first(where: \.hasLife) {
      var deferred = DeferredErrors()
      deferred.run {
        try scene.sendToDelegate(messages.sceneWillContinueActivity, scene, activity.activityType)
      }
      deferred.run { try scene.sendToDelegate(messages.sceneContinueActivity, scene, activity) }
      return try deferred.throwFirst()
    }
    var deferred = DeferredErrors()
    deferred.run { try sendToDelegate(\.willContinueActivity, self, activity.activityType) }
    deferred.run {
      let restore = NativeBlock { [runtime] arguments in
        // The objects that the delegate passes to the restoration handler restore their state.
        let selector = runtime.selector("restoreUserActivityState:")
        for object in arguments.first?.elements?.compactMap(\.object) ?? [] {
          try object.send(selector, activity)
        }
        return .none
      }
      try sendToDelegate(\.continueActivity, self, activity, Value.foreign(restore))
    }
    try deferred.throwFirst()
  }

  /// Performs a shortcut of the home screen.
  package func performShortcut(_ item: UIApplicationShortcutItem) throws {
    try fromOutside {
      let done = Value.foreign(NativeBlock { _ in .none })
      if let scene = connectedScenes.first(where: \.hasLife) {
        return try scene.sendToDelegate(messages.scenePerformShortcut, scene, item, done)
      }
      try sendToDelegate(\.performShortcut, self, item, done)
    }
  }

  /// Sends the delegate the background fetch message.
  package func fetchInBackground(_ done: @escaping (Value) -> Void = { _ in }) throws {
    let block = NativeBlock { arguments in
      done(arguments.first ?? .none)
      return .none
    }
    try sendToDelegate(\.performFetch, self, Value.foreign(block))
  }

  /// Whether the app may ask for the scheme of a URL, because the Info.plist lists it.
  ///
  /// The app may also ask for its own schemes and for those of the system. An app for each listed
  /// scheme is assumed to be installed.
  private func mayQuery(_ url: NSURL) throws -> Bool {
    let name = try url.call(runtime.selector("scheme"), as: String?.self) ?? ""
    let scheme = name.lowercased()
    let ofSystem = [
      "http", "https", "tel", "telprompt", "sms", "mailto", "facetime", "facetime-audio", "maps",
      "itms", "itms-apps", "app-settings", "file",
    ]
    let own = (world.bundles[info: "CFBundleURLTypes"]?.elements ?? []).flatMap {
      $0["CFBundleURLSchemes"]?.elements ?? []
    }
    let listed = world.bundles[info: "LSApplicationQueriesSchemes"]?.elements ?? []
    let isListed = (own + listed).contains { entry in
      if case .string(let text) = entry { text.string.lowercased() == scheme } else { false }
    }
    if ofSystem.contains(scheme) || isListed { return true }
    world.writeLog(
      "-canOpenURL: failed for URL: \"\(url.absoluteString)\" - error: \"This app is not allowed to "
        + "query for scheme \(name)\"")
    return false
  }

  static func defineOpening(_ application: ClassDefinition<UIApplication>) {
    application.method("canOpenURL:") { (application, url: NSURL?) -> Bool in
      try url.map { try application.mayQuery($0) } ?? false
    }
    application.method("openURL:") { (application, url: NSURL?) -> Bool in
      guard application.world.changes[.openURLSynchronous] else { return url != nil }
      application.world.writeLog(
        "BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the "
          + "non-deprecated UIApplication.open(_:options:completionHandler:). Force returning false "
          + "(NO).")
      return false
    }
    application.method("openURL:options:completionHandler:") {
      (application, url: NSURL?, _: Value, done: Block?) in
      guard let done else { return }
      // The completion handler is called asynchronously on the main queue.
      try application.world.runLoop.schedule(
        at: application.world.runLoop.now, phase: .blocks
      ) { _ = try done(.bool(url != nil)) }
    }
    application.property(
      "shortcutItems", .copy, get: { $0.shortcutItems }, set: { $0.shortcutItems = $1 })
  }
}

extension Value {
  /// Returns the value of a key, or nil.
  package func entry(_ name: String) -> Value {
    entries?.first { $0.key.isText(name) }?.value ?? .none
  }
}
