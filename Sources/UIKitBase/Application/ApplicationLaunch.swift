internal import FoundationCore
internal import FoundationFiles
internal import FoundationThreads
package import SelectorRuntime
internal import Systems
internal import UIKitRuntime

/// The launch parameters of an application.
package struct ApplicationLaunch {
  /// The class of the application itself, if it is not `UIApplication`.
  var principal: RuntimeClass?
  /// The class of its delegate; nil where a nib or the principal class sets it.
  package let delegate: RuntimeClass?
  /// Whether the application itself is its delegate.
  var isItsOwnDelegate = false
  /// Whether it has scenes, whose delegates get the messages of its life.
  package let hasScenes: Bool
  /// The class of its scene's delegate, if its Info.plist names one.
  package var scene: RuntimeClass?
  /// The launch options as the script gives them.
  package var options: [Value.DictionaryEntry]
  /// The URL that the launch opens.
  package let url: String?
  /// The remote notification that causes the launch.
  package let notification: Value?

  /// The storyboard that its Info.plist names as the main one.
  package var storyboard: String?
  /// The nib that its Info.plist names as the main one.
  var nib: String?

  /// Creates launch parameters.
  package init(
    delegate: RuntimeClass?, scene: RuntimeClass? = nil, hasScenes: Bool = false,
    options: [Value.DictionaryEntry] = [], url: String? = nil, notification: Value? = nil,
    storyboard: String? = nil
  ) {
    self.delegate = delegate
    self.scene = scene
    self.hasScenes = hasScenes || scene != nil
    self.options = options
    self.url = url
    self.notification = notification
    self.storyboard = storyboard
  }

  /// The launch on a system that has no scenes.
  var withoutScenes: ApplicationLaunch {
    var plain = ApplicationLaunch(
      delegate: delegate, options: options, url: url, notification: notification,
      storyboard: storyboard)
    plain.nib = nib
    return plain
  }
}

// The order is that of Apple's article on the launch sequence: delegate, will finish, did finish,
// notification, launch purpose, active.

extension UIApplication {
  /// Launches the application, as `UIApplicationMain` does, until it is active.
  ///
  /// - Returns: the delegate.
  /// - Throws: `RuntimeError` when it has been launched already; what the delegate throws.
  @discardableResult
  package func launch(_ launch: ApplicationLaunch) throws -> RuntimeObject? {
    // Systems before 13 ignore the scenes of an app.
    let launch = world.changes[.sceneConfiguration] ? launch : launch.withoutScenes
    guard !isLaunched else {
      throw RuntimeError(
        .inconsistency,
        "There can only be one UIApplication instance: the application of "
          + "\(delegate?.defaultDescription ?? "a delegate that has gone") runs until it is "
          + "terminated.")
    }
    standBack()
    state = launch.hasScenes ? .background : .inactive
    do {
      if let principal = launch.principal { try become(principal) }
      if let cls = launch.delegate { launched = try make(cls, "application") }
    } catch {
      forgetLaunch()
      throw error
    }
    isLaunched = true
    do {
      try run(launch)
    } catch {
      comeForward()
      throw error
    }
    comeForward()
    return delegate
  }

  /// Changes the class of the one application, and initializes it as the new class does.
  private func become(_ cls: RuntimeClass) throws {
    guard cls !== isa else { return }
    try runtime.setClass(of: self, to: cls)
    guard try runtime.send(self, runtime.known.`init`).object === self else {
      throw RuntimeError(
        .inconsistency,
        "Unable to instantiate the UIApplication subclass instance: -[\(cls.name) init] has "
          + "answered nil or another object.")
    }
  }

  /// Makes a delegate, by the messages that `UIApplicationMain` sends.
  func make(_ cls: RuntimeClass, _ purpose: String) throws -> RuntimeObject {
    guard let made = try runtime.send(cls, selectors.alloc).object,
      let delegate = try runtime.send(made, runtime.known.`init`).object
    else {
      throw RuntimeError(
        .inconsistency,
        "Unable to instantiate the delegate of the \(purpose): "
          + "+[\(cls.name) alloc] or init has answered nil.")
    }
    return delegate
  }

  private func run(_ launch: ApplicationLaunch) throws {
    let earlier = Set(windows.map(ObjectIdentifier.init))
    var purpose = try LaunchPurpose(launch, in: world)
    let options = launchOptions(launch, purpose)
    var deferred = DeferredErrors()
    if let delegate = launch.isItsOwnDelegate ? self : launched {
      deferred.run { try send(messages.setDelegate, delegate) }
    }
    if let name = launch.nib {
      deferred.run { mainNibObjects = try world.functions.loadNib(name, self) }
    }
    var window: UIWindow?
    if let name = launch.storyboard, !launch.hasScenes {
      deferred.run { window = try loadMainInterface(name, delegate) }
    }
    // A delegate that returns NO has performed the shortcut itself.
    deferred.run {
      let answer = try callDelegate(\.willFinishLaunching, self, options, as: Value.self)
      if case .bool(false)? = answer { purpose.wasTaken = false }
    }
    var present: () throws -> Void = {}
    if !launch.hasScenes { deferred.run { present = try world.functions.restoreState() } }
    deferred.run {
      let answer = try callDelegate(\.didFinishLaunching, self, options, as: Value.self)
      if answer == nil { try sendToDelegate(\.didFinishLaunchingPlainly, self) }
      if case .bool(false)? = answer { purpose.wasTaken = false }
    }
    // The delegate may have replaced the window of the storyboard.
    if let window, !window.isDeallocated {
      deferred.run { try window.send(selectors.makeKeyAndVisible) }
    }
    deferred.run { try present() }
    if !launch.hasScenes { deferred.run { try checkRootControllers(besides: earlier) } }
    if !launch.hasScenes, world.changes[.sceneAdoptionWarning26] {
      world.warn(
        "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in "
          + "the future.")
    }
    deferred.run {
      try world.notificationCenter?.announce(
        "UIApplicationDidFinishLaunchingNotification", .object(self), options)
    }
    if launch.hasScenes {
      deferred.run { try connect(launch.scene, purpose, storyboard: launch.storyboard) }
      deferred.run { try leaveBackground() }
    } else {
      deferred.run { try hand(purpose) }
    }
    deferred.run { try becomeActive() }
    try deferred.throwFirst()
  }

  /// Raises if a visible window that the launch has created has no root controller at its end.
  ///
  /// Windows of scenes are not checked, and neither are those that a script created before.
  private func checkRootControllers(besides earlier: Set<ObjectIdentifier>) throws {
    guard world.changes[.rootViewControllerRequired],
      windows.contains(where: {
        !$0.isHidden && !$0.isOfSystem && $0.rootViewController == nil
          && !earlier.contains(ObjectIdentifier($0))
      })
    else { return }
    throw RuntimeError(
      .inconsistency,
      "Application windows are expected to have a root view controller at the end of application "
        + "launch")
  }

  /// Returns the launch options of the delegate; nil if there are none.
  private func launchOptions(_ launch: ApplicationLaunch, _ purpose: LaunchPurpose) -> Value {
    var options = launch.options
    // Only the scene delegate receives the reason why the scene is connected.
    if !launch.hasScenes {
      if let url = purpose.url {
        options.append(.init(key: .string("UIApplicationLaunchOptionsURLKey"), value: .object(url)))
      }
      if let activity = purpose.activity {
        options.append(
          .init(
            key: .string("UIApplicationLaunchOptionsUserActivityDictionaryKey"),
            value: .dictionary([
              .init(
                key: .string("UIApplicationLaunchOptionsUserActivityTypeKey"),
                value: .string(activity.activityType)),
              .init(
                key: .string("UIApplicationLaunchOptionsUserActivityKey"), value: .object(activity)),
            ])))
      }
    }
    if let notification = purpose.notification {
      options.append(
        .init(
          key: .string("UIApplicationLaunchOptionsRemoteNotificationKey"), value: notification))
    }
    return options.isEmpty ? .none : .dictionary(options)
  }

  /// Delivers the URL, activity, notification or shortcut of the launch.
  private func hand(_ purpose: LaunchPurpose) throws {
    var deferred = DeferredErrors()
    if let url = purpose.url { deferred.run { try open(url, options: .dictionary([])) } }
    if let activity = purpose.activity { deferred.run { try go(onWith: activity) } }
    if let notification = purpose.notification {
      deferred.run { try deliverRemote(notification) }
    }
    if let note = purpose.localNotification { deferred.run { try deliverLocal(note) } }
    if let shortcut = purpose.shortcut, purpose.wasTaken {
      deferred.run {
        try sendToDelegate(
          \.performShortcut, self, shortcut, Value.foreign(NativeBlock { _ in .none }))
      }
    }
    try deferred.throwFirst()
  }

  /// Connects the scene, and passes the launch purpose to its delegate.
  private func connect(
    _ delegate: RuntimeClass?, _ purpose: LaunchPurpose, storyboard: String?
  ) throws {
    let options = world.create(UIKitClasses.sceneConnectionOptions)
    if let url = purpose.url { options.urlContexts = [world.makeContext(url, options: .none)] }
    if let activity = purpose.activity { options.activities = [activity] }
    options.shortcut = purpose.shortcut
    let session = world.create(UIKitClasses.sceneSession)
    let usual = world.create(UIKitClasses.sceneConfiguration)
    let info = LaunchInfo(world).configuration(nil, role: session.role)
    usual.fill(name: info?.name ?? "Default Configuration", role: session.role)
    usual.delegateClass = delegate ?? info?.cls("UISceneDelegateClassName", in: world)
    usual.storyboard = storyboard ?? info?.storyboard
    let configuration =
      try callDelegate(\.sceneConfiguration, self, session, options, as: UISceneConfiguration?.self)
      ?? nil
    session.configuration = configuration ?? usual
    try world.mainScene.connect(session, options, usual)
    if let notification = purpose.notification { try deliverRemote(notification) }
  }

  /// Creates the window of the main storyboard, and sets it on the delegate.
  func loadMainInterface(_ name: String, _ delegate: RuntimeObject?) throws -> UIWindow? {
    let made = try runtime.send(runtime.cls(UIKitClasses.window), selectors.alloc)
    guard
      let window = try made.object?.call(
        selectors.initWithFrame, world.screen.bounds, as: UIWindow.self)
    else { return nil }
    try window.joinScene()
    let setWindow = runtime.selector("setWindow:")
    if let delegate, try delegate.implements(setWindow) { try delegate.send(setWindow, window) }
    try window.send(
      runtime.selector("setRootViewController:"), world.functions.initialController(name))
    return window
  }

  // MARK: - The host's window

  /// Removes the host's own empty window; as on a device, the application then has no window.
  private func standBack() {
    guard let window = hostWindow, window.subviews.isEmpty, window.rootViewController == nil else {
      return
    }
    isHostWindowAway = true
    unregister(window)
    window.isHidden = true
    if keyWindow === window { keyWindow = nil }
  }

  /// Restores the host's window if the application has created none.
  func comeForward() {
    guard isHostWindowAway, keyWindow == nil, let window = hostWindow else { return }
    isHostWindowAway = false
    register(window)
    window.isHidden = false
    keyWindow = window
  }

  /// Releases the objects of the launch without callbacks, as when a process ends.
  func forgetLaunch() {
    isLaunched = false
    launched = nil
    delegate = nil
    keptAnswers = nil
    mainNibObjects = []
    registeredForRestoration = [:]
    // `UIApplication` is initialized, so that nothing can throw here.
    _ = try? runtime.setClass(of: self, to: runtime.cls(UIKitClasses.application))
    if isHostWindowAway {
      keyWindow = nil
      for window in windows where window !== hostWindow { window.isHidden = true }
      comeForward()
    }
    state = .active
    world.mainScene.activationState = .foregroundActive
  }
}

/// The reason of a launch, as objects.
struct LaunchPurpose {
  var url: NSURL?
  /// The activity that delivers a universal link.
  var activity: NSUserActivity?
  var notification: Value?
  var localNotification: RuntimeObject?
  var shortcut: UIApplicationShortcutItem?
  /// Whether the delegate has allowed the system to perform the shortcut.
  var wasTaken = true

  init(_ launch: ApplicationLaunch, in world: UIKitWorld) throws {
    notification = launch.notification
    for option in launch.options {
      if option.key.isText("UIApplicationLaunchOptionsShortcutItemKey") {
        shortcut = option.value.object as? UIApplicationShortcutItem
      }
      if option.key.isText("UIApplicationLaunchOptionsLocalNotificationKey") {
        localNotification = option.value.object
      }
    }
    guard let text = launch.url else { return }
    let made = try world.makeURL(text)
    if made.isWebAddress {
      activity = world.makeActivity(NSUserActivity.browsingWeb, webpageURL: made)
    } else {
      url = made
    }
  }
}

extension NSURL {
  /// Whether a browser would open the URL; an app receives such a URL only as a universal link.
  var isWebAddress: Bool {
    let text = absoluteString.lowercased()
    return text.hasPrefix("http://") || text.hasPrefix("https://")
  }
}
