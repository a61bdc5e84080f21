internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
public import UIKitRuntime

/// An item of a bar, such as a bar button item or a tab bar item; it is not a view.
open class UIBarItem: StoringObject {
  package final var title: String? { didSet { didChange() } }
  package final var isEnabled = true { didSet { didChange() } }
  package final var tag = 0
  /// The number of the app's appearances that have been applied to the item.
  final var appearancesApplied = 0
  @Strong package final var image: RuntimeObject?
  @Owned private final var titleAttributes: [Int: HeldValue] = [:]

  /// Called after a displayed property was set.
  open func didChange() {}

  /// The view that displays the item while it is in a bar.
  open var shownView: UIView? { nil }

  static func define(_ item: ClassDefinition<UIBarItem>) {
    UIAppearanceProxy.defineAppearance(item)
    item.ivar("_view") { $0.shownView }
    item.property("title", .copy, get: { $0.title }, set: { $0.title = $1 })
    item.property("enabled", getter: "isEnabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    item.property("tag", get: { $0.tag }, set: { $0.tag = $1 })
    item.property("image", .strong, of: "UIImage", get: { $0.image }) {
      (item, image: RuntimeObject?) in
      item.image = image
      item.didChange()
    }
    item.stored("landscapeImagePhone", .strong, usual: UIImage?.none)
    item.stored("largeContentSizeImage", .strong, usual: UIImage?.none)
    item.stored("imageInsets", usual: UIEdgeInsets.zero)
    item.stored("landscapeImagePhoneInsets", usual: UIEdgeInsets.zero)
    item.stored("largeContentSizeImageInsets", usual: UIEdgeInsets.zero)
    item.accessibleIdentifier()
    item.method("setTitleTextAttributes:forState:") {
      (item, attributes: Value, state: Int) in
      item.titleAttributes[state] = HeldValue(some: attributes)
      item.didChange()
    }
    item.method("titleTextAttributesForState:") { (item, state: Int) -> Value in
      item.titleAttributes[state]?.value ?? .none
    }
  }
}

extension UIKitClasses {
  package static let barItem = NativeClass<UIBarItem>(
    "UIBarItem", superclass: FoundationClasses.object, UIBarItem.define)
}
