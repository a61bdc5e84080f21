internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Reusable cells and headers, and the classes registered for them.
extension UITableView {
  private func takeCell(_ identifier: String) throws -> UITableViewCell? {
    guard let cell = cells.take(identifier) as? UITableViewCell else { return nil }
    try cell.forgetState()
    try cell.send(tableSelectors.prepareForReuse)
    return cell
  }

  /// Creates a cell of the registered class or nib, or returns nil if there is none.
  private func makeCell(_ identifier: String) throws -> Value? {
    if let nib = cells.registeredNib(identifier) {
      let cell = try nib.element(
        UITableViewCell.self,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a UITableViewCell instance")
      cell.reuseIdentifier = identifier
      return .object(cell)
    }
    if let cell = try cells.prototype(identifier)?.makeElement() as? UITableViewCell {
      cell.reuseIdentifier = identifier
      return .object(cell)
    }
    guard let cls = cells.registeredClass(identifier) else { return nil }
    let made: RuntimeObject = try cls.call(selectors.alloc)
    return try made.call(tableSelectors.initWithStyle, 0, identifier)
  }

  /// Refuses a second cell for the row that the data source is asked for.
  private func noteDequeuing(_ identifier: String, _ path: NSIndexPath) throws {
    guard let request, try path.itemPath(for: self) == request.path else { return }
    guard request.isDequeued, world.settings.system.dequeueTwiceRaises else {
      self.request?.isDequeued = true
      return
    }
    throw RuntimeError(
      .inconsistency,
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
        + "really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
        + "\(identifier), index path: \(try path.described())")
  }

  private func takeHeader(_ identifier: String) throws -> Value {
    if let view = headers.take(identifier) {
      try view.send(tableSelectors.prepareForReuse)
      return .object(view)
    }
    if let nib = headers.registeredNib(identifier) {
      let view = try nib.element(
        UITableViewHeaderFooterView.self,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a UITableViewHeaderFooterView instance")
      view.reuseIdentifier = identifier
      return .object(view)
    }
    guard let cls = headers.registeredClass(identifier) else { return .none }
    let made: RuntimeObject = try cls.call(selectors.alloc)
    return try made.call(tableSelectors.initWithReuseIdentifier, identifier)
  }

  static func defineReuse(_ table: ClassDefinition<UITableView>) {
    table.method("registerClass:forCellReuseIdentifier:") {
      (table, cls: RuntimeClass?, identifier: String) in
      if let cls, !cls.inherits(from: table.world.runtime.cls(UIKitClasses.tableViewCell)) {
        throw RuntimeError(
          .inconsistency,
          "unable to register class \(cls.name) for identifier \(identifier) - it must be "
            + "UITableViewCell or a subclass")
      }
      table.cells.register(cls, for: identifier)
    }
    table.method("registerClass:forHeaderFooterViewReuseIdentifier:") {
      (table, cls: RuntimeClass?, identifier: String) in
      table.headers.register(cls, for: identifier)
    }
    table.method("registerNib:forCellReuseIdentifier:") {
      (table, nib: UINib?, identifier: String) in table.cells.register(nib, for: identifier)
    }
    table.method("registerNib:forHeaderFooterViewReuseIdentifier:") {
      (table, nib: UINib?, identifier: String) in table.headers.register(nib, for: identifier)
    }
    table.method("dequeueReusableCellWithIdentifier:") { (table, identifier: String?) -> Value in
      guard let identifier else { return .none }
      if let cell = try table.takeCell(identifier) { return .object(cell) }
      return try table.makeCell(identifier) ?? .none
    }
    table.method("dequeueReusableCellWithIdentifier:forIndexPath:") {
      (table, identifier: String, path: NSIndexPath) -> Value in
      if let row = table.reconfigured, try path.itemPath(for: table) == row.path,
        row.cell?.reuseIdentifier == identifier
      {
        return row.cell.messageValue
      }
      try table.noteDequeuing(identifier, path)
      if let cell = try table.takeCell(identifier) { return .object(cell) }
      if let made = try table.makeCell(identifier) { return made }
      throw RuntimeError(
        .inconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    table.method("dequeueReusableHeaderFooterViewWithIdentifier:") {
      (table, identifier: String?) -> Value in try identifier.map(table.takeHeader) ?? .none
    }
  }
}
