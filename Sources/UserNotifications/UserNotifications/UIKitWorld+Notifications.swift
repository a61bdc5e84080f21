package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

extension UIKitWorld {
  /// Gives the application the delivery of remote notifications.
  package func connectNotifications() {
    functions.receiveRemoteNotification = { [unowned self] in
      try userNotificationCenter.receiveRemote($0)
    }
  }
}

extension UIKitClasses {
  /// The members of notifications in the classes of other modules.
  package static var notificationCategories: [NativeCategory] {
    [NativeCategory("UIApplication", UIApplication.defineLocalNotifications)]
  }
}
