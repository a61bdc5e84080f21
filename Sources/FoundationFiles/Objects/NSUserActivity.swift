internal import FoundationCore
package import SelectorRuntime
internal import VirtualTime

/// An activity of the user that an app can continue, from this app, another device or a browser.
package final class NSUserActivity: RuntimeObject {
  /// The activity type: a name in reverse-DNS style.
  package private(set) var activityType = ""
  private var title: String?
  private var userInfo: Value = .none
  @Strong private var webpageURL: NSURL?
  @Weak private var delegate: RuntimeObject?
  private var flags: [String: Bool] = [:]
  private var details: [String: Value] = [:]
  private var isValid = true
  private var isCurrent = false

  /// The type of a universal link's activity, from NSUserActivity.h.
  package static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// Initializes an activity that the system delivers from another app or device.
  package func fill(_ activityType: String, userInfo: Value = .none, webpageURL: NSURL? = nil) {
    self.activityType = activityType
    set(userInfo: userInfo)
    self.webpageURL = webpageURL
  }

  private func set(userInfo: Value) {
    userInfo.retain()
    self.userInfo.release()
    self.userInfo = userInfo
  }

  private func setDetail(_ name: String, _ value: Value) {
    value.retain()
    let old = details[name]
    details[name] = value.isNone ? nil : value
    old?.release()
  }

  /// Makes this the user's current activity; the previous one resigns.
  private func becomeCurrent() throws {
    guard isValid, !isCurrent else { return }
    foundation.currentActivity?.resignCurrent()
    isCurrent = true
    foundation.currentActivity = self
    if flags["needsSave"] == true { try save() }
  }

  private func resignCurrent() {
    isCurrent = false
    if foundation.currentActivity === self { foundation.currentActivity = nil }
  }

  private func set(needsSave: Bool) throws {
    flags["needsSave"] = needsSave
    if needsSave, isCurrent { try save() }
  }

  /// Calls the delegate to update the activity in the next turn, before it is saved.
  private func save() throws {
    retain()
    try foundation.runLoop.schedule(after: 0, phase: .blocks) { [self] in
      defer { release() }
      guard isCurrent, flags["needsSave"] == true else { return }
      flags["needsSave"] = false
      _ = try delegate?.sendIfPossible("userActivityWillSave:", self)
    }
  }

  package override func destruct() {
    if foundation.currentActivity === self { foundation.currentActivity = nil }
    set(userInfo: .none)
    for name in details.keys { setDetail(name, .none) }
    super.destruct()
  }

  /// Adds entries to the information, as `addUserInfoEntriesFromDictionary:` does.
  private func add(_ entries: [Value.DictionaryEntry]) throws {
    var all = userInfo.entries ?? []
    for entry in entries {
      try all.removeAll { try foundation.isEqual($0.key, entry.key) }
      all.append(entry)
    }
    set(userInfo: .dictionary(all))
  }

  static func define(_ activity: ClassDefinition<NSUserActivity>) {
    activity.method("initWithActivityType:") { (activity, type: String) -> NSUserActivity in
      guard !type.isEmpty else {
        throw RuntimeError(
          .invalidArgument,
          "Caller did not provide an activityType, and this process does not have"
            + " a NSUserActivityTypes in its Info.plist.")
      }
      activity.activityType = type
      return activity
    }
    activity.readonly("activityType", .copy) { $0.activityType }
    activity.property("title", .copy, get: { $0.title }, set: { $0.title = $1 })
    activity.property(
      "userInfo", .copy, of: "NSDictionary", get: { $0.userInfo }, set: { $0.set(userInfo: $1) })
    activity.method("addUserInfoEntriesFromDictionary:") { (activity, entries: Value) in
      try activity.add(entries.entries ?? [])
    }
    activity.property(
      "webpageURL", .copy, get: { $0.webpageURL }, set: { $0.webpageURL = $1 })
    activity.property(
      "delegate", .weak, of: "<NSUserActivityDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    for (name, getter, usual) in [
      ("eligibleForHandoff", "isEligibleForHandoff", true),
      ("eligibleForSearch", "isEligibleForSearch", false),
      ("eligibleForPublicIndexing", "isEligibleForPublicIndexing", false),
      ("eligibleForPrediction", "isEligibleForPrediction", false),
      ("supportsContinuationStreams", "supportsContinuationStreams", false),
    ] {
      activity.property(
        name, getter: getter, get: { (activity) -> Bool in activity.flags[name] ?? usual },
        set: { $0.flags[name] = $1 })
    }
    activity.property(
      "needsSave", get: { (activity) -> Bool in activity.flags["needsSave"] ?? false },
      set: { try $0.set(needsSave: $1) })
    activity.method("becomeCurrent") { try $0.becomeCurrent() }
    activity.method("resignCurrent") { $0.resignCurrent() }
    activity.method("invalidate") { (activity) in
      activity.resignCurrent()
      activity.isValid = false
    }
    defineDetails(activity)
    defineContinuing(activity)
  }
}

/// The properties that describe an activity for search and Handoff.
extension NSUserActivity {
  private static func defineDetails(_ activity: ClassDefinition<NSUserActivity>) {
    for (name, cls) in [
      ("requiredUserInfoKeys", "NSSet"), ("expirationDate", "NSDate"), ("keywords", "NSSet"),
      ("suggestedInvocationPhrase", "NSString"), ("persistentIdentifier", "NSString"),
      ("targetContentIdentifier", "NSString"), ("referrerURL", "NSURL"),
    ] {
      activity.property(
        name, .copy, of: cls, get: { (activity) -> Value in activity.details[name] ?? .none },
        set: { (activity, value: Value) in
          let copy = try value.object?.send("copy") ?? value
          activity.setDetail(name, copy)
        })
    }
  }

  /// NSUserActivityConnectionUnavailableError of NSUserActivity.h.
  private static let connectionUnavailable = 4609

  /// Continuation streams need another device; there is none, so they return an error.
  private static func defineContinuing(_ activity: ClassDefinition<NSUserActivity>) {
    activity.method("getContinuationStreamsWithCompletionHandler:") {
      (activity, done: Block) in
      let error = activity.foundation.error(
        domain: "NSCocoaErrorDomain", code: connectionUnavailable,
        "The user activity’s device isn’t available.")
      error?.retain()
      try activity.foundation.runLoop.schedule(after: 0, phase: .blocks) {
        defer { error?.release() }
        try done(.none, .none, error.messageValue)
      }
    }
    func forgotten(_ cls: RuntimeClass, _ done: Block) throws {
      try cls.foundation.runLoop.schedule(after: 0, phase: .blocks) { try done() }
    }
    let cls = activity.classSide
    cls.method("deleteSavedUserActivitiesWithPersistentIdentifiers:completionHandler:") {
      (cls, _: [String], done: Block) in try forgotten(cls, done)
    }
    cls.method("deleteAllSavedUserActivitiesWithCompletionHandler:") { (cls, done: Block) in
      try forgotten(cls, done)
    }
  }
}

extension FoundationProtocols {
  package static let userActivityDelegate = NativeProtocol(
    "NSUserActivityDelegate", adopts: [object],
    optional: [
      .init("userActivityWillSave:", NSUserActivity.self),
      .init("userActivityWasContinued:", NSUserActivity.self),
      .init(
        "userActivity:didReceiveInputStream:outputStream:", NSUserActivity.self, NSStream.self,
        NSStream.self),
    ])
}

extension FoundationClasses {
  package static let userActivity = NativeClass<NSUserActivity>(
    "NSUserActivity", superclass: object, NSUserActivity.define)
}

extension FoundationWorld {
  /// Creates an activity that the system delivers to the app.
  package func makeActivity(
    _ type: String, userInfo: Value = .none, webpageURL: NSURL? = nil
  ) -> NSUserActivity {
    let made = runtime.create(FoundationClasses.userActivity)
    made.fill(type, userInfo: userInfo, webpageURL: webpageURL)
    return made
  }

  /// Creates the URL of a text.
  ///
  /// - Throws: `RuntimeError` if the text is not a URL.
  package func makeURL(_ text: String) throws -> NSURL {
    guard !text.isEmpty, let made = NSURL.make(text, of: runtime.cls(FoundationClasses.url)) else {
      throw RuntimeError(.invalidArgument, "'\(text)' is no URL")
    }
    return made
  }
}

extension FoundationWorld {
  /// The user's current activity.
  var currentActivity: NSUserActivity? {
    get { self[CurrentActivity.self].activity }
    set { self[CurrentActivity.self].activity = newValue }
  }

  private enum CurrentActivity: WorldKey {
    struct Reference { weak var activity: NSUserActivity? }

    static func initialValue(in world: FoundationWorld) -> Reference { Reference() }
  }
}
