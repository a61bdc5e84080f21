internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitControls
internal import UIKitLists
package import UIKitRuntime

/// Displays a search bar and a results table above a controller, before iOS 8.
///
/// It is declared in UISearchDisplayController.h. It is active while the user searches. The table
/// is visible while there is text; its data source and delegate belong to the app, and the delegate
/// decides whether new text reloads it.
package final class UISearchDisplayController: StoringObject, SearchDisplay {
  private let delegate = DelegateSlot()
  @Strong private var bar: UISearchBar?
  @Weak private var contents: UIViewController?
  @Strong private var table: UITableView?
  private var isActive = false

  package override func destruct() {
    if bar?.display === self { bar?.display = nil }
    super.destruct()
  }

  private func fill(
    _ bar: UISearchBar, _ contents: UIViewController
  ) throws -> UISearchDisplayController {
    self.bar = bar
    self.contents = contents
    bar.display = self
    contents.makeStoredValues().set("searchDisplayController", .object(self), .strong)
    let field = try bar.textField()
    field.add(self, runtime.selector("_searchFieldBegins:"), .editingDidBegin)
    field.add(self, runtime.selector("_searchFieldChanged:"), .editingChanged)
    return self
  }

  private func tell(_ name: String) throws {
    let event = runtime.selector(name)
    guard let delegate = try delegate.delegate(respondingTo: event) else { return }
    try delegate.keptAlive { try delegate.send(event, self) }
  }

  private func tellOfTable(_ word: String, _ table: UITableView) throws {
    let event = runtime.selector("searchDisplayController:\(word)SearchResultsTableView:")
    guard let delegate = try delegate.delegate(respondingTo: event) else { return }
    try delegate.keptAlive { try delegate.send(event, self, table) }
  }

  /// Whether the table should be reloaded for a text; the default is true.
  private func reloads(_ text: String) throws -> Bool {
    let question = runtime.selector("searchDisplayController:shouldReloadTableForSearchString:")
    guard let delegate = try delegate.delegate(respondingTo: question) else { return true }
    return try delegate.keptAlive { try delegate.call(question, self, text) }
  }

  // MARK: Results table

  private func resultsTable() throws -> UITableView {
    if let table { return table }
    let made = try uikit.makeView(UIKitClasses.tableView)
    table = made
    try connect(made)
    try tellOfTable("didLoad", made)
    return made
  }

  private func connect(_ table: UITableView) throws {
    for (name, setter) in [
      ("searchResultsDataSource", "setDataSource:"), ("searchResultsDelegate", "setDelegate:"),
    ] {
      try table.send(runtime.selector(setter), storedValues?.value(name)?.object)
    }
  }

  private func showTable() throws {
    guard let contents, let view = contents.loadedView else { return }
    let table = try resultsTable()
    guard table.superview == nil else { return }
    try tellOfTable("willShow", table)
    // If the search bar is in the same view, the table does not cover it.
    var frame = view.bounds
    if let bar, bar.superview === view, bar.frame.origin.y <= 0 || bar.frame.maxY < frame.maxY / 2 {
      let top = bar.frame.maxY
      frame = CGRect(
        x: frame.origin.x, y: top, width: frame.size.width, height: frame.maxY - top)
    }
    try table.place(frame)
    try view.insert(table, at: view.subviews.count)
    try tellOfTable("didShow", table)
  }

  private func hideTable() throws {
    guard let table, table.superview != nil else { return }
    try table.keptAlive {
      try tellOfTable("willHide", table)
      try table.removeFromSuperview()
      try tellOfTable("didHide", table)
    }
  }

  // MARK: Searching

  private func setActive(_ active: Bool) throws {
    guard active != isActive, let bar else { return }
    isActive = active
    let setCancel = runtime.selector("setShowsCancelButton:animated:")
    if active {
      try tell("searchDisplayControllerWillBeginSearch:")
      try bar.send(setCancel, true, true)
      try hideBar(true)
      if try !bar.textField().call(runtime.selector("isFirstResponder"), as: Bool.self) {
        try bar.send(uikit.selectors.becomeFirstResponder)
      }
      try tell("searchDisplayControllerDidBeginSearch:")
    } else {
      try tell("searchDisplayControllerWillEndSearch:")
      try bar.send(runtime.selector("setText:"), "")
      try bar.send(setCancel, false, true)
      try bar.send(uikit.selectors.resignFirstResponder)
      try hideTable()
      try hideBar(false)
      try tell("searchDisplayControllerDidEndSearch:")
    }
  }

  /// Hides the navigation bar during a search, unless it contains the search bar.
  private func hideBar(_ hides: Bool) throws {
    let stays = storedValues?.value("displaysSearchBarInNavigationBar")
      .flatMap { Bool.from($0, in: runtime) }
    guard stays != true else { return }
    let navigation: UIViewController? = try contents?.call(
      runtime.selector("navigationController"))
    try navigation?.send(
      runtime.selector("setNavigationBarHidden:animated:"), hides, true)
  }

  private func textDidChange() throws {
    guard let bar else { return }
    let text: String = try bar.call(runtime.selector("text"), as: String?.self) ?? ""
    guard isActive else { return }
    guard !text.isEmpty else { return try hideTable() }
    try showTable()
    guard let table, try reloads(text) else { return }
    try table.send(runtime.selector("reloadData"))
  }

  /// Handles a tap on the search bar's cancel button.
  ///
  /// - Throws: the errors of the delegate.
  package func cancel() throws {
    try keptAlive { try send(runtime.selector("setActive:animated:"), false, true) }
  }
}

extension UISearchDisplayController {
  static func define(_ display: ClassDefinition<UISearchDisplayController>) {
    display.method("initWithSearchBar:contentsController:") {
      (display, bar: UISearchBar, contents: UIViewController) -> UISearchDisplayController in
      if display.uikit.changes[.searchDisplayController] {
        throw display.uikit.exception(
          named: "NSGenericException",
          "UISearchDisplayController is no longer supported when linking against this version of "
            + "iOS. Please migrate your application to UISearchController.")
      }
      return try display.fill(bar, contents)
    }
    display.property(
      "delegate", of: "<UISearchDisplayDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0, isUnsafe: true) })
    let setActive = display.runtime.selector("setActive:animated:")
    display.property("active", getter: "isActive", get: { $0.isActive }) {
      (display, active: Bool) in try display.send(setActive, active, false)
    }
    display.method(setActive.name) { (display, active: Bool, _: Bool) in
      try display.keptAlive { try display.setActive(active) }
    }
    display.readonly("searchBar", .strong) { $0.bar }
    display.readonly("searchContentsController", .strong) { $0.contents }
    display.readonly("searchResultsTableView", .strong) { (display) -> UITableView in
      try display.resultsTable()
    }
    for name in ["searchResultsDataSource", "searchResultsDelegate"] {
      display.stored(name, .weak, usual: RuntimeObject?.none) { display in
        if let table = display.table { try display.connect(table) }
      }
    }
    display.stored("searchResultsTitle", .copy, usual: String?.none)
    display.stored("displaysSearchBarInNavigationBar", usual: false)
    display.method("_searchFieldBegins:") { (display, _: Value) in
      try display.send(setActive, true, true)
    }
    display.method("_searchFieldChanged:") { (display, _: Value) in
      try display.keptAlive { try display.textDidChange() }
    }
  }

  /// Defines the property of a controller that returns its search display controller.
  static func defineOwner(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("searchDisplayController", .strong) {
      (controller) -> UISearchDisplayController? in
      controller.storedValues?.value("searchDisplayController")?.object
        as? UISearchDisplayController
    }
  }
}

extension UIKitClasses {
  package static let searchDisplayController = NativeClass<UISearchDisplayController>(
    "UISearchDisplayController", superclass: FoundationClasses.object,
    UISearchDisplayController.define)
}
