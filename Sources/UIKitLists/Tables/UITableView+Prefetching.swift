internal import QuartzCore
internal import SelectorRuntime
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
    let rows = layout.rows(from: area.origin.y, to: area.maxY)
    try prefetching.announce(
      isBackward ? rows.reversed() : rows, shown: Set(displayed.map(\.path)), of: self)
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
