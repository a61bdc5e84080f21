internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// The visible views: created, positioned, and recycled when they become invisible.
extension UICollectionView {
  /// An element that the layout makes visible.
  private typealias Wanted = (
    key: DisplayedElement.Key, attributes: UICollectionViewLayoutAttributes
  )

  private func layOut() throws {
    guard !isLayingOut, let collectionLayout else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    try collectionLayout.keptAlive {
      if let knownBounds, knownBounds != bounds, !needsPreparation,
        try collectionLayout.call(collectionSelectors.shouldInvalidate, bounds)
      {
        try collectionLayout.invalidate(for: bounds)
      }
      knownBounds = bounds
      for _ in 0..<Self.mostRounds {
        try prepareIfNeeded()
        // A callback has reloaded the collection, so another layout pass is already scheduled.
        guard !needsReload, !needsPreparation else { return }
        let current = generation
        try placeScrollers()
        guard current == generation, !needsPreparation else { return }
        try show(elementsInSight(of: collectionLayout))
        try refuseUnreturnedViews()
        guard current == generation else { return }
        // Some cells have preferred other sizes.
        if !needsPreparation { break }
      }
      try announceItems(of: collectionLayout)
      try announceVisibleItems()
      try prepareItem(of: collectionLayout)
    }
    try background?.place(bounds)
  }

  /// The maximum number of passes in which self-sizing cells make further cells visible.
  private static let mostRounds = 20

  private func elementsInSight(of layout: UICollectionViewLayout) throws -> [Wanted] {
    let answer: [UICollectionViewLayoutAttributes]? = try layout.call(
      collectionSelectors.elementsInRect, bounds)
    var wanted: [Wanted] = []
    var seen: Set<DisplayedElement.Key> = []
    for attributes in answer ?? [] {
      guard !attributes.isHidden, let path = try attributes.indexPath?.itemPath(for: self) else {
        continue
      }
      if attributes.category == .cell, !contains(path) {
        try refuse(attributes)
        continue
      }
      guard seenFrame(attributes, path).meets(bounds) else { continue }
      let key = DisplayedElement.Key(
        kind: attributes.category == .cell
          ? nil
          : attributes.category == .decoration
            ? Self.decorationKey(attributes.kind ?? "") : attributes.kind ?? "", path: path)
      if seen.insert(key).inserted { wanted.append((key, attributes)) }
    }
    return wanted
  }

  /// Raises or warns for attributes of an item that the data source does not have.
  private func refuse(_ attributes: UICollectionViewLayoutAttributes) throws {
    guard world.changes[.attributesOutOfBounds] else {
      throw RuntimeError(
        .inconsistency,
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: \(try attributes.indexPath?.described() ?? "(null)")")
    }
    world.warn(
      "Layout attributes \(try attributes.described()) were received from the layout "
        + "\(collectionLayout?.defaultDescription ?? "(null)") but are not valid for the data "
        + "source counts. Attributes will be ignored.")
  }

  private func show(_ wanted: [Wanted]) throws {
    for (_, attributes) in wanted { attributes.retain() }
    defer { for (_, attributes) in wanted { attributes.release() } }
    let current = generation
    let keys = Set(wanted.map(\.key))
    releaseDeparted()
    for element in displayed where !keys.contains(element.key) || element.view == nil {
      try recycle(element, returns: true)
      guard current == generation else { return }
    }
    releaseDeparted()
    for (key, attributes) in wanted {
      if let view = view(of: key) {
        let host = host(of: key)
        try apply(attributes, to: view, host)
        // The section has become or is no longer an orthogonally scrolling one.
        if view.superview !== host {
          try withoutMarking { try host.insert(view, at: host.subviews.count) }
        }
      } else {
        try make(key, attributes)
      }
      guard current == generation else { return }
    }
    try bringToFront(wanted)
  }

  /// Orders the views of elements with a positive z-index above the others, the highest frontmost.
  private func bringToFront(_ wanted: [Wanted]) throws {
    let raised = wanted.filter { $0.attributes.zIndex > 0 }
      .sorted { $0.attributes.zIndex < $1.attributes.zIndex }
      .compactMap { view(of: $0.key) }.filter { $0.superview === self }
    guard subviews.count >= raised.count,
      !zip(subviews.suffix(raised.count), raised).allSatisfy({ $0 === $1 })
    else { return }
    for view in raised { try withoutMarking { try insert(view, at: subviews.count) } }
  }

  func view(of key: DisplayedElement.Key) -> UICollectionReusableView? {
    displayed.first { $0.key == key }?.view
  }

  /// Removes a view from the screen, and keeps it for reuse.
  ///
  /// - Parameters:
  ///   - element: The displayed view.
  ///   - returns: Whether a cell may come back as it is while it is near.
  /// - Throws: errors of the delegate.
  func recycle(_ element: DisplayedElement, returns: Bool = false) throws {
    guard let place = displayed.firstIndex(where: { $0 === element }) else { return }
    displayed.remove(at: place)
    guard let view = element.view else { return }
    try view.keptAlive {
      element.view = nil
      let path = try world.indexPath(element.key.path)
      if let host = view.superview, host === self || host is OrthogonalScrollView {
        try withoutMarking { try view.removeFromSuperview() }
      }
      if let kind = element.key.kind {
        if !Self.isDecoration(kind) {
          try sendToDelegate(.didEndDisplayingSupplementary, view, kind, path)
        }
      } else {
        if followed?.path == element.key.path { try stopFollowing() }
        try sendToDelegate(.didEndDisplaying, view, path)
      }
      guard view.superview == nil, let identifier = view.reuseIdentifier else { return }
      if returns, element.key.kind == nil, keepsDeparted {
        return departed.add(view, for: element.key.path, generation)
      }
      reusables.add(view, for: Self.poolKey(element.key.kind, identifier))
    }
  }

  private func make(
    _ key: DisplayedElement.Key, _ attributes: UICollectionViewLayoutAttributes
  ) throws {
    let current = generation
    let path = try world.indexPath(key.path)
    try path.keptAlive {
      // Without a data source, the position stays empty.
      guard dataSourceSlot.object != nil else { return }
      let known =
        key.kind == nil
        ? prepared.take(key.path, generation) ?? departed.take(key.path, generation) : nil
      guard let view = try known?.view as? UICollectionReusableView ?? call(for: key, path) else {
        return
      }
      try view.keptAlive {
        guard current == generation else { return }
        try withExtendedLifetime(known) { try display(view, key, attributes, path) }
      }
    }
  }

  /// Returns the data source's view of an element.
  func call(
    for key: DisplayedElement.Key, _ path: NSIndexPath
  ) throws -> UICollectionReusableView? {
    if let kind = key.kind, Self.isDecoration(kind) { return try decoration(kind, path) }
    if let kind = key.kind {
      let answer = try callDataSource(.viewForSupplementary, kind, path, as: Value.self)
      if let view = answer?.object as? UICollectionReusableView {
        noteReturned(view)
        return view
      }
      throw RuntimeError(
        .inconsistency,
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "(\(kind), \(try path.described())) is \(answer?.typeName ?? "nil")")
    }
    world.cellRequests += 1
    defer { world.cellRequests -= 1 }
    let answer = try callDataSource(.cellForItem, path, as: Value.self)
    guard let cell = answer?.object as? UICollectionViewCell else {
      throw RuntimeError(
        .inconsistency,
        "the collection view's data source did not return a valid cell from "
          + "-collectionView:cellForItemAtIndexPath: for index path \(try path.described())")
    }
    noteReturned(cell)
    guard cell.reuseIdentifier != nil else {
      throw RuntimeError(
        .inconsistency,
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    return cell
  }

  /// Returns the separators of an item in a list section.
  private func separator(
    at path: NSIndexPath, _ section: Int
  ) throws -> UIListSeparatorConfiguration? {
    let layout = collectionLayout as? UICollectionViewCompositionalLayout
    return try layout?.list(ofSection: section)?.separator(at: path)
  }

  private func display(
    _ view: UICollectionReusableView, _ key: DisplayedElement.Key,
    _ attributes: UICollectionViewLayoutAttributes, _ path: NSIndexPath
  ) throws {
    let current = generation
    displayed.removeAll { $0.view === view || $0.key == key }
    if let identifier = view.reuseIdentifier {
      reusables.forget(view, for: Self.poolKey(key.kind, identifier))
    }
    displayed.append(DisplayedElement(key, view))
    let host = host(of: key)
    try apply(attributes, to: view, host)
    try (view as? UICollectionViewCell)?.updateConfigurationsIfNeeded()
    guard current == generation else { return }
    try askForPreference(view, attributes)
    guard current == generation else { return }
    if let cell = view as? UICollectionViewCell {
      let isSelected = selected.contains(key.path)
      if cell.isSelected != isSelected {
        try cell.send(collectionSelectors.setSelected, isSelected)
        try cell.updateConfigurationsIfNeeded()
      }
    }
    if let cell = view as? UICollectionViewListCell {
      try cell.show(separator: separator(at: path, key.path.section))
    }
    guard current == generation else { return }
    if let kind = key.kind {
      if !Self.isDecoration(kind) {
        try sendToDelegate(.willDisplaySupplementary, view, kind, path)
      }
    } else {
      try sendToDelegate(.willDisplay, view, path)
    }
    guard current == generation, view.superview !== host else { return }
    try withoutMarking { try host.insert(view, at: host.subviews.count) }
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView,
    _ host: UIView
  ) throws {
    try withoutMarking {
      var frame = attributes.frame
      if host !== self { frame.origin = frame.origin - host.frame.origin }
      if frame != view.frame { try view.place(frame) }
      view.alpha = min(max(attributes.alpha.isNaN ? 1 : attributes.alpha, 0), 1)
      if view.transform != attributes.transform { view.setTransform(attributes.transform) }
      try view.send(collectionSelectors.applyAttributes, attributes)
    }
  }

  private func withoutMarking(_ body: () throws -> Void) rethrows {
    let (marked, current) = (needsLayout, generation)
    try body()
    if current == generation, isLayingOut, !needsPreparation { needsLayout = marked }
  }

  static func defineElements(_ view: ClassDefinition<UICollectionView>) {
    view.method("layoutSubviews") { (view) in try view.layOut() }
    view.method("cellForItemAtIndexPath:") {
      (view, path: NSIndexPath?) -> UICollectionReusableView? in
      guard let path else { return nil }
      try view.reloadIfNeeded()
      return try view.view(of: .init(kind: nil, path: path.itemPath(for: view)))
    }
    view.method("supplementaryViewForElementKind:atIndexPath:") {
      (view, kind: String, path: NSIndexPath) -> UICollectionReusableView? in
      try view.view(of: .init(kind: kind, path: path.itemPath(for: view)))
    }
    view.method("visibleSupplementaryViewsOfKind:") {
      (view, kind: String) -> [UICollectionReusableView] in
      view.displayed.filter { $0.key.kind == kind }.compactMap(\.view)
    }
    view.method("indexPathForCell:") { (view, cell: UIView?) -> NSIndexPath? in
      guard let cell, let element = view.displayed.first(where: { $0.view === cell }),
        element.key.kind == nil
      else { return nil }
      return try view.world.indexPath(element.key.path)
    }
    view.readonly("visibleCells", .copy) { (view) -> [UICollectionReusableView] in
      try view.reloadIfNeeded()
      return view.cells.compactMap(\.view)
    }
    view.readonly("indexPathsForVisibleItems", .copy) { (view) -> [NSIndexPath] in
      try view.reloadIfNeeded()
      return try view.world.indexPaths(view.cells.map(\.key.path))
    }
    view.property("backgroundView", .strong, get: { $0.background }) {
      (view, background: UIView?) in
      let former = view.background
      try (former ?? view).keptAlive {
        view.background = background
        if former?.superview === view { try former?.removeFromSuperview() }
        if let background { try view.insert(background, at: 0) }
      }
    }
  }

  /// The visible cells, in the order of their index paths.
  var cells: [DisplayedElement] {
    displayed.filter { $0.key.kind == nil && $0.view != nil }
      .sorted { $0.key.path < $1.key.path }
  }
}
