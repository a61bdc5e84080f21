internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The contents of a navigation bar for one controller.
package final class UINavigationItem: StoringObject {
  package var title: String?
  var prompt: String?
  var hidesBackButton = false
  @Strong package var titleView: UIView?
  @Strong var backBarButtonItem: UIBarButtonItem?
  private(set) var leftItems: [UIBarButtonItem] = []
  private(set) var rightItems: [UIBarButtonItem] = []
  var leftItemsSupplementBackButton = false
  /// The bar that displays it.
  @Weak var bar: UINavigationBar?

  package override func leaveOwners() {
    bar?.lose(self)
    super.leaveOwners()
  }

  package override func destruct() {
    replaceLeft([])
    replaceRight([])
    super.destruct()
  }

  func replaceLeft(_ items: [UIBarButtonItem]) {
    for item in items { item.retain() }
    let old = leftItems
    leftItems = items
    for item in old { item.release() }
    bar?.contentsDidChange()
  }

  func replaceRight(_ items: [UIBarButtonItem]) {
    for item in items { item.retain() }
    let old = rightItems
    rightItems = items
    for item in old { item.release() }
    bar?.contentsDidChange()
  }
}

extension UINavigationItem {
  static func define(_ item: ClassDefinition<UINavigationItem>) {
    defineNibCoding(item)
    item.method("initWithTitle:") { (item, title: String?) -> UINavigationItem in
      item.title = title
      return item
    }
    item.property("title", .copy, get: { $0.title }) { (item, title: String?) in
      item.title = title
      item.bar?.contentsDidChange()
    }
    item.property("prompt", .copy, get: { $0.prompt }, set: { $0.prompt = $1 })
    item.property("titleView", .strong, get: { $0.titleView }) { (item, view: UIView?) in
      item.titleView = view
      item.bar?.contentsDidChange()
    }
    defineButtons(item)
    defineLook(item)
    defineGroups(item)
  }

  private static func defineButtons(_ item: ClassDefinition<UINavigationItem>) {
    item.property("hidesBackButton", get: { $0.hidesBackButton }) { (item, hides: Bool) in
      item.hidesBackButton = hides
      item.bar?.contentsDidChange()
    }
    item.method("setHidesBackButton:animated:") { (item, hides: Bool, _: Bool) in
      item.hidesBackButton = hides
      item.bar?.contentsDidChange()
    }
    item.property(
      "backBarButtonItem", .strong, get: { $0.backBarButtonItem },
      set: { $0.backBarButtonItem = $1 })
    item.property("leftItemsSupplementBackButton", get: { $0.leftItemsSupplementBackButton }) {
      (item, supplement: Bool) in
      item.leftItemsSupplementBackButton = supplement
      item.bar?.contentsDidChange()
    }
    item.property("leftBarButtonItem", .strong, get: { $0.leftItems.first }) {
      (item, button: UIBarButtonItem?) in
      item.replaceLeft(button.map { [$0] } ?? [])
    }
    item.property(
      "leftBarButtonItems", .copy,
      get: { (item) -> [UIBarButtonItem]? in
        item.leftItems.isEmpty ? nil : item.leftItems
      }
    ) { (item, buttons: [UIBarButtonItem]?) in
      item.replaceLeft(buttons ?? [])
    }
    item.property("rightBarButtonItem", .strong, get: { $0.rightItems.first }) {
      (item, button: UIBarButtonItem?) in
      item.replaceRight(button.map { [$0] } ?? [])
    }
    item.property(
      "rightBarButtonItems", .copy,
      get: { (item) -> [UIBarButtonItem]? in
        item.rightItems.isEmpty ? nil : item.rightItems
      }
    ) { (item, buttons: [UIBarButtonItem]?) in
      item.replaceRight(buttons ?? [])
    }
    item.method("setLeftBarButtonItem:animated:") { (item, button: UIBarButtonItem?, _: Bool) in
      item.replaceLeft(button.map { [$0] } ?? [])
    }
    item.method("setLeftBarButtonItems:animated:") { (item, buttons: [UIBarButtonItem]?, _: Bool) in
      item.replaceLeft(buttons ?? [])
    }
    item.method("setRightBarButtonItems:animated:") {
      (item, buttons: [UIBarButtonItem]?, _: Bool) in
      item.replaceRight(buttons ?? [])
    }
    item.method("setRightBarButtonItem:animated:") { (item, button: UIBarButtonItem?, _: Bool) in
      item.replaceRight(button.map { [$0] } ?? [])
    }
  }
}

extension UIKitClasses {
  package static let navigationItem = NativeClass<UINavigationItem>(
    "UINavigationItem", superclass: FoundationClasses.object, UINavigationItem.define)
}
