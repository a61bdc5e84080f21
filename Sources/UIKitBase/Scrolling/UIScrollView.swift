public import QuartzCore
public import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// A view that shows a part of larger content, which fingers can scroll.
///
/// The content offset is the origin of its bounds. Every movement of the content, including each
/// frame of a coast, sends `setContentOffset:`.
open class UIScrollView: UIView {
  // The content; UIScrollView+Offset uses it.
  package internal(set) final var contentSize = CGSize.zero
  package internal(set) final var contentInset = UIEdgeInsets.zero
  package final let delegateSlot: DelegateSlot

  /// Called after the delegate was changed.
  ///
  /// - Throws: errors of the delegate's `respondsToSelector:`.
  open func delegateWasSet() throws {}

  /// True during a `setContentOffset:` that a finger or a coast sends.
  final var isMovingItself = false
  /// Whether it has announced that the run loop is tracking.
  final var hasAnnouncedTracking = false
  /// Two of the view's recognizers, retained with the others.
  @Weak final var pan: UIScrollViewPanGestureRecognizer?
  @Weak final var delayer: UIScrollViewDelayedTouchesBeganGestureRecognizer?
  final var drag: ScrollDrag?
  package final var motion: ScrollMotion?
  /// The frame closure of all motions.
  final lazy var tick: () throws -> Void = ScrollTick(self).run
  final var zoom: ScrollZoom?
  final var zoomEntry: RunLoop.Entry?
  /// The view that is being zoomed.
  @Weak final var zoomed: UIView?
  @Weak final var pinch: UIScrollViewPinchGestureRecognizer?
  /// The nesting depth of `scrollViewDidScroll:` messages.
  final var tellingDepth = 0

  // Options for touches.
  package final var bounces = true
  /// Whether it bounces on an axis, if `bounces` is set.
  final var bouncesHorizontally = true, bouncesVertically = true
  package final var alwaysBounceVertical = false
  package final var alwaysBounceHorizontal = false
  package final var isPagingEnabled = false
  package internal(set) final var isScrollEnabled = true
  package final var isDirectionalLockEnabled = false
  package final var decelerationRate = Deceleration.normalRate
  package final var scrollsToTop = true
  package final var delaysContentTouches = true
  package final var canCancelContentTouches = true

  // Zooming; UIScrollView+Zooming uses it.
  package internal(set) final var zoomScale = 1.0
  final var minimumZoomScale = 1.0
  final var maximumZoomScale = 1.0
  final var bouncesZoom = true
  package internal(set) final var isZooming = false
  package internal(set) final var isZoomBouncing = false

  // Appearance.
  package final var showsVerticalScrollIndicator = true
  package final var showsHorizontalScrollIndicator = true
  final var indicatorStyle = 0
  final var verticalIndicatorInsets = UIEdgeInsets.zero
  final var horizontalIndicatorInsets = UIEdgeInsets.zero
  final var keyboardDismissMode = 0

  /// The target of a drag, before the delegate is asked.
  ///
  /// - Parameters:
  ///   - target: the natural target.
  ///   - rate: the velocity in points per millisecond.
  open func proposedTarget(_ target: CGPoint, _ rate: CGPoint) throws -> CGPoint { target }
  package final var contentInsetAdjustmentBehavior = 0
  /// The part of the safe area in the adjusted content inset.
  final var safeInset = UIEdgeInsets.zero
  /// The part of the content inset that a controller has written, before iOS 11.
  final var automaticInset = UIEdgeInsets.zero
  /// The navigation bar whose large title collapses with the content.
  package final var folding: BarFolding?
  /// The bar that looks different above unscrolled content.
  package final var edgeBar: WeakReference?
  @Strong final var refreshControl: UIRefreshControl?
  /// The height reserved for a refresh control above the content.
  final var refreshInset = 0.0
  /// The part of the content inset that is reserved for the refresh control, before iOS 13.
  final var refreshContentInset = 0.0

  // The present state. Whether a finger touches the content, even before it moves.
  package internal(set) final var isTracking = false
  /// Whether a finger has begun to move the content; also true during the coast.
  package internal(set) final var isDragging = false
  /// Whether the content coasts after a lift.
  package internal(set) final var isDecelerating = false

  /// Creates an instance of a class.
  public required init(isa: RuntimeClass) {
    let world = isa.runtime.world as? UIKitWorld
    delegateSlot = DelegateSlot(remembering: world?.selectors.scrolling.remembered ?? [])
    super.init(isa: isa)
    clipsToBounds = true
    isMultipleTouchEnabled = true
    makeRecognizers()
  }

  open override func savedState() -> () -> Void {
    let rest = super.savedState()
    let content = (contentSize, contentInset, zoomScale, isScrollEnabled)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      (contentSize, contentInset, zoomScale, isScrollEnabled) = content
    }
  }

  /// Whether setting the same delegate again updates the cached selectors.
  open var asksSameDelegateAgain: Bool { true }

  package final var scrolling: ScrollSelectors { world.selectors.scrolling }

  open override func destruct() {
    forgetMovement()
    zoomEntry?.cancel()
    tick = {}  // the weak reference in it keeps the view's memory allocated
    super.destruct()
  }
}

extension UIScrollView {
  static func define(_ view: ClassDefinition<UIScrollView>) {
    defineOffset(view)
    defineInset(view)
    defineSafeAreaInset(view)
    defineRefreshing(view)
    defineDelegate(view)
    defineGestureMessages(view)
    defineZooming(view)
    defineDragging(view)
    defineAnimation(view)
    defineBehaviour(view)
    defineAppearance(view)
  }

  private static func defineDelegate(_ view: ClassDefinition<UIScrollView>) {
    view.property("delegate", .weak, of: "<UIScrollViewDelegate>", get: { $0.delegateSlot.object })
    {
      (view, delegate: RuntimeObject?) in
      guard view.asksSameDelegateAgain || delegate !== view.delegateSlot.object else { return }
      let isUnsafe = view.world.settings.scrolling.scrollViewDelegate == .assign
      try view.keptAlive {
        try view.delegateSlot.set(delegate, of: view, isUnsafe: isUnsafe)
        try view.delegateWasSet()
      }
    }
  }

  private static func defineBehaviour(_ view: ClassDefinition<UIScrollView>) {
    view.property(
      "pagingEnabled", getter: "isPagingEnabled", get: { $0.isPagingEnabled },
      set: { $0.isPagingEnabled = $1 })
    view.property(
      "directionalLockEnabled", getter: "isDirectionalLockEnabled",
      get: { $0.isDirectionalLockEnabled }, set: { $0.isDirectionalLockEnabled = $1 })
    view.property("bounces", get: { $0.bounces }, set: { $0.bounces = $1 })
    view.property(
      "bouncesHorizontally", get: { $0.bouncesHorizontally },
      set: { $0.bouncesHorizontally = $1 })
    view.property(
      "bouncesVertically", get: { $0.bouncesVertically }, set: { $0.bouncesVertically = $1 })
    view.property("alwaysBounceVertical", get: { $0.alwaysBounceVertical }) {
      (view, bounces: Bool) in
      view.alwaysBounceVertical = bounces
      try view.refreshSafeInset()
    }
    view.property("alwaysBounceHorizontal", get: { $0.alwaysBounceHorizontal }) {
      (view, bounces: Bool) in
      view.alwaysBounceHorizontal = bounces
      try view.refreshSafeInset()
    }
    view.property("scrollsToTop", get: { $0.scrollsToTop }, set: { $0.scrollsToTop = $1 })
    view.property(
      "canCancelContentTouches", get: { $0.canCancelContentTouches },
      set: { $0.canCancelContentTouches = $1 })
    view.property("decelerationRate", get: { $0.decelerationRate }) { (view, rate: Double) in
      guard rate >= 0, rate < 1 else {
        throw RuntimeError(
          .invalidArgument,
          "-[\(view.className) setDecelerationRate:]: the rate must be from 0 to below 1, "
            + "got \(rate.isNaN ? .nan : rate)")
      }
      view.decelerationRate = rate
    }
  }

  private static func defineAppearance(_ view: ClassDefinition<UIScrollView>) {
    view.property(
      "showsVerticalScrollIndicator", get: { $0.showsVerticalScrollIndicator },
      set: { $0.showsVerticalScrollIndicator = $1 })
    view.property(
      "showsHorizontalScrollIndicator", get: { $0.showsHorizontalScrollIndicator },
      set: { $0.showsHorizontalScrollIndicator = $1 })
    view.method("flashScrollIndicators") { _ in }
    view.property("indicatorStyle", get: { $0.indicatorStyle }, set: { $0.indicatorStyle = $1 })
    view.property(
      "keyboardDismissMode", get: { $0.keyboardDismissMode }, set: { $0.keyboardDismissMode = $1 })
    defineIndicatorInsets(view)
    defineGuides(view)
    view.stored("indexDisplayMode", usual: 0)
    view.stored("allowsKeyboardScrolling", usual: true)
    view.stored("contentAlignmentPoint", usual: CGPoint.zero)
    view.stored("transfersHorizontalScrollingToParent", usual: true)
    view.stored("transfersVerticalScrollingToParent", usual: true)
    view.readonly("directionalPressGestureRecognizer", .strong) { (_) -> UIGestureRecognizer? in
      nil  // used on tvOS only
    }
  }

  /// Declares the insets of the two indicators, and the older property for both.
  private static func defineIndicatorInsets(_ view: ClassDefinition<UIScrollView>) {
    view.property(
      "verticalScrollIndicatorInsets", get: { $0.verticalIndicatorInsets },
      set: { $0.verticalIndicatorInsets = $1 })
    view.property(
      "horizontalScrollIndicatorInsets", get: { $0.horizontalIndicatorInsets },
      set: { $0.horizontalIndicatorInsets = $1 })
    let (setVertical, setHorizontal) = (
      view.runtime.selector("setVerticalScrollIndicatorInsets:"),
      view.runtime.selector("setHorizontalScrollIndicatorInsets:")
    )
    view.property("scrollIndicatorInsets", get: { $0.verticalIndicatorInsets }) {
      (view, insets: UIEdgeInsets) in
      try view.send(setVertical, insets)
      try view.send(setHorizontal, insets)
    }
    view.stored("automaticallyAdjustsScrollIndicatorInsets", usual: true)
  }

  /// Declares the layout guides of the content and of the frame.
  private static func defineGuides(_ view: ClassDefinition<UIScrollView>) {
    view.readonly("contentLayoutGuide", .strong) { (view) -> UILayoutGuide in
      view.guide(.content, \.contentGuide, "UIScrollView-contentLayoutGuide")
    }
    view.readonly("frameLayoutGuide", .strong) { (view) -> UILayoutGuide in
      view.guide(.frame, \.frameGuide, "UIScrollView-frameLayoutGuide")
    }
    view.readonly("scrollAnimating", getter: "isScrollAnimating") { $0.motion != nil }
    view.method("stopScrollingAndZooming") { (view) in
      try view.send(view.scrolling.stopDeceleration, true)
      if view.motion != nil {
        try view.send(view.scrolling.setContentOffsetAnimated, view.contentOffset, false)
      }
    }
  }
}

extension UIKitClasses {
  package static let scrollView = NativeClass<UIScrollView>(
    "UIScrollView", superclass: view, UIScrollView.define)
}
