internal import FoundationModels
internal import SelectorRuntime

/// Who hears what a page's script posts; it owns its handlers.
final class WKUserContentController: RuntimeObject {
  private var handlers: [(name: String, handler: RuntimeObject)] = []
  @StrongList private var scripts: [FieldedObject] = []

  func handler(_ name: String) -> RuntimeObject? {
    handlers.first { $0.name == name && !$0.handler.isErased }?.handler
  }

  private func add(_ handler: RuntimeObject, _ name: String) throws {
    guard self.handler(name) == nil else {
      throw RuntimeError(
        .invalidArgument,
        "Attempt to add script message handler with name '\(name)' when one already exists.")
    }
    handler.retain()
    handlers.append((name, handler))
  }

  private func remove(_ name: String?) {
    let removed = handlers.filter { name == nil || $0.name == name }
    handlers.removeAll { name == nil || $0.name == name }
    for (_, handler) in removed { handler.release() }
  }

  override func destruct() {
    remove(nil)
    scripts = []
    super.destruct()
  }

  static func define(_ controller: ClassDefinition<WKUserContentController>) {
    controller.method("addScriptMessageHandler:name:") {
      (controller, handler: RuntimeObject, name: String) in
      try controller.add(handler, name)
    }
    controller.method("removeScriptMessageHandlerForName:") { (controller, name: String) in
      controller.remove(name)
    }
    controller.method("removeAllScriptMessageHandlers") { (controller) in controller.remove(nil) }
    controller.readonly("userScripts", .copy) { $0.scripts }
    controller.method("addUserScript:") { (controller, script: FieldedObject) in
      controller.scripts += [script]
    }
    controller.method("removeAllUserScripts") { (controller) in controller.scripts = [] }
    for name in ["addContentRuleList:", "removeContentRuleList:"] {
      controller.method(name) { (_, _: RuntimeObject) in }
    }
    controller.method("removeAllContentRuleLists") { (_) in }
  }
}

/// The configuration that a WKWebView is made with.
final class WKWebViewConfiguration: RuntimeObject {
  @Strong private var storedController: WKUserContentController?
  /// The values that are set and change nothing here, by the properties' names.
  private var parts: [String: Value] = [:]

  /// Made when it is first asked for.
  var controller: WKUserContentController {
    if let storedController { return storedController }
    let made = uikit.create(UIKitClasses.wkUserContentController)
    storedController = made
    return made
  }

  override func destruct() {
    storedController = nil
    for value in parts.values { value.release() }
    parts = [:]
    super.destruct()
  }

  /// Keeps a part under a property's name.
  private func set(_ value: Value, _ name: String) {
    value.retain()
    parts.updateValue(value, forKey: name)?.release()
  }

  static func make(in world: UIKitWorld) -> WKWebViewConfiguration {
    world.create(UIKitClasses.wkWebViewConfiguration)
  }

  static func define(_ configuration: ClassDefinition<WKWebViewConfiguration>) {
    configuration.property(
      "userContentController", .strong, get: { $0.controller }, set: { $0.storedController = $1 })
    defineParts(configuration)
  }
}

extension WKWebViewConfiguration {
  /// The properties of WKWebViewConfiguration.h that are set and change nothing here.
  fileprivate static func defineParts(_ configuration: ClassDefinition<WKWebViewConfiguration>) {
    let parts: [(String, NativeClass<FieldedObject>)] = [
      ("preferences", UIKitClasses.wkPreferences), ("processPool", UIKitClasses.wkProcessPool),
      ("defaultWebpagePreferences", UIKitClasses.wkWebpagePreferences),
    ]
    for (name, declaration) in parts {
      configuration.property(
        name, .strong, of: declaration.name,
        get: { (configuration) -> RuntimeObject? in
          if let known = configuration.parts[name]?.object { return known }
          let made = configuration.uikit.create(declaration)
          configuration.set(.object(made), name)
          return made
        },
        set: { (configuration, part: RuntimeObject?) in
          configuration.set(part.messageValue, name)
        })
    }
    configuration.property(
      "websiteDataStore", .strong, of: "WKWebsiteDataStore",
      get: { (configuration) -> RuntimeObject? in
        configuration.parts["websiteDataStore"]?.object
          ?? configuration.foundation.only("WKWebsiteDataStore")
      },
      set: { (configuration, store: RuntimeObject?) in
        configuration.set(store.messageValue, "websiteDataStore")
      })
    for (name, usual) in [
      ("allowsInlineMediaPlayback", false), ("suppressesIncrementalRendering", false),
      ("allowsAirPlayForMediaPlayback", true), ("allowsPictureInPictureMediaPlayback", true),
      ("ignoresViewportScaleLimits", false), ("limitsNavigationsToAppBoundDomains", false),
      ("upgradeKnownHostsToHTTPS", true),
    ] {
      configuration.property(
        name, get: { Bool.from($0.parts[name] ?? .none, in: $0.runtime) ?? usual },
        set: { $0.set(.bool($1), name) })
    }
    for name in [
      "mediaTypesRequiringUserActionForPlayback", "dataDetectorTypes", "selectionGranularity",
      "userInterfaceDirectionPolicy",
    ] {
      configuration.property(
        name, get: { Int.from($0.parts[name] ?? .none, in: $0.runtime) ?? 0 },
        set: { $0.set(.integer(Int64($1)), name) })
    }
    configuration.property(
      "applicationNameForUserAgent", .copy,
      get: { String.from($0.parts["applicationNameForUserAgent"] ?? .none, in: $0.runtime) },
      set: { (configuration, name: String?) in
        configuration.set(name.messageValue, "applicationNameForUserAgent")
      })
    configuration.method("setURLSchemeHandler:forURLScheme:") {
      (configuration, handler: RuntimeObject?, scheme: String) in
      configuration.set(handler.messageValue, "scheme " + scheme)
    }
    configuration.method("urlSchemeHandlerForURLScheme:") {
      (configuration, scheme: String) -> RuntimeObject? in
      configuration.parts["scheme " + scheme]?.object
    }
    configuration.method("copyWithZone:") { (configuration, _: Value) -> RuntimeObject in
      let made = make(in: configuration.uikit)
      for (name, value) in configuration.parts { made.set(value, name) }
      made.storedController = configuration.storedController
      return made
    }
  }
}

/// A message that a page's script has posted.
final class WKScriptMessage: RuntimeObject {
  private var name = ""
  private var body = Value.none
  @Weak private var webView: WKWebView?

  func fill(_ name: String, _ body: Value, _ webView: WKWebView) {
    (self.name, self.body, self.webView) = (name, body, webView)
  }

  override func destruct() {
    body = .none
    webView = nil
    super.destruct()
  }

  static func define(_ message: ClassDefinition<WKScriptMessage>) {
    message.readonly("name", .copy) { $0.name }
    message.readonly("body", .copy) { $0.body }
    message.readonly("webView", .weak) { $0.webView }
  }
}

extension UIKitClasses {
  static let wkUserContentController = NativeClass<WKUserContentController>(
    "WKUserContentController", superclass: FoundationClasses.object, WKUserContentController.define)
}

extension UIKitClasses {
  static let wkWebViewConfiguration = NativeClass<WKWebViewConfiguration>(
    "WKWebViewConfiguration", superclass: FoundationClasses.object, WKWebViewConfiguration.define)
}

extension UIKitClasses {
  static let wkScriptMessage = NativeClass<WKScriptMessage>(
    "WKScriptMessage", superclass: FoundationClasses.object, WKScriptMessage.define)
}
