internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitControls
package import UIKitRuntime

/// A scroll view that displays rows of a data source, with cells for visible rows only.
///
/// The data is loaded lazily: at the next layout after `reloadData`, or by the first query about
/// rows. Every message to the data source and the delegate can reload, update or release them, so
/// code checks `generation` after each.
package final class UITableView: UIScrollView, FocusGroupItem {
  package internal(set) var style = 0
  let dataSourceSlot: DelegateSlot
  let prefetching: Prefetching
  /// The cached delegate methods; the scroll view's slot stores the delegate itself.
  let delegateAnswers: DelegateSlot

  // Heights; UITableView+Data reads them.
  /// 44 points, the default height of a row.
  var rowHeight = UITableView.standardRowHeight
  var sectionHeaderHeight = UITableView.automaticDimension
  var sectionFooterHeight = UITableView.automaticDimension
  var estimatedHeights: [String: Double] = [:]
  /// The heights of rows that were displayed, if heights are estimated.
  var measured: [ItemPath: Double] = [:]
  /// The first row whose height has not been requested; nil if there is none.
  var nextHeight: ItemPath?
  /// Rows for which the delegate returned the automatic dimension.
  var automaticRows: Set<ItemPath> = []
  /// The width for which they were measured.
  var measuredWidth = 0.0

  // The loaded data.
  package var layout = TableLayout()
  var needsReload = true
  var isAsking = false
  /// Increases with each change that invalidates index paths.
  package var generation = 0

  // The displayed rows.
  package var displayed: [DisplayedRow] = []
  package var displayedHeaders: [DisplayedHeader] = []
  var isLayingOut = false
  let cells = ReusePool()
  let prepared = PreparedCells()
  /// The row whose cell the data source is asked for.
  var request: CellRequest?
  /// The row whose cell is being reconfigured, and the cell.
  var reconfigured: DisplayedRow?
  let headers = ReusePool()
  @Strong var tableHeader: UIView?
  @Strong var tableFooter: UIView?
  @Strong var background: UIView?

  // Selection.
  /// In the order of selection.
  var selected: [ItemPath] = []
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  @Owned var followed: FollowedItem?

  // Editing.
  var isEditing = false
  var isCommitting = false
  @Owned var confirmation: RowConfirmation?
  var carried: CarriedRow?

  /// Whether several rows can be selected.
  var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // The section index.
  var sectionIndexMinimumDisplayRowCount = 0
  @Strong var indexStrip: UITableViewIndex?
  /// Shows the menus of rows, if the delegate implements a menu method.
  @Strong package var menuInteraction: UIContextMenuInteraction?
  @Strong package var dragInteraction: UIDragInteraction?
  @Strong package var dropInteraction: UIDropInteraction?

  // Updates.
  var update = ItemUpdate()
  var updateDepth = 0

  static let standardRowHeight = 44.0
  /// 28 points, as commonly seen in plain tables; no document states it.
  static let standardHeaderHeight = 28.0
  /// `UITableViewAutomaticDimension`; headers and footers then have the table's default heights.
  static let automaticDimension = -1.0

  /// The margin beside rows in an inset grouped table: 16 points, as commonly seen on phones.
  var rowInset: Double { style == 2 ? 16 : 0 }

  package override var makesContentInLayout: Bool { true }

  package required init(isa: RuntimeClass) {
    let world = isa.runtime.world as? UIKitWorld
    dataSourceSlot = DelegateSlot(remembering: world?.selectors.tables.dataSource ?? [])
    delegateAnswers = DelegateSlot(remembering: world?.selectors.tables.delegate ?? [])
    prefetching = Prefetching(
      isa.runtime, prefetch: Self.prefetchRows, cancel: Self.cancelPrefetching)
    super.init(isa: isa)
  }

  package override var asksSameDelegateAgain: Bool { false }

  var tableSelectors: TableSelectors { world.selectors.tables }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let (selected, isEditing, rows) = (selected, isEditing, (layout, needsReload))
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.selected = selected
      self.isEditing = isEditing
      (layout, needsReload) = rows
      markNeedsLayout()
    }
  }

  package override func destruct() {
    for row in displayed { row.cell = nil }
    for header in displayedHeaders { header.view = nil }
    displayed = []
    displayedHeaders = []
    cells.empty()
    headers.empty()
    super.destruct()
  }
}

/// A row whose cell the data source is asked for.
struct CellRequest {
  let path: ItemPath
  /// Whether a cell was dequeued for it.
  var isDequeued = false
}

/// A displayed row.
package final class DisplayedRow {
  package var path: ItemPath
  @Strong package var cell: UITableViewCell?

  init(_ path: ItemPath, _ cell: UITableViewCell) {
    self.path = path
    self.cell = cell
  }
}

/// A displayed header or footer.
package final class DisplayedHeader {
  var section: Int
  package let isFooter: Bool
  @Strong package var view: UIView?

  init(_ section: Int, isFooter: Bool, _ view: UIView) {
    self.section = section
    self.isFooter = isFooter
    self.view = view
  }
}

extension UITableView {
  static func define(_ table: ClassDefinition<UITableView>) {
    defineProperties(table)
    table.declare("estimatedRowHeight", Double.self)
    table.declare("estimatedSectionFooterHeight", Double.self)
    table.declare("estimatedSectionHeaderHeight", Double.self)
    let runtime = table.runtime
    let initWithFrameStyle = runtime.selector("initWithFrame:style:")
    table.method("initWithFrame:") { (table, frame: CGRect) -> Value in
      try table.call(initWithFrameStyle, frame, 0)
    }
    table.method(initWithFrameStyle.name) { (table, frame: CGRect, style: Int) -> UITableView in
      table.style = style
      table.alwaysBounceVertical = true
      try table.checkedSetFrame(frame)
      return table
    }
    table.readonly("style") { $0.style }
    defineDelegates(table, dataSource: "<UITableViewDataSource>")
    defineHeights(table)
    defineData(table)
    defineGeometry(table)
    defineRows(table)
    defineReuse(table)
    defineReconfiguring(table)
    defineSelection(table)
    defineTouches(table)
    defineEditing(table)
    defineIndex(table)
    definePrefetching(table)
    defineUpdates(table)
    defineOwnHeaders(table)
    table.readonly("contextMenuInteraction", .strong) { $0.menuInteraction }
  }
}

extension UIKitClasses {
  package static let tableView = NativeClass<UITableView>(
    "UITableView", superclass: scrollView, UITableView.define)
}
