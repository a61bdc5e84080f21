internal import FoundationCore
internal import FoundationFiles
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// A scene that contains windows.
package final class UIWindowScene: UIScene {
  /// The state restoration activity of the delegate, until it is discarded.
  @Strong private var saved: NSUserActivity?

  /// Requests the state restoration activity when the scene enters the background.
  ///
  /// - Throws: errors of the delegate.
  func saveState() throws {
    let asks = runtime.selector("stateRestorationActivityForScene:")
    guard hasLife, let session, let delegate, try delegate.implements(asks) else { return }
    let activity: NSUserActivity? = try delegate.keptAlive { try delegate.call(asks, self) }
    saved = activity
    try session.send(runtime.selector("setStateRestorationActivity:"), activity)
  }

  /// The windows of the application; on a phone all belong to the one scene.
  private var windows: [UIWindow] { world.application.windows }

  /// Connects the scene: creates its delegate, notifies it, then posts a notification.
  ///
  /// - Parameters:
  ///   - session: the session of the scene.
  ///   - options: the reasons for the connection.
  ///   - usual: the configuration of the Info.plist, which supplies missing values.
  func connect(
    _ session: UISceneSession, _ options: UISceneConnectionOptions, _ usual: UISceneConfiguration
  ) throws {
    self.session = session
    session.scene = self
    if let saved {
      try session.send(runtime.selector("setStateRestorationActivity:"), saved)
    }
    activationState = .unattached
    hasLife = true
    let configuration = session.configuration
    var delegate: RuntimeObject?
    if let cls = configuration?.delegateClass ?? usual.delegateClass {
      let made = try world.application.make(cls, "scene")
      try send(messages.setDelegate, made)
      delegate = made
    }
    var deferred = DeferredErrors()
    var window: UIWindow?
    if let storyboard = configuration?.storyboard ?? usual.storyboard {
      deferred.run {
        window = try world.application.loadMainInterface(storyboard, delegate)
      }
    }
    deferred.run { try sendToDelegate(messages.sceneWillConnect, self, session, options) }
    deferred.run { try announce("UISceneWillConnectNotification") }
    if let window, !window.isDeallocated {
      deferred.run { try window.send(selectors.makeKeyAndVisible) }
    }
    if let saved {
      deferred.run {
        try sendToDelegate(
          runtime.selector("scene:restoreInteractionStateWithUserActivity:"), self, saved)
      }
    }
    activationState = .background
    try deferred.throwFirst()
  }

  /// Captures the life cycle state; returns a closure that restores it.
  func restoration() -> () -> Void {
    let (state, hasLife, delegate, session) = (activationState, hasLife, delegate, session)
    let saved = saved
    return { [weak self] in
      guard let self, !isErased else { return }
      self.saved = saved.flatMap { $0.isDeallocated ? nil : $0 }
      activationState = state
      self.hasLife = hasLife
      _ = try? setDelegate(delegate.flatMap { $0.isDeallocated ? nil : $0 })
      self.session = session.flatMap { $0.isDeallocated ? nil : $0 }
    }
  }

  /// Disconnects the scene.
  ///
  /// - Parameter discards: whether the user closed it, so that nothing is restored.
  func disconnect(discards: Bool) throws {
    activationState = .unattached
    var deferred = DeferredErrors()
    deferred.run { try sendToDelegate(messages.sceneDidDisconnect, self) }
    deferred.run { try announce("UISceneDidDisconnectNotification") }
    if discards { saved = nil }
    if let session, discards {
      deferred.run {
        try world.application.sendToDelegate(\.didDiscardSessions, world.application, [session])
      }
    }
    hasLife = false
    deferred.run { try setDelegate(nil) }
    session = nil
    try deferred.throwFirst()
  }

  /// Notifies the scene of a new interface orientation.
  package func didTurn(from former: Int, was traits: TraitValues) throws {
    guard hasLife else { return }
    try sendToDelegate(
      messages.sceneDidUpdateSpace, self, world.screen, former, world.makeTraitCollection(traits))
  }

  /// Rotates to the first orientation of a mask that is not the present one.
  private func requestGeometry(_ preferences: GeometryPreferences?, _ failure: Block?) throws {
    guard let mask = preferences?.orientations else { return }
    let present = world.application.orientation
    guard mask & (1 << present) == 0 else { return }
    guard let wanted = (1...4).first(where: { mask & (1 << $0) != 0 }) else { return }
    if try world.functions.rotate(wanted) { return }
    // UISceneErrorCodeGeometryRequestDenied
    let error = NSError.make(
      domain: "UISceneErrorDomain", code: 101,
      description: "None of the requested orientations are supported by the view controller. "
        + "Requested: \(mask)", in: world)
    _ = try failure?(.object(error))
  }

  static func define(_ scene: ClassDefinition<UIWindowScene>) {
    defineFacts(scene)
    scene.readonly("screen", .strong) { $0.world.screen }
    scene.readonly("windows", .copy) { $0.windows }
    scene.readonly("focusSystem", .strong) { (scene) -> UIFocusSystem? in
      let system = scene.world.focusSystem
      return system.isEnabled ? system : nil
    }
    scene.readonly("keyWindow", .strong) { $0.world.keyWindow }
    scene.readonly("interfaceOrientation") { $0.world.application.orientation }
    scene.readonly("coordinateSpace", of: "<UICoordinateSpace>") { $0.world.screen }
    scene.readonly("traitCollection") { $0.world.makeTraitCollection($0.world.traits.sceneValues) }
    scene.method("traitCollectionDidChange:") { (_, _: UITraitCollection?) in }
    // A phone's scenes fill the screen, and have no size restrictions.
    scene.readonly("fullScreen", getter: "isFullScreen") { (_) -> Bool in true }
    scene.stored(
      "activityItemsConfigurationSource", .weak, of: "<UIActivityItemsConfigurationProviding>",
      usual: RuntimeObject?.none)
    scene.readonly("statusBarManager", .strong) { $0.world.statusBarManager }
    scene.method("requestGeometryUpdateWithPreferences:errorHandler:") {
      (scene, preferences: GeometryPreferences?, failure: Block?) in
      try scene.requestGeometry(preferences, failure)
    }
  }
}

/// The requested geometry of a scene; subclasses exist for each platform.
package final class GeometryPreferences: RuntimeObject {
  package override class var declaredName: String { "UIWindowSceneGeometryPreferences" }

  /// A mask of interface orientations.
  fileprivate(set) var orientations = 0
}

/// The state of the status bar.
package final class UIStatusBarManager: RuntimeObject {
  static func define(_ manager: ClassDefinition<UIStatusBarManager>) {
    manager.method("handleTapAction:") { (manager, _: Value) in
      try manager.uikit.scrollToTop()
    }
    manager.readonly("statusBarStyle") { $0.uikit.statusBar.style }
    manager.readonly("statusBarHidden", getter: "isStatusBarHidden") {
      $0.uikit.statusBar.isHidden
    }
    manager.readonly("statusBarFrame") { (manager) -> CGRect in
      manager.uikit.statusBar.isHidden ? .zero : manager.uikit.statusBarFrame
    }
  }
}

extension UIKitClasses {
  package static let windowScene = NativeClass<UIWindowScene>(
    "UIWindowScene", superclass: scene, UIWindowScene.define)

  package static let statusBarManager = NativeClass<UIStatusBarManager>(
    "UIStatusBarManager", superclass: FoundationClasses.object, UIStatusBarManager.define)

  package static let geometryPreferences = NativeClass<GeometryPreferences>(
    "UIWindowSceneGeometryPreferences", superclass: FoundationClasses.object)

  package static let geometryPreferencesIOS = NativeClass<GeometryPreferences>(
    "UIWindowSceneGeometryPreferencesIOS", superclass: geometryPreferences
  ) { preferences in
    preferences.method("initWithInterfaceOrientations:") {
      (preferences, mask: Int) -> GeometryPreferences in
      preferences.orientations = mask
      return preferences
    }
    preferences.property(
      "interfaceOrientations", get: { $0.orientations }, set: { $0.orientations = $1 })
  }
}
