internal import FoundationModels
internal import SelectorRuntime

/// A button of a bar: the bar makes a view for it.
final class UIBarButtonItem: UIBarItem {
  var style = 0
  var width = 0.0
  /// The `UIBarButtonSystemItem` that it is, or -1.
  private(set) var systemItem = -1
  @Weak var target: RuntimeObject?
  var action: Selector?
  @Strong var customView: UIView?
  @Strong private var primaryAction: UIAction?

  override func destruct() {
    target = nil
    customView = nil
    primaryAction = nil
    super.destruct()
  }

  /// `UIBarButtonSystemItemFlexibleSpace` and `FixedSpace`, which are no buttons.
  var isFlexibleSpace: Bool { systemItem == 5 }
  var isSpace: Bool { systemItem == 5 || systemItem == 6 }

  /// Sends the action, with the item itself as the sender.
  func trigger(_ event: Value) throws {
    guard isEnabled else { return }
    if let primaryAction { return try primaryAction.perform(for: self) }
    guard let action else { return }
    let application = uikit.application
    try application.send(
      uikit.selectors.sendActionToFromForEvent, action, target, self, event)
  }

  /// Sends `init`, then takes what the other initializers share.
  fileprivate func begin(
    _ title: String? = nil, _ image: RuntimeObject? = nil, style: Int = 0,
    _ target: RuntimeObject? = nil, _ action: Selector? = nil
  ) throws -> UIBarButtonItem {
    try send(runtime.selector("init"))
    (self.title, self.style, self.action) = (title, style, action)
    self.image = image
    self.target = target
    return self
  }
}

extension UIBarButtonItem {
  static func define(_ item: ClassDefinition<UIBarButtonItem>) {
    defineNibCoding(item)
    defineMaking(item)
    item.property("style", get: { $0.style }, set: { $0.style = $1 })
    item.property("target", .weak, get: { $0.target }, set: { $0.target = $1 })
    item.property("action", get: { $0.action }, set: { $0.action = $1 })
    item.property("customView", .strong, get: { $0.customView }, set: { $0.customView = $1 })
    item.property("width", get: { $0.width }, set: { $0.width = $1 })
    item.property(
      "primaryAction", .copy, get: { $0.primaryAction }
    ) { (item, action: UIAction?) in
      item.primaryAction = action
      if let action { item.title = try action.call(item.runtime.selector("title")) }
    }
    item.readonly("systemItem") { $0.systemItem }
    item.stored("tintColor", .strong, usual: UIColor?.none)
    item.stored("possibleTitles", .copy, of: "NSSet", usual: Value.none)
    item.stored("menu", .copy, usual: UIMenu?.none)
    item.stored("hidden", getter: "isHidden", usual: false)
    item.stored("selected", getter: "isSelected", usual: false)
    item.stored("changesSelectionAsPrimaryAction", usual: false)
    defineBackground(item)
  }

  private static func defineMaking(_ item: ClassDefinition<UIBarButtonItem>) {
    item.method("initWithTitle:style:target:action:") {
      (item, title: String?, style: Int, target: RuntimeObject?, action: Selector?)
        -> UIBarButtonItem in
      try item.begin(title, style: style, target, action)
    }
    item.method("initWithBarButtonSystemItem:target:action:") {
      (item, system: Int, target: RuntimeObject?, action: Selector?) -> UIBarButtonItem in
      _ = try item.begin(nil, nil, target, action)
      item.systemItem = system
      return item
    }
    item.method("initWithImage:style:target:action:") {
      (item, image: RuntimeObject?, style: Int, target: RuntimeObject?, action: Selector?)
        -> UIBarButtonItem in
      try item.begin(nil, image, style: style, target, action)
    }
    item.method("initWithCustomView:") { (item, view: UIView?) -> UIBarButtonItem in
      _ = try item.begin()
      item.customView = view
      return item
    }
    item.method("initWithPrimaryAction:") { (item, action: UIAction?) -> UIBarButtonItem in
      _ = try item.begin()
      try item.send(item.runtime.selector("setPrimaryAction:"), action)
      return item
    }
    item.method("initWithTitle:menu:") { (item, title: String?, menu: UIMenu?) -> UIBarButtonItem in
      _ = try item.begin(title)
      try item.send(item.runtime.selector("setMenu:"), menu)
      return item
    }
    for (name, system) in [("flexibleSpaceItem", 5), ("fixedSpaceItem", 6)] {
      item.classSide.method(name) { (cls) -> UIBarButtonItem in
        let made = try cls.uikit.instance(UIBarButtonItem.self, of: cls)
        made.systemItem = system
        return made
      }
    }
    item.classSide.method("fixedSpaceItemOfWidth:") { (cls, width: Double) -> UIBarButtonItem in
      let made = try cls.uikit.instance(UIBarButtonItem.self, of: cls)
      (made.systemItem, made.width) = (6, width)
      return made
    }
  }

  /// The images behind the button, by state and bar metrics; nothing is drawn of them.
  private static func defineBackground(_ item: ClassDefinition<UIBarButtonItem>) {
    item.keyed("setBackgroundImage:forState:barMetrics:", "backgroundImageForState:barMetrics:")
    item.keyed(
      "setBackButtonBackgroundImage:forState:barMetrics:",
      "backButtonBackgroundImageForState:barMetrics:")
    item.method("setBackgroundImage:forState:style:barMetrics:") {
      (item, image: UIImage?, state: Int, _: Int, metrics: Int) in
      try item.send(
        item.runtime.selector("setBackgroundImage:forState:barMetrics:"), image, state, metrics)
    }
    for name in ["TitlePositionAdjustment", "BackButtonTitlePositionAdjustment"] {
      item.method("set\(name):forBarMetrics:") { (_, _: Value, _: Int) in }
    }
    item.method("setBackgroundVerticalPositionAdjustment:forBarMetrics:") {
      (_, _: Double, _: Int) in
    }
  }
}

extension UIKitClasses {
  static let barButtonItem = NativeClass<UIBarButtonItem>(
    "UIBarButtonItem", superclass: barItem, UIBarButtonItem.define)
}
