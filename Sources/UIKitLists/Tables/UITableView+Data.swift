internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// The data source's counts and the delegate's heights.
extension UITableView {
  /// Invalidates the loaded data and the selection, without messages to the delegate.
  func markNeedsReload() {
    needsReload = true
    generation += 1
    prefetching.forget()
    selected = []
    followed = nil
    confirmation?.path = nil
    carried = nil
    markNeedsLayout()
  }

  /// Loads sections, rows and heights, if needed.
  ///
  /// Queries during the load return the previous data.
  func reloadIfNeeded() throws {
    guard needsReload, !isAsking else { return }
    needsReload = false
    do {
      try recycleAll()
      measured = [:]
      layout = try askForLayout()
      try adjustContentSize()
      try settleConfirmation()
      try reloadIndexTitles()
    } catch {
      needsReload = true
      throw error
    }
  }

  /// Creates the layout from the data source and the delegate.
  func askForLayout() throws -> TableLayout {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    automaticRows = []
    let counts = try askForCounts()
    let top = tableHeader?.bounds.size.height ?? 0
    var asking = HeightRequests(room: max(1, nearBottom - top), isLazy: asksForHeightsLate)
    var sections: [TableLayout.Section] = []
    for (section, count) in counts.enumerated() {
      let rows = try askForRowHeights(section, count, &asking)
      let header = try askForHeight(of: section, isFooter: false)
      let made = TableLayout.Section(
        count: count, rows: rows, padding: header > 0 ? headerTopPadding : 0, header: header,
        footer: try askForHeight(of: section, isFooter: true))
      asking.room -= made.padding + made.header + made.footer
      sections.append(made)
    }
    nextHeight = asking.next
    return TableLayout(top: top, sections)
  }

  private func askForCounts() throws -> [Int] {
    guard dataSourceSlot.object != nil else { return [] }
    let sections = try callDataSource(.numberOfSections, as: Int.self) ?? 1
    try checkCount(sections, .numberOfSections, limit: Self.mostSections)
    var counts: [Int] = []
    for section in 0..<sections {
      let count = try callDataSource(.numberOfRows, section, as: Int.self) ?? 0
      try checkCount(count, .numberOfRows, limit: .max)
      counts.append(count)
    }
    return counts
  }

  /// Larger counts are rejected, because processing them would take hours.
  private static let mostSections = 1_000_000
  private static let mostMeasuredRows = 10_000_000

  private func checkCount(_ count: Int, _ method: TableDataSourceMethod, limit: Int) throws {
    guard count < 0 || count > limit else { return }
    throw RuntimeError(
      .inconsistency,
      "-[\(dataSourceSlot.object?.className ?? "") \(method.rawValue)]: the number must be from 0 "
        + "to \(limit), got \(count)")
  }

  private func askForRowHeights(
    _ section: Int, _ count: Int, _ asking: inout HeightRequests
  ) throws -> TableLayout.RowHeights {
    let measures = delegate(.heightForRow) != nil
    guard count > 0, measures || rowHeight == Self.automaticDimension else {
      return .uniform(rowHeight)
    }
    guard !measures || estimatesRows else {
      return try askForEach(.heightForRow, section, count, &asking) {
        automaticRows.insert($0)
        return Self.standardRowHeight
      }
    }
    guard delegate(.estimatedHeight) != nil else { return .uniform(estimatedRowHeight) }
    var all = HeightRequests(room: 0, isLazy: false)
    return try askForEach(.estimatedHeight, section, count, &all) { _ in estimatedRowHeight }
  }

  private func askForEach(
    _ method: TableDelegateMethod, _ section: Int, _ count: Int, _ asking: inout HeightRequests,
    automatic: (ItemPath) -> Double
  ) throws -> TableLayout.RowHeights {
    guard count <= Self.mostMeasuredRows else {
      throw RuntimeError(
        .inconsistency,
        "section \(section) has \(count) rows, which \(method.rawValue) cannot measure one by one")
    }
    var heights: [Double] = []
    if !asking.isLazy { heights.reserveCapacity(count) }
    for row in 0..<count {
      guard asking.wants(ItemPath(section, row)) else {
        return .init(heights, of: count, rest: asking.estimate ?? estimatedRowHeight)
      }
      let mark = runtime.poolMark
      let path = ItemPath(section, row)
      let height = try callDelegate(method, world.indexPath(path), as: Double.self) ?? rowHeight
      heights.append(
        height == Self.automaticDimension
          ? automatic(path) : try checkedHeight(height, of: path.description))
      asking.add(heights.last ?? 0)
      runtime.drainPool(from: mark)
    }
    return .init(heights)
  }

  func checkedHeight(_ height: Double, of what: String) throws -> Double {
    guard height.isFinite else {
      throw RuntimeError(
        .inconsistency,
        "table view height must be a finite number - provided height for \(what) is "
          + "\(height.isNaN ? .nan : height)")
    }
    guard height >= 0 else {
      throw RuntimeError(
        .inconsistency,
        "table view row height must not be negative - provided height for \(what) is \(height)")
    }
    return height
  }

  /// The height of a header or a footer: the delegate's or the default.
  private func askForHeight(of section: Int, isFooter: Bool) throws -> Double {
    let standard = isFooter ? sectionFooterHeight : sectionHeaderHeight
    let asked = try callDelegate(
      isFooter ? .heightForFooter : .heightForHeader, section, as: Double.self)
    if let asked, asked != Self.automaticDimension {
      return try checkedHeight(asked, of: "\(isFooter ? "footer" : "header") \(section)")
    }
    let hasView = delegate(isFooter ? .viewForFooter : .viewForHeader) != nil
    let title = try callDataSource(
      isFooter ? .titleForFooter : .titleForHeader, section, as: String?.self)
    let hasTitle = (title ?? nil) != nil
    if style != 0 {
      return standard == Self.automaticDimension
        ? groupedHeight(of: section, isFooter: isFooter, hasTitle: hasTitle) : standard
    }
    guard hasView || hasTitle else { return 0 }
    return standard == Self.automaticDimension ? Self.standardHeaderHeight : standard
  }

  /// The default heights of headers and footers in grouped tables, with and without a title.
  ///
  /// The first header has more space, unless the table has its own header view. The values are
  /// commonly reported from devices since iOS 7; no document states them.
  private func groupedHeight(of section: Int, isFooter: Bool, hasTitle: Bool) -> Double {
    let isThreefold = world.screen.scale >= 3
    if isFooter { return hasTitle ? Self.standardHeaderHeight : isThreefold ? 53.0 / 3 : 17.5 }
    if section == 0, tableHeader == nil {
      return hasTitle ? (isThreefold ? 166.0 / 3 : 55.5) : 35
    }
    return hasTitle ? 38 : isThreefold ? 53.0 / 3 : 17.5
  }

  /// The space above the headers of sections.
  ///
  /// An automatic one of a plain table is 22 points since iOS 15; Apple's page does not state the
  /// number, which articles report.
  private var headerTopPadding: Double {
    let padding =
      storedValues?.value("sectionHeaderTopPadding").flatMap { Double.from($0, in: runtime) }
      ?? Self.automaticDimension
    if padding == Self.automaticDimension {
      return style == 0 && world.changes[.sectionHeaderTopPadding] ? 22 : 0
    }
    return max(0, padding)
  }

  /// Sets the content size to the height of rows, headers, footers and the table's own views.
  func adjustContentSize() throws {
    let size = CGSize(
      width: bounds.size.width,
      height: layout.bottom + (tableFooter?.bounds.size.height ?? 0))
    if size != contentSize { try send(tableSelectors.setContentSize, size) }
  }

  static func defineData(_ table: ClassDefinition<UITableView>) {
    table.method("reloadData") { (table) in table.markNeedsReload() }
    table.readonly("numberOfSections") { (table) -> Int in
      try table.reloadIfNeeded()
      return table.layout.sections.count
    }
    table.method("numberOfRowsInSection:") { (table, section: Int) -> Int in
      try table.reloadIfNeeded()
      if table.layout.sections.indices.contains(section) {
        return table.layout.sections[section].count
      }
      // While the data is being loaded, there are no sections yet.
      if table.isAsking { return 0 }
      // NSNotFound
      guard table.world.settings.system.sectionOutOfBoundsRaises else { return .max }
      throw RuntimeError(
        .inconsistency,
        "Requested the number of rows for section (\(section)) which is out of bounds.")
    }
  }

  static func defineHeights(_ table: ClassDefinition<UITableView>) {
    func height(
      _ name: String, get: @escaping (UITableView) -> Double,
      set: @escaping (UITableView, Double) -> Void
    ) {
      table.property(name, get: get) { (table, height: Double) in
        guard height.isFinite, height >= 0 || height == automaticDimension else {
          throw RuntimeError(
            .invalidArgument,
            "-[\(table.className) set\(name.prefix(1).uppercased())\(name.dropFirst()):]: the "
              + "height must be a finite number that is not negative, got "
              + "\(height.isNaN ? .nan : height)")
        }
        guard height != get(table) else { return }
        set(table, height)
        try table.remeasure()
      }
    }
    height("rowHeight", get: { $0.rowHeight }, set: { $0.rowHeight = $1 })
    height(
      "sectionHeaderHeight", get: { $0.sectionHeaderHeight }, set: { $0.sectionHeaderHeight = $1 })
    height(
      "sectionFooterHeight", get: { $0.sectionFooterHeight }, set: { $0.sectionFooterHeight = $1 })
    // Estimates for headers and footers are stored but not used; their heights are always
    // requested.
    for part in ["RowHeight", "SectionHeaderHeight", "SectionFooterHeight"] {
      table.method("estimated\(part)") { (table) -> Double in table.estimatedHeight(part) }
      table.method("setEstimated\(part):") { (table, height: Double) in
        guard height.isFinite, height >= 0 || height == automaticDimension else {
          throw RuntimeError(
            .invalidArgument,
            "-[\(table.className) setEstimated\(part):]: the height must be a finite number that is "
              + "not negative, got \(height.isNaN ? .nan : height)")
        }
        guard height != table.estimatedHeight(part) else { return }
        let old = table.estimatedHeights
        table.runtime.recordUndo { [weak table] in table?.estimatedHeights = old }
        table.estimatedHeights[part] = height
        try table.remeasure()
      }
    }
  }

  /// Requests the heights again; cells are kept.
  func remeasure() throws {
    guard !needsReload, !isAsking else { return }
    measured = [:]
    layout = try askForLayout()
    try adjustContentSize()
    markNeedsLayout()
  }
}
