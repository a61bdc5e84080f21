package import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

// The parts of a configuration that only store properties.
extension UIKitClasses {
  private static let object = FoundationClasses.object

  package static let wkUserScript = NativeClass<FieldedObject>("WKUserScript", superclass: object) {
    script in
    script.fieldsAreCopied()
    for name in [
      "initWithSource:injectionTime:forMainFrameOnly:",
      "initWithSource:injectionTime:forMainFrameOnly:inContentWorld:",
    ] {
      script.raw(name, types: name.hasSuffix("World:") ? "@@:@qB@" : "@@:@qB") {
        receiver, selector, arguments in
        guard let script = receiver as? FieldedObject else { return .none }
        script["source"] = .string(
          try arguments.value(0, as: String.self, script, selector))
        script["injectionTime"] = .integer(
          Int64(try arguments.value(1, as: Int.self, script, selector)))
        script["forMainFrameOnly"] = .bool(
          try arguments.value(2, as: Bool.self, script, selector))
        return .object(script)
      }
    }
    script.field("source", .copy, usual: "", isReadonly: true)
    script.field("injectionTime", usual: 0, isReadonly: true)
    script.field("forMainFrameOnly", getter: "isForMainFrameOnly", usual: false, isReadonly: true)
  }

  package static let wkPreferences = NativeClass<FieldedObject>("WKPreferences", superclass: object)
  {
    preferences in
    preferences.fieldsAreCopied()
    preferences.field("minimumFontSize", usual: 0.0)
    preferences.field("shouldPrintBackgrounds", usual: false)
    // WKInactiveSchedulingPolicySuspend
    preferences.field("inactiveSchedulingPolicy", usual: 0)
    for (name, usual) in [
      ("javaScriptEnabled", true), ("javaScriptCanOpenWindowsAutomatically", false),
      ("fraudulentWebsiteWarningEnabled", true), ("textInteractionEnabled", true),
      ("siteSpecificQuirksModeEnabled", true), ("elementFullscreenEnabled", false),
    ] {
      let isShort = name == "javaScriptCanOpenWindowsAutomatically" || name == "javaScriptEnabled"
      let getter = isShort ? name : "is" + name.prefix(1).uppercased() + name.dropFirst()
      preferences.field(name, getter: getter, usual: usual)
    }
    // Private on devices; apps set them by key-value coding.
    for name in ["_allowFileAccessFromFileURLs", "_developerExtrasEnabled"] {
      preferences.ivar(
        name,
        { (preferences) -> Bool in
          Bool.from(preferences[name], in: preferences.runtime) ?? false
        }
      ) { (preferences, value: Bool) in preferences[name] = .bool(value) }
    }
  }

  package static let wkWebpagePreferences = NativeClass<FieldedObject>(
    "WKWebpagePreferences", superclass: object
  ) { preferences in
    preferences.field("preferredContentMode", usual: 0)
    preferences.field("allowsContentJavaScript", usual: true)
    preferences.field("lockdownModeEnabled", getter: "isLockdownModeEnabled", usual: false)
    // WKWebpagePreferencesUpgradeToHTTPSPolicyKeepAsRequested
    preferences.field("preferredHTTPSNavigationPolicy", usual: 0)
  }

  package static let wkProcessPool = NativeClass<FieldedObject>("WKProcessPool", superclass: object)

  package static let wkWebsiteDataStore = NativeClass<FieldedObject>(
    "WKWebsiteDataStore", superclass: object
  ) { store in
    store.classSide.method("defaultDataStore") { (cls) -> RuntimeObject in
      cls.foundation.only("WKWebsiteDataStore")
    }
    store.classSide.method("nonPersistentDataStore") { (cls) -> RuntimeObject in
      make(cls, ["persistent": .bool(false)])
    }
    store.classSide.method("allWebsiteDataTypes") { (_) -> [String] in
      [
        "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache",
        "WKWebsiteDataTypeCookies", "WKWebsiteDataTypeLocalStorage",
      ]
    }
    store.readonly("httpCookieStore", .strong) { (store) -> RuntimeObject? in
      if let known = store["httpCookieStore"].object { return known }
      let made = store.uikit.create(wkHTTPCookieStore)
      store["httpCookieStore"] = .object(made)
      return made
    }
    store.field("persistent", getter: "isPersistent", usual: true, isReadonly: true)
    store.method("removeDataOfTypes:modifiedSince:completionHandler:") {
      (store, _: Value, _: Value, completion: Block) in
      try store.uikit.runLoop.schedule(after: 0, phase: .blocks) { try completion() }
    }
    store.method("removeDataOfTypes:forDataRecords:completionHandler:") {
      (store, _: Value, _: Value, completion: Block) in
      try store.uikit.runLoop.schedule(after: 0, phase: .blocks) { try completion() }
    }
    store.method("fetchDataRecordsOfTypes:completionHandler:") {
      (store, _: Value, completion: Block) in
      try store.uikit.runLoop.schedule(after: 0, phase: .blocks) { try completion(.list([])) }
    }
  }
}
