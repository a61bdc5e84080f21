internal import SelectorRuntime

/// The selectors that scroll views send, looked up once per world.
final class ScrollSelectors: NativeSelectors {
  /// What a scroll view asks its delegate once, at `setDelegate:`, in the order of its places: these
  /// are the flags that the header of iOS 9 shows.
  var remembered: [Selector] { [didScroll, didZoom, viewForZooming] }

  /// Places among ``remembered``.
  enum Remembered {
    static let didScroll = 0
    static let didZoom = 1
    static let viewForZooming = 2
  }

  private(set) lazy var contentOffset = known("contentOffset")
  private(set) lazy var setContentOffset = known("setContentOffset:")
  private(set) lazy var setContentOffsetAnimated = known("setContentOffset:animated:")
  private(set) lazy var setBounds = known("setBounds:")

  // The delegate's
  private(set) lazy var didScroll = known("scrollViewDidScroll:")
  private(set) lazy var didZoom = known("scrollViewDidZoom:")
  private(set) lazy var viewForZooming = known("viewForZoomingInScrollView:")
  private(set) lazy var willBeginDragging = known("scrollViewWillBeginDragging:")
  private(set) lazy var willEndDragging = known(
    "scrollViewWillEndDragging:withVelocity:targetContentOffset:")
  private(set) lazy var didEndDragging = known("scrollViewDidEndDragging:willDecelerate:")
  private(set) lazy var willBeginDecelerating = known("scrollViewWillBeginDecelerating:")
  private(set) lazy var didEndDecelerating = known("scrollViewDidEndDecelerating:")
  private(set) lazy var didEndScrollingAnimation = known("scrollViewDidEndScrollingAnimation:")
  private(set) lazy var willBeginZooming = known("scrollViewWillBeginZooming:withView:")
  private(set) lazy var didEndZooming = known("scrollViewDidEndZooming:withView:atScale:")
  private(set) lazy var shouldScrollToTop = known("scrollViewShouldScrollToTop:")
  private(set) lazy var didScrollToTop = known("scrollViewDidScrollToTop:")

  // What test tools watch
  private(set) lazy var noteBeginDragging = known("_scrollViewWillBeginDragging")
  private(set) lazy var noteEndDragging = known("_scrollViewDidEndDraggingWithDeceleration:")
  private(set) lazy var noteEndDecelerating = known("_scrollViewDidEndDecelerating")
  private(set) lazy var hideIndicators = known("_hideScrollIndicators")
  private(set) lazy var stopDeceleration = known("_stopScrollDecelerationNotify:")

  // Touches on the content
  private(set) lazy var touchesShouldBegin = known("touchesShouldBegin:withEvent:inContentView:")
  private(set) lazy var touchesShouldCancel = known("touchesShouldCancelInContentView:")

  // What the machine asks the view itself
  private(set) lazy var isScrollEnabled = known("isScrollEnabled")
  private(set) lazy var isPagingEnabled = known("isPagingEnabled")
  private(set) lazy var bounces = known("bounces")
  private(set) lazy var contentSize = known("contentSize")
  private(set) lazy var scrollsToTop = known("scrollsToTop")
  private(set) lazy var setEnabled = known("setEnabled:")
  private(set) lazy var handlePan = known("handlePan:")
  private(set) lazy var handlePinch = known("handlePinch:")
  private(set) lazy var removeGestureRecognizer = known("removeGestureRecognizer:")
  private(set) lazy var setTransform = known("setTransform:")
  private(set) lazy var setCenter = known("setCenter:")

  // The safe area
  private(set) lazy var adjustedInsetDidChange = known("adjustedContentInsetDidChange")
  private(set) lazy var didChangeAdjustedInset = known("scrollViewDidChangeAdjustedContentInset:")
}
