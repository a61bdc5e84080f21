internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// The frames of rows and sections, and scrolling to them.
extension UITableView {
  /// The frame of a row in the content, or nil if there is no such row.
  func rect(of path: ItemPath) -> CGRect? {
    layout.span(of: path).map {
      CGRect(
        x: rowInset, y: $0.top, width: max(0, bounds.size.width - 2 * rowInset), height: $0.height)
    }
  }

  private func rect(from top: Double, to bottom: Double) -> CGRect {
    CGRect(x: 0, y: top, width: bounds.size.width, height: max(0, bottom - top))
  }

  /// Scrolls to a row.
  ///
  /// - Parameters:
  ///   - path: the row.
  ///   - position: a `UITableViewScrollPosition`; 0 scrolls the minimum distance.
  ///   - animated: whether the scrolling is animated.
  func scroll(to path: ItemPath, _ position: Int, animated: Bool) throws {
    try reloadIfNeeded()
    if layout.contains(path) || path.item == .max { try askForHeights(through: path) }
    guard var target = rect(of: path) ?? topOfSection(path) else { throw try outOfBounds(path) }
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    switch position {
    case 1: break
    case 2: target.origin.y -= (visible.size.height - target.size.height) / 2
    case 3: target.origin.y -= visible.size.height - target.size.height
    default:
      if target.origin.y >= visible.origin.y, target.maxY <= visible.maxY { return }
      if target.maxY > visible.maxY {
        target.origin.y = max(target.maxY - visible.size.height, 0)
      }
    }
    let offset = restingOffset(near: CGPoint(x: contentOffset.x, y: target.origin.y - inset.top))
    guard offset != contentOffset else { return }
    try send(tableSelectors.setContentOffset, offset, animated)
  }

  /// The row `NSNotFound` means the top of its section.
  private func topOfSection(_ path: ItemPath) -> CGRect? {
    guard path.item == .max, layout.sections.indices.contains(path.section) else { return nil }
    let section = layout.sections[path.section]
    return rect(from: section.top, to: section.top)
  }

  /// Returns the error of a row or section to which the table cannot scroll.
  private func outOfBounds(_ path: ItemPath) throws -> RuntimeError {
    let sections = layout.sections.count
    let rows = (0..<sections).contains(path.section) ? layout.sections[path.section].count : nil
    guard world.settings.system.rowOutOfBoundsText else {
      let place =
        rows.map { "row (\(path.item)) beyond bounds (\($0)) for section (\(path.section))." }
        ?? "section (\(path.section)) beyond bounds (\(sections))."
      return RuntimeError(
        .range,
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
          + (world.changes[.rowOutOfBoundsMethod] ? "usingPresentationValues:" : "") + "]: "
          + place)
    }
    let place =
      rows.map {
        "row (\(path.item)) when there are only \($0) rows in section \(path.section)."
      } ?? "section (\(path.section)) when there are only \(sections) sections."
    return RuntimeError(
      .range,
      "Attempted to scroll the table view to an out-of-bounds \(place) Table view: "
        + "\(try described())")
  }

  static func defineGeometry(_ table: ClassDefinition<UITableView>) {
    table.method("rectForRowAtIndexPath:") { (table, indexPath: NSIndexPath?) -> CGRect in
      guard let indexPath else { return .zero }
      try table.reloadIfNeeded()
      let path = try indexPath.itemPath(for: table)
      try table.askForHeights(through: path)
      try table.measureEstimated(path)
      return table.rect(of: path) ?? .zero
    }
    table.method("rectForSection:") { (table, section: Int) -> CGRect in
      try table.section(section).map { table.rect(from: $0.top, to: $0.bottom) } ?? .zero
    }
    table.method("rectForHeaderInSection:") { (table, section: Int) -> CGRect in
      try table.section(section).map { table.rect(from: $0.headerTop, to: $0.rowsTop) } ?? .zero
    }
    table.method("rectForFooterInSection:") { (table, section: Int) -> CGRect in
      try table.section(section).map { table.rect(from: $0.rowsBottom, to: $0.bottom) } ?? .zero
    }
    table.method("indexPathForRowAtPoint:") { (table, point: CGPoint) -> NSIndexPath? in
      try table.reloadIfNeeded()
      try table.askForHeights(above: point.y)
      return try table.layout.row(at: point.y).map(table.world.indexPath)
    }
    table.method("indexPathsForRowsInRect:") { (table, rectangle: CGRect) -> [NSIndexPath]? in
      try table.reloadIfNeeded()
      let area = rectangle.standardized
      guard area.isFinite else { return [] }
      try table.askForHeights(above: area.maxY)
      return try table.world.indexPaths(table.rows(in: area))
    }
    table.method("scrollToRowAtIndexPath:atScrollPosition:animated:") {
      (table, path: NSIndexPath, position: Int, animated: Bool) in
      try table.scroll(to: path.itemPath(for: table), position, animated: animated)
    }
    table.method("scrollToNearestSelectedRowAtScrollPosition:animated:") {
      (table, position: Int, animated: Bool) in
      guard let path = table.selected.first else { return }
      try table.scroll(to: path, position, animated: animated)
    }
  }

  private func section(_ index: Int) throws -> TableLayout.Section? {
    try reloadIfNeeded()
    guard layout.sections.indices.contains(index) else { return nil }
    try askForHeights(through: ItemPath(index, .max))
    return layout.sections[index]
  }
}
