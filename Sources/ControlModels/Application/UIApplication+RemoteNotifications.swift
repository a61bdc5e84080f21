internal import FoundationCore
package import SelectorRuntime
internal import VirtualTime

/// Notifications that somebody sends over the network: registering for them, and getting one.
extension UIApplication {
  /// Gets a notification; the application stays where it is.
  ///
  /// A method that fetches something is preferred over the one that only hears of it, as
  /// UIApplicationDelegate documents.
  package func deliverRemote(_ userInfo: Value) throws {
    if try world.userNotificationCenter.receiveRemote(userInfo) { return }
    let done = Value.foreign(NativeBlock { _ in .none })
    if try sendToDelegate(\.fetchForNotification, self, userInfo, done) { return }
    try sendToDelegate(\.didReceiveNotification, self, userInfo)
  }

  /// The token of this device: 32 bytes, as those of today's devices have.
  private static let deviceToken = "hookhost-device-token-0123456789"

  /// Asks for a token, which the delegate gets when the servers have answered.
  private func register() throws {
    isRegisteredForRemoteNotifications = true
    try world.runLoop.schedule(at: world.runLoop.now, phase: .blocks) { [unowned self] in
      guard world.settings.remoteNotifications == .token else {
        // The words of the simulators of old, with the number of NSCocoaErrorDomain.
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
