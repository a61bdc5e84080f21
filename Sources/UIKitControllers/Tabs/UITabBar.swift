internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A row of items at the bottom of the screen, of which one is selected.
package final class UITabBar: UIView, BarWithBackground {
  @Strong package var background: UIBarBackground?
  @StrongList private(set) var items: [UITabBarItem] = []
  @Weak var delegate: RuntimeObject?
  @Strong package private(set) var selectedItem: UITabBarItem?
  /// The controller that owns it, and is the only one to change its items.
  @Weak var owner: UITabBarController?
  /// The buttons in the order of the items; the view hierarchy retains them.
  @Owned private var buttons: [UITabBarButton] = []
  /// The items offered during customization.
  @StrongList private var customized: [UITabBarItem] = []
  private var isCustomizing = false
  private var itemsBefore: [ObjectIdentifier] = []

  /// From the sizes in Apple's guidelines.
  static let height = 49.0

  /// The items with their buttons.
  package var shownItems: [(item: UITabBarItem, button: UITabBarButton)] {
    Array(zip(items, buttons))
  }

  private var tabs: TabSelectors { selectors.tabs }

  package override func destruct() {
    for item in items { item.bar = nil }
    super.destruct()
  }

  /// Replaces the items, and creates a button for each.
  func setItems(_ new: [UITabBarItem]) throws {
    for item in items { item.bar = nil }
    items = new
    for item in new { item.bar = self }
    if let selectedItem, !new.contains(where: { $0 === selectedItem }) { select(nil) }
    let former = buttons
    buttons = []
    for button in former { try button.keptAlive { try button.removeFromSuperview() } }
    for item in new {
      let button = try world.makeView(UIKitClasses.tabBarButton)
      buttons.append(button)
      button.add(self, tabs.itemTapped, .touchUpInside)
      try insert(button, at: subviews.count)
      try item.display(button)
    }
    markNeedsLayout()
  }

  func select(_ item: UITabBarItem?) {
    selectedItem = item
    markNeedsLayout()
  }

  private func layOut() throws {
    try layOutBackground()
    try world.appearances.apply(to: items, in: self)
    guard !buttons.isEmpty else { return }
    let width = bounds.size.width / Double(buttons.count)
    for (place, (button, item)) in zip(buttons, items).enumerated() {
      try button.show(item, isSelected: item === selectedItem)
      try button.place(
        CGRect(x: Double(place) * width, y: 0, width: width, height: bounds.size.height))
    }
  }

  /// Handles a tap on an item: notifies the delegate, then the controller.
  private func tap(_ button: UITabBarButton?) throws {
    guard let place = buttons.firstIndex(where: { $0 === button }), place < items.count else {
      return
    }
    let item = items[place]
    try item.keptAlive {
      if owner == nil { select(item) }
      if let delegate, try delegate.implements(tabs.didSelectItem) {
        try delegate.keptAlive { try delegate.send(tabs.didSelectItem, self, item) }
      }
      if let owner { try owner.keptAlive { try owner.send(tabs.itemClicked, item) } }
    }
  }

  /// Sends an optional delegate message about customization.
  private func tell(_ name: String, _ changed: Bool? = nil) throws {
    let selector = runtime.selector("tabBar:" + name)
    guard let delegate, try delegate.implements(selector) else { return }
    try delegate.keptAlive {
      if let changed {
        try delegate.send(selector, self, customized, changed)
      } else {
        try delegate.send(selector, self, customized)
      }
    }
  }

  private func beginCustomizing(_ items: [UITabBarItem]) throws {
    guard !isCustomizing else { return }
    customized = items
    itemsBefore = self.items.map(ObjectIdentifier.init)
    try tell("willBeginCustomizingItems:")
    isCustomizing = true
    try tell("didBeginCustomizingItems:")
  }

  /// Ends customization; returns whether the items have changed.
  private func endCustomizing() throws -> Bool {
    guard isCustomizing else { return false }
    let changed = items.map(ObjectIdentifier.init) != itemsBefore
    try tell("willEndCustomizingItems:changed:", changed)
    isCustomizing = false
    try tell("didEndCustomizingItems:changed:", changed)
    customized = []
    return changed
  }

  private func checkIsOwn(_ method: String) throws {
    guard owner != nil else { return }
    throw RuntimeError(
      .inconsistency,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed: "
        + "-[\(className) \(method)]")
  }

  static func define(_ bar: ClassDefinition<UITabBar>) {
    bar.springLoaded()
    bar.declare("items", Value.self, .copy, of: "NSArray")
    bar.method("items") { (bar) -> [UITabBarItem] in bar.items }
    for name in ["setItems:", "setItems:animated:"] {
      bar.raw(name, types: name == "setItems:" ? "v@:@" : "v@:@B") {
        receiver, selector, arguments in
        try arguments.expect(atMost: 2, receiver, selector)
        let bar = try ClassDefinition<UITabBar>.instance(receiver, selector)
        try bar.checkIsOwn(name)
        let items = try arguments.value(0, as: [UITabBarItem]?.self, receiver, selector)
        try bar.keptAlive { try bar.setItems(items ?? []) }
        return .none
      }
    }
    bar.property("selectedItem", .weak, get: { $0.selectedItem }) { (bar, item: UITabBarItem?) in
      try bar.checkIsOwn("setSelectedItem:")
      bar.select(item)
    }
    bar.property("delegate", .weak, of: "<UITabBarDelegate>", get: { $0.delegate }) {
      (bar, delegate: RuntimeObject?) in
      if let owner = bar.owner, owner !== delegate {
        throw RuntimeError(
          .inconsistency,
          "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      }
      bar.delegate = delegate
    }
    bar.method("beginCustomizingItems:") { (bar, items: [UITabBarItem]) in
      try bar.keptAlive { try bar.beginCustomizing(items) }
    }
    bar.method("endCustomizingAnimated:") { (bar, _: Bool) -> Bool in
      try bar.keptAlive { try bar.endCustomizing() }
    }
    bar.readonly("customizing", getter: "isCustomizing") { $0.isCustomizing }
    bar.method("layoutSubviews") { (bar) in try bar.layOut() }
    defineBar(bar)
    defineLook(bar)
    bar.method("_itemTapped:") { (bar, button: UITabBarButton?) in
      try bar.keptAlive { try bar.tap(button) }
    }
  }
}

extension UIKitClasses {
  package static let tabBar = NativeClass<UITabBar>(
    "UITabBar", superclass: view, UITabBar.define)
}
