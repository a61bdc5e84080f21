internal import SelectorRuntime

/// Rows whose heights are estimated until they come into sight.
///
/// Then the delegate is asked for the height, or the cell measures itself by the size that it fits
/// best. The offset stays as it is meanwhile: what lies below a row that turns out taller moves.
extension UITableView {
  /// Whether no height is asked for before its row comes into sight.
  var estimatesRows: Bool {
    delegate(.estimatedHeight) != nil || estimatedHeights["RowHeight", default: 0] != 0
  }

  var estimatedRowHeight: Double {
    let height = estimatedHeights["RowHeight", default: 0]
    return height > 0 ? height : Self.standardRowHeight
  }

  /// Whether there are rows that have to be seen to be measured.
  var hasEstimates: Bool {
    delegate(.heightForRow) == nil
      ? rowHeight == Self.automaticDimension : estimatesRows || !automaticRows.isEmpty
  }

  /// Finds out how tall a row is whose cell is about to be shown.
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

  /// Measures the rows on the screen again of which nothing is known any more.
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

  /// Takes what is known of rows over to their new places; those on the screen are measured again.
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
    // The constraints decide on the size of the content view, or else the size that fits.
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
