internal import SelectorRuntime

/// The scroll view of a section that scrolls across its layout; its cells stand in it.
///
/// It is private on a device and has this name there.
final class OrthogonalScrollView: UIScrollView {
  override class var declaredName: String {
    "_UICollectionViewOrthogonalScrollerEmbeddedScrollView"
  }

  fileprivate var stops: [Double]?
  fileprivate var movesOneGroup = false
  /// The offset at which a finger took the content.
  private var dragStart = 0.0

  private var collectionView: UICollectionView? { superview as? UICollectionView }

  /// Content comes to rest at a group; where groups are pages, at a neighbour of the one it left.
  override func proposedTarget(_ target: CGPoint, _ rate: CGPoint) throws -> CGPoint {
    guard let stops, !stops.isEmpty else { return target }
    func nearest(_ place: Double) -> Int {
      stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
    }
    var index = nearest(target.x)
    if movesOneGroup {
      let current = nearest(dragStart)
      // A fling goes on to the next group, however short it is.
      if rate.x != 0, index == current { index += rate.x > 0 ? 1 : -1 }
      index = min(max(index, current - 1), current + 1)
    }
    return CGPoint(x: stops[min(max(index, 0), stops.count - 1)], y: target.y)
  }

  fileprivate func take(_ section: OrthogonalSection) throws {
    stops = section.stops
    movesOneGroup = section.behavior == .groupPaging || section.behavior == .groupPagingCentered
    isPagingEnabled = section.behavior == .paging
    // UIScrollViewDecelerationRateFast
    if section.behavior == .groupPaging || section.behavior == .groupPagingCentered {
      decelerationRate = 0.99
    }
    if frame != section.frame { try place(section.frame) }
    let size = CGSize(width: section.width, height: section.frame.size.height)
    if contentSize != size { try send(runtime.selector("setContentSize:"), size) }
    if contentInset != section.insets {
      let isNew = contentOffset.x == -contentInset.left
      try send(runtime.selector("setContentInset:"), section.insets)
      if isNew {
        try send(scrolling.setContentOffset, CGPoint(x: -section.insets.left, y: 0))
      }
    }
  }

  /// Scrolls so that a cell stands where it is wanted, as the collection view does down the page.
  func scrollAcross(to frame: CGRect, _ position: Int, animated: Bool) throws {
    let x = UICollectionView.start(
      of: (frame.origin.x, frame.size.width), in: (contentOffset.x, bounds.size.width), position)
    let offset = restingOffset(near: CGPoint(x: x, y: contentOffset.y))
    guard offset != contentOffset else { return }
    try send(world.selectors.tables.setContentOffset, offset, animated)
  }

  static func define(_ view: ClassDefinition<OrthogonalScrollView>) {
    view.method("layoutSubviews") { (view) in
      // The collection view knows which cells come into sight.
      view.collectionView?.markNeedsLayout()
    }
    view.method("_scrollViewWillBeginDragging") { (view) in view.dragStart = view.contentOffset.x }
  }
}

/// The scroll views of sections, and where elements stand that scroll with them.
extension UICollectionView {
  /// Makes a scroll view for each section that wants one, and takes those of others away.
  func placeScrollers() throws {
    let sections = (collectionLayout as? UICollectionViewCompositionalLayout)?.acrossSections ?? [:]
    guard !sections.isEmpty || !scrollers.isEmpty else { return }
    for (index, scroller) in scrollersInOrder where sections[index] == nil {
      scrollers[index] = nil
      if scroller.superview === self {
        try scroller.keptAlive { try scroller.removeFromSuperview() }
      }
    }
    for (index, section) in sections.sorted(by: { $0.key < $1.key }) {
      let scroller = try scrollers[index] ?? makeScroller(index)
      try scroller.take(section)
    }
  }

  private var scrollersInOrder: [(key: Int, value: OrthogonalScrollView)] {
    scrollers.sorted { $0.key < $1.key }
  }

  private func makeScroller(_ section: Int) throws -> OrthogonalScrollView {
    let made = try world.makeView(UIKitClasses.orthogonalScrollView)
    made.showsHorizontalScrollIndicator = false
    made.showsVerticalScrollIndicator = false
    made.scrollsToTop = false
    // UIScrollViewContentInsetAdjustmentNever
    made.contentInsetAdjustmentBehavior = 2
    scrollers[section] = made
    try insert(made, at: 0)
    return made
  }

  /// The scroll view that a cell stands in, where its section has one.
  func scroller(of key: DisplayedElement.Key) -> OrthogonalScrollView? {
    key.kind == nil ? scrollers[key.path.section] : nil
  }

  /// How far a section that scrolls by itself has been scrolled.
  func scrolledAcross(_ section: Int) -> Double { scrollers[section]?.contentOffset.x ?? 0 }

  /// The view that an element stands in.
  func host(of key: DisplayedElement.Key) -> UIView { scroller(of: key) ?? self }

  /// Where an element is seen; one of a section that scrolls by itself has moved with that.
  func seenFrame(_ attributes: UICollectionViewLayoutAttributes, _ path: ItemPath) -> CGRect {
    var frame = attributes.frame
    guard attributes.category == .cell, let scroller = scrollers[path.section] else { return frame }
    frame.origin.x -= scroller.contentOffset.x
    return frame
  }

  /// Tells the handlers of such sections what can be seen of them, as the documentation says.
  func announceVisibleItems() throws {
    guard let layout = collectionLayout as? UICollectionViewCompositionalLayout else { return }
    for (index, scroller) in scrollersInOrder {
      guard let handler = layout.visibleItemsHandler(of: index) else { continue }
      let shown = cells.filter { $0.key.path.section == index }
      var items: [Value] = []
      for cell in shown {
        let path = try world.indexPath(cell.key.path)
        let attributes: RuntimeObject? = try layout.call(
          collectionSelectors.attributesForItem, path)
        if let attributes { items.append(.object(attributes)) }
      }
      try handler(
        .list(items), scroller.contentOffset.messageValue, .object(layout.environment(for: self)))
    }
  }
}

extension UIKitClasses {
  static let orthogonalScrollView = NativeClass<OrthogonalScrollView>(
    "_UICollectionViewOrthogonalScrollerEmbeddedScrollView", superclass: scrollView,
    OrthogonalScrollView.define)
}
