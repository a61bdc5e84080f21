internal import FoundationCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// Inserting, deleting, moving and reloading items and sections, individually or in batches.
extension UICollectionView {
  /// Adds a change to the open batch, or performs it as a batch of its own.
  func change(_ body: (inout ItemUpdate) throws -> Void) throws {
    if updateDepth == 0 { try reloadIfNeeded() }
    try body(&update)
    if updateDepth == 0 { try finishUpdates() }
  }

  private func performUpdates(_ updates: Block?, _ completion: Block?) throws {
    if updateDepth == 0 { try reloadIfNeeded() }
    updateDepth += 1
    do {
      _ = try updates?()
    } catch {
      updateDepth -= 1
      update = ItemUpdate()
      throw error
    }
    updateDepth -= 1
    if updateDepth == 0 { try finishUpdates() }
    if let completion { try world.callLater(completion) }
  }

  private func finishUpdates() throws {
    let done = update
    update = ItemUpdate()
    // A reload in the meantime has replaced everything.
    guard !needsReload else { return }
    let new = try askForCounts()
    do {
      try done.check(
        from: counts, to: new, .collection(world), listsUpdates: world.changes[.invalidUpdateText])
    } catch {
      markNeedsReload()
      throw error
    }
    generation += 1
    counts = new
    prefetching.follow(done)
    (collectionLayout as? UICollectionViewFlowLayout)?.follow(done)
    (collectionLayout as? UICollectionViewCompositionalLayout)?.follow(done)
    selected = selected.compactMap(done.newPath)
    if let path = followed?.path, let moved = done.newPath(of: path) {
      followed?.path = moved
    } else {
      followed = nil
    }
    let current = generation
    for element in displayed {
      if let key = key(element.key, after: done) {
        element.key = key
      } else {
        try recycle(element)
        guard current == generation else { return }
      }
    }
    markNeedsPreparation()
    try showUpdates(done)
  }

  /// Lays out the new state between the two messages that notify the layout of a batch.
  private func showUpdates(_ done: ItemUpdate) throws {
    try prepareIfNeeded()
    let layout = collectionLayout
    try layout?.send(collectionSelectors.prepareForUpdates, items(of: done))
    if window != nil, !isLayingOut { try send(selectors.layoutSubviews) }
    if layout === collectionLayout { try layout?.send(collectionSelectors.finalizeUpdates) }
  }

  /// Returns the key of an element after an update; nil if it is deleted or reloaded.
  ///
  /// Supplementary views belong to their sections, and exist as long as these.
  private func key(_ key: DisplayedElement.Key, after done: ItemUpdate) -> DisplayedElement.Key? {
    guard key.kind != nil else {
      return done.newPath(of: key.path).map { .init(kind: nil, path: $0) }
    }
    guard !done.reloadedSections.contains(key.path.section),
      let section = done.newSection(of: key.path.section)
    else { return nil }
    return .init(kind: key.kind, path: ItemPath(section, key.path.item))
  }

  static func defineUpdates(_ view: ClassDefinition<UICollectionView>) {
    view.method("performBatchUpdates:completion:") {
      (view, updates: Block?, completion: Block?) in
      try view.keptAlive { try view.performUpdates(updates, completion) }
    }
    view.readonly("hasUncommittedUpdates") { (view) -> Bool in view.updateDepth > 0 }
    func items(_ name: String, _ list: WritableKeyPath<ItemUpdate, [ItemPath]>) {
      view.method(name) { (view, paths: [NSIndexPath]) in
        try view.keptAlive {
          let paths = try paths.map { try $0.itemPath(for: view) }
          try view.change { $0[keyPath: list] += paths }
        }
      }
    }
    items("insertItemsAtIndexPaths:", \.insertedItems)
    items("deleteItemsAtIndexPaths:", \.deletedItems)
    items("reloadItemsAtIndexPaths:", \.reloadedItems)
    view.method("moveItemAtIndexPath:toIndexPath:") { (view, from: NSIndexPath, to: NSIndexPath) in
      try view.keptAlive {
        let move = ItemUpdate.Move(
          from: try from.itemPath(for: view), to: try to.itemPath(for: view))
        try view.change { $0.movedItems.append(move) }
      }
    }
    defineSectionUpdates(view)
  }

  private static func defineSectionUpdates(_ view: ClassDefinition<UICollectionView>) {
    func sections(_ name: String, _ list: WritableKeyPath<ItemUpdate, [Int]>) {
      view.method(name) { (view, sections: SectionList) in
        try view.keptAlive { try view.change { $0[keyPath: list] += sections.sections } }
      }
    }
    sections("insertSections:", \.insertedSections)
    sections("deleteSections:", \.deletedSections)
    sections("reloadSections:", \.reloadedSections)
    view.method("moveSection:toSection:") { (view, from: Int, to: Int) in
      try view.keptAlive {
        try view.change { $0.movedSections.append(.init(from: from, to: to)) }
      }
    }
  }
}
