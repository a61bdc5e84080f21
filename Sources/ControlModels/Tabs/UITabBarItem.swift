internal import FoundationModels
internal import SelectorRuntime

/// What a tab bar shows for one controller.
final class UITabBarItem: RuntimeObject {
  var title: String? { didSet { bar?.markNeedsLayout() } }
  fileprivate(set) var isEnabled = true
  fileprivate var badgeValue: String?
  fileprivate var tag = 0
  @Strong fileprivate var image: RuntimeObject?
  @Strong fileprivate var selectedImage: RuntimeObject?
  /// The bar that it is in.
  @Weak var bar: UITabBar?

  override func destruct() {
    image = nil
    selectedImage = nil
    bar = nil
    super.destruct()
  }

  static func define(_ item: ClassDefinition<UITabBarItem>) {
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
    item.method("initWithTabBarSystemItem:tag:") { (item, _: Int, tag: Int) -> UITabBarItem in
      item.tag = tag
      return item
    }
    item.property("title", .copy, get: { $0.title }, set: { $0.title = $1 })
    item.property("badgeValue", .copy, get: { $0.badgeValue }, set: { $0.badgeValue = $1 })
    item.property("enabled", getter: "isEnabled", get: { $0.isEnabled }) { (item, enabled: Bool) in
      item.isEnabled = enabled
      item.bar?.markNeedsLayout()
    }
    item.property("tag", get: { $0.tag }, set: { $0.tag = $1 })
    item.property("image", .strong, of: "UIImage", get: { $0.image }, set: { $0.image = $1 })
    item.property(
      "selectedImage", .strong, of: "UIImage", get: { $0.selectedImage },
      set: { $0.selectedImage = $1 })
  }
}

extension UIKitClasses {
  static let tabBarItem = NativeClass<UITabBarItem>(
    "UITabBarItem", superclass: FoundationClasses.object, UITabBarItem.define)
}
