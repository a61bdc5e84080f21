package import SelectorRuntime

/// The selectors that scroll views send, looked up once per world.
package final class ScrollSelectors: NativeSelectors {
  /// The delegate selectors cached by `setDelegate:`, according to the flags in iOS 9's header.
  package private(set) lazy var remembered = [
    didScroll, didZoom, viewForZooming, didChangeAdjustedInset,
  ]

  package private(set) lazy var setDelegate = selector("setDelegate:")
  private(set) lazy var contentOffset = selector("contentOffset")
  package private(set) lazy var setContentOffset = selector("setContentOffset:")
  package private(set) lazy var setContentOffsetAnimated = selector("setContentOffset:animated:")
  package private(set) lazy var setBounds = selector("setBounds:")

  // Delegate messages.
  package private(set) lazy var didScroll = selector("scrollViewDidScroll:")
  package private(set) lazy var didZoom = selector("scrollViewDidZoom:")
  package private(set) lazy var viewForZooming = selector("viewForZoomingInScrollView:")
  package private(set) lazy var willBeginDragging = selector("scrollViewWillBeginDragging:")
  package private(set) lazy var willEndDragging = selector(
    "scrollViewWillEndDragging:withVelocity:targetContentOffset:")
  package private(set) lazy var didEndDragging = selector(
    "scrollViewDidEndDragging:willDecelerate:")
  package private(set) lazy var willBeginDecelerating = selector("scrollViewWillBeginDecelerating:")
  package private(set) lazy var didEndDecelerating = selector("scrollViewDidEndDecelerating:")
  package private(set) lazy var didEndScrollingAnimation = selector(
    "scrollViewDidEndScrollingAnimation:")
  package private(set) lazy var willBeginZooming = selector("scrollViewWillBeginZooming:withView:")
  package private(set) lazy var didEndZooming = selector(
    "scrollViewDidEndZooming:withView:atScale:")
  package private(set) lazy var shouldScrollToTop = selector("scrollViewShouldScrollToTop:")
  package private(set) lazy var didScrollToTop = selector("scrollViewDidScrollToTop:")

  // Private messages that test tools observe.
  package private(set) lazy var noteBeginDragging = selector("_scrollViewWillBeginDragging")
  package private(set) lazy var noteEndDragging = selector(
    "_scrollViewDidEndDraggingWithDeceleration:")
  package private(set) lazy var noteEndDecelerating = selector("_scrollViewDidEndDecelerating")
  package private(set) lazy var hideIndicators = selector("_hideScrollIndicators")
  package private(set) lazy var stopDeceleration = selector("_stopScrollDecelerationNotify:")

  // Touches on the content.
  package private(set) lazy var touchesShouldBegin = selector(
    "touchesShouldBegin:withEvent:inContentView:")
  package private(set) lazy var touchesShouldCancel = selector("touchesShouldCancelInContentView:")

  // Messages to the scroll view itself.
  private(set) lazy var isScrollEnabled = selector("isScrollEnabled")
  package private(set) lazy var isPagingEnabled = selector("isPagingEnabled")
  private(set) lazy var bounces = selector("bounces")
  private(set) lazy var contentSize = selector("contentSize")
  package private(set) lazy var scrollsToTop = selector("scrollsToTop")
  package private(set) lazy var setEnabled = selector("setEnabled:")
  package private(set) lazy var handlePan = selector("handlePan:")
  package private(set) lazy var handlePinch = selector("handlePinch:")
  package private(set) lazy var removeGestureRecognizer = selector("removeGestureRecognizer:")
  package private(set) lazy var setTransform = selector("setTransform:")
  package private(set) lazy var setCenter = selector("setCenter:")

  // The safe area.
  package private(set) lazy var adjustedInsetDidChange = selector("adjustedContentInsetDidChange")
  package private(set) lazy var didChangeAdjustedInset = selector(
    "scrollViewDidChangeAdjustedContentInset:")
}
