internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitControls
package import UIKitRuntime

/// A bar button item; the bar creates a view for it.
package final class UIBarButtonItem: UIBarItem {
  package var style = 0
  var width = 0.0
  /// Its `UIBarButtonSystemItem`, or -1.
  package internal(set) var systemItem = -1
  @Weak var target: RuntimeObject?
  var action: Selector?
  @Strong package var customView: UIView?
  @Strong private(set) var primaryAction: UIAction?
  /// The control that a bar created for the item, and its interaction that shows the menu.
  @Weak var menuControl: UIControl?
  @Weak var menuInteraction: UIContextMenuInteraction?
  /// The navigation bar that displays it.
  @Weak var bar: UINavigationBar?
  @Weak var group: UIBarButtonItemGroup?
  /// The view in the bar that displays it, as `setView:` has set it.
  @Weak var displayedView: UIView?
  private var symbolPlayer: SymbolEffectPlayer?
  var symbolEffects: SymbolEffectPlayer {
    let player = symbolPlayer ?? SymbolEffectPlayer(self)
    symbolPlayer = player
    return player
  }

  package override func destruct() {
    symbolPlayer?.empty()
    super.destruct()
  }

  /// `UIBarButtonSystemItemFlexibleSpace` and `FixedSpace`, which have no button.
  var isFlexibleSpace: Bool { systemItem == 5 }
  var isSpace: Bool { systemItem == 5 || systemItem == 6 }

  package override var shownView: UIView? {
    customView ?? bar?.buttons.first { $0.item === self }?.view ?? displayedView
  }

  var isHidden: Bool {
    storedValues?.value("hidden").flatMap { Bool.from($0, in: runtime) } ?? false
  }

  /// Sends the action, with the item itself as the sender.
  func trigger(_ event: Value) throws {
    guard isEnabled else { return }
    if let primaryAction { return try primaryAction.perform(for: self) }
    guard let action else { return }
    let application = uikit.application
    try application.send(
      uikit.selectors.sendActionToFromForEvent, action, target, self, event)
  }

  /// Sends `init`, then sets the properties common to all initializers.
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
    item.springLoaded()
    defineNibCoding(item)
    defineMaking(item)
    item.property("style", get: { $0.style }, set: { $0.style = $1 })
    item.property("target", .weak, get: { $0.target }, set: { $0.target = $1 })
    item.property("action", get: { $0.action }) { (item, action: Selector?) in
      item.action = action
      try item.menuDidChange()
    }
    item.property("customView", .strong, get: { $0.customView }) { (item, view: UIView?) in
      item.customView = view
      item.bar?.contentsDidChange()
    }
    item.property("width", get: { $0.width }) { (item, width: Double) in
      item.width = width
      item.bar?.contentsDidChange()
    }
    item.property(
      "primaryAction", .copy, get: { $0.primaryAction }
    ) { (item, action: UIAction?) in
      item.primaryAction = action
      if let action { item.title = try action.call(item.runtime.selector("title")) }
      try item.menuDidChange()
    }
    item.readonly("systemItem") { $0.systemItem }
    item.stored("tintColor", .strong, usual: UIColor?.none)
    item.stored("possibleTitles", .copy, of: "NSSet", usual: Value.none)
    let initialize = item.runtime.selector("initWithTitle:style:target:action:")
    item.raw("initWithTitle:image:target:action:menu:", types: "@@:@@@:@") {
      receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let made: RuntimeObject = try receiver.call(
        initialize, try arguments.value(0, as: String?.self, receiver, selector), 0,
        try arguments.value(2, as: RuntimeObject?.self, receiver, selector),
        try arguments.value(3, as: Selector?.self, receiver, selector))
      try made.send(
        receiver.uikit.selectors.setImage,
        try arguments.value(1, as: RuntimeObject?.self, receiver, selector))
      try made.send(
        receiver.runtime.selector("setMenu:"),
        try arguments.value(4, as: UIMenu?.self, receiver, selector))
      return .object(made)
    }
    item.stored("menu", .copy, usual: UIMenu?.none) { try $0.menuDidChange() }
    item.stored("preferredMenuElementOrder", usual: 0)
    item.stored("menuRepresentation", .copy, usual: UIMenuElement?.none)
    item.stored("symbolAnimationEnabled", getter: "isSymbolAnimationEnabled", usual: false)
    item.stored("hidden", getter: "isHidden", usual: false) { $0.bar?.contentsDidChange() }
    item.stored("selected", getter: "isSelected", usual: false)
    item.stored("changesSelectionAsPrimaryAction", usual: false)
    defineSymbolEffects(item)
    defineGroups(item)
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
    defineMenuMaking(item)
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

  /// Declares the initializers with an action or a menu, which the others call.
  private static func defineMenuMaking(_ item: ClassDefinition<UIBarButtonItem>) {
    let (setAction, setMenu) = (
      item.runtime.selector("setPrimaryAction:"), item.runtime.selector("setMenu:")
    )
    func give(_ item: UIBarButtonItem, _ action: UIAction?, _ menu: UIMenu?) throws {
      if let action { try item.send(setAction, action) }
      if let menu { try item.send(setMenu, menu) }
    }
    let landscape = "initWithImage:landscapeImagePhone:style:target:action:"
    let signature = NativeSignature(
      result: UIBarButtonItem.self,
      arguments: [UIImage?.self, UIImage?.self, Int.self, RuntimeObject?.self, Selector?.self])
    item.raw(landscape, types: "@@:@@q@:", signature: signature) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let item = try ClassDefinition<UIBarButtonItem>.instance(receiver, selector)
      _ = try item.begin(
        nil, arguments.value(0, as: UIImage?.self, receiver, selector),
        style: arguments.value(2, as: Int.self, receiver, selector),
        arguments.value(3, as: RuntimeObject?.self, receiver, selector),
        arguments.value(4, as: Selector?.self, receiver, selector))
      try item.send(
        item.runtime.selector("setLandscapeImagePhone:"),
        arguments.value(1, as: UIImage?.self, receiver, selector))
      return .object(item)
    }
    item.method("initWithBarButtonSystemItem:primaryAction:") {
      (item, system: Int, action: UIAction?) -> UIBarButtonItem in
      _ = try item.begin()
      item.systemItem = system
      try give(item, action, nil)
      return item
    }
    item.method("initWithBarButtonSystemItem:menu:") {
      (item, system: Int, menu: UIMenu?) -> UIBarButtonItem in
      _ = try item.begin()
      item.systemItem = system
      try give(item, nil, menu)
      return item
    }
    item.method("initWithBarButtonSystemItem:primaryAction:menu:") {
      (item, system: Int, action: UIAction?, menu: UIMenu?) -> UIBarButtonItem in
      _ = try item.begin()
      item.systemItem = system
      try give(item, action, menu)
      return item
    }
    item.method("initWithImage:menu:") {
      (item, image: UIImage?, menu: UIMenu?) -> UIBarButtonItem in
      _ = try item.begin(nil, image)
      try give(item, nil, menu)
      return item
    }
    item.method("initWithPrimaryAction:menu:") {
      (item, action: UIAction?, menu: UIMenu?) -> UIBarButtonItem in
      _ = try item.begin()
      try give(item, action, menu)
      return item
    }
  }

  /// Declares the background images by state and bar metrics; they are not drawn.
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
    item.method("backgroundImageForState:style:barMetrics:") {
      (item, state: Int, _: Int, metrics: Int) -> UIImage? in
      try item.call(item.runtime.selector("backgroundImageForState:barMetrics:"), state, metrics)
    }
    item.keyed(
      "setTitlePositionAdjustment:forBarMetrics:", "titlePositionAdjustmentForBarMetrics:",
      usual: UIOffset.zero)
    item.keyed(
      "setBackButtonTitlePositionAdjustment:forBarMetrics:",
      "backButtonTitlePositionAdjustmentForBarMetrics:", usual: UIOffset.zero)
    item.keyed(
      "setBackgroundVerticalPositionAdjustment:forBarMetrics:",
      "backgroundVerticalPositionAdjustmentForBarMetrics:", usual: 0.0)
    item.keyed(
      "setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:",
      "backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:", usual: 0.0)
  }
}

extension UIKitClasses {
  package static let barButtonItem = NativeClass<UIBarButtonItem>(
    "UIBarButtonItem", superclass: barItem, UIBarButtonItem.define)
}
