internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// Notifies the prefetching data source of rows that will become visible soon.
extension UITableView {
  static let prefetchRows = "tableView:prefetchRowsAtIndexPaths:"
  static let cancelPrefetching = "tableView:cancelPrefetchingForRowsAtIndexPaths:"

  /// Looks for rows to prefetch after a layout.
  func announceRows() throws {
    guard prefetching.isUsed, window != nil else { return }
    let (area, isBackward) = prefetching.area(beside: bounds, isHorizontal: false)
    let rows = try rows(in: area)
    try prefetching.announce(
      isBackward ? rows.reversed() : rows, shown: Set(displayed.map(\.path)), of: self)
  }

  /// Makes the cell of the next row while the table scrolls, before the row is visible.
  ///
  /// Tables do this since iOS 15.
  func prepareRow() throws {
    prepared.dropOthers(
      generation,
      near: { path in
        guard let span = layout.span(of: path) else { return false }
        return span.top < bounds.maxY + bounds.size.height
          && span.top + span.height > bounds.origin.y - bounds.size.height
      },
      reuse: { view in
        guard let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier else {
          return
        }
        cells.add(cell, for: identifier)
      })
    guard world.changes[.tablePrefetch], dataSourceSlot.object != nil, prepared.areMade(in: self),
      try call(runtime.selector("isPrefetchingEnabled"), as: Bool.self)
    else { return }
    let (area, isBackward) = prepared.area(
      beside: bounds, bounds.size.height, isHorizontal: false)
    let ahead = try rows(in: area).filter { path in
      !displayed.contains { $0.path == path }
    }
    guard let path = isBackward ? ahead.last : ahead.first, !prepared.paths.contains(path) else {
      return
    }
    let current = generation
    let indexPath = try world.indexPath(path)
    try indexPath.keptAlive {
      let answer = try askForCell(at: path, indexPath)
      guard let cell = answer?.object as? UITableViewCell else { throw try noCell(answer, path) }
      guard current == generation, !displayed.contains(where: { $0.cell === cell }) else { return }
      prepared.add(cell, for: path, generation)
    }
  }

  static func definePrefetching(_ table: ClassDefinition<UITableView>) {
    table.property(
      "prefetchDataSource", .weak, of: "<UITableViewDataSourcePrefetching>",
      get: { $0.prefetching.slot.object }
    ) {
      (table, source: RuntimeObject?) in
      try table.keptAlive { try table.prefetching.slot.set(source, of: table) }
      table.prefetching.forget()
      table.markNeedsLayout()
    }
  }
}
