internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A primary and a secondary controller; one of them is visible.
///
/// In a compact width it collapses when it appears: the primary controller takes the secondary one
/// over, and later details. In a regular width the secondary controller covers the primary one.
package final class UISplitViewController: UIViewController {
  /// Keeps what the delegate responds to, according to private flags in iOS 17's header, which has
  /// none for the messages after a collapse and an expansion.
  private(set) lazy var delegate = DelegateSlot(
    remembering: [
      "primaryViewControllerForCollapsingSplitViewController:",
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
      "splitViewController:showViewController:sender:",
      "splitViewController:showDetailViewController:sender:",
    ].map(runtime.selector))
  private(set) var style = 0
  var isCollapsed = false

  /// Replaces the controllers, which become children; the last one is visible.
  func setControllers(_ new: [UIViewController]) throws {
    for old in children where !new.contains(where: { $0 === old }) {
      try old.send(runtime.selector("willMoveToParentViewController:"), UIViewController?.none)
      if let view = old.loadedView { try view.removeFromSuperview() }
      try old.send(runtime.selector("removeFromParentViewController"))
    }
    for controller in new where controller.parent !== self {
      try send(runtime.selector("addChildViewController:"), controller)
      try controller.send(runtime.selector("didMoveToParentViewController:"), self)
    }
    children.sort { first, second in
      let places = [first, second].map { one in new.firstIndex { $0 === one } ?? .max }
      return places[0] < places[1]
    }
    if loadedView != nil { try showControllers() }
  }

  fileprivate func showControllers() throws {
    guard let shown = children.last, let root = loadedView, isCollapsed || !isCompact else {
      return
    }
    let view = try shown.callView()
    if view.superview !== root { try root.insert(view, at: root.subviews.count) }
    try view.place(root.bounds)
  }

  /// Shows a controller as the secondary one, unless the delegate does so itself.
  fileprivate func showDetail(_ controller: UIViewController, _ sender: Value) throws {
    let question = runtime.selector("splitViewController:showDetailViewController:sender:")
    if let delegate = delegate.delegate(remembered: question),
      try delegate.call(question, self, controller, sender, as: Bool.self)
    {
      return
    }
    if isCollapsed { return try showInPrimary(controller, sender) }
    let first = children.first.map { [$0] } ?? []
    try send(runtime.selector("setViewControllers:"), first + [controller])
  }

  fileprivate func show(_ controller: UIViewController, _ sender: Value) throws {
    let question = runtime.selector("splitViewController:showViewController:sender:")
    if let delegate = delegate.delegate(remembered: question),
      try delegate.call(question, self, controller, sender, as: Bool.self)
    {
      return
    }
    if isCollapsed { return try showInPrimary(controller, sender) }
    try send(runtime.selector("setViewControllers:"), [controller] + children.dropFirst())
  }

  package override func beginChildren(_ appears: Bool, animated: Bool) throws {
    if appears { try keptAlive { try collapseIfCompact() } }
    try super.beginChildren(appears, animated: animated)
  }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let isCollapsed = isCollapsed
    return { [weak self] in
      rest()
      self?.isCollapsed = isCollapsed
    }
  }

  static func define(_ split: ClassDefinition<UISplitViewController>) {
    split.overrideTraitChange()
    split.method("initWithStyle:") { (split, style: Int) -> UIViewController in
      split.style = style
      return try split.call(split.messages.initWithNibName, String?.none, Value.none)
    }
    split.readonly("style") { $0.style }
    split.property("viewControllers", .copy, get: { $0.children }) {
      (split, controllers: [UIViewController]) in
      try split.keptAlive { try split.setControllers(controllers) }
    }
    split.property(
      "delegate", .weak, of: "<UISplitViewControllerDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    split.method("showDetailViewController:sender:") {
      (split, controller: UIViewController, sender: Value) in
      try split.keptAlive { try split.showDetail(controller, sender) }
    }
    split.method("showViewController:sender:") {
      (split, controller: UIViewController, sender: Value) in
      try split.keptAlive { try split.show(controller, sender) }
    }
    split.method("viewDidLoad") { (split) in try split.showControllers() }
    split.method("viewDidLayoutSubviews") { (split) in try split.showControllers() }
    split.readonly("collapsed", getter: "isCollapsed") { $0.isCollapsed }
    split.readonly("displayMode") { (_) -> Int in 1 }
    split.readonly("displayModeButtonItem", .strong) { (split) -> UIBarButtonItem in
      split.world.create(UIKitClasses.barButtonItem)
    }
    split.readonly("primaryColumnWidth") { (split) -> Double in
      split.loadedView?.bounds.size.width ?? 0
    }
    split.stored("preferredDisplayMode", usual: 0)
    split.stored("preferredPrimaryColumnWidth", usual: -1.0)
    split.stored("displayModeButtonVisibility", usual: 0)
    split.stored("primaryBackgroundStyle", usual: 0)
    split.stored("preferredSplitBehavior", usual: 0)
    split.readonly("splitBehavior") { (split) -> Int in
      let preferred = split.storedValues?.value("preferredSplitBehavior").flatMap {
        Int.from($0, in: split.runtime)
      }
      // UISplitViewControllerSplitBehaviorTile for the automatic behavior
      return preferred.flatMap { $0 == 0 ? nil : $0 } ?? 1
    }
    split.stored("presentsWithGesture", usual: true)
    split.stored("preferredPrimaryColumnWidthFraction", usual: -1.0)
    for column in ["Primary", "Supplementary"] {
      split.stored("minimum\(column)ColumnWidth", usual: -1.0)
      split.stored("maximum\(column)ColumnWidth", usual: -1.0)
    }
    split.stored("preferredSupplementaryColumnWidth", usual: -1.0)
    split.stored("preferredSupplementaryColumnWidthFraction", usual: -1.0)
    // A phone shows one column at a time.
    split.readonly("supplementaryColumnWidth") { (split) -> Double in
      split.loadedView?.bounds.size.width ?? 0
    }
    split.stored("primaryEdge", usual: 0)
    split.stored("showsSecondaryOnlyButton", usual: false)
    split.method("viewControllerForColumn:") { (split, column: Int) -> UIViewController? in
      split.children.indices.contains(column) ? split.children[column] : nil
    }
    split.method("setViewController:forColumn:") {
      (split, controller: UIViewController?, column: Int) in
      var controllers = split.children
      if let controller {
        if controllers.indices.contains(column) {
          controllers[column] = controller
        } else {
          controllers.append(controller)
        }
      } else if controllers.indices.contains(column) {
        controllers.remove(at: column)
      }
      try split.send(split.runtime.selector("setViewControllers:"), controllers)
    }
    for name in ["showColumn:", "hideColumn:"] { split.method(name) { (_, _: Int) in } }
  }
}

extension UIKitClasses {
  package static let splitViewController = NativeClass<UISplitViewController>(
    "UISplitViewController", superclass: viewController, UISplitViewController.define)
}
