package import SelectorRuntime

/// Somebody's activity, here, on another device or in a browser, so that an app can go on with it.
package final class NSUserActivity: RuntimeObject {
  /// The kind of activity: a name in reverse-DNS style.
  package private(set) var activityType = ""
  private var title: String?
  private var userInfo: Value = .none
  @Strong private var webpageURL: NSURL?
  @Weak private var delegate: RuntimeObject?
  private var flags: [String: Bool] = [:]
  private var isValid = true

  /// The type of a universal link's activity, from NSUserActivity.h.
  package static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// Fills in what the system makes of an activity of somewhere else.
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

  package override func destruct() {
    set(userInfo: .none)
    webpageURL = nil
    delegate = nil
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
      ("needsSave", "needsSave", false), ("eligibleForHandoff", "isEligibleForHandoff", true),
      ("eligibleForSearch", "isEligibleForSearch", false),
      ("eligibleForPublicIndexing", "isEligibleForPublicIndexing", false),
      ("eligibleForPrediction", "isEligibleForPrediction", false),
    ] {
      activity.property(
        name, getter: getter, get: { (activity) -> Bool in activity.flags[name] ?? usual },
        set: { $0.flags[name] = $1 })
    }
    activity.method("becomeCurrent") { _ in }
    activity.method("resignCurrent") { _ in }
    activity.method("invalidate") { $0.isValid = false }
  }
}

extension FoundationClasses {
  static let userActivity = NativeClass<NSUserActivity>(
    "NSUserActivity", superclass: object, NSUserActivity.define)
}

extension FoundationWorld {
  /// An activity that the system hands to the app.
  package func makeActivity(
    _ type: String, userInfo: Value = .none, webpageURL: NSURL? = nil
  ) -> NSUserActivity {
    let made = runtime.create(FoundationClasses.userActivity)
    made.fill(type, userInfo: userInfo, webpageURL: webpageURL)
    return made
  }

  /// The URL of a text.
  ///
  /// - Throws: `RuntimeError` when it is none.
  package func makeURL(_ text: String) throws -> NSURL {
    guard !text.isEmpty, let made = NSURL.make(text, of: runtime.cls(FoundationClasses.url)) else {
      throw RuntimeError(.invalidArgument, "'\(text)' is no URL")
    }
    return made
  }
}
