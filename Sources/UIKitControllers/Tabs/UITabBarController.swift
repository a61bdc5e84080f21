package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// Shows one of several controllers, above a bar for their selection.
///
/// All of them are children and keep their views; only the selected one's view is in the hierarchy.
package final class UITabBarController: UIViewController, LayoutContainer {
  /// In the order of the bar; each is retained as a child.
  private(set) var tabs: [UIViewController] = []
  @Weak var selected: UIViewController?
  @Weak var delegate: RuntimeObject?
  @Strong private var bar: UITabBar?
  @Strong package private(set) var content: UIView?
  @Owned var transition: ControllerTransition?
  /// The tabs of iOS 18 that created the controllers; see UITab.
  @StrongList var modernTabs: [UITab] = []
  /// The navigation controller of More, created on first access.
  @Strong var more: UINavigationController?
  /// The controller that is being moved to the stack of More.
  @Weak var lent: UIViewController?
  private(set) var isBarHidden = false

  var tabSelectors: TabSelectors { selectors.tabs }

  package override var visibleChildren: [UIViewController] { selected.map { [$0] } ?? [] }

  package override func beginChildren(_ appears: Bool, animated: Bool) throws {
    if let transition { try transition.end(completed: true) }
    try forward { try $0.beginAppearance(appears, animated: animated) }
    if appears, let selected { try install(selected) }
  }

  package override func lose(_ child: UIViewController) {
    // A controller selected in the More list remains a tab.
    if child === lent { return super.lose(child) }
    let isTab = tabs.contains { $0 === child }
    tabs.removeAll(child)
    if selected === child || selected == nil { selected = tabs.first }
    // The controller was removed directly; the bar is updated by the next layout.
    if isTab { loadedView?.markNeedsLayout() }
    super.lose(child)
  }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let (tabs, selected) = (tabs, selected)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.tabs = tabs.filter { $0.ifLiving != nil }
      self.selected = selected?.ifLiving
    }
  }

  package override var showsChildrenElsewhere: Bool { true }

  package override func destruct() {
    tabs = []
    bar?.owner = nil
    bar?.delegate = nil
    super.destruct()
  }

  /// The bar, created on first access.
  func tabBar() throws -> UITabBar {
    if let bar { return bar }
    let made = try world.makeView(UIKitClasses.tabBar)
    take(made)
    return made
  }

  private func take(_ made: UITabBar) {
    made.owner = self
    made.delegate = self
    bar = made
  }

  /// Replaces the bar by the app's own.
  ///
  /// There is no setter; apps use key-value coding.
  private func exchange(with new: UITabBar) throws {
    guard let former = bar, former !== new else { return take(new) }
    try former.keptAlive {
      (former.owner, former.delegate) = (nil, nil)
      take(new)
      if let view = former.superview {
        let place = view.subviews.firstIndex { $0 === former } ?? view.subviews.count
        try former.removeFromSuperview()
        try view.insert(new, at: place)
      }
      try new.setItems(try barItems())
      try showSelectedItem()
      loadedView?.markNeedsLayout()
    }
  }

  private func makeView() throws {
    try loadNamedNib()
    let view = try world.makeView(UIKitClasses.layoutContainerView, frame: world.screen.bounds)
    let content = try world.makeView(UIKitClasses.transitionView, frame: view.bounds)
    self.content = content
    try view.insert(content, at: 0)
    try view.insert(try tabBar(), at: 1)
    try world.safeAreas.use(in: nil)
    try send(runtime.selector("setView:"), view)
  }

  /// The bar's height, including the bottom safe area.
  private var barHeight: Double { UITabBar.height + world.safeAreas.screen.bottom }

  package var barInsets: UIEdgeInsets {
    guard let bar, !bar.isHidden, !isBarHidden else { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: barHeight, right: 0)
  }

  package var barsAreTranslucent: Bool { true }

  package func layOutContents(of view: UIView) throws {
    try content?.place(view.bounds)
    try bar?.place(
      CGRect(
        x: 0, y: view.bounds.size.height - (isBarHidden ? 0 : barHeight),
        width: view.bounds.size.width,
        height: barHeight))
    let items = try barItems()
    if try !items.elementsEqual(tabBar().items, by: ===) {
      try tabBar().setItems(items)
      try showSelectedItem()
    }
    guard transition == nil, isOnScreen else { return }
    for view in content?.subviews ?? [] where view !== selected?.loadedView {
      try view.removeFromSuperview()
    }
    if let selected { try install(selected) }
  }

  /// Adds a controller's view with its final frame.
  func install(_ controller: UIViewController) throws {
    _ = try callView()
    guard let content else { return }
    let view = try controller.callView()
    try view.place(frame(of: controller))
    if view.superview !== content { try content.insert(view, at: content.subviews.count) }
  }

  /// Whether the contents are visible, so that a change of them sends appearance messages.
  var isOnScreen: Bool {
    loadedView?.window != nil && (appearance == .appeared || appearance == .appearing)
  }

  /// Replaces the tabs; the selection is kept if it is among them.
  private func replace(with new: [UIViewController]) throws {
    for (place, controller) in new.enumerated() where new.index(of: controller) != place {
      throw RuntimeError(
        .invalidArgument,
        "\(controller.defaultDescription) is twice among the view controllers of "
          + defaultDescription)
    }
    let old = tabs
    let (came, gone) = (new.without(old), old.without(new))
    for controller in came { try adopt(controller, "setViewControllers:animated:") }
    tabs = new
    var deferred = DeferredErrors()
    deferred.run { try tabBar().setItems(try barItems()) }
    for controller in gone {
      deferred.run { try controller.send(messages.willMoveToParent, UIViewController?.none) }
    }
    deferred.run {
      let stays = selected != nil && (selected === more || new.contains { $0 === selected })
      let isListEmpty = selected === more && listedTabs.isEmpty
      try select(stays && !isListEmpty ? barController(of: selected) : new.first)
      try showSelectedItem()
    }
    for controller in came {
      deferred.run { try controller.send(messages.didMoveToParent, self) }
    }
    for controller in gone {
      deferred.run {
        try controller.keptAlive {
          disown(controller)
          try controller.send(messages.didMoveToParent, UIViewController?.none)
        }
      }
    }
    try deferred.throwFirst()
  }

  /// Hides or shows the bar, and lays out the contents.
  func setBarHidden(_ isHidden: Bool) throws {
    guard isHidden != isBarHidden else { return }
    isBarHidden = isHidden
    try world.safeAreas.use(in: nil)
    loadedView?.markNeedsLayout()
  }

  /// Sets the bar's selected item.
  func showSelectedItem() throws {
    let item: UITabBarItem? = try selected?.call(tabSelectors.tabBarItem)
    try tabBar().select(item)
  }

  static func define(_ controller: ClassDefinition<UITabBarController>) {
    controller.method("loadView") { (controller) in try controller.makeView() }
    controller.readonly("tabBar", .strong) { (controller) -> UITabBar in try controller.tabBar() }
    controller.ivar("_tabBar", { $0.bar }) { (controller, bar: UITabBar?) in
      if let bar { try controller.exchange(with: bar) }
    }
    controller.property(
      "delegate", .weak, of: "<UITabBarControllerDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    controller.property(
      "viewControllers", .copy,
      get: { (controller) -> [UIViewController]? in
        controller.tabs.isEmpty ? nil : controller.tabs
      }
    ) { (controller, tabs: [UIViewController]?) in
      try controller.send(controller.tabSelectors.setViewControllers, tabs ?? [], false)
    }
    controller.method("setViewControllers:animated:") {
      (controller, tabs: [UIViewController]?, _: Bool) in
      try controller.keptAlive { try controller.replace(with: tabs ?? []) }
    }
    defineSelecting(controller)
    defineModernTabs(controller)
    defineMore(controller)
    defineUnwinding(ofTabs: controller)
    defineStatusBar(controller)
  }
}

extension UIViewController {
  /// The tab bar item, created on first access.
  private final func tabBarItem() -> UITabBarItem {
    if let tabItem { return tabItem }
    let made = world.create(UIKitClasses.tabBarItem)
    made.title = title
    tabItem = made
    return made
  }

  static func defineTabs(_ controller: ClassDefinition<UIViewController>) {
    controller.method("tabBarItem") { (controller) -> UITabBarItem in controller.tabBarItem() }
    controller.method("setTabBarItem:") { (controller, item: UITabBarItem?) in
      controller.runtime.recordUndo { [weak controller, old = controller.tabItem] in
        controller?.tabItem = old?.ifLiving
      }
      controller.tabItem = item
      guard let tabs = controller.parent as? UITabBarController else { return }
      try tabs.keptAlive {
        try tabs.tabBar().setItems(tabs.barItems())
        try tabs.showSelectedItem()
      }
    }
    controller.readonly("tabBarController", .strong) { (controller) -> UITabBarController? in
      controller.lineage.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
    }
  }
}

extension UIKitClasses {
  package static let tabBarController = NativeClass<UITabBarController>(
    "UITabBarController", superclass: viewController, UITabBarController.define)
}
