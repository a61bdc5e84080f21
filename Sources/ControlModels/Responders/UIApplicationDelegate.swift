internal import FoundationModels
internal import SelectorRuntime

extension UIKitProtocols {
  static let applicationDelegate = NativeProtocol(
    "UIApplicationDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("applicationDidFinishLaunching:", UIApplication.self),
      .init(
        "application:willFinishLaunchingWithOptions:", returns: Bool.self, UIApplication.self,
        Value.self),
      .init(
        "application:didFinishLaunchingWithOptions:", returns: Bool.self, UIApplication.self,
        Value.self),
      .init("applicationDidBecomeActive:", UIApplication.self),
      .init("applicationWillResignActive:", UIApplication.self),
      .init("applicationDidEnterBackground:", UIApplication.self),
      .init("applicationWillEnterForeground:", UIApplication.self),
      .init("applicationWillTerminate:", UIApplication.self),
      .init("applicationDidReceiveMemoryWarning:", UIApplication.self),
      .init("applicationSignificantTimeChange:", UIApplication.self),
      .init("application:handleOpenURL:", returns: Bool.self, UIApplication.self, NSURL.self),
      .init(
        "application:openURL:sourceApplication:annotation:", returns: Bool.self,
        UIApplication.self, NSURL.self, String?.self, Value.self),
      .init(
        "application:openURL:options:", returns: Bool.self, UIApplication.self, NSURL.self,
        Value.self),
      .init(
        "application:didRegisterForRemoteNotificationsWithDeviceToken:", UIApplication.self,
        Value.self),
      .init(
        "application:didFailToRegisterForRemoteNotificationsWithError:", UIApplication.self,
        NSError.self),
      .init("application:didReceiveRemoteNotification:", UIApplication.self, Value.self),
      .init(
        "application:didReceiveRemoteNotification:fetchCompletionHandler:", UIApplication.self,
        Value.self, Block.self),
      .init("application:performFetchWithCompletionHandler:", UIApplication.self, Block.self),
      .init(
        "application:handleEventsForBackgroundURLSession:completionHandler:", UIApplication.self,
        String.self, Block.self),
      .init(
        "application:performActionForShortcutItem:completionHandler:", UIApplication.self,
        Value.self, Block.self),
      .init(
        "application:willContinueUserActivityWithType:", returns: Bool.self, UIApplication.self,
        String.self),
      .init(
        "application:continueUserActivity:restorationHandler:", returns: Bool.self,
        UIApplication.self, Value.self, Block.self),
      .init(
        "application:supportedInterfaceOrientationsForWindow:", returns: Int.self,
        UIApplication.self, UIWindow?.self),
      .init(
        "application:shouldAllowExtensionPointIdentifier:", returns: Bool.self,
        UIApplication.self, String.self),
      .init(
        "application:configurationForConnectingSceneSession:options:", returns: Value.self,
        UIApplication.self, Value.self, Value.self),
      .init("application:didDiscardSceneSessions:", UIApplication.self, [Value].self),
      .init("window", returns: UIWindow?.self),
      .init("setWindow:", UIWindow?.self),
    ])
}
