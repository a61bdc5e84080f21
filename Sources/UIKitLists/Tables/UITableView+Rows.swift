internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// The cells of visible rows: creation, layout and removal.
extension UITableView {
  /// Implements `layoutSubviews`.
  private func layOut() throws {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    if window == nil, !layout.sections.isEmpty || needsReload { try warnOfLayoutOutsideWindow() }
    try reloadIfNeeded()
    // If a delegate or the data source has reloaded the table, another layout follows.
    guard !needsReload else { return }
    try measureDisplayedRows()
    try askForHeights(above: nearBottom)
    guard !needsReload else { return }
    try adjustContentSize()
    try recycleRowsOutOfSight()
    try makeRowsInSight()
    guard !needsReload else { return }
    try adjustContentSize()
    try placeRows()
    try layOutHeaders()
    try placeOwnHeaders()
    try placeIndex()
    try announceRows()
    try prepareRow()
  }

  /// Warns once for each world that a table is laid out without a window.
  private func warnOfLayoutOutsideWindow() throws {
    guard world.settings.system.layoutOutsideWindow, !world.hasWarnedOfLayoutOutsideWindow,
      dataSourceSlot.object != nil
    else { return }
    world.hasWarnedOfLayoutOutsideWindow = true
    world.warn(
      "[TableView] Warning once only: UITableView was told to layout its visible cells and other "
        + "contents without being in the view hierarchy (the table view or one of its superviews "
        + "has not been added to a window). This may cause bugs by forcing views inside the table "
        + "view to load and perform layout without accurate information (e.g. table view bounds, "
        + "trait collection, layout margins, safe area insets, etc), and will also cause "
        + "unnecessary performance overhead due to extra layout passes. Make a symbolic breakpoint "
        + "at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see "
        + "what caused this to occur, so you can avoid this action altogether if possible, or "
        + "defer it until the table view has been added to a window. Table view: "
        + "\(try described())")
  }

  /// The rows that are at least partly visible.
  var pathsInSight: [ItemPath] { get throws { try rows(in: bounds) } }

  /// The rows in an area, including partly contained ones.
  func rows(in area: CGRect) throws -> [ItemPath] {
    try layout.rows(from: area.origin.y, to: area.maxY, check: world.checkGrowth(to:))
  }

  private func recycleRowsOutOfSight() throws {
    let (top, bottom) = (bounds.origin.y, bounds.maxY)
    let gone = displayed.filter { row in
      guard row.cell != nil, let span = layout.span(of: row.path), span.height > 0 else {
        return true
      }
      return span.top >= bottom || span.top + span.height <= top
    }
    for row in gone { try recycle(row) }
  }

  /// Removes the cells of all rows, for reuse.
  func recycleAll() throws {
    for row in displayed { try recycle(row) }
    for header in displayedHeaders { try recycle(header) }
  }

  /// Removes a cell, and adds it to the reuse pool.
  func recycle(_ row: DisplayedRow) throws {
    guard let place = displayed.firstIndex(where: { $0 === row }) else { return }
    displayed.remove(at: place)
    guard let cell = row.cell else { return }
    try cell.keptAlive {
      row.cell = nil
      if followed?.path == row.path { try stopFollowing(telling: true) }
      if confirmation?.path == row.path, !isCommitting { try endConfirmation() }
      if cell.superview === self { try withoutMarking { try cell.removeFromSuperview() } }
      try sendToDelegate(.didEndDisplaying, cell, world.indexPath(row.path))
      guard cell.superview == nil, let identifier = cell.reuseIdentifier else { return }
      cells.add(cell, for: identifier)
    }
  }

  private func makeRowsInSight() throws {
    var known = Set(displayed.map(\.path))
    let current = generation
    var missing = try pathsInSight.filter { !known.contains($0) }[...]
    while let path = missing.popFirst() {
      known.insert(path)
      try makeRow(path)
      // Paths may be invalid now; the change has requested another layout.
      guard current == generation else { return }
      // The measured height of this row changes which other rows are visible.
      if hasEstimates { missing = try pathsInSight.filter { !known.contains($0) }[...] }
    }
  }

  private func makeRow(_ path: ItemPath) throws {
    let current = generation
    let indexPath = try world.indexPath(path)
    try indexPath.keptAlive {
      // Without a data source the row stays empty.
      guard dataSourceSlot.object != nil else { return }
      if let known = prepared.take(path, generation), let cell = known.view as? UITableViewCell {
        return try withExtendedLifetime(known) { try display(cell, at: path, indexPath) }
      }
      let answer = try askForCell(at: path, indexPath)
      guard let cell = answer?.object as? UITableViewCell else { throw try noCell(answer, path) }
      try cell.keptAlive {
        guard current == generation else { return }
        try display(cell, at: path, indexPath)
      }
    }
  }

  func askForCell(at path: ItemPath, _ indexPath: NSIndexPath) throws -> Value? {
    let former = request
    request = CellRequest(path: path)
    defer { request = former }
    return try callDataSource(.cellForRow, indexPath, as: Value.self)
  }

  func noCell(_ answer: Value?, _ path: ItemPath) throws -> RuntimeError {
    if let answer, !answer.isNone {
      return RuntimeError(
        .inconsistency,
        "tableView:cellForRowAtIndexPath: must return a UITableViewCell, got \(answer.typeName)")
    }
    let source = try dataSourceSlot.object?.described() ?? "(null)"
    return RuntimeError(
      .inconsistency,
      world.settings.system.nilCellText
        ? "UITableView (\(try described())) failed to obtain a cell from its dataSource (\(source))"
        : "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:",
      hint: "it answered nil for row \(path.item) of section \(path.section)")
  }

  private func display(
    _ cell: UITableViewCell, at path: ItemPath, _ indexPath: NSIndexPath
  ) throws {
    let current = generation
    displayed.removeAll { $0.cell === cell || $0.path == path }
    if let identifier = cell.reuseIdentifier { cells.forget(cell, for: identifier) }
    let index = displayed.firstIndex { $0.path > path } ?? displayed.count
    displayed.insert(DisplayedRow(path, cell), at: index)
    try cell.updateConfigurationsIfNeeded()
    guard current == generation else { return }
    try measure(cell, at: path)
    guard current == generation else { return }
    try place(cell, at: path)
    try showEditing(cell, path, animated: false)
    if let level = try callDelegate(.indentationLevel, indexPath, as: Int.self) {
      try cell.send(tableSelectors.setIndentationLevel, level)
    }
    guard current == generation else { return }
    let isSelected = selected.contains(path)
    if cell.isSelected != isSelected {
      try cell.send(tableSelectors.setSelected, isSelected, false)
      try cell.updateConfigurationsIfNeeded()
    }
    guard current == generation else { return }
    try sendToDelegate(.willDisplay, cell, indexPath)
    guard current == generation, displayed.contains(where: { $0.cell === cell }) else { return }
    if cell.superview !== self {
      try withoutMarking { try insert(cell, at: min(index, subviews.count)) }
    }
  }

  private func placeRows() throws {
    let current = generation
    for row in displayed {
      guard let cell = row.cell else { continue }
      try place(cell, at: row.path)
      guard current == generation else { return }
    }
  }

  private func place(_ cell: UITableViewCell, at path: ItemPath) throws {
    guard let frame = rect(of: path), frame != cell.frame else { return }
    try withoutMarking { try cell.place(frame) }
  }

  /// Runs a body that moves the table's own subviews, without marking the layout as needed.
  func withoutMarking(_ body: () throws -> Void) rethrows {
    let (marked, current) = (needsLayout, generation)
    try body()
    if current == generation, isLayingOut { needsLayout = marked }
  }

  /// The cell of a row, or nil if the row is not displayed.
  func cell(at path: ItemPath) -> UITableViewCell? {
    displayed.first { $0.path == path }?.cell
  }

  /// Warns that rows are asked for while they are being laid out.
  private func noteAccessDuringUpdate(_ change: SystemChange, _ text: String) throws {
    guard isLayingOut, world.changes[change] else { return }
    world.warn("[Assert] \(text) Table view: \(try described())")
  }

  static func defineRows(_ table: ClassDefinition<UITableView>) {
    table.method("layoutSubviews") { (table) in try table.layOut() }
    table.method("cellForRowAtIndexPath:") {
      (table, path: NSIndexPath?) -> UITableViewCell? in
      guard let path else { return nil }
      try table.noteAccessDuringUpdate(
        .cellForRowDuringUpdate,
        "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of "
          + "updating its visible cells, which is not allowed. Make a symbolic breakpoint at "
          + "UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the "
          + "debugger and see what caused this to occur. Perhaps you are trying to ask the table "
          + "view for a cell from inside a table view callback about a specific row?")
      try table.reloadIfNeeded()
      return try table.cell(at: path.itemPath(for: table))
    }
    table.method("indexPathForCell:") { (table, cell: UITableViewCell?) -> NSIndexPath? in
      try table.reloadIfNeeded()
      guard let cell, let row = table.displayed.first(where: { $0.cell === cell }) else {
        return nil
      }
      return try table.world.indexPath(row.path)
    }
    table.readonly("visibleCells", .copy) { (table) -> [UITableViewCell] in
      try table.noteAccessDuringUpdate(
        .visibleCellsDuringUpdate,
        "Attempted to access the table view's visibleCells while they were in the process of being "
          + "updated, which is not allowed. Make a symbolic breakpoint at "
          + "UITableViewAlertForVisibleCellsAccessDuringUpdate to catch this in the debugger and "
          + "see what caused this to occur. Perhaps you are trying to ask the table view for the "
          + "visible cells from inside a table view callback about a specific row?")
      try table.reloadIfNeeded()
      return table.displayed.compactMap(\.cell)
    }
    table.readonly("indexPathsForVisibleRows", .copy) { (table) -> [NSIndexPath]? in
      try table.reloadIfNeeded()
      return try table.world.indexPaths(table.pathsInSight)
    }
  }
}
