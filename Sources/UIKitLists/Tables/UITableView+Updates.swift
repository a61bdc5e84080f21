internal import FoundationCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// Insertion, deletion, moving and reloading of rows and sections, individually or in batches.
///
/// Updates are not animated: the rows have their final positions after the outermost batch. The
/// data source's counts must then be consistent with the updates.
extension UITableView {
  /// Adds to the open batch, or performs a batch of its own.
  func change(_ body: (inout ItemUpdate) throws -> Void) throws {
    if updateDepth == 0 { try reloadIfNeeded() }
    try body(&update)
    if updateDepth == 0 { try finishUpdates() }
  }

  private func begin() throws {
    if updateDepth == 0 { try reloadIfNeeded() }
    updateDepth += 1
  }

  private func end() throws {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { try finishUpdates() }
  }

  private func finishUpdates() throws {
    let done = update
    update = ItemUpdate()
    // A reload during the batch supersedes it.
    guard !needsReload else { return }
    let old = layout
    let new = try askForLayout()
    do {
      try done.check(
        from: old.counts, to: new.counts, .table(world),
        listsUpdates: world.changes[.invalidUpdateText])
    } catch {
      // The displayed state is obsolete, and the data source no longer has it.
      markNeedsReload()
      throw error
    }
    generation += 1
    carried = nil
    layout = new
    prefetching.follow(done)
    takeMeasures(along: done, shown: Set(displayed.map(\.path)))
    selected = selected.compactMap(done.newPath)
    let confirmed = confirmation?.path.flatMap(done.newPath)
    confirmation?.path = confirmed
    let path = followed?.path
    if let path, let moved = done.newPath(of: path) {
      followed?.path = moved
    } else {
      followed = nil
    }
    let current = generation
    for row in displayed {
      if let path = done.newPath(of: row.path) {
        row.path = path
      } else {
        try recycle(row)
        guard current == generation else { return }
      }
    }
    displayed.sort { $0.path < $1.path }
    for header in displayedHeaders {
      if let section = done.newSection(of: header.section),
        !done.reloadedSections.contains(header.section)
      {
        header.section = section
      } else {
        try recycle(header)
        guard current == generation else { return }
      }
    }
    try adjustContentSize()
    markNeedsLayout()
    try settleConfirmation()
    guard current == generation else { return }
    if window != nil, !isLayingOut { try send(tableSelectors.layoutSubviews) }
  }

  private func performUpdates(_ updates: Block?, _ completion: Block?) throws {
    try begin()
    do {
      _ = try updates?()
    } catch {
      updateDepth -= 1
      update = ItemUpdate()
      throw error
    }
    try end()
    guard let completion else { return }
    try world.callLater(completion)
  }

  /// Reloads rows; since iOS 13 there must be at least one.
  private func reload(_ list: [NSIndexPath]) throws {
    guard !list.isEmpty || !world.changes[.reloadNoRows] else {
      throw RuntimeError(
        .inconsistency,
        "-[\(className) reloadRowsAtIndexPaths:withRowAnimation:]: the list of index paths is "
          + "empty")
    }
    let paths = try paths(list)
    try change { $0.reloadedItems += paths }
  }

  private func paths(_ list: [NSIndexPath]) throws -> [ItemPath] {
    try list.map { try $0.itemPath(for: self) }
  }

  static func defineUpdates(_ table: ClassDefinition<UITableView>) {
    table.method("beginUpdates") { (table) in try table.begin() }
    table.method("endUpdates") { (table) in try table.keptAlive { try table.end() } }
    table.method("performBatchUpdates:completion:") {
      (table, updates: Block?, completion: Block?) in
      try table.keptAlive { try table.performUpdates(updates, completion) }
    }
    table.readonly("hasUncommittedUpdates") { (table) -> Bool in table.updateDepth > 0 }
    defineRowUpdates(table)
    defineSectionUpdates(table)
  }

  private static func defineRowUpdates(_ table: ClassDefinition<UITableView>) {
    func rows(_ name: String, _ list: WritableKeyPath<ItemUpdate, [ItemPath]>) {
      table.method(name) { (table, paths: [NSIndexPath], _: Int) in
        try table.keptAlive {
          let paths = try table.paths(paths)
          try table.change { $0[keyPath: list] += paths }
        }
      }
    }
    rows("insertRowsAtIndexPaths:withRowAnimation:", \.insertedItems)
    rows("deleteRowsAtIndexPaths:withRowAnimation:", \.deletedItems)
    table.method("reloadRowsAtIndexPaths:withRowAnimation:") {
      (table, paths: [NSIndexPath]?, _: Int) in
      try table.keptAlive { try table.reload(paths ?? []) }
    }
    table.method("moveRowAtIndexPath:toIndexPath:") {
      (table, from: NSIndexPath, to: NSIndexPath) in
      try table.keptAlive {
        let move = ItemUpdate.Move(
          from: try from.itemPath(for: table), to: try to.itemPath(for: table))
        try table.change { $0.movedItems.append(move) }
      }
    }
  }

  private static func defineSectionUpdates(_ table: ClassDefinition<UITableView>) {
    func sections(_ name: String, _ list: WritableKeyPath<ItemUpdate, [Int]>) {
      table.method(name) { (table, sections: SectionList, _: Int) in
        try table.keptAlive { try table.change { $0[keyPath: list] += sections.sections } }
      }
    }
    sections("insertSections:withRowAnimation:", \.insertedSections)
    sections("deleteSections:withRowAnimation:", \.deletedSections)
    sections("reloadSections:withRowAnimation:", \.reloadedSections)
    table.method("moveSection:toSection:") { (table, from: Int, to: Int) in
      try table.keptAlive {
        try table.change { $0.movedSections.append(.init(from: from, to: to)) }
      }
    }
  }
}
