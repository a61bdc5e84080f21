internal import FoundationCore
package import SelectorRuntime
internal import UIKitRuntime
internal import VirtualTime

/// Remote notifications: registration and delivery.
extension UIApplication {
  /// Delivers a remote notification; the application state does not change.
  ///
  /// The method with a fetch completion handler is preferred, as UIApplicationDelegate documents.
  package func deliverRemote(_ userInfo: Value) throws {
    if try world.functions.receiveRemoteNotification(userInfo) { return }
    let done = Value.foreign(NativeBlock { _ in .none })
    if try sendToDelegate(\.fetchForNotification, self, userInfo, done) { return }
    try sendToDelegate(\.didReceiveNotification, self, userInfo)
  }

  /// Notifies the app in the foreground; in the background only the system shows the notification.
  package func deliverLocal(_ note: RuntimeObject) throws {
    guard state != .background, let delegate else { return }
    let selector = runtime.selector("application:didReceiveLocalNotification:")
    if try delegate.implements(selector) { try delegate.send(selector, self, note) }
  }

  /// The device token: 32 bytes, as on current devices.
  private static let deviceToken = "hookhost-device-token-0123456789"

  /// Requests a device token, which the delegate receives asynchronously.
  private func register() throws {
    isRegisteredForRemoteNotifications = true
    try world.runLoop.schedule(at: world.runLoop.now, phase: .blocks) { [weak self] in
      guard let self else { return }
      guard world.settings.remoteNotifications == .token else {
        // The message of older simulators, with the code of NSCocoaErrorDomain.
        let error = NSError.make(
          domain: "NSCocoaErrorDomain", code: 3010,
          description: "remote notifications are not supported in the simulator", in: world)
        try sendToDelegate(\.didFailToRegister, self, error)
        return
      }
      let token = Array(Self.deviceToken.utf8)
      try sendToDelegate(\.didRegister, self, world.data(token))
    }
  }

  static func defineRemoteNotifications(_ application: ClassDefinition<UIApplication>) {
    application.method("registerForRemoteNotifications") { (application) in
      try application.register()
    }
    application.method("registerForRemoteNotificationTypes:") { (application, _: Int) in
      try application.register()
    }
    application.method("unregisterForRemoteNotifications") { (application) in
      application.isRegisteredForRemoteNotifications = false
    }
    application.readonly(
      "registeredForRemoteNotifications", getter: "isRegisteredForRemoteNotifications"
    ) { $0.isRegisteredForRemoteNotifications }
  }
}
