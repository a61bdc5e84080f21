internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// A request to activate a session's scene, from UISceneSessionActivationRequest.h.
package final class UISceneSessionActivationRequest: StoringObject {
  private var role = "UIWindowSceneSessionRoleApplication"
  @Strong fileprivate var session: UISceneSession?

  static func define(_ request: ClassDefinition<UISceneSessionActivationRequest>) {
    let cls = request.classSide
    func made(_ cls: RuntimeClass) throws -> UISceneSessionActivationRequest {
      try cls.uikit.instance(UISceneSessionActivationRequest.self, of: cls)
    }
    cls.method("request") { (cls) -> UISceneSessionActivationRequest in try made(cls) }
    cls.method("requestWithRole:") { (cls, role: String) -> UISceneSessionActivationRequest in
      let request = try made(cls)
      request.role = role
      return request
    }
    cls.method("requestWithSession:") {
      (cls, session: UISceneSession) -> UISceneSessionActivationRequest in
      let request = try made(cls)
      request.role = session.role
      request.session = session
      return request
    }
    request.readonly("role", .copy) { $0.role }
    request.readonly("session", .strong) { $0.session }
    request.stored("userActivity", .strong, usual: NSUserActivity?.none)
    request.stored("options", .copy, usual: UISceneActivationRequestOptions?.none)
  }
}

/// The options of a scene activation.
package final class UISceneActivationRequestOptions: StoringObject {

  static func define(_ options: ClassDefinition<UISceneActivationRequestOptions>) {
    options.stored("requestingScene", .strong, usual: UIScene?.none)
    options.stored("collectionJoinBehavior", usual: 0)
  }
}

/// The position of a new scene's window, from UIWindowScenePlacement.h; a phone has one.
package class UIWindowScenePlacement: StoringObject {}

/// Scene requests.
///
/// A phone has one scene, which can be activated; a request for another one fails.
extension UIApplication {
  /// The value of `UISceneErrorCodeMultipleScenesNotSupported`.
  private static let needsSeveralScenes = 0

  /// Calls the error handler in a later turn, because only one scene is supported.
  private func refuse(_ handler: Block?) throws {
    guard let handler else { return }
    let error = NSError.make(
      domain: "UISceneErrorDomain", code: Self.needsSeveralScenes,
      description: "The application does not support multiple scenes.", in: world)
    error.retain()
    try world.runLoop.schedule(after: 0, phase: .blocks) {
      defer { error.release() }
      _ = try handler(.object(error))
    }
  }

  /// Activates the scene of a session, with an activity for it.
  private func activate(
    _ session: UISceneSession?, _ activity: NSUserActivity?, _ handler: Block?
  ) throws {
    guard let scene = session?.scene else { return try refuse(handler) }
    guard let activity else { return }
    let goesOn = runtime.selector("scene:continueUserActivity:")
    let delegate: RuntimeObject? = try scene.call(runtime.selector("delegate"))
    guard let delegate, try delegate.implements(goesOn) else { return }
    try delegate.keptAlive { try delegate.send(goesOn, scene, activity) }
  }

  static func defineSceneRequests(_ application: ClassDefinition<UIApplication>) {
    application.method("requestSceneSessionActivation:userActivity:options:errorHandler:") {
      (
        application, session: UISceneSession?, activity: NSUserActivity?,
        _: UISceneActivationRequestOptions?, handler: Block?
      ) in
      try application.activate(session, activity, handler)
    }
    application.method("activateSceneSessionForRequest:errorHandler:") {
      (application, request: UISceneSessionActivationRequest, handler: Block?) in
      let activity: NSUserActivity? = try request.call(application.runtime.selector("userActivity"))
      try application.activate(request.session, activity, handler)
    }
    application.method("requestSceneSessionDestruction:options:errorHandler:") {
      (application, _: UISceneSession, _: RuntimeObject?, handler: Block?) in
      try application.refuse(handler)
    }
    // The app switcher's snapshot, which is not modeled.
    application.method("requestSceneSessionRefresh:") { (_, _: UISceneSession) in }
  }
}

extension UIKitClasses {
  package static let sceneSessionActivationRequest = NativeClass<UISceneSessionActivationRequest>(
    "UISceneSessionActivationRequest", superclass: FoundationClasses.object,
    UISceneSessionActivationRequest.define)
  package static let sceneActivationRequestOptions = NativeClass<UISceneActivationRequestOptions>(
    "UISceneActivationRequestOptions", superclass: FoundationClasses.object,
    UISceneActivationRequestOptions.define)
  package static let windowSceneActivationRequestOptions = NativeClass<
    UISceneActivationRequestOptions
  >(
    "UIWindowSceneActivationRequestOptions", superclass: sceneActivationRequestOptions
  ) { options in
    // UIWindowScenePresentationStyleAutomatic
    options.stored("preferredPresentationStyle", usual: 0)
    options.stored("placement", .copy, usual: UIWindowScenePlacement?.none)
  }
  package static let windowScenePlacement = NativeClass<UIWindowScenePlacement>(
    "UIWindowScenePlacement", superclass: FoundationClasses.object
  ) { placement in placement.copiesStoredValues() }
  package static let windowSceneStandardPlacement = placement("Standard")
  package static let windowSceneProminentPlacement = placement("Prominent")

  /// A placement class, whose class method has the same name.
  private static func placement(_ kind: String) -> NativeClass<UIWindowScenePlacement> {
    NativeClass("UIWindowScene\(kind)Placement", superclass: windowScenePlacement) { placement in
      placement.classSide.method("\(kind.lowercased())Placement") {
        (cls) -> UIWindowScenePlacement in
        try cls.uikit.instance(UIWindowScenePlacement.self, of: cls)
      }
    }
  }
}
