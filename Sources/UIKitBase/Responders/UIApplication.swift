package import SelectorRuntime
package import UIKitRuntime

/// The application, which dispatches events and actions.
package final class UIApplication: UIResponder {
  /// All windows, the oldest first; not retained.
  private var registered: [UIWindow] = []
  /// The window that receives events other than touches.
  @Weak package internal(set) var keyWindow: UIWindow?
  /// Unretained and unsafe, as on a device.
  @Owned package var delegate: RuntimeObject?
  /// The kept selectors to which the delegate responded when it was set by a message; nil if none was.
  var keptAnswers: [Selector]?
  private var ignoring = 0

  // The life cycle; UIApplication+Life changes it.
  package internal(set) var state = State.active
  /// The delegate of the launch; retained.
  @Strong var launched: RuntimeObject?
  /// Whether it runs since a launch, with or without a delegate.
  var isLaunched = false
  var isTerminating = false
  /// The view behind the status bar that apps could change before iOS 13.
  @Strong var statusBarView: UIView?
  /// The objects at the top of its main nib, which it owns.
  @StrongList var mainNibObjects: [RuntimeObject] = []
  /// The window that the host has made for scripts to draw in, and whether it has stood back for an
  /// application's own.
  @Weak var hostWindow: UIWindow?
  var isHostWindowAway = false
  /// The interface orientation, as a `UIInterfaceOrientation` value.
  package var orientation = 1
  private var backgroundTasks = 0
  var isRegisteredForRemoteNotifications = false
  var isIdleTimerDisabled = false
  var iconBadgeNumber = 0
  var showsNetworkActivity = false
  var supportsShakeToEdit = true
  @StrongList var shortcutItems: [UIApplicationShortcutItem] = []

  /// The saved state of the interface, until a launch restores it or the user closes the app.
  package var savedState: (any Sendable)?
  /// The pass that saves or restores the state of the interface at this time.
  package var restorationPass: AnyObject?
  /// The objects that take part in it beside controllers and views, by their identifiers.
  package var registeredForRestoration: [String: WeakReference] = [:]

  /// The connected scenes; a phone has one.
  var connectedScenes: [UIWindowScene] { [world.mainScene] }

  /// The activation state of a scene for the application's state.
  var sceneState: UIScene.ActivationState {
    switch state {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  func beginBackgroundTask() -> Int {
    backgroundTasks += 1
    return backgroundTasks
  }

  /// Whether new touches are dropped.
  package var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  override var chainSuccessor: RuntimeObject? { delegate as? UIResponder }

  /// The windows from back to front: by level, then by age.
  package var windows: [UIWindow] {
    registered.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// Captures the application's state; returns a closure that restores it.
  func restoration() -> () -> Void {
    let (key, delegate, ignoring) = (keyWindow, delegate, ignoring)
    let (state, orientation, launched, isAway) = (state, orientation, launched, isHostWindowAway)
    let (isLaunched, mainNibObjects) = (isLaunched, mainNibObjects)
    let (keptAnswers, savedState) = (keptAnswers, savedState)
    let registered = registeredForRestoration
    return { [weak self] in
      guard let self else { return }
      if isHostWindowAway, !isAway, let hostWindow {
        register(hostWindow)
        hostWindow.isHidden = false
      } else if isAway, !isHostWindowAway, let hostWindow {
        unregister(hostWindow)
        hostWindow.isHidden = true
      }
      isHostWindowAway = isAway
      self.state = state
      self.orientation = orientation
      self.launched = launched.flatMap { $0.isDeallocated ? nil : $0 }
      self.isLaunched = isLaunched
      self.mainNibObjects = mainNibObjects.filter { !$0.isDeallocated }
      keyWindow = key
      self.delegate = delegate
      self.keptAnswers = keptAnswers
      self.savedState = savedState
      restorationPass = nil
      registeredForRestoration = registered
      self.ignoring = ignoring
    }
  }

  func register(_ window: UIWindow) { registered.append(window) }
  func unregister(_ window: UIWindow) { registered.removeAll(window) }

  package override func destruct() {
    registered = []
    super.destruct()
  }

  /// Sends an event to each window that contains one of its touches or presses.
  private func deliver(_ event: UIEvent) throws {
    if event is UIMotionEvent {
      try keyWindow?.send(selectors.sendEvent, event)
      return
    }
    var seen: [UIWindow] = []
    let presses = (event as? UIPressesEvent)?.presses ?? []
    for window in event.touches.map(\.window) + presses.map(\.window) {
      guard let window, !seen.contains(where: { $0 === window }) else { continue }
      seen.append(window)
    }
    for window in seen { try window.send(selectors.sendEvent, event) }
  }

  /// Sends an action with up to two arguments, the sender and the event.
  ///
  /// The selector determines the number of arguments. Without a target, the responder chain is
  /// searched for one.
  ///
  /// - Returns: whether the action was sent.
  private func perform(
    _ action: Selector, to target: RuntimeObject?, from sender: RuntimeObject?, _ event: Value
  ) throws -> Bool {
    guard let receiver = try target ?? findTarget(of: action, from: sender) else { return false }
    switch action.argumentCount {
    case 0: try receiver.send(action)
    case 1: try receiver.send(action, sender)
    default: try receiver.send(action, sender, event)
    }
    return true
  }

  private func findTarget(of action: Selector, from sender: RuntimeObject?) throws -> RuntimeObject?
  {
    var start: RuntimeObject = sender as? UIResponder ?? self
    if world.settings.controls.nilTargetStart == .firstResponder,
      let first = keyWindow?.firstResponder
    {
      start = first
    }
    return try start.call(selectors.targetForAction, action, sender)
  }
}

extension UIApplication {
  static func define(_ application: ClassDefinition<UIApplication>) {
    defineGuardedVariables(application)
    application.classSide.method("sharedApplication") { (cls) -> UIApplication in
      cls.uikit.application
    }
    application.method("init") { (application) -> UIApplication in
      guard application === application.world.application else {
        throw RuntimeError(.inconsistency, "There can only be one UIApplication instance.")
      }
      return application
    }
    application.property(
      "delegate", of: "<UIApplicationDelegate>", get: { $0.delegate }
    ) { (application, delegate: RuntimeObject?) in
      application.delegate = delegate
      try application.keepAnswers()
    }
    application.readonly("windows", .copy) { $0.windows }
    application.readonly("keyWindow") { $0.keyWindow }
    application.method("sendEvent:") { (application, event: UIEvent) in
      try application.deliver(event)
    }
    application.method("sendAction:to:from:forEvent:") {
      (application, action: Selector, target: RuntimeObject?, sender: RuntimeObject?, event: Value)
        -> Bool in
      try application.perform(action, to: target, from: sender, event)
    }
    defineLife(application)
    defineProperties(application)
    defineRunLoopModes(application)
    defineOpening(application)
    defineRemoteNotifications(application)
    application.readonly("userInterfaceLayoutDirection") { (application) -> Int in
      application.world.settings.layoutDirection == .rightToLeft ? 1 : 0
    }
    defineStatusBar(application)
    application.method("beginIgnoringInteractionEvents") { $0.ignoring += 1 }
    application.method("endIgnoringInteractionEvents") { $0.ignoring = max(0, $0.ignoring - 1) }
    application.method("isIgnoringInteractionEvents") { (application) -> Bool in
      application.isIgnoringInteractionEvents
    }
  }
}

extension UIKitClasses {
  package static let application = NativeClass<UIApplication>(
    "UIApplication", superclass: responder, UIApplication.define)
}
