internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// A change of the zoom scale by a pinch or an animation.
struct ScrollZoom {
  /// The initial scale.
  let start: Double
  /// The fixed point, in the coordinates of the zoomed view.
  let anchor: CGPoint
  /// The course of an animation, and its starting time.
  var easing: Easing?
  var begin = 0.0
}

/// Zooming scales the delegate's view, and changes the content size and the offset.
extension UIScrollView {
  /// Whether the minimum and the maximum scale differ.
  final var canZoom: Bool { minimumZoomScale < maximumZoomScale }

  /// Creates the pinch recognizer when zooming becomes possible, and removes it otherwise.
  private final func updatePinch() throws {
    if canZoom, pinch == nil {
      let made = world.create(UIKitClasses.scrollViewPinchGestureRecognizer)
      made.delegate = self
      made.add(self, scrolling.handlePinch)
      own(made)
      pinch = made
    } else if !canZoom, let pinch {
      self.pinch = nil
      try send(scrolling.removeGestureRecognizer, pinch)
    }
  }

  /// The delegate's view for zooming.
  private final func zoomedView() throws -> UIView? {
    guard let delegate = delegateSlot.delegate(remembered: scrolling.viewForZooming) else {
      return nil
    }
    return try keptAlive {
      try delegate.keptAlive { try delegate.call(scrolling.viewForZooming, self) }
    }
  }

  private final func tellZooming(_ selector: Selector, _ view: UIView?, scale: Double?) throws {
    guard let delegate = try delegateSlot.delegate(respondingTo: selector) else { return }
    try keptAlive {
      try delegate.keptAlive {
        if let scale {
          try delegate.send(selector, self, view, scale)
        } else {
          try delegate.send(selector, self, view)
        }
      }
    }
  }

  /// Scales the view and keeps one of its points at a position in the bounds.
  private final func apply(_ scale: Double, _ view: UIView, anchor: CGPoint, at place: CGPoint)
    throws
  {
    guard scale != zoomScale else { return }
    zoomScale = scale
    let size = view.bounds.size
    let zoomed = CGSize(width: size.width * scale, height: size.height * scale)
    try view.keptAlive {
      try view.send(scrolling.setTransform, CGAffineTransform.scale(x: scale, y: scale))
      try view.send(
        scrolling.setCenter, CGPoint(x: zoomed.width / 2, y: zoomed.height / 2))
    }
    contentSize = zoomed
    if let delegate = delegateSlot.delegate(remembered: scrolling.didZoom) {
      try send(to: delegate, scrolling.didZoom)
    }
    guard zoomScale == scale else { return }
    try moveItself(to: restingOffset(near: anchor * scale - place))
  }

  /// Reduces a scale beyond the limits; the amount is not measured.
  private final func giving(_ scale: Double) -> Double {
    let inside = scale.clamped(to: scales)
    guard bouncesZoom, scale > 0 else { return inside }
    return inside * (scale / inside).squareRoot()
  }

  /// The scales between the limits, of which a device accepts every number, that can be shown.
  private final var scales: ClosedRange<Double> {
    let least =
      minimumZoomScale.isFinite ? max(minimumZoomScale, .leastNormalMagnitude) : zoomScale
    let greatest = maximumZoomScale.isFinite ? maximumZoomScale : .greatestFiniteMagnitude
    return least...max(least, greatest)
  }

  /// Handles the pinch's action.
  private final func handlePinch(_ pinch: UIScrollViewPinchGestureRecognizer) throws {
    let state: Int = try pinch.call(world.selectors.gestures.state)
    let fingers = pinch.convert(pinch.centroid ?? pinch.lastLocation, to: self)
    switch UIGestureRecognizer.State(rawValue: state) {
    case .began:
      guard canZoom, let view = try zoomedView() else { return }
      try stopMotion()
      try beginZoom(view, ScrollZoom(start: zoomScale, anchor: fingers * (1 / zoomScale)))
      try followPinch(pinch, fingers)
    case .changed: try followPinch(pinch, fingers)
    case .ended, .cancelled: try endPinch(at: fingers)
    default: break
    }
  }

  private final func beginZoom(
    _ view: UIView, _ zoom: ScrollZoom, byFingers: Bool = true
  ) throws {
    zoomed = view
    self.zoom = zoom
    isZooming = byFingers
    noteActivity()
    try tellZooming(scrolling.willBeginZooming, view, scale: nil)
  }

  private final func followPinch(
    _ pinch: UIScrollViewPinchGestureRecognizer, _ fingers: CGPoint
  ) throws {
    guard let zoom, let view = zoomed, isZooming else { return }
    try apply(
      giving(zoom.start * pinch.scale), view, anchor: zoom.anchor, at: fingers - contentOffset)
  }

  private final func endPinch(at fingers: CGPoint) throws {
    guard isZooming, let zoom else { return }
    isZooming = false
    let inside = zoomScale.clamped(to: scales)
    guard inside != zoomScale else { return try endZoom() }
    isZoomBouncing = true
    try animateZoom(to: inside, anchor: zoom.anchor, from: zoom.start)
  }

  /// Ends zooming at the present scale.
  private final func endZoom() throws {
    let view = zoomed
    zoom = nil
    zoomed = nil
    isZoomBouncing = false
    noteActivity()
    if drag != nil { try rebaseDrag() }
    try tellZooming(scrolling.didEndZooming, view, scale: zoomScale)
  }

  private final func animateZoom(to scale: Double, anchor: CGPoint, from start: Double) throws {
    var zoom = ScrollZoom(start: start, anchor: anchor)
    zoom.easing = Easing(
      from: zoomScale, to: scale, duration: world.settings.scrolling.scrollAnimationDuration,
      .easeInOut)
    zoom.begin = world.runLoop.now
    self.zoom = zoom
    try scheduleZoom()
  }

  private final func scheduleZoom() throws {
    let loop = world.runLoop
    zoomEntry?.cancel()
    zoomEntry = try loop.schedule(
      at: loop.nextFrame(after: loop.now), phase: .displayLinks
    ) { [weak self] in
      guard let self, !isDeallocating else { return }
      try keptAlive { try zoomFrame() }
    }
  }

  private final func zoomFrame() throws {
    guard let zoom, let easing = zoom.easing, let view = zoomed else { return }
    let time = world.runLoop.now - zoom.begin
    let center = bounds.center - contentOffset
    try apply(easing.position(at: time), view, anchor: zoom.anchor, at: center)
    guard self.zoom?.easing != nil else { return }
    if time >= easing.duration - 1e-9 { try endZoom() } else { try scheduleZoom() }
  }

  /// Implements `setZoomScale:animated:` and `zoomToRect:animated:`.
  ///
  /// A point of the zoomed view moves to the center.
  private final func zoom(to wanted: Double, center: CGPoint?, animated: Bool) throws {
    let scale = wanted.clamped(to: scales)
    guard let view = try zoomedView() else { return }
    zoomEntry?.cancel()
    try stopMotion()
    let anchor = center ?? bounds.center * (1 / zoomScale)
    guard animated else {
      try apply(scale, view, anchor: anchor, at: bounds.center - contentOffset)
      return
    }
    guard scale != zoomScale else { return }
    try beginZoom(view, ScrollZoom(start: zoomScale, anchor: anchor), byFingers: false)
    try animateZoom(to: scale, anchor: anchor, from: zoomScale)
  }

  static func defineZooming(_ view: ClassDefinition<UIScrollView>) {
    view.property("zoomScale", get: { $0.zoomScale }) { (view, scale: Double) in
      try view.checkScale(scale, "setZoomScale:")
      try view.keptAlive { try view.zoom(to: scale, center: nil, animated: false) }
    }
    view.method("setZoomScale:animated:") { (view, scale: Double, animated: Bool) in
      try view.checkScale(scale, "setZoomScale:animated:")
      try view.keptAlive { try view.zoom(to: scale, center: nil, animated: animated) }
    }
    view.method("zoomToRect:animated:") { (view, rectangle: CGRect, animated: Bool) in
      try view.checkFinite(rectangle, "zoomToRect:animated:")
      let rectangle = rectangle.standardized
      guard rectangle.size.width > 0, rectangle.size.height > 0 else { return }
      let scale = min(
        view.bounds.size.width / rectangle.size.width,
        view.bounds.size.height / rectangle.size.height)
      try view.keptAlive {
        try view.zoom(to: scale, center: rectangle.center, animated: animated)
      }
    }
    view.property("minimumZoomScale", get: { $0.minimumZoomScale }) { (view, scale: Double) in
      view.minimumZoomScale = scale
      try view.updatePinch()
    }
    view.property("maximumZoomScale", get: { $0.maximumZoomScale }) { (view, scale: Double) in
      view.maximumZoomScale = scale
      try view.updatePinch()
    }
    view.property("bouncesZoom", get: { $0.bouncesZoom }, set: { $0.bouncesZoom = $1 })
    view.readonly("zooming", getter: "isZooming") { $0.isZooming }
    view.readonly("zoomBouncing", getter: "isZoomBouncing") { $0.isZoomBouncing }
    view.readonly("pinchGestureRecognizer", of: "UIPinchGestureRecognizer") { $0.pinch }
    view.method("handlePinch:") { (view, pinch: UIScrollViewPinchGestureRecognizer) in
      try view.keptAlive { try view.handlePinch(pinch) }
    }
  }

  private final func checkScale(_ scale: Double, _ method: String) throws {
    guard scale.isFinite, scale > 0 else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) \(method)]: a zoom scale must be a finite number above 0, got "
          + "\(scale.isNaN ? .nan : scale)")
    }
  }
}

/// The pinch recognizer of a scroll view, which is its delegate and target.
package final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The pan of the same scroll view is recognized simultaneously.
  package override func prevents(_ other: UIGestureRecognizer) -> Bool {
    !(other is UIScrollViewPanGestureRecognizer && other.view === view)
  }

  package override func isPrevented(by other: UIGestureRecognizer) -> Bool { prevents(other) }

  static func define(_ pinch: ClassDefinition<UIScrollViewPinchGestureRecognizer>) {
    defineTouchMessages(pinch)
  }
}

extension UIKitClasses {
  package static let scrollViewPinchGestureRecognizer = NativeClass<
    UIScrollViewPinchGestureRecognizer
  >(
    "UIScrollViewPinchGestureRecognizer", superclass: pinchGestureRecognizer,
    UIScrollViewPinchGestureRecognizer.define)
}
