internal import FoundationModels
internal import SelectorRuntime

/// A button of a bar, which is no view: the bar makes one for it.
final class UIBarButtonItem: RuntimeObject {
  var title: String?
  var style = 0
  var isEnabled = true
  var tag = 0
  var width = 0.0
  @Weak var target: RuntimeObject?
  var action: Selector?
  @Strong var image: RuntimeObject?
  @Strong var customView: UIView?

  override func destruct() {
    target = nil
    image = nil
    customView = nil
    super.destruct()
  }

  /// Sends the action, with the item itself as the sender.
  func trigger(_ event: Value) throws {
    guard isEnabled, let action else { return }
    let application = uikit.application
    try application.tell(
      uikit.selectors.sendActionToFromForEvent, action, target, self, event)
  }
}

extension UIBarButtonItem {
  static func define(_ item: ClassDefinition<UIBarButtonItem>) {
    defineNibCoding(item)
    item.method("initWithTitle:style:target:action:") {
      (item, title: String?, style: Int, target: RuntimeObject?, action: Selector?)
        -> UIBarButtonItem in
      item.title = title
      item.style = style
      item.target = target
      item.action = action
      return item
    }
    item.method("initWithBarButtonSystemItem:target:action:") {
      (item, _: Int, target: RuntimeObject?, action: Selector?) -> UIBarButtonItem in
      item.target = target
      item.action = action
      return item
    }
    item.method("initWithImage:style:target:action:") {
      (item, image: RuntimeObject?, style: Int, target: RuntimeObject?, action: Selector?)
        -> UIBarButtonItem in
      item.image = image
      item.style = style
      item.target = target
      item.action = action
      return item
    }
    item.method("initWithCustomView:") { (item, view: UIView?) -> UIBarButtonItem in
      item.customView = view
      return item
    }
    item.property("title", .copy, get: { $0.title }, set: { $0.title = $1 })
    item.property("style", get: { $0.style }, set: { $0.style = $1 })
    item.property("enabled", getter: "isEnabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    item.property("tag", get: { $0.tag }, set: { $0.tag = $1 })
    item.property("target", .weak, get: { $0.target }, set: { $0.target = $1 })
    item.property("action", get: { $0.action }, set: { $0.action = $1 })
    item.property("customView", .strong, get: { $0.customView }, set: { $0.customView = $1 })
    item.property("image", .strong, of: "UIImage", get: { $0.image }, set: { $0.image = $1 })
    item.property("width", get: { $0.width }, set: { $0.width = $1 })
  }
}

extension UIKitClasses {
  static let barButtonItem = NativeClass<UIBarButtonItem>(
    "UIBarButtonItem", superclass: FoundationClasses.object, UIBarButtonItem.define)
}
