internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let tabBarDelegate = NativeProtocol(
    "UITabBarDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("tabBar:didSelectItem:", UITabBar.self, UITabBarItem.self),
      .init("tabBar:willBeginCustomizingItems:", UITabBar.self, [UITabBarItem].self),
      .init("tabBar:didBeginCustomizingItems:", UITabBar.self, [UITabBarItem].self),
      .init(
        "tabBar:willEndCustomizingItems:changed:", UITabBar.self, [UITabBarItem].self, Bool.self),
      .init(
        "tabBar:didEndCustomizingItems:changed:", UITabBar.self, [UITabBarItem].self, Bool.self),
    ])
}
