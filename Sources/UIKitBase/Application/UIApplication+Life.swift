internal import FoundationCore
internal import FoundationFiles
internal import FoundationThreads
package import SelectorRuntime
internal import Systems
package import UIKitRuntime

/// Life cycle: foreground, background, termination and memory warnings.
///
/// The delegate is called first, then the notification is posted. If the scene delegate receives an
/// event, the application delegate does not: an app has one of the two life cycles.
extension UIApplication {
  /// The `applicationState`: active, inactive or in the background.
  package enum State: Int { case active, inactive, background }

  /// Enters the background.
  package func enterBackground() throws {
    guard state != .background else { return }
    // Before iOS 13, an app could ask to be terminated instead of suspended.
    if !isTerminating, !world.changes[.exitsOnSuspend],
      case .boolean(true)? = world.bundles[info: "UIApplicationExitsOnSuspend"]
    {
      return try terminate()
    }
    var deferred = DeferredErrors()
    world.digitizer.cancelAll()
    deferred.run { try resignActive() }
    state = .background
    deferred.run {
      try send(.init(\.didEnterBackground, \.sceneDidEnterBackground), scenes: .background)
    }
    for scene in connectedScenes { deferred.run { try scene.saveState() } }
    if isLaunched, !world.mainScene.hasLife { deferred.run { try world.functions.saveState() } }
    // Alerts and action sheets are dismissed when the application leaves the foreground.
    for window in windows.reversed() {
      for panel in window.subviews {
        deferred.run { try (panel as? any SystemPanel)?.cancelBySystem() }
      }
    }
    deferred.run {
      try announce(
        "UIApplicationDidEnterBackgroundNotification", "UISceneDidEnterBackgroundNotification")
    }
    deferred.run { try world.animations.endAll() }
    try deferred.throwFirst()
  }

  /// Returns to the foreground and becomes active.
  package func enterForeground() throws {
    var deferred = DeferredErrors()
    if state == .background { deferred.run { try leaveBackground() } }
    deferred.run { try becomeActive() }
    try deferred.throwFirst()
  }

  /// Enters the foreground, without becoming active yet.
  func leaveBackground() throws {
    guard state == .background else { return }
    var deferred = DeferredErrors()
    deferred.run { try send(.init(\.willEnterForeground, \.sceneWillEnterForeground)) }
    deferred.run {
      try announce(
        "UIApplicationWillEnterForegroundNotification", "UISceneWillEnterForegroundNotification")
    }
    state = .inactive
    setScenes(.foregroundInactive)
    try deferred.throwFirst()
  }

  func becomeActive() throws {
    guard state != .active else { return }
    state = .active
    var deferred = DeferredErrors()
    deferred.run {
      try send(.init(\.didBecomeActive, \.sceneDidBecomeActive), scenes: .foregroundActive)
    }
    deferred.run {
      try announce("UIApplicationDidBecomeActiveNotification", "UISceneDidActivateNotification")
    }
    try deferred.throwFirst()
  }

  private func resignActive() throws {
    guard state == .active else { return }
    var deferred = DeferredErrors()
    deferred.run { try send(.init(\.willResignActive, \.sceneWillResignActive)) }
    deferred.run {
      try announce("UIApplicationWillResignActiveNotification", "UISceneWillDeactivateNotification")
    }
    state = .inactive
    setScenes(.foregroundInactive)
    try deferred.throwFirst()
  }

  /// Terminates the application; the objects of the launch are released.
  ///
  /// In the foreground this simulates a swipe in the app switcher, and the scene is discarded. In
  /// the background the system reclaims memory, and a later launch restores the scene.
  package func terminate() throws {
    var deferred = DeferredErrors()
    let isSwipedAway = state != .background
    isTerminating = true
    defer { isTerminating = false }
    deferred.run { try enterBackground() }
    for scene in connectedScenes where scene.hasLife {
      deferred.run { try scene.disconnect(discards: isSwipedAway) }
    }
    deferred.run { try sendToDelegate(\.willTerminate, self) }
    deferred.run {
      try world.notificationCenter?.announce(
        "UIApplicationWillTerminateNotification", .object(self))
    }
    if isSwipedAway { savedState = nil }
    forgetLaunch()
    try deferred.throwFirst()
  }

  /// Simulates low memory: notifies the delegate, then all controllers, then the observers.
  package func receiveMemoryWarning() throws {
    var deferred = DeferredErrors()
    deferred.run { try sendToDelegate(\.didReceiveMemoryWarning, self) }
    for object in runtime.liveObjects(of: runtime.cls(UIKitClasses.viewController)) {
      guard let controller = object as? UIViewController else { continue }
      deferred.run {
        try controller.keptAlive { try controller.send(messages.memoryWarningOfController) }
      }
    }
    deferred.run {
      try world.notificationCenter?.announce(
        "UIApplicationDidReceiveMemoryWarningNotification", .object(self))
    }
    try deferred.throwFirst()
  }

  // MARK: - Notifying delegates

  var messages: ApplicationSelectors { selectors.application }

  /// One event, with its selectors in the two types of delegates.
  struct Event {
    let application, scene: KeyPath<ApplicationSelectors, Selector>

    init(
      _ application: KeyPath<ApplicationSelectors, Selector>,
      _ scene: KeyPath<ApplicationSelectors, Selector>
    ) {
      self.application = application
      self.scene = scene
    }
  }

  /// Notifies the scene delegates or, without scenes, the application delegate.
  private func send(_ event: Event, scenes newState: UIScene.ActivationState? = nil) throws {
    if let newState { setScenes(newState) }
    let living = connectedScenes.filter(\.hasLife)
    guard !living.isEmpty else {
      try sendToDelegate(event.application, self)
      return
    }
    var deferred = DeferredErrors()
    for scene in living {
      deferred.run { try scene.sendToDelegate(messages[keyPath: event.scene], scene) }
    }
    try deferred.throwFirst()
  }

  private func setScenes(_ state: UIScene.ActivationState) {
    for scene in connectedScenes { scene.activationState = state }
  }

  /// Posts the notifications of the scenes and the application for an event.
  private func announce(_ notification: String, _ ofScene: String) throws {
    var deferred = DeferredErrors()
    for scene in connectedScenes where scene.hasLife {
      deferred.run { try world.notificationCenter?.announce(ofScene, .object(scene)) }
    }
    deferred.run { try world.notificationCenter?.announce(notification, .object(self)) }
    try deferred.throwFirst()
  }

  /// The messages whose existence a device checks only when the delegate is set: those with a flag
  /// in the private `_applicationFlags`.
  private var keptSelectors: [Selector] {
    [
      messages.handleOpenURL, messages.openURLFromApplication, messages.didReceiveMemoryWarning,
      messages.willTerminate, messages.didBecomeActive, messages.willResignActive,
      messages.didEnterBackground, messages.willEnterForeground, messages.willChangeOrientation,
      messages.didChangeOrientation, messages.significantTimeChange, messages.sceneConfiguration,
      messages.didDiscardSessions,
    ]
  }

  /// Asks the delegate for its kept messages.
  func keepAnswers() throws {
    keptAnswers = try delegate.map { delegate in
      try keptSelectors.filter { try delegate.implements($0) }
    }
  }

  private func delegateImplements(_ selector: Selector) throws -> Bool {
    if let keptAnswers, keptSelectors.contains(where: { $0 === selector }) {
      return keptAnswers.contains { $0 === selector }
    }
    return try delegate?.implements(selector) ?? false
  }

  /// Sends the delegate an optional message, and returns whether it implements it.
  @discardableResult
  package func sendToDelegate(
    _ message: KeyPath<ApplicationSelectors, Selector>, _ arguments: any MessageValue...
  ) throws -> Bool {
    let selector = messages[keyPath: message]
    guard let delegate, try delegateImplements(selector) else { return false }
    try delegate.keptAlive {
      _ = try runtime.send(delegate, selector, Arguments(arguments.map(\.messageValue)))
    }
    return true
  }

  /// Sends the delegate an optional message and returns the result; nil if it is not implemented.
  package func callDelegate<Answer: MessageValue>(
    _ message: KeyPath<ApplicationSelectors, Selector>, _ arguments: any MessageValue...,
    as type: Answer.Type = Answer.self
  ) throws -> Answer? {
    let selector = messages[keyPath: message]
    guard let delegate, try delegateImplements(selector) else { return nil }
    return try delegate.keptAlive {
      let answer = try runtime.send(delegate, selector, Arguments(arguments.map(\.messageValue)))
      return Answer.answered(answer, in: runtime)
    }
  }

  static func defineLife(_ application: ClassDefinition<UIApplication>) {
    application.readonly("applicationState") { $0.state.rawValue }
    // A private method that apps use to go to the home screen.
    application.method("suspend") { (application) in try application.enterBackground() }
    application.method("_performMemoryWarning") { (application) in
      try application.receiveMemoryWarning()
    }
    application.readonly("connectedScenes", .copy, of: "NSSet") { $0.connectedScenes }
    application.readonly("openSessions", .copy, of: "NSSet") { (application) -> [UISceneSession] in
      application.connectedScenes.compactMap(\.session)
    }
    application.readonly("supportsMultipleScenes") { (_) -> Bool in false }
    // Scripts control time, so a task is only counted.
    application.method("beginBackgroundTaskWithExpirationHandler:") {
      (application, _: Block?) -> Int in application.beginBackgroundTask()
    }
    application.method("beginBackgroundTaskWithName:expirationHandler:") {
      (application, _: String?, _: Block?) -> Int in application.beginBackgroundTask()
    }
    application.method("endBackgroundTask:") { (_, _: Int) in }
    // DBL_MAX in the foreground; about 30 s in the background, as commonly seen.
    application.readonly("backgroundTimeRemaining") { (application) -> Double in
      application.state == .background ? 30 : .greatestFiniteMagnitude
    }
    // UIBackgroundRefreshStatusAvailable
    application.readonly("backgroundRefreshStatus") { (_) -> Int in 2 }
    application.method("setMinimumBackgroundFetchInterval:") { (_, _: Double) in }
    application.readonly("protectedDataAvailable", getter: "isProtectedDataAvailable") {
      (_) -> Bool in true
    }
    application.property(
      "idleTimerDisabled", getter: "isIdleTimerDisabled", get: { $0.isIdleTimerDisabled },
      set: { $0.isIdleTimerDisabled = $1 })
    application.property(
      "applicationIconBadgeNumber", get: { $0.iconBadgeNumber }, set: { $0.iconBadgeNumber = $1 })
    application.property(
      "networkActivityIndicatorVisible", getter: "isNetworkActivityIndicatorVisible",
      get: { $0.showsNetworkActivity }, set: { $0.showsNetworkActivity = $1 })
    application.property(
      "applicationSupportsShakeToEdit", get: { $0.supportsShakeToEdit },
      set: { $0.supportsShakeToEdit = $1 })
  }
}
