internal import SelectorRuntime

/// What a navigation bar shows for one controller.
final class UINavigationItem: RuntimeObject {
  var title: String?
  var prompt: String?
  var hidesBackButton = false
  @Strong var titleView: UIView?
  @Strong var backBarButtonItem: UIBarButtonItem?
  private(set) var leftItems: [UIBarButtonItem] = []
  private(set) var rightItems: [UIBarButtonItem] = []
  var leftItemsSupplementBackButton = false
  /// The bar that it is in.
  @Weak var bar: UINavigationBar?

  override func leaveOwners() {
    bar?.lose(self)
    super.leaveOwners()
  }

  override func destruct() {
    titleView = nil
    backBarButtonItem = nil
    replaceLeft([])
    replaceRight([])
    bar = nil
    super.destruct()
  }

  func replaceLeft(_ items: [UIBarButtonItem]) {
    for item in items { item.retain() }
    let old = leftItems
    leftItems = items
    for item in old { item.release() }
    bar?.markNeedsLayout()
  }

  func replaceRight(_ items: [UIBarButtonItem]) {
    for item in items { item.retain() }
    let old = rightItems
    rightItems = items
    for item in old { item.release() }
    bar?.markNeedsLayout()
  }
}

extension UINavigationItem {
  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let item = ClassDefinition<UINavigationItem>(
      "UINavigationItem", in: runtime, superclass: superclass)
    item.method("initWithTitle:") { (item, title: String?) -> UINavigationItem in
      item.title = title
      return item
    }
    item.method("title") { (item) -> String? in item.title }
    item.method("setTitle:") { (item, title: String?) in
      item.title = title
      item.bar?.markNeedsLayout()
    }
    item.method("prompt") { (item) -> String? in item.prompt }
    item.method("setPrompt:") { (item, prompt: String?) in item.prompt = prompt }
    item.method("titleView") { (item) -> UIView? in item.titleView }
    item.method("setTitleView:") { (item, view: UIView?) in item.titleView = view }
    defineButtons(item)
    return item.cls
  }

  private static func defineButtons(_ item: ClassDefinition<UINavigationItem>) {
    item.method("hidesBackButton") { (item) -> Bool in item.hidesBackButton }
    item.method("setHidesBackButton:") { (item, hides: Bool) in
      item.hidesBackButton = hides
      item.bar?.markNeedsLayout()
    }
    item.method("setHidesBackButton:animated:") { (item, hides: Bool, _: Bool) in
      item.hidesBackButton = hides
      item.bar?.markNeedsLayout()
    }
    item.method("backBarButtonItem") { (item) -> UIBarButtonItem? in item.backBarButtonItem }
    item.method("setBackBarButtonItem:") { (item, button: UIBarButtonItem?) in
      item.backBarButtonItem = button
    }
    item.method("leftItemsSupplementBackButton") { (item) -> Bool in
      item.leftItemsSupplementBackButton
    }
    item.method("setLeftItemsSupplementBackButton:") { (item, supplement: Bool) in
      item.leftItemsSupplementBackButton = supplement
      item.bar?.markNeedsLayout()
    }
    item.method("leftBarButtonItem") { (item) -> UIBarButtonItem? in item.leftItems.first }
    item.method("leftBarButtonItems") { (item) -> [UIBarButtonItem]? in
      item.leftItems.isEmpty ? nil : item.leftItems
    }
    item.method("rightBarButtonItem") { (item) -> UIBarButtonItem? in item.rightItems.first }
    item.method("rightBarButtonItems") { (item) -> [UIBarButtonItem]? in
      item.rightItems.isEmpty ? nil : item.rightItems
    }
    item.method("setLeftBarButtonItem:") { (item, button: UIBarButtonItem?) in
      item.replaceLeft(button.map { [$0] } ?? [])
    }
    item.method("setLeftBarButtonItem:animated:") { (item, button: UIBarButtonItem?, _: Bool) in
      item.replaceLeft(button.map { [$0] } ?? [])
    }
    item.method("setLeftBarButtonItems:") { (item, buttons: [UIBarButtonItem]?) in
      item.replaceLeft(buttons ?? [])
    }
    item.method("setLeftBarButtonItems:animated:") { (item, buttons: [UIBarButtonItem]?, _: Bool) in
      item.replaceLeft(buttons ?? [])
    }
    item.method("setRightBarButtonItems:animated:") {
      (item, buttons: [UIBarButtonItem]?, _: Bool) in
      item.replaceRight(buttons ?? [])
    }
    item.method("setRightBarButtonItem:") { (item, button: UIBarButtonItem?) in
      item.replaceRight(button.map { [$0] } ?? [])
    }
    item.method("setRightBarButtonItem:animated:") { (item, button: UIBarButtonItem?, _: Bool) in
      item.replaceRight(button.map { [$0] } ?? [])
    }
    item.method("setRightBarButtonItems:") { (item, buttons: [UIBarButtonItem]?) in
      item.replaceRight(buttons ?? [])
    }
  }
}
