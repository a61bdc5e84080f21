internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The base class of tabs and tab groups, from UITabElement in UITab.h.
package class UITabElement: StoringObject {
}

/// A tab of iOS 18, which describes and creates a controller, from UITab.h.
package class UITab: UITabElement {
  private(set) final var identifier = ""
  @Owned private final var provider: Block?
  @Strong private final var made: UIViewController?
  /// The tab bar controller that shows it.
  @Weak final var owner: UITabBarController?
  /// The group that contains it.
  @Weak fileprivate(set) final var parent: UITabGroup?

  private final func text(_ name: String) -> String? {
    storedValues?.value(name).flatMap { String.from($0, in: runtime) }
  }

  fileprivate final func fill(
    _ title: String, _ image: RuntimeObject?, _ identifier: String, _ provider: Block?
  ) -> UITab {
    let values = StoredValues()
    storedValues = values
    values.set("title", .string(title), .copy)
    values.set("image", image.messageValue, .strong)
    (self.identifier, self.provider) = (identifier, provider)
    return self
  }

  /// The controller, created by the provider on first access.
  final func viewController() throws -> UIViewController? {
    if let made { return made }
    guard let provider else { return nil }
    let answer = try keptAlive { try provider(.object(self)) }
    guard let controller = answer.object as? UIViewController else {
      throw RuntimeError(
        .inconsistency,
        "The view controller provider of the tab '\(identifier)' must return a view controller, "
          + "got \(answer.typeName)")
    }
    made = controller
    try show(in: controller)
    return controller
  }

  /// Copies the tab's properties to its controller's tab bar item.
  fileprivate final func show(in controller: UIViewController) throws {
    let item: UITabBarItem = try controller.call(uikit.selectors.tabs.tabBarItem)
    try item.send(runtime.selector("setTitle:"), text("title"))
    try item.send(
      uikit.selectors.setImage, storedValues?.value("image")?.object.messageValue ?? .none)
    try item.send(runtime.selector("setBadgeValue:"), text("badgeValue"))
  }

  private final func changed() throws { if let made { try show(in: made) } }

  /// Declares the search tab, whose title and image come from the system.
  static func defineSearch(_ tab: ClassDefinition<UITab>) {
    let named = tab.runtime.selector("systemImageNamed:")
    tab.method("initWithViewControllerProvider:") { (tab, provider: Block?) -> UITab in
      let sign: UIImage = try tab.runtime.cls(UIKitClasses.image).call(named, "magnifyingglass")
      return tab.fill("Search", sign, "com.apple.UIKit.Search", provider)
    }
  }

  static func define(_ tab: ClassDefinition<UITab>) {
    tab.accessibleIdentifier()
    tab.method("initWithTitle:image:identifier:viewControllerProvider:") {
      (tab, title: String, image: RuntimeObject?, identifier: String, provider: Block?) -> UITab in
      tab.fill(title, image, identifier, provider)
    }
    tab.readonly("identifier", .copy) { $0.identifier }
    tab.stored("title", .copy, usual: "") { try $0.changed() }
    tab.stored("image", .strong, usual: UIImage?.none) { try $0.changed() }
    tab.stored("badgeValue", .copy, usual: String?.none) { try $0.changed() }
    tab.stored("subtitle", .copy, usual: String?.none)
    tab.stored("userInfo", .strong, usual: Value.none)
    tab.stored("preferredPlacement", usual: 0)
    tab.stored("allowsHiding", usual: false)
    tab.stored("hidden", getter: "isHidden", usual: false)
    tab.stored("hiddenByDefault", getter: "isHiddenByDefault", usual: false)
    tab.readonly("viewController", .strong) { (tab) -> UIViewController? in
      try tab.viewController()
    }
    tab.readonly("tabBarController", .weak) { (tab) -> UITabBarController? in
      sequence(first: tab, next: { $0.parent }).lazy.compactMap(\.owner).first
    }
    tab.readonly("parent", .weak) { $0.parent }
    tab.readonly("managingTabGroup", .weak) { (tab) -> UITabGroup? in
      // The nearest group with a navigation controller for its children.
      var group = tab.parent
      while let one = group {
        if one.storedValues?.value("managingNavigationController") != nil { return one }
        group = one.parent
      }
      return nil
    }
  }
}

/// A group of tabs, of which the selected one is shown, from UITabGroup.h.
package final class UITabGroup: UITab {
  @StrongList fileprivate var children: [UITab] = []
  /// Nil until a child is selected.
  @Weak fileprivate var selected: UITab?

  private func take(_ new: [UITab]) {
    for child in children { child.parent = nil }
    children = new
    for child in new { child.parent = self }
    if let selected, !new.contains(where: { $0 === selected }) { self.selected = nil }
  }

  /// The children, ordered by the display order identifiers first.
  fileprivate var displayOrder: [UITab] {
    let identifiers =
      storedValues?.value("displayOrderIdentifiers").flatMap {
        [String].from($0, in: runtime)
      } ?? []
    let named = identifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.without(named)
  }

  static func define(_ group: ClassDefinition<UITabGroup>) {
    // The method has five arguments, so it reads them itself.
    group.raw(
      "initWithTitle:image:identifier:children:viewControllerProvider:", types: "@@:@@@@@?"
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let group = try ClassDefinition<UITabGroup>.instance(receiver, selector)
      group.take(try arguments.value(3, as: [UITab].self, receiver, selector))
      return .object(
        group.fill(
          try arguments.value(0, as: String.self, receiver, selector),
          try arguments.value(1, as: RuntimeObject?.self, receiver, selector),
          try arguments.value(2, as: String.self, receiver, selector),
          try arguments.value(4, as: Block?.self, receiver, selector)))
    }
    group.property("children", .copy, get: { $0.children }) { (group, children: [UITab]) in
      group.take(children)
    }
    group.property("selectedChild", .weak, get: { $0.selected }) { (group, child: UITab?) in
      if let child, !group.children.contains(where: { $0 === child }) {
        throw RuntimeError(
          .invalidArgument,
          "-[UITabGroup setSelectedChild:]: the tab '\(child.identifier)' is no child of the group "
            + "'\(group.identifier)'")
      }
      group.selected = child
    }
    group.stored("defaultChildIdentifier", .copy, usual: String?.none)
    group.stored(
      "managingNavigationController", .strong, usual: UINavigationController?.none)
    group.stored("allowsReordering", usual: false)
    group.stored("displayOrderIdentifiers", .copy, usual: [String]())
    group.readonly("displayOrder", .copy) { $0.displayOrder }
    // UITabGroupSidebarAppearanceAutomatic
    group.stored("sidebarAppearance", usual: 0)
    group.stored("sidebarActions", .copy, usual: [UIAction]())
    group.method("tabForIdentifier:") { (group, identifier: String) -> UITab? in
      group.children.first { $0.identifier == identifier }
    }
  }
}

extension UITabBarController {
  /// The tab of a controller, or nil if there are only controllers.
  func modernTab(of controller: UIViewController?) -> UITab? {
    guard let place = tabs.firstIndex(where: { $0 === controller }),
      modernTabs.indices.contains(place)
    else { return nil }
    return modernTabs[place]
  }

  /// Declares the property that returns the tab of a controller or of its ancestor.
  static func defineTab(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("tab", .strong) { (controller) -> UITab? in
      var child = controller
      while let parent = child.parent {
        if let tabs = parent as? UITabBarController { return tabs.modernTab(of: child) }
        child = parent
      }
      return nil
    }
  }

  func delegateLetsSelect(_ tab: UITab?) throws -> Bool {
    let should = runtime.selector("tabBarController:shouldSelectTab:")
    guard let tab, let delegate, try delegate.implements(should) else { return true }
    return try delegate.call(should, self, tab)
  }

  func announceSelection(of tab: UITab?, after former: UITab?) throws {
    let did = runtime.selector("tabBarController:didSelectTab:previousTab:")
    guard let tab, let delegate, try delegate.implements(did) else { return }
    try delegate.send(did, self, tab, former)
  }

  private func setTabs(_ new: [UITab]) throws {
    for tab in modernTabs { tab.owner = nil }
    for tab in new { tab.owner = self }
    let shown = new.filter { tab in
      tab.storedValues?.value("hidden").flatMap { Bool.from($0, in: runtime) } != true
    }
    let controllers = try shown.compactMap { try $0.viewController() }
    guard controllers.count == shown.count else {
      throw RuntimeError(
        .inconsistency, "each tab of \(defaultDescription) must have a view controller provider")
    }
    try send(tabSelectors.setViewControllers, controllers, false)
    modernTabs = shown
  }

  static func defineModernTabs(_ controller: ClassDefinition<UITabBarController>) {
    let runtime = controller.runtime
    let setTabs = runtime.selector("setTabs:animated:")
    controller.property("tabs", .copy, get: { $0.modernTabs }) {
      (controller, tabs: [UITab]) in try controller.send(setTabs, tabs, false)
    }
    controller.method(setTabs.name) { (controller, tabs: [UITab], _: Bool) in
      try controller.keptAlive { try controller.setTabs(tabs) }
    }
    controller.method("initWithTabs:") { (controller, tabs: [UITab]) -> UIViewController in
      let made: UIViewController = try controller.call(
        controller.messages.initWithNibName, String?.none, Value.none)
      try made.send(setTabs, tabs, false)
      return made
    }
    let select = runtime.selector("setSelectedViewController:")
    controller.property(
      "selectedTab", .strong,
      get: { (controller) -> UITab? in controller.modernTab(of: controller.shownTab) }
    ) { (controller, tab: UITab?) in
      try controller.send(select, tab?.viewController())
    }
    controller.method("tabForIdentifier:") { (controller, identifier: String) -> UITab? in
      controller.modernTabs.first { $0.identifier == identifier }
    }
    // UITabBarControllerModeAutomatic
    controller.stored("mode", usual: 0)
    controller.stored("compactTabIdentifiers", .copy, usual: [String]?.none)
    controller.stored("customizationIdentifier", .copy, usual: String?.none)
    let setHidden = runtime.selector("setTabBarHidden:animated:")
    controller.property("tabBarHidden", getter: "isTabBarHidden", get: { $0.isBarHidden }) {
      (controller, isHidden: Bool) in try controller.send(setHidden, isHidden, false)
    }
    controller.method(setHidden.name) { (controller, isHidden: Bool, _: Bool) in
      try controller.keptAlive { try controller.setBarHidden(isHidden) }
    }
  }
}

extension UIKitClasses {
  package static let tabElement = NativeClass<UITabElement>(
    "UITabElement", superclass: FoundationClasses.object)
  package static let tab = NativeClass<UITab>("UITab", superclass: tabElement, UITab.define)
  package static let searchTab = NativeClass<UITab>(
    "UISearchTab", superclass: tab, UITab.defineSearch)
  package static let tabGroup = NativeClass<UITabGroup>(
    "UITabGroup", superclass: tab, UITabGroup.define)
}
