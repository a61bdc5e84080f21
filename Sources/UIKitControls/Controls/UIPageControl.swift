internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime

/// A row of page dots; a tap beside the center shows the next or previous page.
package final class UIPageControl: UIControl {
  package private(set) var currentPage = 0
  package private(set) var numberOfPages = 0
  package private(set) var hidesForSinglePage = false
  private var defersCurrentPageDisplay = false
  @Strong package private(set) var pageIndicatorTintColor: UIColor?
  @Strong package private(set) var currentPageIndicatorTintColor: UIColor?

  /// The width of a dot and the height of the control; our values, no document gives them.
  private static let (dot, height) = (16.0, 26.0)
  /// More pages have no views for their dots, which no screen could show.
  private static let mostDots = 200

  private func size(for pages: Int) -> CGSize {
    CGSize(width: Double(max(0, pages)) * Self.dot, height: Self.height)
  }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let pages = (currentPage, numberOfPages)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      (currentPage, numberOfPages) = pages
    }
  }

  package override var intrinsicSize: CGSize { sizeThatFits(.zero) }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(for: numberOfPages) }
  package override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    isPlainTap(recognizer)
  }

  /// The view that contains the dots since iOS 14.
  @Strong private var dotsView: UIView?

  /// Creates a view for each dot.
  ///
  /// They are subviews until iOS 14; since then they are images in an inner view, which is as wide
  /// as the control at most. The control draws the dots itself.
  private func updateDots() throws {
    var host: UIView = self
    if world.changes[.pageControlTree] {
      if let dotsView {
        host = dotsView
      } else {
        let (content, indicators) = (
          try world.makeView(UIKitClasses.view), try world.makeView(UIKitClasses.view)
        )
        for view in [content, indicators] { view.isUserInteractionEnabled = false }
        try content.insert(indicators, at: 0)
        try insert(content, at: 0)
        dotsView = indicators
        host = indicators
      }
    }
    let dots = host.subviews.filter { !$0.isUserInteractionEnabled && $0 !== dotsView?.superview }
    let count = min(numberOfPages, Self.mostDots)
    for (index, dot) in dots.enumerated() where index >= count { try dot.removeFromSuperview() }
    for _ in dots.count..<max(dots.count, count) {
      let dot =
        host === self
        ? try world.makeView(UIKitClasses.view) : try world.makeView(UIKitClasses.imageView)
      dot.isUserInteractionEnabled = false
      try host.insert(dot, at: host.subviews.count)
    }
    try placeDots()
  }

  private func placeDots() throws {
    let size = size(for: numberOfPages)
    let isCut = dotsView != nil && bounds.size.width > 0
    let width = isCut ? min(size.width, bounds.size.width) : size.width
    let left = bounds.center.x - width / 2
    let top = (bounds.size.height - Self.height) / 2
    var start = left
    if let dotsView, let content = dotsView.superview {
      try content.place(CGRect(origin: .zero, size: bounds.size))
      try dotsView.place(CGRect(x: left, y: top, width: width, height: Self.height))
      dotsView.clipsToBounds = true
      start = 0
    }
    let host = dotsView ?? self
    let dots = host.subviews.filter { !$0.isUserInteractionEnabled }
    for (index, dot) in dots.enumerated() {
      // 7 points, the width of a dot until iOS 14.
      try dot.place(
        CGRect(
          x: start + (Double(index) + 0.5) * Self.dot - 3.5,
          y: (dotsView == nil ? top : 0) + Self.height / 2 - 3.5, width: 7, height: 7))
    }
  }

  private func set(_ page: Int) { currentPage = min(max(page, 0), max(0, numberOfPages - 1)) }

  /// Changes the page by a number of pages; a tap changes it by one.
  func step(by pages: Int, _ event: UIEvent? = nil) throws {
    let before = currentPage
    set(currentPage + pages)
    guard currentPage != before else { return }
    try sendActions(for: [.valueChanged, .primaryActionTriggered], event)
  }

  private func end(_ touch: UITouch?, _ event: UIEvent?) throws {
    guard isTouchInside, let touch, let point = touch.window?.convert(touch.location, to: self)
    else { return }
    try step(by: point.x < bounds.center.x ? -1 : 1, event)
  }
}

extension UIPageControl {
  static func define(_ control: ClassDefinition<UIPageControl>) {
    control.later(StandardElements.define)
    // UIPageControlBackgroundStyleAutomatic
    control.shown("backgroundStyle", usual: 0)
    control.stored("allowsContinuousInteraction", usual: true)
    // UIPageControlInteractionStateNone
    control.readonly("interactionState") { (_) -> Int in 0 }
    // UIPageControlDirectionNatural
    control.stored("direction", usual: 0)
    control.stored("progress", .strong, of: "UIPageControlProgress", usual: RuntimeObject?.none)
    control.shown("preferredIndicatorImage", .strong, usual: UIImage?.none)
    control.shown("preferredCurrentPageIndicatorImage", .strong, usual: UIImage?.none)
    defineImages(control)
    control.keyed("setIndicatorImage:forPage:", "indicatorImageForPage:")
    control.keyed("setCurrentPageIndicatorImage:forPage:", "currentPageIndicatorImageForPage:")
    control.property("numberOfPages", get: { $0.numberOfPages }) { (control, pages: Int) in
      control.numberOfPages = max(0, pages)
      control.set(control.currentPage)
      try control.updateDots()
    }
    control.method("layoutSubviews") { (control) in try control.placeDots() }
    control.property("currentPage", get: { $0.currentPage }, set: { $0.set($1) })
    control.method("sizeForNumberOfPages:") { (control, pages: Int) -> CGSize in
      control.size(for: pages)
    }
    control.method("updateCurrentPageDisplay") { _ in }
    control.method("endTrackingWithTouch:withEvent:") {
      (control, touch: UITouch?, event: UIEvent?) in try control.end(touch, event)
    }
    control.property(
      "hidesForSinglePage", get: { $0.hidesForSinglePage }, set: { $0.hidesForSinglePage = $1 })
    control.property(
      "defersCurrentPageDisplay", get: { $0.defersCurrentPageDisplay },
      set: { $0.defersCurrentPageDisplay = $1 })
    control.property(
      "pageIndicatorTintColor", get: { $0.pageIndicatorTintColor },
      set: { $0.pageIndicatorTintColor = $1 })
    control.property(
      "currentPageIndicatorTintColor", get: { $0.currentPageIndicatorTintColor },
      set: { $0.currentPageIndicatorTintColor = $1 })
  }
}

extension UIKitClasses {
  package static let pageControl = NativeClass<UIPageControl>(
    "UIPageControl", superclass: control, UIPageControl.define)
}
