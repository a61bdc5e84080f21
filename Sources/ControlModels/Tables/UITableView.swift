package import SelectorRuntime

/// A scroll view that shows the rows of a data source, and has cells only for those in sight.
///
/// The data source is asked when somebody needs its answer: at the next layout after `reloadData`,
/// or by the first question about rows. Every message to the data source and to the delegate may
/// reload, update, or release them; whoever sends one looks at `generation` afterwards.
package final class UITableView: UIScrollView {
  package internal(set) var style = 0
  let dataSourceSlot: DelegateSlot
  let prefetching: Prefetching
  /// The delegate's answers of when it was set; the delegate itself stands in the scroll view's
  /// slot.
  let delegateAnswers: DelegateSlot

  // Heights; UITableView+Data reads them.
  /// 44 points, as rows measure that nobody else measures.
  var rowHeight = UITableView.standardRowHeight
  var sectionHeaderHeight = UITableView.automaticDimension
  var sectionFooterHeight = UITableView.automaticDimension
  var estimatedHeights: [String: Double] = [:]
  /// The heights of rows that have come into sight, where heights are estimated.
  var measured: [ItemPath: Double] = [:]
  /// Rows of which the delegate has said that they measure themselves.
  var automaticRows: Set<ItemPath> = []
  /// The width that they were measured in.
  var measuredWidth = 0.0

  // The data as it was asked for last.
  var layout = TableLayout()
  var needsReload = true
  var isAsking = false
  /// Changes with all that makes paths mean something else.
  var generation = 0

  // The rows on the screen.
  var displayed: [DisplayedRow] = []
  var displayedHeaders: [DisplayedHeader] = []
  var isLayingOut = false
  let cells = ReusePool()
  /// The row whose cell is being filled again, and the cell.
  var reconfigured: DisplayedRow?
  let headers = ReusePool()
  @Strong var tableHeader: UIView?
  @Strong var tableFooter: UIView?
  @Strong var background: UIView?

  // Selection.
  /// In the order in which they were selected.
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

  /// Whether another row that is selected leaves the first one so.
  var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // The section index.
  var sectionIndexMinimumDisplayRowCount = 0
  @Strong var indexStrip: UITableViewIndex?
  /// Shows the menus of its items, once the delegate knows of menus.
  @Strong var menuInteraction: UIContextMenuInteraction?
  @Strong var dragInteraction: UIDragInteraction?
  @Strong var dropInteraction: UIDropInteraction?

  // Updates.
  var update = ItemUpdate()
  var updateDepth = 0

  static let standardRowHeight = 44.0
  /// 28 points, as commonly seen in plain tables; no document says so.
  static let standardHeaderHeight = 28.0
  /// `UITableViewAutomaticDimension`: the table's own heights stand for what a cell would measure.
  static let automaticDimension = -1.0

  /// The space beside the rows, which sections in boxes have: 16 points, as commonly seen on phones.
  var rowInset: Double { style == 2 ? 16 : 0 }

  override var makesContentInLayout: Bool { true }

  package required init(isa: RuntimeClass) {
    let world = isa.runtime.world as? UIKitWorld
    dataSourceSlot = DelegateSlot(remembering: world?.selectors.tables.dataSource ?? [])
    delegateAnswers = DelegateSlot(remembering: world?.selectors.tables.delegate ?? [])
    prefetching = Prefetching(
      isa.runtime, prefetch: Self.prefetchRows, cancel: Self.cancelPrefetching)
    super.init(isa: isa)
  }

  override var asksSameDelegateAgain: Bool { false }

  var tableSelectors: TableSelectors { world.selectors.tables }

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

/// One row on the screen.
final class DisplayedRow {
  var path: ItemPath
  @Strong var cell: UITableViewCell?

  init(_ path: ItemPath, _ cell: UITableViewCell) {
    self.path = path
    self.cell = cell
  }
}

/// A header or a footer on the screen.
final class DisplayedHeader {
  var section: Int
  let isFooter: Bool
  @Strong var view: UIView?

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
    definePlaces(table)
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
  static let tableView = NativeClass<UITableView>(
    "UITableView", superclass: scrollView, UITableView.define)
}
