internal import SelectorRuntime
internal import UIKitBase

/// The children of containers that determine the status bar.
extension UIViewController {
  /// A navigation controller's children for the status bar.
  ///
  /// The top controller determines its visibility. It determines the style only if the navigation
  /// bar is hidden, from the documentation of `UINavigationController`.
  static func defineStatusBar(_ navigation: ClassDefinition<UINavigationController>) {
    navigation.readonly("childViewControllerForStatusBarStyle", .strong) {
      (navigation) -> UIViewController? in
      navigation.isBarHidden ? navigation.stack.last : nil
    }
    navigation.readonly("childViewControllerForStatusBarHidden", .strong) {
      (navigation) -> UIViewController? in navigation.stack.last
    }
  }

  /// The selected controller of a tab bar controller determines the status bar.
  static func defineStatusBar(_ tabs: ClassDefinition<UITabBarController>) {
    for name in ["childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden"] {
      tabs.readonly(name, .strong) { (tabs) -> UIViewController? in tabs.selected }
    }
  }
}
