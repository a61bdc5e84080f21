internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The item of a tab bar for one controller.
package final class UITabBarItem: UIBarItem {
  package fileprivate(set) var badgeValue: String?
  @Strong package fileprivate(set) var selectedImage: RuntimeObject?
  /// Its `UITabBarSystemItem`, if any.
  package private(set) var systemItem: Int?
  /// The bar that displays it.
  @Weak var bar: UITabBar?

  package override func didChange() { bar?.markNeedsLayout() }

  package override var shownView: UIView? { bar?.shownItems.first { $0.item === self }?.button }

  static func define(_ item: ClassDefinition<UITabBarItem>) {
    item.springLoaded()
    defineNibCoding(item)
    item.method("initWithTitle:image:tag:") {
      (item, title: String?, image: RuntimeObject?, tag: Int) -> UITabBarItem in
      (item.title, item.image, item.tag) = (title, image, tag)
      return item
    }
    item.method("initWithTitle:image:selectedImage:") {
      (item, title: String?, image: RuntimeObject?, selected: RuntimeObject?) -> UITabBarItem in
      (item.title, item.image, item.selectedImage) = (title, image, selected)
      return item
    }
    item.method("initWithTabBarSystemItem:tag:") { (item, system: Int, tag: Int) -> UITabBarItem in
      (item.systemItem, item.tag) = (system, tag)
      return item
    }
    item.property("badgeValue", .copy, get: { $0.badgeValue }, set: { $0.badgeValue = $1 })
    item.stored("badgeColor", .copy, usual: UIColor?.none)
    item.stored("titlePositionAdjustment", usual: UIOffset.zero)
    item.keyed(
      "setBadgeTextAttributes:forState:", "badgeTextAttributesForState:", usual: Value.none)
    item.method("setFinishedSelectedImage:withFinishedUnselectedImage:") {
      (item, selected: UIImage?, unselected: UIImage?) in
      item.selectedImage = selected
      item.image = unselected
      item.didChange()
    }
    item.method("finishedSelectedImage") { (item) -> UIImage? in item.selectedImage as? UIImage }
    item.method("finishedUnselectedImage") { (item) -> UIImage? in item.image as? UIImage }
    item.stored("standardAppearance", .copy, usual: UIBarAppearance?.none)
    item.stored("scrollEdgeAppearance", .copy, usual: UIBarAppearance?.none)
    item.property(
      "selectedImage", .strong, of: "UIImage", get: { $0.selectedImage },
      set: { $0.selectedImage = $1 })
  }
}

extension UIKitClasses {
  package static let tabBarItem = NativeClass<UITabBarItem>(
    "UITabBarItem", superclass: barItem, UITabBarItem.define)
}
