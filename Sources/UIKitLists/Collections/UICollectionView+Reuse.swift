internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Reusable views, and the registered classes and nibs.
extension UICollectionView {
  /// Returns the reuse key; cells and each element kind have separate identifiers.
  static func poolKey(_ kind: String?, _ identifier: String) -> String {
    (kind.map { "kind " + $0 } ?? "cell") + "\n" + identifier
  }

  func dequeue(_ kind: String?, _ identifier: String, _ path: ItemPath) throws -> Value {
    if kind == nil, let element = reconfigured, element.key.path == path,
      element.view?.reuseIdentifier == identifier
    {
      return element.view.messageValue
    }
    let key = Self.poolKey(kind, identifier)
    if let view = reusables.take(key) as? UICollectionReusableView {
      try (view as? UICollectionViewCell)?.forgetState()
      try view.send(world.selectors.tables.prepareForReuse)
      return .object(view)
    }
    if let nib = reusables.registeredNib(key) {
      let view = try nib.element(
        UICollectionReusableView.self,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a UICollectionReusableView instance")
      try view.place(try frame(kind, path))
      view.reuseIdentifier = identifier
      view.elementKind = kind
      return .object(view)
    }
    if let view = try reusables.prototype(key)?.makeElement() as? UICollectionReusableView {
      try view.place(try frame(kind, path))
      view.reuseIdentifier = identifier
      view.elementKind = kind
      return .object(view)
    }
    guard let cls = reusables.registeredClass(key) else {
      throw RuntimeError(
        .inconsistency,
        "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with "
          + "identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    let made: RuntimeObject = try cls.call(selectors.alloc)
    let value: Value = try made.call(selectors.initWithFrame, try frame(kind, path))
    if let view = value.object as? UICollectionReusableView {
      view.reuseIdentifier = identifier
      view.elementKind = kind
    }
    return value
  }

  // MARK: - Views that are not returned

  /// Dequeues a view, and expects the data source to return it.
  private func dequeueForReturn(
    _ kind: String?, _ identifier: String, _ path: ItemPath
  ) throws -> Value {
    let answer = try dequeue(kind, identifier, path)
    if world.settings.system.dequeuedViewUnused,
      let view = answer.object as? UICollectionReusableView, view !== reconfigured?.view
    {
      unreturned.append(view)
    }
    return answer
  }

  /// Called with the view that the data source has returned.
  func noteReturned(_ view: UICollectionReusableView) {
    guard !unreturned.isEmpty else { return }
    unreturned.removeAll(view)
  }

  /// Raises an exception for a view that was dequeued and not returned, after the visible views
  /// were updated.
  func refuseUnreturnedViews() throws {
    guard let view = unreturned.first else { return }
    let text = try view.described()
    unreturned = []
    throw RuntimeError(
      .inconsistency,
      "Expected dequeued view to be returned to the collection view in preparation for display. "
        + "When the collection view's data source is asked to provide a view for a given index "
        + "path, ensure that a single view is dequeued and returned to the collection view. Avoid "
        + "dequeuing views without a request from the collection view. For retrieving an existing "
        + "view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
        + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
        + "\(text); Collection view: \(try described())")
  }

  /// Returns the frame of an element in the layout; empty if the layout has no attributes for it.
  private func frame(_ kind: String?, _ path: ItemPath) throws -> CGRect {
    guard let collectionLayout else { return .zero }
    let indexPath = try world.indexPath(path)
    if let kind, collectionLayout is UICollectionViewFlowLayout {
      let count = try itemCounts().count
      if path.section >= count {
        throw RuntimeError(
          .inconsistency,
          "request for layout attributes for supplementary view \(kind) in section "
            + "\(path.section) when there are only \(count) sections in the collection view")
      }
    }
    let attributes: UICollectionViewLayoutAttributes? =
      if let kind {
        try collectionLayout.call(collectionSelectors.attributesForSupplementary, kind, indexPath)
      } else {
        try collectionLayout.call(collectionSelectors.attributesForItem, indexPath)
      }
    return attributes?.frame ?? .zero
  }

  private func register(_ cls: RuntimeClass?, _ kind: String?, _ identifier: String) throws {
    let wanted =
      kind == nil
      ? world.runtime.cls(UIKitClasses.collectionViewCell)
      : world.runtime.cls(UIKitClasses.collectionReusableView)
    if let cls, !cls.inherits(from: wanted) {
      throw RuntimeError(
        .inconsistency,
        "unable to register class \(cls.name) for identifier \(identifier) - it must be "
          + "\(wanted.name) or a subclass")
    }
    reusables.register(cls, for: Self.poolKey(kind, identifier))
  }

  static func defineReuse(_ view: ClassDefinition<UICollectionView>) {
    view.method("registerClass:forCellWithReuseIdentifier:") {
      (view, cls: RuntimeClass?, identifier: String) in
      try view.register(cls, nil, identifier)
    }
    view.method("registerClass:forSupplementaryViewOfKind:withReuseIdentifier:") {
      (view, cls: RuntimeClass?, kind: String, identifier: String) in
      try view.register(cls, kind, identifier)
    }
    view.method("registerNib:forCellWithReuseIdentifier:") {
      (view, nib: UINib?, identifier: String) in
      view.reusables.register(nib, for: poolKey(nil, identifier))
    }
    view.method("registerNib:forSupplementaryViewOfKind:withReuseIdentifier:") {
      (view, nib: UINib?, kind: String, identifier: String) in
      view.reusables.register(nib, for: poolKey(kind, identifier))
    }
    view.method("dequeueReusableCellWithReuseIdentifier:forIndexPath:") {
      (view, identifier: String, path: NSIndexPath) -> Value in
      try view.dequeueForReturn(nil, identifier, path.itemPath(for: view))
    }
    view.method("dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:") {
      (view, kind: String, identifier: String, path: NSIndexPath) -> Value in
      try view.dequeueForReturn(kind, identifier, path.itemPath(for: view))
    }
  }
}
