internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime

/// One instance of an app's interface; on a phone there is one, whether the app knows of scenes or not.
package class UIScene: UIResponder {
  /// Where it is between being made and being in front, as UIScene.h numbers it.
  package enum ActivationState: Int {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  package final var activationState = ActivationState.unattached
  @Strong package final var delegate: RuntimeObject?
  @Strong final var session: UISceneSession?
  final var title: String?
  final var subtitle = ""
  /// Whether its delegate, and not the application's, hears of its life.
  final var hasLife = false
  @Strong private final var userActivity: NSUserActivity?

  override var chainSuccessor: RuntimeObject? { world.application }

  final var messages: ApplicationSelectors { selectors.application }

  /// Sends the delegate a message that it may leave out.
  final func sendToDelegate(_ selector: Selector, _ arguments: any MessageValue...) throws {
    guard let delegate, try delegate.implements(selector) else { return }
    try delegate.keptAlive {
      _ = try runtime.send(delegate, selector, Arguments(arguments.map(\.messageValue)))
    }
  }

  /// Posts a notification of its own.
  final func announce(_ notification: String) throws {
    try world.notificationCenter?.announce(notification, .object(self))
  }

  static func define(_ scene: ClassDefinition<UIScene>) {
    scene.method("initWithSession:connectionOptions:") {
      (scene, session: UISceneSession?, _: Value) -> UIScene in
      scene.session = session
      return scene
    }
    defineRestoring(scene)
    scene.readonly("activationState") { $0.activationState.rawValue }
    scene.property(
      "delegate", .strong, of: "<UISceneDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    scene.readonly("session") { $0.session }
    scene.property(
      "title", .copy, get: { (scene) -> String? in scene.title ?? "" }, set: { $0.title = $1 })
    scene.property("subtitle", .copy, get: { $0.subtitle }, set: { $0.subtitle = $1 })
    scene.property(
      "userActivity", .strong, get: { $0.userActivity }, set: { $0.userActivity = $1 })
    scene.method("openURL:options:completionHandler:") {
      (scene, url: NSURL?, options: Value, done: Block?) in
      let selector = scene.runtime.selector("openURL:options:completionHandler:")
      try scene.world.application.send(selector, url, options, done)
    }
  }
}

extension UIKitClasses {
  static let scene = NativeClass<UIScene>("UIScene", superclass: responder, UIScene.define)
}
