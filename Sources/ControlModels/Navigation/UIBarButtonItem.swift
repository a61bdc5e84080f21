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
  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let item = ClassDefinition<UIBarButtonItem>(
      "UIBarButtonItem", in: runtime, superclass: superclass)
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
    item.method("title") { (item) -> String? in item.title }
    item.method("setTitle:") { (item, title: String?) in item.title = title }
    item.method("style") { (item) -> Int in item.style }
    item.method("setStyle:") { (item, style: Int) in item.style = style }
    item.method("isEnabled") { (item) -> Bool in item.isEnabled }
    item.method("setEnabled:") { (item, enabled: Bool) in item.isEnabled = enabled }
    item.method("tag") { (item) -> Int in item.tag }
    item.method("setTag:") { (item, tag: Int) in item.tag = tag }
    item.method("target") { (item) -> RuntimeObject? in item.target }
    item.method("setTarget:") { (item, target: RuntimeObject?) in item.target = target }
    item.method("action") { (item) -> Selector? in item.action }
    item.method("setAction:") { (item, action: Selector?) in item.action = action }
    item.method("customView") { (item) -> UIView? in item.customView }
    item.method("setCustomView:") { (item, view: UIView?) in item.customView = view }
    item.method("image") { (item) -> RuntimeObject? in item.image }
    item.method("setImage:") { (item, image: RuntimeObject?) in item.image = image }
    item.method("width") { (item) -> Double in item.width }
    item.method("setWidth:") { (item, width: Double) in item.width = width }
    return item.cls
  }
}
