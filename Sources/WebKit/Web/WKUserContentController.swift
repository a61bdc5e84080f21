internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The script message handlers of a page, which are retained.
package final class WKUserContentController: RuntimeObject {
  /// The handler of a message name, and its content world.
  struct Entry {
    let name: String
    let handler: RuntimeObject
    let world: RuntimeObject
    /// Whether it is a `WKScriptMessageHandlerWithReply`.
    let replies: Bool
  }

  private var entries: [Entry] = []
  @StrongList private var scripts: [FieldedObject] = []

  /// The handler of a name; the page's own world takes precedence.
  func entry(_ name: String) -> Entry? {
    let found = entries.filter { $0.name == name && !$0.handler.isErased }
    return found.first { $0.world === uikit.contentWorld("page") } ?? found.first
  }

  private func add(
    _ handler: RuntimeObject, _ name: String, _ world: RuntimeObject? = nil, replies: Bool = false
  ) throws {
    let world = world ?? uikit.contentWorld("page")
    guard !entries.contains(where: { $0.name == name && $0.world === world }) else {
      throw RuntimeError(
        .invalidArgument,
        "Attempt to add script message handler with name '\(name)' when one already exists.")
    }
    handler.retain()
    entries.append(Entry(name: name, handler: handler, world: world, replies: replies))
  }

  private func remove(_ name: String? = nil, _ world: RuntimeObject? = nil) {
    func isMeant(_ entry: Entry) -> Bool {
      (name == nil || entry.name == name) && (world == nil || entry.world === world)
    }
    let removed = entries.filter(isMeant)
    entries.removeAll(where: isMeant)
    for entry in removed { entry.handler.release() }
  }

  package override func destruct() {
    remove()
    super.destruct()
  }

  static func define(_ controller: ClassDefinition<WKUserContentController>) {
    controller.method("addScriptMessageHandler:name:") {
      (controller, handler: RuntimeObject, name: String) in
      try controller.add(handler, name)
    }
    controller.method("addScriptMessageHandler:contentWorld:name:") {
      (controller, handler: RuntimeObject, world: RuntimeObject, name: String) in
      try controller.add(handler, name, world)
    }
    controller.method("addScriptMessageHandlerWithReply:contentWorld:name:") {
      (controller, handler: RuntimeObject, world: RuntimeObject, name: String) in
      try controller.add(handler, name, world, replies: true)
    }
    controller.method("removeScriptMessageHandlerForName:") { (controller, name: String) in
      controller.remove(name, controller.uikit.contentWorld("page"))
    }
    controller.method("removeScriptMessageHandlerForName:contentWorld:") {
      (controller, name: String, world: RuntimeObject) in controller.remove(name, world)
    }
    controller.method("removeAllScriptMessageHandlersFromContentWorld:") {
      (controller, world: RuntimeObject) in controller.remove(nil, world)
    }
    controller.method("removeAllScriptMessageHandlers") { (controller) in controller.remove() }
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

/// The configuration of a WKWebView.
package final class WKWebViewConfiguration: RuntimeObject {
  @Strong private var storedController: WKUserContentController?
  /// The stored properties without effect, by name.
  private var parts: [String: Value] = [:]

  /// Created on first access.
  var controller: WKUserContentController {
    if let storedController { return storedController }
    let made = uikit.create(UIKitClasses.wkUserContentController)
    storedController = made
    return made
  }

  func schemeHandler(_ scheme: String) -> RuntimeObject? { parts["scheme " + scheme]?.object }

  package override func destruct() {
    for value in parts.values { value.release() }
    parts = [:]
    super.destruct()
  }

  /// Stores a property by name.
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
  /// Declares the properties of WKWebViewConfiguration.h that have no effect here.
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
      ("upgradeKnownHostsToHTTPS", true), ("allowsInlinePredictions", false),
      ("supportsAdaptiveImageGlyph", false),
      // The properties before iOS 9 and 10.
      ("mediaPlaybackRequiresUserAction", true), ("requiresUserActionForMediaPlayback", true),
      ("mediaPlaybackAllowsAirPlay", true),
    ] {
      configuration.property(
        name, get: { Bool.from($0.parts[name] ?? .none, in: $0.runtime) ?? usual },
        set: { $0.set(.bool($1), name) })
    }
    // Private on devices; apps set them by key-value coding.
    for name in ["_allowUniversalAccessFromFileURLs", "_drawsBackground"] {
      configuration.ivar(
        name, { Bool.from($0.parts[name] ?? .none, in: $0.runtime) ?? (name == "_drawsBackground") }
      ) { (configuration, value: Bool) in configuration.set(.bool(value), name) }
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
      let known = scheme.lowercased()
      if WKWebView.ownSchemes.contains(known) {
        throw RuntimeError(
          .invalidArgument, "'\(scheme)' is a URL scheme that WKWebView handles natively")
      }
      guard known.isURLScheme else {
        throw RuntimeError(.invalidArgument, "'\(scheme)' is not a valid URL scheme")
      }
      if handler != nil, configuration.schemeHandler(known) != nil {
        throw RuntimeError(
          .invalidArgument,
          "URL scheme '\(scheme)' already has a registered URL scheme handler")
      }
      configuration.set(handler.messageValue, "scheme " + known)
    }
    configuration.method("urlSchemeHandlerForURLScheme:") {
      (configuration, scheme: String) -> RuntimeObject? in
      configuration.schemeHandler(scheme.lowercased())
    }
    configuration.method("copyWithZone:") { (configuration, _: Value) -> RuntimeObject in
      let made = make(in: configuration.uikit)
      for (name, value) in configuration.parts { made.set(value, name) }
      made.storedController = configuration.storedController
      return made
    }
  }
}

extension String {
  /// Whether it is a scheme of RFC 3986: a letter, then letters, digits, "+", "-" and ".".
  fileprivate var isURLScheme: Bool {
    first.map { $0.isASCII && $0.isLetter } == true
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}

/// A message posted by a page's script.
package final class WKScriptMessage: RuntimeObject {
  private var name = ""
  private var body = Value.none
  @Weak private var webView: WKWebView?
  @Strong private var scriptWorld: RuntimeObject?
  @Strong private var frame: WKFrameInfo?

  func fill(_ name: String, _ body: Value, _ webView: WKWebView, world: RuntimeObject) {
    (self.name, self.body, self.webView, scriptWorld) = (name, body, webView, world)
    let frame = uikit.create(UIKitClasses.wkFrameInfo)
    frame.fill(webView.request, isMainFrame: true, of: webView)
    self.frame = frame
  }

  package override func destruct() {
    body = .none
    super.destruct()
  }

  static func define(_ message: ClassDefinition<WKScriptMessage>) {
    message.readonly("name", .copy) { $0.name }
    message.readonly("body", .copy) { $0.body }
    message.readonly("webView", .weak) { $0.webView }
    message.readonly("world", .strong, of: "WKContentWorld") { $0.scriptWorld }
    message.readonly("frameInfo", .copy) { $0.frame }
  }
}

extension UIKitClasses {
  package static let wkUserContentController = NativeClass<WKUserContentController>(
    "WKUserContentController", superclass: FoundationClasses.object, WKUserContentController.define)
}

extension UIKitClasses {
  package static let wkWebViewConfiguration = NativeClass<WKWebViewConfiguration>(
    "WKWebViewConfiguration", superclass: FoundationClasses.object, WKWebViewConfiguration.define)
}

extension UIKitClasses {
  package static let wkScriptMessage = NativeClass<WKScriptMessage>(
    "WKScriptMessage", superclass: FoundationClasses.object, WKScriptMessage.define)
}
