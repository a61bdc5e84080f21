internal import FoundationCore
internal import FoundationFiles
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let applicationDelegate = NativeProtocol(
    "UIApplicationDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("applicationDidFinishLaunching:", UIApplication.self),
      .init(
        "application:willFinishLaunchingWithOptions:", returns: Bool.self, UIApplication.self,
        Instance<NSDictionary>.self),
      .init(
        "application:didFinishLaunchingWithOptions:", returns: Bool.self, UIApplication.self,
        Instance<NSDictionary>.self),
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
        Instance<NSDictionary>.self),
      .init(
        "application:didRegisterForRemoteNotificationsWithDeviceToken:", UIApplication.self,
        NSData.self),
      .init(
        "application:didFailToRegisterForRemoteNotificationsWithError:", UIApplication.self,
        NSError.self),
      .init(
        "application:didReceiveRemoteNotification:", UIApplication.self, Instance<NSDictionary>.self
      ),
      .init(
        "application:didReceiveRemoteNotification:fetchCompletionHandler:", UIApplication.self,
        Instance<NSDictionary>.self, Block.self),
      .init("application:performFetchWithCompletionHandler:", UIApplication.self, Block.self),
      .init(
        "application:handleEventsForBackgroundURLSession:completionHandler:", UIApplication.self,
        String.self, Block.self),
      .init(
        "application:performActionForShortcutItem:completionHandler:", UIApplication.self,
        UIApplicationShortcutItem.self, Block.self),
      .init(
        "application:willContinueUserActivityWithType:", returns: Bool.self, UIApplication.self,
        String.self),
      .init(
        "application:continueUserActivity:restorationHandler:", returns: Bool.self,
        UIApplication.self, NSUserActivity.self, Block.self),
      .init(
        "application:supportedInterfaceOrientationsForWindow:", returns: Int.self,
        UIApplication.self, UIWindow?.self),
      .init(
        "application:shouldAllowExtensionPointIdentifier:", returns: Bool.self,
        UIApplication.self, String.self),
      .init(
        "application:configurationForConnectingSceneSession:options:",
        returns: UISceneConfiguration.self,
        UIApplication.self, UISceneSession.self, UISceneConnectionOptions.self),
      .init("application:didDiscardSceneSessions:", UIApplication.self, [UISceneSession].self),
      .init("window", returns: UIWindow?.self),
      .init("setWindow:", UIWindow?.self),
      .init(
        "application:willChangeStatusBarOrientation:duration:", UIApplication.self, Int.self,
        Double.self),
      .init("application:didChangeStatusBarOrientation:", UIApplication.self, Int.self),
      .init("application:willChangeStatusBarFrame:", UIApplication.self, CGRect.self),
      .init("application:didChangeStatusBarFrame:", UIApplication.self, CGRect.self),
      .init(
        "application:didReceiveLocalNotification:", UIApplication.self,
        Instance<UILocalNotification>.self),
      .init("applicationProtectedDataWillBecomeUnavailable:", UIApplication.self),
      .init("applicationProtectedDataDidBecomeAvailable:", UIApplication.self),
      .init(
        "application:viewControllerWithRestorationIdentifierPath:coder:",
        returns: UIViewController.self, UIApplication.self, [String].self, NSCoder.self),
      .init(
        "application:shouldSaveApplicationState:", returns: Bool.self, UIApplication.self,
        NSCoder.self),
      .init(
        "application:shouldSaveSecureApplicationState:", returns: Bool.self, UIApplication.self,
        NSCoder.self),
      .init(
        "application:shouldRestoreApplicationState:", returns: Bool.self, UIApplication.self,
        NSCoder.self),
      .init(
        "application:shouldRestoreSecureApplicationState:", returns: Bool.self, UIApplication.self,
        NSCoder.self),
      .init("application:willEncodeRestorableStateWithCoder:", UIApplication.self, NSCoder.self),
      .init("application:didDecodeRestorableStateWithCoder:", UIApplication.self, NSCoder.self),
      .init("accessibilityPerformMagicTap", returns: Bool.self),
      .init(
        "application:didFailToContinueUserActivityWithType:error:", UIApplication.self, String.self,
        NSError.self),
      .init(
        "application:didRegisterUserNotificationSettings:", UIApplication.self,
        Instance<UIUserNotificationSettings>.self),
      .init(
        "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
        UIApplication.self, String.self, Instance<UILocalNotification>.self, Block.self),
      .init(
        "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:",
        UIApplication.self, String.self, Instance<UILocalNotification>.self,
        Instance<NSDictionary>.self, Block.self),
      .init(
        "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
        UIApplication.self, String.self, Instance<NSDictionary>.self, Block.self),
      .init(
        "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:",
        UIApplication.self, String.self, Instance<NSDictionary>.self, Instance<NSDictionary>.self,
        Block.self),
      .init("application:didUpdateUserActivity:", UIApplication.self, NSUserActivity.self),
      .init(
        "application:handleWatchKitExtensionRequest:reply:", UIApplication.self,
        Instance<NSDictionary>.self,
        Block.self),
      .init("applicationShouldRequestHealthAuthorization:", UIApplication.self),
      .init("application:userDidAcceptCloudKitShareWithMetadata:", UIApplication.self, Int.self),
      .init(
        "application:handleIntent:completionHandler:", UIApplication.self, Int.self, Block.self),
      .init("application:handlerForIntent:", returns: Value.self, UIApplication.self, Int.self),
      .init(
        "applicationShouldAutomaticallyLocalizeKeyCommands:", returns: Bool.self, UIApplication.self
      ),
    ])
}
