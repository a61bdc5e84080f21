package import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The content offset, which is the origin of the bounds, and its limits.
extension UIScrollView {
  package final var contentOffset: CGPoint { bounds.origin }

  /// The sum of the content inset, the safe area and the refresh control's space.
  package final var adjustedContentInset: UIEdgeInsets {
    guard safeInset != .zero || refreshInset != 0 else { return contentInset }
    return UIEdgeInsets(
      top: contentInset.top + safeInset.top + refreshInset,
      left: contentInset.left + safeInset.left, bottom: contentInset.bottom + safeInset.bottom,
      right: contentInset.right + safeInset.right)
  }

  /// The resting offsets on the x axis.
  final var horizontalEdges: ClosedRange<Double> {
    let least = -adjustedContentInset.left
    let greatest = contentSize.width + adjustedContentInset.right - bounds.size.width
    return least...max(least, greatest)
  }

  /// The resting offsets on the y axis; a small content rests at the top.
  final var verticalEdges: ClosedRange<Double> {
    let least = -upperInset
    let greatest = contentSize.height + adjustedContentInset.bottom - bounds.size.height
    return least...max(least, greatest)
  }

  /// The nearest resting offset.
  package final func restingOffset(near point: CGPoint) -> CGPoint {
    CGPoint(x: point.x.clamped(to: horizontalEdges), y: point.y.clamped(to: verticalEdges))
  }

  /// Rounds an offset to pixels.
  final func onPixels(_ point: CGPoint) -> CGPoint {
    CGPoint(x: onPixel(point.x), y: onPixel(point.y))
  }

  final func onPixel(_ place: Double) -> Double {
    let scale = world.screen.scale
    // Adding zero avoids a negative zero.
    return (place * scale).rounded() / scale + 0
  }

  /// The maximum depth of offset changes inside `scrollViewDidScroll:`.
  private static let maximumTellingDepth = 100

  /// Notifies the delegate of a changed offset.
  final func tellDidScroll() throws {
    guard let delegate = delegateSlot.delegate(remembered: scrolling.didScroll)
    else { return }
    guard tellingDepth < Self.maximumTellingDepth else {
      throw RuntimeError(
        .stackOverflow,
        "stack overflow: -[\(delegate.className) scrollViewDidScroll:] → "
          + "-[\(className) setContentOffset:] → -[\(delegate.className) scrollViewDidScroll:]")
    }
    tellingDepth += 1
    defer { tellingDepth -= 1 }
    try send(to: delegate, scrolling.didScroll)
  }

  /// Sends a message with the scroll view as its only argument, and retains both objects during it.
  final func send(to delegate: RuntimeObject, _ selector: Selector) throws {
    retain()
    delegate.retain()
    defer {
      delegate.release()
      release()
    }
    _ = try runtime.send(delegate, selector, Arguments(.object(self)))
  }

  /// Implements `setContentOffset:`.
  private final func setOffset(_ point: CGPoint) throws {
    try checkFinite(point, "setContentOffset:")
    let isOwn = isMovingItself
    isMovingItself = false
    let point = onPixels(point)
    if !isOwn { try offsetIsSet(to: point) }
    guard point != bounds.origin else { return }
    try send(scrolling.setBounds, CGRect(origin: point, size: bounds.size))
  }

  /// Implements `setBounds:`; a new origin is a new offset.
  private final func changeBounds(_ rectangle: CGRect) throws {
    try checkFinite(rectangle, "setBounds:")
    let old = bounds
    try setBounds(rectangle)
    if bounds.origin != old.origin {
      foldBar(from: old.origin.y)
      try tellDidScroll()
    }
    if bounds.size != old.size {
      try refreshSafeInset()
      try keepOffsetInside()
    }
  }

  /// Clamps the offset after the content or the insets have changed.
  final func keepOffsetInside() throws {
    guard !isTracking, !isDecelerating else { return try edgesHaveMoved() }
    let inside = restingOffset(near: contentOffset)
    guard inside != contentOffset else { return }
    try keptAlive { try send(scrolling.setContentOffset, inside) }
  }

  static func defineOffset(_ view: ClassDefinition<UIScrollView>) {
    view.property("contentOffset", get: { $0.contentOffset }) { (view, point: CGPoint) in
      try view.keptAlive { try view.setOffset(point) }
    }
    view.method("scrollRectToVisible:animated:") { (view, rectangle: CGRect, animated: Bool) in
      try view.show(rectangle, animated: animated)
    }
    view.method("setBounds:") { (view, bounds: CGRect) in
      try view.keptAlive { try view.changeBounds(bounds) }
    }
    let layers = view.cls.uikit.layerListening
    view.method("setFrame:") { (view, frame: CGRect) in
      let old = view.bounds.size
      try view.checkFinite(frame, "setFrame:")
      let isHeard = try layers.mayHearFrames && view.tellsLayer(layers.setFrame, frame)
      if !isHeard { try view.setFrame(frame) }
      if view.bounds.size != old {
        try view.refreshSafeInset()
        try view.keepOffsetInside()
      }
    }
  }

  /// Scrolls the minimum distance that makes a rectangle visible.
  ///
  /// If it is too large, its end remains outside.
  private final func show(_ rectangle: CGRect, animated: Bool) throws {
    try checkFinite(rectangle, "scrollRectToVisible:animated:")
    let rectangle = rectangle.standardized
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += Self.way(
      rectangle.origin.x - visible.origin.x, rectangle.maxX - visible.maxX)
    offset.y += Self.way(
      rectangle.origin.y - visible.origin.y, rectangle.maxY - visible.maxY)
    offset = restingOffset(near: offset)
    guard offset != contentOffset else { return }
    try send(scrolling.setContentOffsetAnimated, offset, animated)
  }

  /// Returns the shorter distance that brings both ends inside.
  ///
  /// - Parameters:
  ///   - before: The distance from the start of what is visible to that of the rectangle.
  ///   - behind: The distance between their ends.
  private static func way(_ before: Double, _ behind: Double) -> Double {
    if before >= 0, behind <= 0 { return 0 }
    if before < 0, behind > 0 { return 0 }
    return abs(before) < abs(behind) ? before : behind
  }
}

extension UIScrollView {
  private final func setInset(_ inset: UIEdgeInsets) throws {
    try checkFinite(inset, "setContentInset:")
    guard inset != contentInset else { return }
    let before = adjustedContentInset
    contentInset = inset
    try keptAlive { try adjustedInsetHasChanged(from: before) }
  }

  private final func setContent(_ size: CGSize) throws {
    try checkFinite(size, "setContentSize:")
    guard size != contentSize else { return }
    contentSize = size
    try refreshSafeInset()
    try keepOffsetInside()
  }

  static func defineInset(_ view: ClassDefinition<UIScrollView>) {
    view.property("contentSize", get: { $0.contentSize }, set: { try $0.setContent($1) })
    view.property("contentInset", get: { $0.contentInset }, set: { try $0.setInset($1) })
  }
}
