internal import SelectorRuntime

/// The selectors that the application sends during its life cycle, looked up once per world.
final class ApplicationSelectors: NativeSelectors {
  // Application delegate
  private(set) lazy var setDelegate = selector("setDelegate:")
  private(set) lazy var willFinishLaunching = selector(
    "application:willFinishLaunchingWithOptions:")
  private(set) lazy var didFinishLaunching = selector("application:didFinishLaunchingWithOptions:")
  private(set) lazy var didFinishLaunchingPlainly = selector("applicationDidFinishLaunching:")
  private(set) lazy var didBecomeActive = selector("applicationDidBecomeActive:")
  private(set) lazy var willResignActive = selector("applicationWillResignActive:")
  private(set) lazy var didEnterBackground = selector("applicationDidEnterBackground:")
  private(set) lazy var willEnterForeground = selector("applicationWillEnterForeground:")
  private(set) lazy var willTerminate = selector("applicationWillTerminate:")
  private(set) lazy var didReceiveMemoryWarning = selector("applicationDidReceiveMemoryWarning:")
  private(set) lazy var openURL = selector("application:openURL:options:")
  private(set) lazy var openURLFromApplication = selector(
    "application:openURL:sourceApplication:annotation:")
  private(set) lazy var handleOpenURL = selector("application:handleOpenURL:")
  private(set) lazy var willContinueActivity = selector(
    "application:willContinueUserActivityWithType:")
  private(set) lazy var continueActivity = selector(
    "application:continueUserActivity:restorationHandler:")
  private(set) lazy var performShortcut = selector(
    "application:performActionForShortcutItem:completionHandler:")
  private(set) lazy var performFetch = selector("application:performFetchWithCompletionHandler:")
  private(set) lazy var didRegister = selector(
    "application:didRegisterForRemoteNotificationsWithDeviceToken:")
  private(set) lazy var didFailToRegister = selector(
    "application:didFailToRegisterForRemoteNotificationsWithError:")
  private(set) lazy var didReceiveNotification = selector(
    "application:didReceiveRemoteNotification:")
  private(set) lazy var fetchForNotification = selector(
    "application:didReceiveRemoteNotification:fetchCompletionHandler:")
  private(set) lazy var supportedOrientations = selector(
    "application:supportedInterfaceOrientationsForWindow:")
  private(set) lazy var willChangeOrientation = selector(
    "application:willChangeStatusBarOrientation:duration:")
  private(set) lazy var didChangeOrientation = selector(
    "application:didChangeStatusBarOrientation:")
  private(set) lazy var sceneConfiguration = selector(
    "application:configurationForConnectingSceneSession:options:")
  private(set) lazy var didDiscardSessions = selector("application:didDiscardSceneSessions:")

  // Scene delegate
  private(set) lazy var sceneWillConnect = selector("scene:willConnectToSession:options:")
  private(set) lazy var sceneDidDisconnect = selector("sceneDidDisconnect:")
  private(set) lazy var sceneDidBecomeActive = selector("sceneDidBecomeActive:")
  private(set) lazy var sceneWillResignActive = selector("sceneWillResignActive:")
  private(set) lazy var sceneWillEnterForeground = selector("sceneWillEnterForeground:")
  private(set) lazy var sceneDidEnterBackground = selector("sceneDidEnterBackground:")
  private(set) lazy var sceneOpenURLs = selector("scene:openURLContexts:")
  private(set) lazy var sceneWillContinueActivity = selector(
    "scene:willContinueUserActivityWithType:")
  private(set) lazy var sceneContinueActivity = selector("scene:continueUserActivity:")
  private(set) lazy var scenePerformShortcut = selector(
    "windowScene:performActionForShortcutItem:completionHandler:")
  private(set) lazy var sceneDidUpdateSpace = selector(
    "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:")

  // Motion events
  private(set) lazy var motionBegan = selector("motionBegan:withEvent:")
  private(set) lazy var motionEnded = selector("motionEnded:withEvent:")
  private(set) lazy var memoryWarningOfController = selector("didReceiveMemoryWarning")
  private(set) lazy var traitCollectionDidChange = selector("traitCollectionDidChange:")
}
