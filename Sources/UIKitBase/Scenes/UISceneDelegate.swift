internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let sceneDelegate = NativeProtocol(
    "UISceneDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "scene:willConnectToSession:options:", UIScene.self, UISceneSession.self,
        UISceneConnectionOptions.self),
      .init("sceneDidDisconnect:", UIScene.self),
      .init("sceneDidBecomeActive:", UIScene.self),
      .init("sceneWillResignActive:", UIScene.self),
      .init("sceneWillEnterForeground:", UIScene.self),
      .init("sceneDidEnterBackground:", UIScene.self),
      .init("scene:openURLContexts:", UIScene.self, [UIOpenURLContext].self),
      .init("stateRestorationActivityForScene:", returns: NSUserActivity?.self, UIScene.self),
      .init(
        "scene:restoreInteractionStateWithUserActivity:", UIScene.self, NSUserActivity.self),
      .init("scene:willContinueUserActivityWithType:", UIScene.self, String.self),
      .init("scene:continueUserActivity:", UIScene.self, NSUserActivity.self),
      .init(
        "scene:didFailToContinueUserActivityWithType:error:", UIScene.self, String.self,
        NSError.self),
      .init("scene:didUpdateUserActivity:", UIScene.self, NSUserActivity.self),
    ])

  package static let windowSceneDelegate = NativeProtocol(
    "UIWindowSceneDelegate", adopts: [sceneDelegate],
    optional: [
      .init("window", returns: UIWindow?.self),
      .init("setWindow:", UIWindow?.self),
      .init(
        "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
        UIWindowScene.self, Adopter<UICoordinateSpace>.self, Int.self, UITraitCollection.self),
      .init(
        "windowScene:performActionForShortcutItem:completionHandler:", UIWindowScene.self,
        UIApplicationShortcutItem.self, Block.self),
      .init(
        "windowScene:userDidAcceptCloudKitShareWithMetadata:", UIWindowScene.self, Value.self),
    ])

  package static let traitEnvironment = NativeProtocol(
    "UITraitEnvironment", adopts: [FoundationProtocols.object],
    required: [
      .init("traitCollection", returns: UITraitCollection.self),
      .init("traitCollectionDidChange:", UITraitCollection?.self),
    ])
}
