internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitRuntime

/// The part of the safe area that a scroll view adds to its content inset.
extension UIScrollView {
  /// `UIScrollViewContentInsetAdjustmentBehavior`.
  private enum Adjustment: Int { case automatic, scrollableAxes, never, always }

  /// The part of the safe area insets for the adjustment behavior, from its documentation.
  private final func wantedSafeInset() throws -> UIEdgeInsets {
    guard world.safeAreas.areUsed, world.changes[.automaticInsets] else { return .zero }
    let behaviour = Adjustment(rawValue: contentInsetAdjustmentBehavior) ?? .automatic
    guard behaviour != .never else { return .zero }
    if behaviour == .automatic, world.changes[.adjustedInsetWithoutController],
      let owner = controller ?? superview?.controller, !owner.automaticallyAdjustsScrollViewInsets
    {
      return .zero
    }
    var insets = try call(runtime.selector("safeAreaInsets"), as: UIEdgeInsets.self)
    guard behaviour != .always else { return insets }
    let isTall = contentSize.height > bounds.size.height || alwaysBounceVertical
    let isWide = contentSize.width > bounds.size.width || alwaysBounceHorizontal
    if !(isScrollEnabled && isTall || behaviour == .automatic && isContentOfNavigation) {
      (insets.top, insets.bottom) = (0, 0)
    }
    if !(isScrollEnabled && isWide) { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  /// Whether it is the main content of a controller in a navigation controller.
  private final var isContentOfNavigation: Bool {
    let owner = controller ?? superview?.controller
    guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner.parent is any ContentInsetContainer
  }

  /// Updates the inset after the safe area or the content has changed.
  final func refreshSafeInset() throws {
    if !world.changes[.automaticInsets] { try refreshAutomaticInset() }
    let wanted = try wantedSafeInset()
    guard wanted != safeInset else { return }
    let before = adjustedContentInset
    safeInset = wanted
    try keptAlive { try adjustedInsetHasChanged(from: before) }
  }

  /// Before iOS 11 a controller writes the heights of the bars into the content inset of its view,
  /// or of that view's first subview.
  private final func refreshAutomaticInset() throws {
    guard isContentOfNavigation, controller != nil || superview?.subviews.first === self else {
      return
    }
    let covered = safeAreaInsets
    let wanted = UIEdgeInsets(top: covered.top, left: 0, bottom: covered.bottom, right: 0)
    guard wanted != automaticInset else { return }
    var (inset, offset) = (contentInset, contentOffset)
    let isAtTop = offset.y == -inset.top
    inset.top += wanted.top - automaticInset.top
    inset.bottom += wanted.bottom - automaticInset.bottom
    automaticInset = wanted
    try send(runtime.selector("setContentInset:"), inset)
    try send(runtime.selector("setScrollIndicatorInsets:"), inset)
    guard isAtTop, offset.y != -inset.top, !isTracking, !isDecelerating else { return }
    offset.y = -inset.top
    try send(scrolling.setContentOffset, offset)
  }

  /// Notifies the view and the delegate; content at its edge moves with the inset.
  final func adjustedInsetHasChanged(from before: UIEdgeInsets) throws {
    try send(scrolling.adjustedInsetDidChange)
    if let delegate = delegateSlot.delegate(remembered: scrolling.didChangeAdjustedInset) {
      try send(to: delegate, scrolling.didChangeAdjustedInset)
    }
    guard !isTracking, !isDecelerating else {
      // A collapsing bar changes the safe area but not the edges.
      return try folding == nil ? edgesHaveMoved() : ()
    }
    var offset = contentOffset
    if world.settings.scrolling.insetAtTop == .moves {
      if offset.x == -before.left { offset.x = -adjustedContentInset.left }
      if offset.y == -before.top { offset.y = -adjustedContentInset.top }
    }
    offset = restingOffset(near: offset)
    guard offset != contentOffset else { return }
    try send(scrolling.setContentOffset, offset)
  }

  static func defineSafeAreaInset(_ view: ClassDefinition<UIScrollView>) {
    view.readonly("adjustedContentInset") { $0.adjustedContentInset }
    view.method("adjustedContentInsetDidChange") { _ in }
    view.property("contentInsetAdjustmentBehavior", get: { $0.contentInsetAdjustmentBehavior }) {
      (view, behaviour: Int) in
      view.contentInsetAdjustmentBehavior = behaviour
      try view.refreshSafeInset()
    }
  }
}
