internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A controller whose view is a table, and which is its data source and delegate.
package final class UITableViewController: UIViewController {
  private var style = 0
  private var clearsSelectionOnViewWillAppear = true
  private var hasAppeared = false

  /// The static cells of its table in a storyboard.
  package var staticCells: StaticCells?

  /// Whether the change of the editing mode comes from a swipe on a row.
  private var isSwiping = false

  package override func destruct() {
    staticCells?.empty()
    staticCells = nil
    super.destruct()
  }

  private func makeView() throws {
    if let table = try loadViewFromNib(
      as: UITableView.self, "UITableView", of: "UITableViewController")
    {
      try table.keptAlive {
        if table.dataSourceSlot.object == nil {
          try table.send(runtime.selector("setDataSource:"), self)
        }
        if table.delegateSlot.object == nil {
          try table.send(selectors.scrolling.setDelegate, self)
        }
      }
      return
    }
    let cls = world.runtime.cls(UIKitClasses.tableView)
    let allocated: RuntimeObject = try cls.call(selectors.alloc)
    let table: RuntimeObject = try allocated.call(
      runtime.selector("initWithFrame:style:"), world.screen.bounds, style)
    try table.keptAlive {
      if let table = table as? UITableView { table.autoresizing = [.width, .height] }
      try table.send(runtime.selector("setDataSource:"), self)
      try table.send(selectors.scrolling.setDelegate, self)
      try send(runtime.selector("setView:"), table)
    }
  }

  /// The table, or nil if the script has set another view.
  private func table() throws -> UITableView? { try callView() as? UITableView }

  /// From the documentation: data is loaded the first time, the selection is cleared every time.
  private func willAppear(_ animated: Bool) throws {
    guard let table = try table() else { return }
    if !hasAppeared {
      hasAppeared = true
      try table.send(runtime.selector("reloadData"))
    } else if clearsSelectionOnViewWillAppear {
      let deselect = runtime.selector("deselectRowAtIndexPath:animated:")
      for path in try world.indexPaths(table.selected) {
        try path.keptAlive { try table.send(deselect, path, animated) }
      }
    }
  }

  private func toSuper(_ selector: Selector, _ arguments: borrowing Arguments) throws {
    _ = try runtime.sendSuper(
      self, above: world.runtime.cls(UIKitClasses.tableViewController), selector, arguments)
  }
}

extension UITableViewController {
  static func define(_ controller: ClassDefinition<UITableViewController>) {
    let runtime = controller.runtime
    controller.adopt(UIKitProtocols.tableViewDataSource, UIKitProtocols.tableViewDelegate)
    controller.method("initWithStyle:") { (controller, style: Int) -> Value in
      controller.style = style
      return try controller.call(
        controller.messages.initWithNibName, String?.none, Value.none)
    }
    controller.method("loadView") { (controller) in
      try controller.keptAlive { try controller.makeView() }
    }
    controller.property(
      "tableView", get: { (controller) -> UITableView? in try controller.table() }
    ) { (controller, table: UITableView?) in
      try controller.send(controller.runtime.selector("setView:"), table)
    }
    controller.property(
      "clearsSelectionOnViewWillAppear", get: { $0.clearsSelectionOnViewWillAppear },
      set: { $0.clearsSelectionOnViewWillAppear = $1 })
    controller.method("viewWillAppear:") { (controller, animated: Bool) in
      try controller.keptAlive {
        try controller.toSuper(
          controller.messages.viewWillAppear, Arguments(.bool(animated)))
        try controller.willAppear(animated)
      }
    }
    let setEditing = runtime.selector("setEditing:animated:")
    controller.method(setEditing.name) { (controller, editing: Bool, animated: Bool) in
      try controller.keptAlive {
        try controller.toSuper(setEditing, Arguments(.bool(editing), .bool(animated)))
        if controller.isSwiping { return }
        try (controller.loadedView as? UITableView)?.send(setEditing, editing, animated)
      }
    }
    // A swipe on a row puts the controller into editing mode, which its Edit button shows.
    for (name, editing) in [
      ("tableView:willBeginEditingRowAtIndexPath:", true),
      ("tableView:didEndEditingRowAtIndexPath:", false),
    ] {
      controller.method(name) { (controller, _: UITableView?, _: NSIndexPath?) in
        try controller.keptAlive {
          controller.isSwiping = true
          defer { controller.isSwiping = false }
          try controller.send(setEditing, editing, true)
        }
      }
    }
    controller.property(
      "refreshControl",
      get: { (controller) -> UIRefreshControl? in
        try controller.table()?.call(runtime.selector("refreshControl"))
      }
    ) { (controller, control: UIRefreshControl?) in
      try controller.table()?.send(runtime.selector("setRefreshControl:"), control)
    }
    defineStaticCells(controller)
  }
}

extension UIKitClasses {
  package static let tableViewController = NativeClass<UITableViewController>(
    "UITableViewController", superclass: viewController, UITableViewController.define)
}
