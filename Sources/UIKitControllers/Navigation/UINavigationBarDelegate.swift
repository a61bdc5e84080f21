internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let navigationBarDelegate = NativeProtocol(
    "UINavigationBarDelegate", adopts: [barPositioningDelegate],
    optional: [
      .init(
        "navigationBar:shouldPushItem:", returns: Bool.self, UINavigationBar.self,
        UINavigationItem.self),
      .init("navigationBar:didPushItem:", UINavigationBar.self, UINavigationItem.self),
      .init(
        "navigationBar:shouldPopItem:", returns: Bool.self, UINavigationBar.self,
        UINavigationItem.self),
      .init("navigationBar:didPopItem:", UINavigationBar.self, UINavigationItem.self),
      .init("navigationBarNSToolbarSection:", returns: Int.self, UINavigationBar.self),
    ])
}
