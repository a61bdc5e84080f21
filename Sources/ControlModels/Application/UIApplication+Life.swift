internal import FoundationCore
internal import SelectorRuntime

/// Coming to the front, leaving it, ending, and running out of memory.
///
/// The delegate hears first, then whoever observes the notification. What the delegate of a scene
/// is told, that of the application is not: an app has one or the other life.
extension UIApplication {
  /// Whether it is in front, on its way, or behind another one, as `applicationState` numbers it.
  package enum State: Int { case active, inactive, background }

  /// Leaves its place to another application.
  package func enterBackground() throws {
    guard state != .background else { return }
    var deferred = DeferredErrors()
    world.digitizer.cancelAll()
    deferred.run { try resignActive() }
    state = .background
    deferred.run {
      try send(.init(\.didEnterBackground, \.sceneDidEnterBackground), scenes: .background)
    }
    for scene in connectedScenes { deferred.run { try scene.saveState() } }
    // Panels of this kind do not outlive their application's place.
    for window in windows.reversed() {
      for panel in window.subviews {
        deferred.run { try (panel as? ModalPanel)?.cancelBySystem() }
      }
    }
    deferred.run {
      try announce(
        "UIApplicationDidEnterBackgroundNotification", "UISceneDidEnterBackgroundNotification")
    }
    try deferred.throwFirst()
  }

  /// Comes back to the front.
  package func enterForeground() throws {
    var deferred = DeferredErrors()
    if state == .background { deferred.run { try leaveBackground() } }
    deferred.run { try becomeActive() }
    try deferred.throwFirst()
  }

  /// Comes back as far as an application is while it is handed what it is brought back for.
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

  /// Ends the application: all that it has launched goes, its objects with the last reference to
  /// them.
  ///
  /// In front, somebody swipes it out of the list, and its scene is discarded; in the background the
  /// system needs its memory, and a launch to come restores the scene.
  package func terminate() throws {
    var deferred = DeferredErrors()
    let isSwipedAway = state != .background
    deferred.run { try enterBackground() }
    for scene in connectedScenes where scene.hasLife {
      deferred.run { try scene.disconnect(discards: isSwipedAway) }
    }
    deferred.run { try sendToDelegate(\.willTerminate, self) }
    deferred.run {
      try world.notificationCenter?.announce(
        "UIApplicationWillTerminateNotification", .object(self))
    }
    forgetLaunch()
    try deferred.throwFirst()
  }

  /// Says that memory runs short: the delegate first, then every controller, then who observes it.
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

  // MARK: - Telling

  var messages: ApplicationSelectors { selectors.application }

  /// One event under the names that the two kinds of delegates have for it.
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

  /// Tells the delegates of the scenes or, where there are none, that of the application.
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

  /// Posts what the scenes and the application have to say of an event.
  private func announce(_ notification: String, _ ofScene: String) throws {
    var deferred = DeferredErrors()
    for scene in connectedScenes where scene.hasLife {
      deferred.run { try world.notificationCenter?.announce(ofScene, .object(scene)) }
    }
    deferred.run { try world.notificationCenter?.announce(notification, .object(self)) }
    try deferred.throwFirst()
  }

  /// Sends the delegate a message that it may leave out, and answers whether it has it.
  @discardableResult
  func sendToDelegate(
    _ message: KeyPath<ApplicationSelectors, Selector>, _ arguments: any MessageValue...
  ) throws -> Bool {
    let selector = messages[keyPath: message]
    guard let delegate, try delegate.implements(selector) else { return false }
    try delegate.keptAlive {
      _ = try runtime.send(delegate, selector, Arguments(arguments.map(\.messageValue)))
    }
    return true
  }

  /// Asks the delegate something that it may leave out; nil when it does.
  func callDelegate<Answer: MessageValue>(
    _ message: KeyPath<ApplicationSelectors, Selector>, _ arguments: any MessageValue...,
    as type: Answer.Type = Answer.self
  ) throws -> Answer? {
    let selector = messages[keyPath: message]
    guard let delegate, try delegate.implements(selector) else { return nil }
    return try delegate.keptAlive {
      let answer = try runtime.send(delegate, selector, Arguments(arguments.map(\.messageValue)))
      return Answer.answered(answer, in: runtime)
    }
  }

  static func defineLife(_ application: ClassDefinition<UIApplication>) {
    application.readonly("applicationState") { $0.state.rawValue }
    // People send this who want the app to go home.
    application.method("suspend") { (application) in try application.enterBackground() }
    application.method("_performMemoryWarning") { (application) in
      try application.receiveMemoryWarning()
    }
    application.readonly("connectedScenes", .copy, of: "NSSet") { $0.connectedScenes }
    application.readonly("openSessions", .copy, of: "NSSet") { (application) -> [UISceneSession] in
      application.connectedScenes.compactMap(\.session)
    }
    application.readonly("supportsMultipleScenes") { (_) -> Bool in false }
    // Time is the script's, so a task is only counted.
    application.method("beginBackgroundTaskWithExpirationHandler:") {
      (application, _: Block?) -> Int in application.beginBackgroundTask()
    }
    application.method("beginBackgroundTaskWithName:expirationHandler:") {
      (application, _: String?, _: Block?) -> Int in application.beginBackgroundTask()
    }
    application.method("endBackgroundTask:") { (_, _: Int) in }
    // DBL_MAX, as in the foreground; in the background about half a minute, as commonly seen.
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
