internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase

/// The appearance of a tab bar; its background is updated on every change.
extension UITabBar {
  static func defineLook(_ bar: ClassDefinition<UITabBar>) {
    bar.shown("translucent", getter: "isTranslucent", usual: true)
    bar.shown("unselectedItemTintColor", .copy, usual: UIColor?.none)
    bar.shown("selectedImageTintColor", .copy, usual: UIColor?.none)
    bar.shown("backgroundImage", .strong, usual: UIImage?.none)
    bar.shown("selectionIndicatorImage", .strong, usual: UIImage?.none)
    bar.shown("shadowImage", .strong, usual: UIImage?.none)
    bar.shown("itemPositioning", usual: 0)
    bar.shown("itemWidth", usual: 0.0)
    bar.shown("itemSpacing", usual: 0.0)
    bar.method("intrinsicContentSize") { (_) -> CGSize in
      CGSize(width: noIntrinsicMetric, height: height)
    }
  }
}
