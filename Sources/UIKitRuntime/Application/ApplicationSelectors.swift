package import SelectorRuntime

/// The selectors that the application sends during its life cycle, looked up once per world.
package final class ApplicationSelectors: NativeSelectors {
  // Application delegate
  package private(set) lazy var setDelegate = selector("setDelegate:")
  package private(set) lazy var willFinishLaunching = selector(
    "application:willFinishLaunchingWithOptions:")
  package private(set) lazy var didFinishLaunching = selector(
    "application:didFinishLaunchingWithOptions:")
  package private(set) lazy var didFinishLaunchingPlainly = selector(
    "applicationDidFinishLaunching:")
  package private(set) lazy var didBecomeActive = selector("applicationDidBecomeActive:")
  package private(set) lazy var willResignActive = selector("applicationWillResignActive:")
  package private(set) lazy var didEnterBackground = selector("applicationDidEnterBackground:")
  package private(set) lazy var willEnterForeground = selector("applicationWillEnterForeground:")
  package private(set) lazy var willTerminate = selector("applicationWillTerminate:")
  package private(set) lazy var didReceiveMemoryWarning = selector(
    "applicationDidReceiveMemoryWarning:")
  package private(set) lazy var significantTimeChange = selector(
    "applicationSignificantTimeChange:")
  package private(set) lazy var openURL = selector("application:openURL:options:")
  package private(set) lazy var openURLFromApplication = selector(
    "application:openURL:sourceApplication:annotation:")
  package private(set) lazy var handleOpenURL = selector("application:handleOpenURL:")
  package private(set) lazy var willContinueActivity = selector(
    "application:willContinueUserActivityWithType:")
  package private(set) lazy var continueActivity = selector(
    "application:continueUserActivity:restorationHandler:")
  package private(set) lazy var performShortcut = selector(
    "application:performActionForShortcutItem:completionHandler:")
  package private(set) lazy var performFetch = selector(
    "application:performFetchWithCompletionHandler:")
  package private(set) lazy var didRegister = selector(
    "application:didRegisterForRemoteNotificationsWithDeviceToken:")
  package private(set) lazy var didFailToRegister = selector(
    "application:didFailToRegisterForRemoteNotificationsWithError:")
  package private(set) lazy var didReceiveNotification = selector(
    "application:didReceiveRemoteNotification:")
  package private(set) lazy var fetchForNotification = selector(
    "application:didReceiveRemoteNotification:fetchCompletionHandler:")
  package private(set) lazy var supportedOrientations = selector(
    "application:supportedInterfaceOrientationsForWindow:")
  package private(set) lazy var willChangeOrientation = selector(
    "application:willChangeStatusBarOrientation:duration:")
  package private(set) lazy var didChangeOrientation = selector(
    "application:didChangeStatusBarOrientation:")
  package private(set) lazy var sceneConfiguration = selector(
    "application:configurationForConnectingSceneSession:options:")
  package private(set) lazy var didDiscardSessions = selector(
    "application:didDiscardSceneSessions:")

  // Scene delegate
  package private(set) lazy var sceneWillConnect = selector("scene:willConnectToSession:options:")
  package private(set) lazy var sceneDidDisconnect = selector("sceneDidDisconnect:")
  package private(set) lazy var sceneDidBecomeActive = selector("sceneDidBecomeActive:")
  package private(set) lazy var sceneWillResignActive = selector("sceneWillResignActive:")
  package private(set) lazy var sceneWillEnterForeground = selector("sceneWillEnterForeground:")
  package private(set) lazy var sceneDidEnterBackground = selector("sceneDidEnterBackground:")
  package private(set) lazy var sceneOpenURLs = selector("scene:openURLContexts:")
  package private(set) lazy var sceneWillContinueActivity = selector(
    "scene:willContinueUserActivityWithType:")
  package private(set) lazy var sceneContinueActivity = selector("scene:continueUserActivity:")
  package private(set) lazy var scenePerformShortcut = selector(
    "windowScene:performActionForShortcutItem:completionHandler:")
  package private(set) lazy var sceneDidUpdateSpace = selector(
    "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:")

  // Motion events
  package private(set) lazy var motionBegan = selector("motionBegan:withEvent:")
  package private(set) lazy var motionEnded = selector("motionEnded:withEvent:")
  package private(set) lazy var memoryWarningOfController = selector("didReceiveMemoryWarning")
  package private(set) lazy var traitCollectionDidChange = selector("traitCollectionDidChange:")
}
