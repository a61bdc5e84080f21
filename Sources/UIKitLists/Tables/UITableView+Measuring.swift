internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// Rows with estimated heights, measured when they become visible.
///
/// The delegate returns the height, or the cell is sized to fit. The offset does not change: rows
/// below a row that is taller than estimated move.
extension UITableView {
  /// Whether heights are requested only for visible rows.
  var estimatesRows: Bool {
    delegate(.estimatedHeight) != nil || estimatedHeights["RowHeight", default: 0] != 0
  }

  /// The estimate for rows; an automatic one is the height of all rows, if that is set.
  var estimatedRowHeight: Double {
    let height = estimatedHeights["RowHeight", default: 0]
    return height > 0 ? height : rowHeight > 0 ? rowHeight : Self.standardRowHeight
  }

  /// The value of an estimate's property; by default automatic since iOS 11, and none before.
  func estimatedHeight(_ part: String) -> Double {
    estimatedHeights[part] ?? (world.changes[.estimatedHeights] ? Self.automaticDimension : 0)
  }

  /// Asks for the height of one row that is still estimated, such as when its frame is read.
  func measureEstimated(_ path: ItemPath) throws {
    guard measured[path] == nil, !isAsking, layout.contains(path), estimatesRows,
      delegate(.heightForRow) != nil, !automaticRows.contains(path)
    else { return }
    let current = generation
    let asked = try callDelegate(.heightForRow, world.indexPath(path), as: Double.self)
    guard let asked, asked != Self.automaticDimension, current == generation else { return }
    let height = try checkedHeight(asked, of: path.description)
    measured[path] = height
    guard layout.span(of: path)?.height != height else { return }
    layout.setHeight(height, of: path)
    try adjustContentSize()
    markNeedsLayout()
  }

  /// Whether there are rows with estimated heights.
  var hasEstimates: Bool {
    delegate(.heightForRow) == nil
      ? rowHeight == Self.automaticDimension : estimatesRows || !automaticRows.isEmpty
  }

  /// Measures a row whose cell is about to be displayed.
  func measure(_ cell: UITableViewCell, at path: ItemPath) throws {
    guard hasEstimates, measured[path] == nil, layout.contains(path) else { return }
    let asks = delegate(.heightForRow) != nil
    guard !asks || estimatesRows || automaticRows.contains(path) else { return }
    let current = generation
    var height = Self.automaticDimension
    if asks, !automaticRows.contains(path) {
      height = try callDelegate(.heightForRow, world.indexPath(path), as: Double.self) ?? rowHeight
    }
    if height == Self.automaticDimension {
      let width = CGSize(width: max(0, bounds.size.width - 2 * rowInset), height: 0)
      // UILayoutPriorityRequired and UILayoutPriorityFittingSizeLevel
      let size: CGSize = try cell.call(tableSelectors.fittingSize, width, 1000.0, 50.0)
      height = size.height
    }
    height = try checkedHeight(height, of: path.description)
    guard current == generation else { return }
    measured[path] = height
    layout.setHeight(height, of: path)
  }

  /// Measures visible rows that have no measured height.
  func measureDisplayedRows() throws {
    guard hasEstimates else { return }
    if bounds.size.width != measuredWidth { measured = [:] }
    measuredWidth = bounds.size.width
    let current = generation
    for row in displayed {
      guard let cell = row.cell else { continue }
      try cell.keptAlive { try measure(cell, at: row.path) }
      guard current == generation else { return }
    }
  }

  /// Measures a shown row again whose cell has invalidated its intrinsic size.
  func resize(_ cell: UITableViewCell) {
    guard hasEstimates, let row = displayed.first(where: { $0.cell === cell }),
      delegate(.heightForRow) == nil || automaticRows.contains(row.path)
    else { return }
    measured[row.path] = nil
    markNeedsLayout()
  }

  /// Maps measured heights through an update; visible rows are measured again.
  func takeMeasures(along update: ItemUpdate, shown: Set<ItemPath>) {
    guard !measured.isEmpty else { return }
    let former = measured
    measured = [:]
    for path in former.keys.sorted() where !shown.contains(path) {
      guard let new = update.newPath(of: path), layout.contains(new) else { continue }
      measured[new] = former[path]
      layout.setHeight(former[path] ?? 0, of: new)
    }
  }

  static func defineMeasuring(_ cell: ClassDefinition<UITableViewCell>) {
    // The constraints determine the size of the content view; without them, sizeThatFits: does.
    cell.method(
      "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:"
    ) { (cell, size: CGSize, horizontal: Double, vertical: Double) -> CGSize in
      let content = try cell.placeOfDecodedSubviews()
      if let fitted = try cell.world.autoLayout.size(
        fitting: size, byConstraintsIn: content, horizontal: horizontal, vertical: vertical)
      {
        return fitted
      }
      if let configured = try cell.configuredSize(fitting: size) { return configured }
      let fitting: CGSize = try cell.call(cell.selectors.sizeThatFits, size)
      return CGSize(width: size.width, height: fitting.height)
    }
    let fitting = cell.cls.runtime.selector(
      "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:")
    cell.method("systemLayoutSizeFittingSize:") { (cell, size: CGSize) -> CGSize in
      try cell.call(fitting, size, 50.0, 50.0)
    }
  }
}
