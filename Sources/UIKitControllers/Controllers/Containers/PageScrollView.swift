package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The scroll view of a page view controller whose pages scroll.
///
/// Its content has room for the page before, the visible page and the page after. A finger moves
/// it; when it comes to rest, the page in the middle is the visible one, and the content is centered
/// again. On a device it has this class name, and apps search it among the subviews.
package final class PageScrollView: UIScrollView {
  package override class var declaredName: String { "_UIQueuingScrollView" }

  weak var pages: UIPageViewController?
  var isVertical = false
  /// Whether the content is moved by the view itself.
  private var isCentering = false

  package override var makesContentInLayout: Bool { true }

  /// The length of a page in the direction of scrolling.
  private var extent: Double { isVertical ? bounds.size.height : bounds.size.width }

  private func offset(_ place: Int) -> CGPoint {
    let distance = Double(place + 1) * extent
    return isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  /// The distance of the content from its middle, in pages.
  var distance: Double {
    guard extent > 0 else { return 0 }
    return (isVertical ? contentOffset.y : contentOffset.x) / extent - 1
  }

  /// The frame of the page before (-1), the visible page (0) or the page after (1).
  func frame(_ place: Int) -> CGRect { CGRect(origin: offset(place), size: bounds.size) }

  package override func proposedTarget(_ target: CGPoint, _ rate: CGPoint) throws -> CGPoint {
    guard extent > 0, let pages else { return target }
    let way = (isVertical ? target.y : target.x) / extent - 1
    let place = max(-1, min(1, Int(nearestTo: way.clamped(to: -2...2).rounded())))
    return offset(pages.hasPage(place) ? place : 0)
  }

  /// Puts the visible page into the middle.
  ///
  /// - Throws: errors of layout.
  func center() throws {
    guard extent > 0, !isCentering else { return }
    isCentering = true
    defer { isCentering = false }
    let size =
      isVertical
      ? CGSize(width: bounds.size.width, height: 3 * extent)
      : CGSize(width: 3 * extent, height: bounds.size.height)
    if contentSize != size { try send(runtime.selector("setContentSize:"), size) }
    if contentOffset != offset(0) {
      try send(scrolling.setContentOffsetAnimated, offset(0), false)
    }
    try pages?.placePages()
  }

  /// Scrolls to a page beside the visible one.
  func scroll(to place: Int) throws {
    try send(scrolling.setContentOffsetAnimated, offset(place), true)
  }

  private func layOut() throws {
    guard !isTracking, !moves, motion == nil else { return }
    try center()
  }

  static func define(_ view: ClassDefinition<PageScrollView>) {
    view.method("layoutSubviews") { (view) in try view.keptAlive { try view.layOut() } }
    view.method("scrollViewDidScroll:") { (view, _: UIScrollView) in
      guard !view.isCentering, view.isTracking || view.moves, let pages = view.pages else { return }
      try pages.keptAlive { try pages.pagesDidScroll() }
    }
    view.method("scrollViewWillBeginDragging:") { (view, _: UIScrollView) in
      guard let pages = view.pages else { return }
      try pages.keptAlive { try pages.findNeighbors() }
    }
    view.method("scrollViewDidEndDragging:willDecelerate:") {
      (view, _: UIScrollView, decelerates: Bool) in
      guard !decelerates, let pages = view.pages else { return }
      try pages.keptAlive { try pages.pagesDidRest() }
    }
    for name in ["scrollViewDidEndDecelerating:", "scrollViewDidEndScrollingAnimation:"] {
      view.method(name) { (view, _: UIScrollView) in
        guard let pages = view.pages else { return }
        try pages.keptAlive { try pages.pagesDidRest() }
      }
    }
  }
}

extension UIKitClasses {
  package static let pageScrollView = NativeClass<PageScrollView>(
    "_UIQueuingScrollView", superclass: scrollView, PageScrollView.define)
}
