internal import FoundationCore
internal import SelectorRuntime

/// The controllers that the bar has no room for: they stand in a list behind its last item.
///
/// The list is the root of a navigation controller of its own, onto which the chosen controller is
/// pushed; from the documentation of `moreNavigationController`.
extension UITabBarController {
  /// How many items stand in the bar: five on a phone, eight where there is more room.
  private var mostItems: Int {
    // UIUserInterfaceSizeClassRegular
    traits[.horizontalSizeClass] == 2 ? 8 : 5
  }

  /// The controllers that have an item of their own in the bar.
  var barTabs: [UIViewController] {
    tabs.count > mostItems ? Array(tabs.prefix(mostItems - 1)) : tabs
  }

  /// The controllers behind More.
  var listedTabs: [UIViewController] { Array(tabs.dropFirst(barTabs.count)) }

  /// The items that stand in the bar, that of More last.
  func barItems() throws -> [UITabBarItem] {
    let owners = try listedTabs.isEmpty ? barTabs : barTabs + [moreNavigation()]
    return try owners.map { try $0.call(tabSelectors.tabBarItem) }
  }

  /// The controller that shows another one: itself, or that of More.
  func barController(of controller: UIViewController?) throws -> UIViewController? {
    guard let controller, listedTabs.contains(where: { $0 === controller }) else {
      return controller
    }
    return try moreNavigation()
  }

  /// The selected controller as a script sees it: one that was chosen in the list, or all of More.
  var shownTab: UIViewController? {
    guard let more, selected === more, more.stack.count > 1 else { return selected }
    return more.stack[1]
  }

  /// The navigation controller of the list, which is there even while nothing needs it.
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

  /// Shows a controller of the list on top of it.
  func showListed(_ controller: UIViewController) throws {
    let more = try moreNavigation()
    guard more.stack.dropFirst().first !== controller, let list = more.stack.first else { return }
    try more.send(runtime.selector("setViewControllers:"), [list, controller])
  }

  /// Takes a controller back that has left the list's navigation controller.
  func takeBack(_ controller: UIViewController) throws {
    guard tabs.contains(where: { $0 === controller }), controller.parent == nil else { return }
    try adopt(controller, "setViewControllers:animated:")
    try controller.send(messages.didMoveToParent, self)
  }

  /// The list's button begins what a person may choose, and ends it when it is touched again.
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

/// The list behind More: a row for each controller that has no item in the bar.
///
/// It is private on a device and has this name there.
final class UIMoreListController: UIViewController {
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
    // UIBarButtonSystemItemEdit; without controllers that may be moved there is no button.
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
  static let moreListController = NativeClass<UIMoreListController>(
    "UIMoreListController", superclass: viewController, UIMoreListController.define)
  static let moreNavigationController = NativeClass<UINavigationController>(
    "UIMoreNavigationController", superclass: navigationController)
}

extension UINavigationController {
  /// Whether it is the one behind the More of a tab bar.
  var isMore: Bool { (parent as? UITabBarController)?.more === self }
}
