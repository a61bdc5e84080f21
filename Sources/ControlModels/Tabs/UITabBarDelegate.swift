internal import FoundationModels
internal import SelectorRuntime

extension UIKitProtocols {
  static let tabBarDelegate = NativeProtocol(
    "UITabBarDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("tabBar:didSelectItem:", UITabBar.self, UITabBarItem.self)
    ])
}
