internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The built-in recognizers of a scroll view, and their delegate methods.
extension UIScrollView {
  /// Creates the recognizers; the view retains them like any other.
  final func makeRecognizers() {
    let delay = world.create(UIKitClasses.scrollViewDelayedTouchesBeganGestureRecognizer)
    delay.delaysTouchesBegan = delaysContentTouches
    own(delay)
    let pan = world.create(UIKitClasses.scrollViewPanGestureRecognizer)
    pan.delegate = self
    pan.add(self, scrolling.handlePan)
    own(pan)
    self.pan = pan
    delayer = delay
  }

  /// Whether an enclosing scroll view can scroll in a direction.
  private final func hasOuterScrollView(along way: CGPoint) -> Bool {
    var place = superview
    while let view = place {
      if let outer = view as? UIScrollView, outer.isScrollEnabled, outer.canMove(along: way) {
        return true
      }
      place = view.superview
    }
    return false
  }

  /// Whether the content can scroll in a direction without leaving its edges.
  private final func canMove(along way: CGPoint) -> Bool {
    if abs(way.x) > abs(way.y) {
      return way.x > 0
        ? contentOffset.x > horizontalEdges.lowerBound
        : contentOffset.x < horizontalEdges.upperBound
    }
    return way.y > 0
      ? contentOffset.y > verticalEdges.lowerBound : contentOffset.y < verticalEdges.upperBound
  }

  /// Whether a movement of a finger begins a drag.
  final func canBeginDrag(along way: CGPoint) -> Bool {
    guard scrollsHorizontally || scrollsVertically else {
      return world.settings.scrolling.smallContentDrag == .told
    }
    let isHorizontal = abs(way.x) > abs(way.y)
    if isHorizontal ? scrollsHorizontally : scrollsVertically {
      guard !isDecelerating, !canMove(along: way),
        world.settings.scrolling.nestedScrollAtEdge == .handsOver
      else { return true }
      return !hasOuterScrollView(along: way)
    }
    let across = isHorizontal ? abs(way.y) : abs(way.x)
    return across >= UIPanGestureRecognizer.slop && !hasOuterScrollView(along: way)
  }

  /// Handles the pan's action.
  private final func handlePan(_ pan: UIScrollViewPanGestureRecognizer) throws {
    let state: Int = try pan.call(world.selectors.gestures.state)
    switch UIGestureRecognizer.State(rawValue: state) {
    case .began:
      try beginDrag(by: wayOfContent(pan.translation))
      try follow(pan)
    case .changed: try follow(pan)
    case .ended:
      try endDrag(velocity: wayOfContent(pan.velocityAtLift))
    case .cancelled: try endDrag(velocity: .zero, isCancelled: true)
    default: break
    }
  }

  private final func follow(_ pan: UIScrollViewPanGestureRecognizer) throws {
    guard !isZooming else { return }
    try continueDrag(by: wayOfContent(pan.translation - pan.discarded))
  }

  /// Continues a drag from the present offset after zooming.
  final func rebaseDrag() throws {
    guard let drag, let pan else { return }
    let place = drag.start - wayOfContent(pan.translation - pan.discarded)
    self.drag = drag.moved(by: unbanded(contentOffset) - place)
  }

  /// Converts a distance in the window to the scroll view's coordinates.
  private final func wayOfContent(_ way: CGPoint) -> CGPoint {
    guard let window, let start = window.convert(CGPoint.zero, to: self),
      let end = window.convert(way, to: self)
    else { return way }
    return end - start
  }

  static func defineGestureMessages(_ view: ClassDefinition<UIScrollView>) {
    view.readonly("panGestureRecognizer", of: "UIPanGestureRecognizer") { $0.pan }
    view.method("handlePan:") { (view, pan: UIScrollViewPanGestureRecognizer) in
      try view.keptAlive { try view.handlePan(pan) }
    }
    // The scroll view is its recognizers' delegate; both methods return false by default.
    for question in ["shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf"] {
      view.method("gestureRecognizer:\(question)GestureRecognizer:") {
        (_, _: UIGestureRecognizer, _: UIGestureRecognizer) -> Bool in false
      }
    }
    defineContentTouches(view)
  }
}
