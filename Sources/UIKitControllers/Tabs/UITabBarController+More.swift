internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitLists
package import UIKitRuntime

/// The controllers without an item in the bar, which are listed under More.
///
/// The list is the root of its own navigation controller, onto which a selected controller is
/// pushed. From the documentation of `moreNavigationController`.
extension UITabBarController {
  /// The maximum number of items: five on a phone, eight in a regular width.
  private var mostItems: Int {
    // UIUserInterfaceSizeClassRegular
    traits[.horizontalSizeClass] == 2 ? 8 : 5
  }

  /// The controllers with their own item in the bar.
  var barTabs: [UIViewController] {
    tabs.count > mostItems ? Array(tabs.prefix(mostItems - 1)) : tabs
  }

  /// The controllers listed under More.
  var listedTabs: [UIViewController] { Array(tabs.dropFirst(barTabs.count)) }

  /// The bar's items; that of More is the last.
  func barItems() throws -> [UITabBarItem] {
    let owners = try listedTabs.isEmpty ? barTabs : barTabs + [moreNavigation()]
    return try owners.map { try $0.call(tabSelectors.tabBarItem) }
  }

  /// The controller whose item selects a controller: itself, or the one of More.
  func barController(of controller: UIViewController?) throws -> UIViewController? {
    guard let controller, listedTabs.contains(where: { $0 === controller }) else {
      return controller
    }
    return try moreNavigation()
  }

  /// The selected controller that scripts read: one selected in the list, or the More controller.
  var shownTab: UIViewController? {
    guard let more, selected === more, more.stack.count > 1 else { return selected }
    return more.stack[1]
  }

  /// The navigation controller of More, which exists even if it is not needed.
  func moreNavigation() throws -> UINavigationController {
    if let more { return more }
    let list: UIViewController = try make(UIKitClasses.moreListController).call(
      runtime.selector("init"))
    list.title = "More"
    let made: UINavigationController = try list.keptAlive {
      try make(UIKitClasses.moreNavigationController).call(
        runtime.selector("initWithRootViewController:"), list)
    }
    more = made
    let item = world.create(UIKitClasses.tabBarItem)
    // UITabBarSystemItemMore
    try made.send(
      runtime.selector("setTabBarItem:"),
      try item.call(runtime.selector("initWithTabBarSystemItem:tag:"), 0, 0, as: Value.self))
    try adopt(made, "moreNavigationController")
    try made.send(messages.didMoveToParent, self)
    return made
  }

  private func make<Made: RuntimeObject>(_ declaration: NativeClass<Made>) throws -> RuntimeObject {
    try runtime.cls(declaration).call(selectors.alloc)
  }

  /// Pushes a controller of the list.
  func showListed(_ controller: UIViewController) throws {
    let more = try moreNavigation()
    guard more.stack.dropFirst().first !== controller, let list = more.stack.first else { return }
    try more.send(runtime.selector("setViewControllers:"), [list, controller])
  }

  /// Makes a controller a child again after it was popped from the list.
  func takeBack(_ controller: UIViewController) throws {
    guard tabs.contains(where: { $0 === controller }), controller.parent == nil else { return }
    try adopt(controller, "setViewControllers:animated:")
    try controller.send(messages.didMoveToParent, self)
  }

  /// Begins customization, or ends it if it is active.
  fileprivate func toggleCustomizing() throws {
    let bar = try tabBar()
    if try bar.call(runtime.selector("isCustomizing")) {
      _ = try bar.call(runtime.selector("endCustomizingAnimated:"), true, as: Bool.self)
    } else {
      let items: [UITabBarItem] = try customizable.map { try $0.call(tabSelectors.tabBarItem) }
      try bar.send(runtime.selector("beginCustomizingItems:"), items)
    }
  }

  fileprivate var customizable: [UIViewController] {
    guard let set = storedValues?.value("customizableViewControllers") else { return tabs }
    return [UIViewController].from(set, in: runtime) ?? []
  }

  static func defineMore(_ controller: ClassDefinition<UITabBarController>) {
    controller.readonly("moreNavigationController", .strong) {
      (controller) -> UINavigationController in try controller.moreNavigation()
    }
    controller.property(
      "customizableViewControllers", .copy,
      get: { (controller) -> [UIViewController]? in controller.customizable }
    ) { (controller, controllers: [UIViewController]?) in
      let values = controller.makeStoredValues()
      values.set("customizableViewControllers", controllers.messageValue, .strong)
    }
  }
}

/// The More list: a row for each controller without an item in the bar.
///
/// It is private and has this class name on a device.
package final class UIMoreListController: UIViewController {
  private var owner: UITabBarController? { parent?.parent as? UITabBarController }

  private func makeView() throws {
    let table = try world.makeView(UIKitClasses.tableView, frame: world.screen.bounds)
    table.autoresizing = [.width, .height]
    try table.keptAlive {
      try table.send(runtime.selector("setDataSource:"), self)
      try table.send(selectors.scrolling.setDelegate, self)
      try send(runtime.selector("setView:"), table)
    }
  }

  private func willAppear() throws {
    try loadedView?.send(runtime.selector("reloadData"))
    guard let owner else { return }
    // UIBarButtonSystemItemEdit; without customizable controllers there is no button.
    let edit = world.create(UIKitClasses.barButtonItem)
    let button: Value = try edit.call(
      runtime.selector("initWithBarButtonSystemItem:target:action:"), 2, self,
      runtime.selector("_editWasTapped:"))
    try call(messages.navigationItem, as: UINavigationItem.self).send(
      runtime.selector("setRightBarButtonItem:"), owner.customizable.isEmpty ? .none : button)
  }

  private func cell(_ table: UITableView, _ path: NSIndexPath) throws -> UITableViewCell {
    let name = "UIMoreListCell"
    let reused: UITableViewCell? = try table.call(
      runtime.selector("dequeueReusableCellWithIdentifier:"), name)
    let cell =
      try reused
      ?? runtime.cls(UIKitClasses.tableViewCell).call(selectors.alloc, as: RuntimeObject.self).call(
        runtime.selector("initWithStyle:reuseIdentifier:"), 0, name)
    guard let controller = controller(at: path) else { return cell }
    let item: UITabBarItem = try controller.call(selectors.tabs.tabBarItem)
    let label: UILabel = try cell.call(runtime.selector("textLabel"))
    try label.send(selectors.setText, item.title ?? controller.title)
    if let image = item.image {
      let view: UIImageView = try cell.call(runtime.selector("imageView"))
      try view.send(selectors.setImage, image)
    }
    // UITableViewCellAccessoryDisclosureIndicator
    try cell.send(runtime.selector("setAccessoryType:"), 1)
    return cell
  }

  private func controller(at path: NSIndexPath) -> UIViewController? {
    guard let listed = owner?.listedTabs, let row = path.indexes.last, listed.indices.contains(row)
    else { return nil }
    return listed[row]
  }

  private func choose(_ table: UITableView, _ path: NSIndexPath) throws {
    try table.send(runtime.selector("deselectRowAtIndexPath:animated:"), path, true)
    guard let chosen = controller(at: path), let navigation = parent else { return }
    try navigation.send(messages.push, chosen, true)
  }

  static func define(_ list: ClassDefinition<UIMoreListController>) {
    list.adopt(UIKitProtocols.tableViewDataSource, UIKitProtocols.tableViewDelegate)
    list.method("loadView") { (list) in try list.keptAlive { try list.makeView() } }
    list.method("viewWillAppear:") { (list, animated: Bool) in
      try list.keptAlive { try list.willAppear() }
    }
    list.method("tableView:numberOfRowsInSection:") { (list, _: UITableView, _: Int) -> Int in
      list.owner?.listedTabs.count ?? 0
    }
    list.method("tableView:cellForRowAtIndexPath:") {
      (list, table: UITableView, path: NSIndexPath) -> UITableViewCell in
      try list.cell(table, path)
    }
    list.method("tableView:didSelectRowAtIndexPath:") {
      (list, table: UITableView, path: NSIndexPath) in
      try list.keptAlive { try list.choose(table, path) }
    }
    list.method("_editWasTapped:") { (list, _: RuntimeObject?) in
      try list.owner?.keptAlive { try list.owner?.toggleCustomizing() }
    }
  }
}

extension UIKitClasses {
  package static let moreListController = NativeClass<UIMoreListController>(
    "UIMoreListController", superclass: viewController, UIMoreListController.define)
  package static let moreNavigationController = NativeClass<UINavigationController>(
    "UIMoreNavigationController", superclass: navigationController)
}

extension UINavigationController {
  /// Whether it is the More controller of a tab bar controller.
  var isMore: Bool { (parent as? UITabBarController)?.more === self }

  /// Whether it may contain a navigation controller, whose bar is shown instead of its own.
  ///
  /// The list in a tab bar's More may, and the primary column of a collapsed split view controller.
  var acceptsNavigationControllers: Bool { isMore || parent is UISplitViewController }
}
