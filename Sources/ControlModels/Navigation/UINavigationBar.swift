internal import SelectorRuntime

/// The bar above a navigation controller: a stack of items, and a way back.
final class UINavigationBar: UIView, BarWithBackground {
  @Strong var background: UIBarBackground?
  /// Retained, the bottom first.
  private(set) var items: [UINavigationItem] = []
  @Weak var delegate: RuntimeObject?
  var isTranslucent = true
  /// Whether it is a navigation controller's, which alone may change it.
  var isManaged = false
  @Strong private var backButton: UIControl?
  /// The items whose buttons stand in it, with these.
  private var buttons: [(item: UIBarButtonItem, control: UIControl)] = []

  /// The height of a bar, from the sizes that Apple's guidelines give.
  static let height = 44.0
  private static let buttonWidth = 88.0

  var topItem: UINavigationItem? { items.last }

  override func destruct() {
    backButton = nil
    background = nil
    delegate = nil
    for (item, _) in buttons { item.release() }
    buttons = []
    for item in items {
      item.bar = nil
      item.release()
    }
    items = []
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
    markNeedsLayout()
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

  // MARK: - Buttons

  private var showsBackButton: Bool {
    guard let topItem, !topItem.hidesBackButton else { return false }
    guard items.count > 1 || topItem.backAction != nil else { return false }
    return topItem.leftItems.isEmpty || topItem.leftItemsSupplementBackButton
  }

  fileprivate func layOutButtons() throws {
    let back = try backButton ?? makeBackButton()
    back.isHidden = !showsBackButton
    try back.place(CGRect(x: 0, y: 0, width: Self.buttonWidth, height: bounds.size.height))
    let left = topItem?.leftItems ?? []
    let right = topItem?.rightItems ?? []
    try world.appearances.apply(to: left + right, in: self)
    try replaceButtons(left + right)
    for (place, button) in buttons.enumerated() {
      let isLeft = place < left.count
      let step = Double(isLeft ? place + (showsBackButton ? 1 : 0) : place - left.count + 1)
      let x = isLeft ? step * Self.buttonWidth : bounds.size.width - step * Self.buttonWidth
      try button.control.send(selectors.alerts.setEnabled, button.item.isEnabled)
      try button.control.place(
        CGRect(x: x, y: 0, width: Self.buttonWidth, height: bounds.size.height))
    }
  }

  /// The buttons in it, the way back first, which is no item's.
  var shownButtons: [(item: UIBarButtonItem?, control: UIControl, isLeft: Bool)] {
    let left = topItem?.leftItems.count ?? 0
    var shown: [(item: UIBarButtonItem?, control: UIControl, isLeft: Bool)] =
      backButton.map { [(nil, $0, true)] } ?? []
    for (place, button) in buttons.enumerated() {
      shown.append((button.item, button.control, place < left))
    }
    return shown
  }

  /// The title of the way back, as the item below has it.
  var backTitle: String { items.dropLast().last?.titleOfWayBack ?? "Back" }

  private func makeBackButton() throws -> UIControl {
    let made = try makeButton()
    made.accessibilityIdentifier = "BackButton"
    backButton = made
    return made
  }

  private func makeButton() throws -> UIControl {
    let made = try world.makeView(UIKitClasses.control)
    try made.send(
      runtime.selector("addTarget:action:forControlEvents:"), self,
      runtime.selector("_buttonTapped:forEvent:"), ControlEvents.touchUpInside.rawValue)
    try insert(made, at: subviews.count)
    return made
  }

  private func replaceButtons(_ items: [UIBarButtonItem]) throws {
    guard !items.elementsEqual(buttons.map(\.item), by: ===) else { return }
    let old = buttons
    buttons = []
    for button in old {
      try button.control.removeFromSuperview()
      button.item.release()
    }
    for item in items {
      item.retain()
      buttons.append((item, try makeButton()))
    }
  }

  /// A tap on the way back is the delegate's business, as on a device: it asks it for leave.
  fileprivate func tapped(_ control: UIControl, _ event: Value) throws {
    if control === backButton {
      guard showsBackButton else { return }
      if let action = topItem?.backAction { return try action.perform(for: control) }
      _ = try pop()
    } else if let button = buttons.first(where: { $0.control === control }) {
      try button.item.keptAlive { try button.item.trigger(event) }
    }
  }
}

extension UINavigationBar {
  static func define(_ bar: ClassDefinition<UINavigationBar>) {
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
