internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The scroll view of an orthogonally scrolling section; it contains the section's cells.
///
/// The class is private on a device and has the same name there.
final class OrthogonalScrollView: UIScrollView {
  override class var declaredName: String {
    "_UICollectionViewOrthogonalScrollerEmbeddedScrollView"
  }

  fileprivate var stops: [Double]?
  fileprivate var movesOneGroup = false
  /// The offset at the start of a drag.
  private var dragStart = 0.0

  private var collectionView: UICollectionView? { superview as? UICollectionView }

  /// Returns the offset of a group; with group paging, of the same or an adjacent group.
  override func proposedTarget(_ target: CGPoint, _ rate: CGPoint) throws -> CGPoint {
    guard let stops, !stops.isEmpty else { return target }
    func nearest(_ place: Double) -> Int {
      stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
    }
    var index = nearest(target.x)
    if movesOneGroup {
      let current = nearest(dragStart)
      // A flick continues to the next group, even if it is short.
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

  /// Scrolls horizontally to a cell, as the collection view does vertically.
  func scrollAcross(to frame: CGRect, _ position: Int, animated: Bool) throws {
    let x = UICollectionView.start(
      of: (frame.origin.x, frame.size.width), in: (contentOffset.x, bounds.size.width), position)
    let offset = restingOffset(near: CGPoint(x: x, y: contentOffset.y))
    guard offset != contentOffset else { return }
    try send(world.selectors.tables.setContentOffset, offset, animated)
  }

  static func define(_ view: ClassDefinition<OrthogonalScrollView>) {
    view.method("layoutSubviews") { (view) in
      // The collection view determines which cells become visible.
      view.collectionView?.markNeedsLayout()
    }
    view.method("_scrollViewWillBeginDragging") { (view) in view.dragStart = view.contentOffset.x }
  }
}

/// The scroll views of sections, and the positions of elements inside them.
extension UICollectionView {
  /// Creates the scroll views of orthogonally scrolling sections, and removes outdated ones.
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

  /// Returns the scroll view of an element's section, if it has one.
  func scroller(of key: DisplayedElement.Key) -> OrthogonalScrollView? {
    key.kind == nil ? scrollers[key.path.section] : nil
  }

  /// The scroll offset of an orthogonally scrolling section.
  func scrolledAcross(_ section: Int) -> Double { scrollers[section]?.contentOffset.x ?? 0 }

  /// Returns the superview of an element.
  func host(of key: DisplayedElement.Key) -> UIView { scroller(of: key) ?? self }

  /// Returns the visible frame of an element, including the scroll offset of its section.
  func seenFrame(_ attributes: UICollectionViewLayoutAttributes, _ path: ItemPath) -> CGRect {
    var frame = attributes.frame
    guard attributes.category == .cell, let scroller = scrollers[path.section] else { return frame }
    frame.origin.x -= scroller.contentOffset.x
    return frame
  }

  /// Calls the visible-items handlers of such sections, as the documentation describes.
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
