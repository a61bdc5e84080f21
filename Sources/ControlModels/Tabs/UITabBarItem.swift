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

  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let item = ClassDefinition<UITabBarItem>("UITabBarItem", in: runtime, superclass: superclass)
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
    item.method("title") { (item) -> String? in item.title }
    item.method("setTitle:") { (item, title: String?) in item.title = title }
    item.method("badgeValue") { (item) -> String? in item.badgeValue }
    item.method("setBadgeValue:") { (item, value: String?) in item.badgeValue = value }
    item.method("isEnabled") { (item) -> Bool in item.isEnabled }
    item.method("setEnabled:") { (item, enabled: Bool) in
      item.isEnabled = enabled
      item.bar?.markNeedsLayout()
    }
    item.method("tag") { (item) -> Int in item.tag }
    item.method("setTag:") { (item, tag: Int) in item.tag = tag }
    item.method("image") { (item) -> RuntimeObject? in item.image }
    item.method("setImage:") { (item, image: RuntimeObject?) in item.image = image }
    item.method("selectedImage") { (item) -> RuntimeObject? in item.selectedImage }
    item.method("setSelectedImage:") { (item, image: RuntimeObject?) in
      item.selectedImage = image
    }
    return item.cls
  }
}
