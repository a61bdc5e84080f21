internal import SelectorRuntime
internal import UIKitRuntime

/// The rest of UIApplication.h: notifications, icons, sessions, remote controls.
extension UIApplication {
  static func defineProperties(_ application: ClassDefinition<UIApplication>) {
    application.readonly("preferredContentSizeCategory", .copy) { (application) -> String in
      application.world.traits.values.contentSizeCategory ?? "_UICTContentSizeCategoryUnspecified"
    }
    application.readonly("enabledRemoteNotificationTypes") { (application) -> Int in
      // Badges, sounds and alerts, as UIRemoteNotificationType values.
      application.isRegisteredForRemoteNotifications ? 7 : 0
    }
    application.hooks(
      "beginReceivingRemoteControlEvents", "endReceivingRemoteControlEvents",
      "extendStateRestoration", "completeStateRestoration",
      "ignoreSnapshotOnNextApplicationLaunch", "clearKeepAliveTimeout")
    application.readonly("supportsAlternateIcons") { (_) -> Bool in true }
    application.stored("alternateIconName", .copy, usual: String?.none)
    application.method("setAlternateIconName:completionHandler:") {
      (application, name: String?, done: Block?) in
      try application.send(application.runtime.selector("setAlternateIconName:"), name)
      _ = try done?(.none)
    }
    application.method("setNewsstandIconImage:") { (_, _: UIImage?) in }
    application.method("setKeepAliveTimeout:handler:") {
      (_, timeout: Double, _: Block?) -> Bool in
      // From the documentation: the minimum is 600 seconds.
      timeout >= 600
    }
    application.classSide.method("registerObjectForStateRestoration:restorationIdentifier:") {
      (cls, object: RuntimeObject, identifier: String) in
      cls.uikit.application.registeredForRestoration[identifier] = WeakReference(object)
    }
    defineSceneRequests(application)
    defineStatusBarSetters(application)
  }

  /// Declares the old status bar setters, which have no effect.
  ///
  /// View controllers determine the status bar, unless an Info.plist disables that.
  private static func defineStatusBarSetters(_ application: ClassDefinition<UIApplication>) {
    application.method("setStatusBarHidden:") { (_, _: Bool) in }
    application.method("setStatusBarHidden:animated:") { (_, _: Bool, _: Bool) in }
    application.method("setStatusBarHidden:withAnimation:") { (_, _: Bool, _: Int) in }
    application.method("setStatusBarStyle:") { (_, _: Int) in }
    application.method("setStatusBarStyle:animated:") { (_, _: Int, _: Bool) in }
    let turn = application.runtime.selector("setStatusBarOrientation:")
    application.method("setStatusBarOrientation:animated:") {
      (application, orientation: Int, _: Bool) in try application.send(turn, orientation)
    }
  }
}
