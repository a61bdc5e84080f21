internal import FoundationCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// The bar of a navigation controller: a stack of items, and a back button.
package final class UINavigationBar: UIView, BarWithBackground {
  @Strong package var background: UIBarBackground?
  /// The items, the bottom first; retained.
  @Owned private(set) var items: [UINavigationItem] = []
  @Weak var delegate: RuntimeObject?
  var isTranslucent = true
  var position = UINavigationBar.usualPosition
  /// When the animation of the last pushed or popped item ends.
  private var animationEnd = 0.0
  /// Whether an animation began during another one, on a system that logs how that ends.
  private var isNested = false
  /// Whether a navigation controller owns the bar, and is then the only one to change it.
  var isManaged = false
  // UINavigationBar+Buttons.
  @Strong var content: UIView?
  @Strong var backButton: UIControl?
  /// The displayed items, with the buttons created for them or their custom views.
  @Owned var buttons: [NavigationBarButton] = []
  @Strong var titleView: UIView?
  /// The index of the item that was chosen from the back button's menu, during that pop.
  var poppedTo: Int?
  // UINavigationBar+LargeTitle.
  @Strong var largeTitle: UIView?
  /// The content whose upper edge decides how the bar looks, since iOS 15.
  @Weak var edgeContent: UIScrollView?

  /// The height of a bar, from the sizes in Apple's guidelines.
  static let height = 44.0

  package var topItem: UINavigationItem? { items.last }

  package override func destruct() {
    for button in buttons { button.item.release() }
    for item in items {
      item.bar = nil
      item.release()
    }
    super.destruct()
  }

  /// Removes an item that was erased by restoring a snapshot.
  func lose(_ item: UINavigationItem) { items.removeAll(item) }

  /// Replaces the items without calling the delegate.
  func setItems(_ new: [UINavigationItem]) {
    let old = items
    for item in new {
      item.retain()
      item.bar = self
    }
    items = new
    for item in old.without(new) { item.bar = nil }
    for item in old { item.release() }
    contentsDidChange()
  }

  /// Called after a change of the contents, which may change the bar's height.
  func contentsDidChange() {
    markNeedsLayout()
    if isManaged { superview?.markNeedsLayout() }
  }

  /// Begins an animated change of a bar without a controller; logs if another one is running.
  private func begin(_ change: String, _ animated: Bool) throws {
    guard animated, window != nil else { return }
    let now = world.runLoop.now
    if now < animationEnd {
      let isNew = world.changes[.nestedPushText]
      world.warn(
        "nested \(change) animation can result in \(isNew ? "a " : "")corrupted navigation bar")
      if isNew {
        world.warn(
          "Attempting to begin a transition on navigation bar (\(defaultDescription)) while a "
            + "transition is in progress.")
      } else {
        isNested = true
      }
    }
    animationEnd = now + world.settings.navigation.navigationTransitionDuration
    guard isNested else { return }
    try world.runLoop.schedule(at: animationEnd, phase: .timers) { [weak self] in
      self?.endNested()
    }
  }

  /// Logs the end of nested animations, as systems before 13 do, once for all of them.
  private func endNested() {
    guard !isDeallocating, isNested, animationEnd <= world.runLoop.now else { return }
    isNested = false
    world.warn(
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
        + "might get corrupted.")
  }

  /// Pushes an item, if the delegate allows it.
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

  /// Pops the top item, if there is one below it and the delegate allows it.
  ///
  /// - Parameter isAllowed: whether the delegate has already allowed it.
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

  /// Asks the delegate whether the bar may change.
  func mayChange(_ question: Selector, _ item: UINavigationItem) throws -> Bool {
    guard let delegate, try delegate.implements(question) else { return true }
    if question === world.selectors.controllers.shouldPopItem,
      let navigation = delegate as? UINavigationController
    {
      return try navigation.mayPop(item, in: self)
    }
    return try delegate.call(question, self, item)
  }

  func report(_ event: Selector, _ item: UINavigationItem) throws {
    guard let delegate, try delegate.implements(event) else { return }
    try delegate.send(event, self, item)
  }
}

extension UINavigationBar {
  static func define(_ bar: ClassDefinition<UINavigationBar>) {
    // Not declared in any header; apps set it by key-value coding.
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
    bar.method("pushNavigationItem:animated:") {
      (bar, item: UINavigationItem?, animated: Bool) in
      try bar.begin("push", animated)
      try bar.push(item)
    }
    bar.method("popNavigationItemAnimated:") { (bar, animated: Bool) -> UINavigationItem? in
      try bar.begin("pop", animated)
      return try bar.pop()
    }
    bar.method("layoutSubviews") { (bar) in
      try bar.keptAlive {
        try bar.layOutBackground()
        if bar.isManaged, bar.world.changes[.scrollEdgeBar] { try bar.background?.update() }
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
  package static let navigationBar = NativeClass<UINavigationBar>(
    "UINavigationBar", superclass: view, UINavigationBar.define)
}
