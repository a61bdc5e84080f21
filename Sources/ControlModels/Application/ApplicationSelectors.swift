internal import SelectorRuntime

/// The selectors that the application sends in the course of its life, looked up once per world.
final class ApplicationSelectors: NativeSelectors {
  // The delegate of the application
  private(set) lazy var setDelegate = known("setDelegate:")
  private(set) lazy var willFinishLaunching = known("application:willFinishLaunchingWithOptions:")
  private(set) lazy var didFinishLaunching = known("application:didFinishLaunchingWithOptions:")
  private(set) lazy var didFinishLaunchingPlainly = known("applicationDidFinishLaunching:")
  private(set) lazy var didBecomeActive = known("applicationDidBecomeActive:")
  private(set) lazy var willResignActive = known("applicationWillResignActive:")
  private(set) lazy var didEnterBackground = known("applicationDidEnterBackground:")
  private(set) lazy var willEnterForeground = known("applicationWillEnterForeground:")
  private(set) lazy var willTerminate = known("applicationWillTerminate:")
  private(set) lazy var didReceiveMemoryWarning = known("applicationDidReceiveMemoryWarning:")
  private(set) lazy var openURL = known("application:openURL:options:")
  private(set) lazy var openURLFromApplication = known(
    "application:openURL:sourceApplication:annotation:")
  private(set) lazy var handleOpenURL = known("application:handleOpenURL:")
  private(set) lazy var willContinueActivity = known(
    "application:willContinueUserActivityWithType:")
  private(set) lazy var continueActivity = known(
    "application:continueUserActivity:restorationHandler:")
  private(set) lazy var performShortcut = known(
    "application:performActionForShortcutItem:completionHandler:")
  private(set) lazy var performFetch = known("application:performFetchWithCompletionHandler:")
  private(set) lazy var didRegister = known(
    "application:didRegisterForRemoteNotificationsWithDeviceToken:")
  private(set) lazy var didFailToRegister = known(
    "application:didFailToRegisterForRemoteNotificationsWithError:")
  private(set) lazy var didReceiveNotification = known("application:didReceiveRemoteNotification:")
  private(set) lazy var fetchForNotification = known(
    "application:didReceiveRemoteNotification:fetchCompletionHandler:")
  private(set) lazy var supportedOrientations = known(
    "application:supportedInterfaceOrientationsForWindow:")
  private(set) lazy var willChangeOrientation = known(
    "application:willChangeStatusBarOrientation:duration:")
  private(set) lazy var didChangeOrientation = known(
    "application:didChangeStatusBarOrientation:")
  private(set) lazy var sceneConfiguration = known(
    "application:configurationForConnectingSceneSession:options:")
  private(set) lazy var didDiscardSessions = known("application:didDiscardSceneSessions:")

  // The delegate of a scene
  private(set) lazy var sceneWillConnect = known("scene:willConnectToSession:options:")
  private(set) lazy var sceneDidDisconnect = known("sceneDidDisconnect:")
  private(set) lazy var sceneDidBecomeActive = known("sceneDidBecomeActive:")
  private(set) lazy var sceneWillResignActive = known("sceneWillResignActive:")
  private(set) lazy var sceneWillEnterForeground = known("sceneWillEnterForeground:")
  private(set) lazy var sceneDidEnterBackground = known("sceneDidEnterBackground:")
  private(set) lazy var sceneOpenURLs = known("scene:openURLContexts:")
  private(set) lazy var sceneWillContinueActivity = known("scene:willContinueUserActivityWithType:")
  private(set) lazy var sceneContinueActivity = known("scene:continueUserActivity:")
  private(set) lazy var scenePerformShortcut = known(
    "windowScene:performActionForShortcutItem:completionHandler:")
  private(set) lazy var sceneDidUpdateSpace = known(
    "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:")

  // What happens to the device
  private(set) lazy var motionBegan = known("motionBegan:withEvent:")
  private(set) lazy var motionEnded = known("motionEnded:withEvent:")
  private(set) lazy var memoryWarningOfController = known("didReceiveMemoryWarning")
  private(set) lazy var traitCollectionDidChange = known("traitCollectionDidChange:")
}
