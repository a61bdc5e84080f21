internal import FoundationModels
internal import SelectorRuntime

/// Who hears what a page's script posts; it owns its handlers.
final class WKUserContentController: RuntimeObject {
  private var handlers: [(name: String, handler: RuntimeObject)] = []

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
  }
}

/// What a WKWebView is made with.
final class WKWebViewConfiguration: RuntimeObject {
  @Strong private var storedController: WKUserContentController?

  /// Made when it is first asked for.
  var controller: WKUserContentController {
    if let storedController { return storedController }
    let made = uikit.create(UIKitClasses.wkUserContentController)
    storedController = made
    return made
  }

  override func destruct() {
    storedController = nil
    super.destruct()
  }

  static func make(in world: UIKitWorld) -> WKWebViewConfiguration {
    world.create(UIKitClasses.wkWebViewConfiguration)
  }

  static func define(_ configuration: ClassDefinition<WKWebViewConfiguration>) {
    configuration.property(
      "userContentController", .strong, get: { $0.controller }, set: { $0.storedController = $1 })
  }
}

/// What a page's script has posted.
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
