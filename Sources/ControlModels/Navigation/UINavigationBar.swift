internal import SelectorRuntime

/// The bar above a navigation controller: a stack of items, and a way back.
final class UINavigationBar: UIView, BarWithBackground {
  @Strong var background: UIBarBackground?
  /// Retained, the bottom first.
  @Owned private(set) var items: [UINavigationItem] = []
  @Weak var delegate: RuntimeObject?
  var isTranslucent = true
  /// Whether it is a navigation controller's, which alone may change it.
  var isManaged = false
  // UINavigationBar+Buttons.
  @Strong var content: UIView?
  @Strong var backButton: UIControl?
  /// The items that stand in it, each with the button made for it or its own view.
  @Owned var buttons: [NavigationBarButton] = []
  @Strong var titleView: UIView?
  // UINavigationBar+LargeTitle.
  @Strong var largeTitle: UIView?

  /// The height of a bar, from the sizes that Apple's guidelines give.
  static let height = 44.0

  var topItem: UINavigationItem? { items.last }

  override func destruct() {
    for button in buttons { button.item.release() }
    for item in items {
      item.bar = nil
      item.release()
    }
    super.destruct()
  }

  /// Forgets an item that a restored snapshot has erased.
  func lose(_ item: UINavigationItem) { items.removeAll { $0 === item } }

  /// Puts other items in place without asking anybody.
  func setItems(_ new: [UINavigationItem]) {
    let old = items
    for item in new {
      item.retain()
      item.bar = self
    }
    items = new
    for item in old {
      if !new.contains(where: { $0 === item }) { item.bar = nil }
      item.release()
    }
    contentsDidChange()
  }

  /// Something that it shows has changed, perhaps its height, which is its controller's business.
  func contentsDidChange() {
    markNeedsLayout()
    if isManaged { superview?.markNeedsLayout() }
  }

  /// Adds an item, if the delegate lets it.
  func push(_ item: UINavigationItem?) throws {
    guard let item else {
      throw RuntimeError(
        .invalidArgument, "-[\(className) pushNavigationItem:animated:]: argument 1 must not be nil"
      )
    }
    let selectors = world.selectors.controllers
    guard try mayChange(selectors.shouldPushItem, item) else { return }
    setItems(items + [item])
    try report(selectors.didPushItem, item)
  }

  /// Takes the top item away, if there is one below it and the delegate lets it.
  ///
  /// - Parameter isAllowed: whether the delegate has been asked already.
  func pop(isAllowed: Bool = false) throws -> UINavigationItem? {
    guard items.count > 1, let item = topItem else { return nil }
    let selectors = world.selectors.controllers
    guard try isAllowed || mayChange(selectors.shouldPopItem, item) else { return nil }
    guard topItem === item else { return item }
    item.retain()
    defer { item.release() }
    setItems(items.dropLast())
    try report(selectors.didPopItem, item)
    return item
  }

  /// Asks the delegate for leave.
  func mayChange(_ question: Selector, _ item: UINavigationItem) throws -> Bool {
    guard let delegate, try delegate.implements(question) else { return true }
    return try delegate.call(question, self, item)
  }

  private func report(_ event: Selector, _ item: UINavigationItem) throws {
    guard let delegate, try delegate.implements(event) else { return }
    try delegate.send(event, self, item)
  }
}

extension UINavigationBar {
  static func define(_ bar: ClassDefinition<UINavigationBar>) {
    // In no header, and set by key-value coding.
    bar.keptIvar("_hidesShadow", Bool.self)
    bar.declare("items", Value.self, .copy, of: "NSArray")
    bar.method("items") { (bar) -> [UINavigationItem] in bar.items }
    bar.method("setItems:") { (bar, items: [UINavigationItem]?) in bar.setItems(items ?? []) }
    bar.method("setItems:animated:") { (bar, items: [UINavigationItem]?, _: Bool) in
      bar.setItems(items ?? [])
    }
    bar.readonly("topItem") { $0.topItem }
    bar.readonly("backItem") { (bar) -> UINavigationItem? in bar.items.dropLast().last }
    bar.property("delegate", .weak, of: "<UINavigationBarDelegate>", get: { $0.delegate }) {
      (bar, delegate: RuntimeObject?) in
      guard !bar.isManaged else {
        throw RuntimeError(
          .inconsistency,
          "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      }
      bar.delegate = delegate
    }
    bar.property(
      "translucent", getter: "isTranslucent", get: { $0.isTranslucent }
    ) { (bar, translucent: Bool) in
      bar.isTranslucent = translucent
      try bar.backgroundDidChange()
    }
    defineBar(bar)
    defineLook(bar)
    bar.method("pushNavigationItem:animated:") { (bar, item: UINavigationItem?, _: Bool) in
      try bar.push(item)
    }
    bar.method("popNavigationItemAnimated:") { (bar, _: Bool) -> UINavigationItem? in
      try bar.pop()
    }
    bar.method("layoutSubviews") { (bar) in
      try bar.keptAlive {
        try bar.layOutBackground()
        try bar.layOutButtons()
        try bar.layOutTitleView()
        try bar.layOutLargeTitle()
      }
    }
    bar.method("_buttonTapped:forEvent:") { (bar, control: UIControl, event: Value) in
      try bar.tapped(control, event)
    }
  }
}

extension UIKitClasses {
  static let navigationBar = NativeClass<UINavigationBar>(
    "UINavigationBar", superclass: view, UINavigationBar.define)
}
