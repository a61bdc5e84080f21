internal import FoundationCore
internal import FoundationFiles
internal import FoundationThreads
package import SelectorRuntime
package import UIKitRuntime

/// One instance of an app's interface.
///
/// A phone has one, whether the app adopts the scene life cycle or not.
package class UIScene: UIResponder {
  /// The activation state, numbered as in UIScene.h.
  package enum ActivationState: Int {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  package final var activationState = ActivationState.unattached
  @Strong package private(set) final var delegate: RuntimeObject?
  /// The messages of the life cycle that the delegate implemented when it was set.
  private final var keptAnswers: [Selector] = []
  @Strong final var session: UISceneSession?
  final var title: String?
  final var subtitle = ""
  /// Whether the scene delegate, not the application delegate, receives life cycle messages.
  package internal(set) final var hasLife = false
  @Strong private final var userActivity: NSUserActivity?

  override var chainSuccessor: RuntimeObject? { world.application }

  final var messages: ApplicationSelectors { selectors.application }

  /// The messages whose existence a device checks only when the delegate is set: those with a flag
  /// in iOS 17's header.
  private final var keptSelectors: [Selector] {
    [
      messages.sceneWillConnect, messages.sceneDidDisconnect, messages.sceneDidBecomeActive,
      messages.sceneWillResignActive, messages.sceneWillEnterForeground,
      messages.sceneDidEnterBackground,
    ]
  }

  /// Sets the delegate, and asks it for the messages of the life cycle.
  final func setDelegate(_ new: RuntimeObject?) throws {
    delegate = new
    keptAnswers = []
    guard let new else { return }
    let answers = try keptSelectors.filter { try new.implements($0) }
    if delegate === new { keptAnswers = answers }
  }

  /// Sends an optional delegate message.
  final func sendToDelegate(_ selector: Selector, _ arguments: any MessageValue...) throws {
    let isSame = { (kept: Selector) in kept === selector }
    guard let delegate,
      try keptSelectors.contains(where: isSame)
        ? keptAnswers.contains(where: isSame) : delegate.implements(selector)
    else { return }
    try delegate.keptAlive {
      _ = try runtime.send(delegate, selector, Arguments(arguments.map(\.messageValue)))
    }
  }

  /// Posts a notification with the scene as its object.
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
      set: { try $0.setDelegate($1) })
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
  package static let scene = NativeClass<UIScene>("UIScene", superclass: responder, UIScene.define)
}
