internal import FoundationCore
package import FoundationFiles
package import SelectorRuntime
internal import VirtualTime

/// URLs, activities, shortcuts and notifications that bring the application something to do.
extension UIApplication {
  /// Lets somebody open a URL with this application: a browser's is a universal link.
  ///
  /// - Parameter options: `sourceApplication`, `annotation` and `openInPlace` under these names or
  ///   under those of UIApplication.h.
  /// - Throws: `RuntimeError` when the text is no URL; what the delegates throw.
  package func openFromOutside(_ text: String, options: [Value.DictionaryEntry]) throws {
    let url = try world.makeURL(text)
    if url.isWebAddress {
      return try go(onWith: world.makeActivity(NSUserActivity.browsingWeb, webpageURL: url))
    }
    try fromOutside { try open(url, options: .dictionary(named(options))) }
  }

  /// Goes on with an activity of somewhere else.
  package func continueFromOutside(_ activity: NSUserActivity) throws {
    try fromOutside { try go(onWith: activity) }
  }

  /// Comes back to the front if need be, is handed something, and is active then.
  private func fromOutside(_ hand: () throws -> Void) throws {
    var deferred = DeferredErrors()
    deferred.run { try leaveBackground() }
    deferred.run(hand)
    deferred.run { try becomeActive() }
    try deferred.throwFirst()
  }

  /// The options under the names of UIApplication.h.
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

  /// Hands a URL to the newest method that there is.
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

  /// Says that an activity is coming, then hands it over.
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
        // Whoever is to restore the activity is told to, as UIUserActivityRestoring says.
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

  /// Lets the delegate fetch something in the background.
  package func fetchInBackground(_ done: @escaping (Value) -> Void = { _ in }) throws {
    let block = NativeBlock { arguments in
      done(arguments.first ?? .none)
      return .none
    }
    try sendToDelegate(\.performFetch, self, Value.foreign(block))
  }

  static func defineOpening(_ application: ClassDefinition<UIApplication>) {
    application.method("canOpenURL:") { (_, url: NSURL?) -> Bool in url != nil }
    application.method("openURL:") { (_, url: NSURL?) -> Bool in url != nil }
    application.method("openURL:options:completionHandler:") {
      (application, url: NSURL?, _: Value, done: Block?) in
      guard let done else { return }
      // The answer comes on the main queue, when the other application has been found.
      try application.world.runLoop.schedule(
        at: application.world.runLoop.now, phase: .blocks
      ) { _ = try done(.bool(url != nil)) }
    }
    application.property(
      "shortcutItems", .copy, get: { $0.shortcutItems }, set: { $0.shortcutItems = $1 })
  }
}

extension Value {
  /// The value under a name, or nil.
  func entry(_ name: String) -> Value {
    entries?.first { $0.key.isText(name) }?.value ?? .none
  }
}
