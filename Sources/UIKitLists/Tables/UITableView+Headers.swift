internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The headers and footers of sections, and the table's own header and footer views.
extension UITableView {
  /// Adds visible headers and footers, and removes the others.
  func layOutHeaders() throws {
    let current = generation
    for header in displayedHeaders where !isInSight(header.section, header.isFooter) {
      try recycle(header)
      guard current == generation else { return }
    }
    for section in layout.sections(from: bounds.origin.y, to: bounds.maxY) {
      for isFooter in [false, true] where isInSight(section, isFooter) {
        if let shown = shownHeader(section, isFooter) {
          try place(shown)
        } else {
          try makeHeader(section, isFooter: isFooter)
        }
        guard current == generation else { return }
      }
    }
  }

  private func shownHeader(_ section: Int, _ isFooter: Bool) -> DisplayedHeader? {
    displayedHeaders.first { $0.section == section && $0.isFooter == isFooter && $0.view != nil }
  }

  private func isInSight(_ section: Int, _ isFooter: Bool) -> Bool {
    guard let frame = headerFrame(section, isFooter), frame.size.height > 0 else { return false }
    return frame.origin.y < bounds.maxY && frame.maxY > bounds.origin.y
  }

  /// The frame of a header or footer.
  ///
  /// In a plain table a header stays at the top of the visible area while its section is visible.
  private func headerFrame(_ index: Int, _ isFooter: Bool) -> CGRect? {
    guard layout.sections.indices.contains(index) else { return nil }
    let section = layout.sections[index]
    var y = isFooter ? section.rowsBottom : section.headerTop
    if !isFooter, style == 0 {
      let visibleTop = bounds.origin.y + adjustedContentInset.top
      y = max(y, min(visibleTop, section.bottom - section.header))
    }
    return CGRect(
      x: 0, y: y, width: bounds.size.width, height: isFooter ? section.footer : section.header)
  }

  private func makeHeader(_ section: Int, isFooter: Bool) throws {
    let current = generation
    guard let view = try header(for: section, isFooter: isFooter), current == generation else {
      return
    }
    try view.keptAlive {
      let header = DisplayedHeader(section, isFooter: isFooter, view)
      displayedHeaders.append(header)
      try place(header)
      try sendToDelegate(isFooter ? .willDisplayFooter : .willDisplayHeader, view, section)
      guard current == generation, view.superview !== self else { return }
      try withoutMarking { try insert(view, at: subviews.count) }
    }
  }

  /// The delegate's view, or a view with the data source's title.
  private func header(for section: Int, isFooter: Bool) throws -> UIView? {
    let method: TableDelegateMethod = isFooter ? .viewForFooter : .viewForHeader
    if let view = try callDelegate(method, section, as: UIView?.self) ?? nil { return view }
    guard
      let title = try callDataSource(
        isFooter ? .titleForFooter : .titleForHeader, section, as: String?.self) ?? nil
    else { return nil }
    let made = world.create(UIKitClasses.tableViewHeaderFooterView)
    let label: UIView = try made.call(tableSelectors.textLabel)
    try label.send(tableSelectors.setText, title)
    return made
  }

  private func place(_ header: DisplayedHeader) throws {
    guard let view = header.view, let frame = headerFrame(header.section, header.isFooter),
      frame != view.frame
    else { return }
    try withoutMarking { try view.place(frame) }
  }

  /// Removes a header or footer from the table, for reuse.
  func recycle(_ header: DisplayedHeader) throws {
    displayedHeaders.removeAll(header)
    guard let view = header.view else { return }
    try view.keptAlive {
      header.view = nil
      if view.superview === self { try withoutMarking { try view.removeFromSuperview() } }
      try sendToDelegate(
        header.isFooter ? .didEndDisplayingFooter : .didEndDisplayingHeader, view, header.section)
      guard view.superview == nil,
        let identifier = (view as? UITableViewHeaderFooterView)?.reuseIdentifier
      else { return }
      headers.add(view, for: identifier)
    }
  }

  /// Lays out the table's own header and footer views, above and below all sections.
  func placeOwnHeaders() throws {
    if let tableHeader { try place(own: tableHeader, at: 0) }
    if let tableFooter { try place(own: tableFooter, at: layout.bottom) }
    try background?.place(bounds)
  }

  private func place(own view: UIView, at y: Double) throws {
    guard view.superview === self else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.size.width, height: view.bounds.size.height)
    if frame != view.frame { try withoutMarking { try view.place(frame) } }
  }

  private func replace(_ former: UIView?, by view: UIView?) throws {
    if let former, former !== view, former.superview === self { try former.removeFromSuperview() }
    if let view { try insert(view, at: 0) }
    try remeasure()
    markNeedsLayout()
  }

  static func defineOwnHeaders(_ table: ClassDefinition<UITableView>) {
    table.property("tableHeaderView", .strong, get: { $0.tableHeader }) { (table, view: UIView?) in
      let former = table.tableHeader
      try (former ?? table).keptAlive {
        table.tableHeader = view
        try table.replace(former, by: view)
      }
    }
    table.property("tableFooterView", .strong, get: { $0.tableFooter }) { (table, view: UIView?) in
      let former = table.tableFooter
      try (former ?? table).keptAlive {
        table.tableFooter = view
        try table.replace(former, by: view)
      }
    }
    table.property("backgroundView", .strong, get: { $0.background }) { (table, view: UIView?) in
      let former = table.background
      try (former ?? table).keptAlive {
        table.background = view
        try table.replace(former, by: view)
      }
    }
    table.method("headerViewForSection:") { (table, section: Int) -> UIView? in
      table.shownHeader(section, false)?.view
    }
    table.method("footerViewForSection:") { (table, section: Int) -> UIView? in
      table.shownHeader(section, true)?.view
    }
  }
}
