internal import SelectorRuntime

/// The selectors that scroll views send, looked up once per world.
final class ScrollSelectors: NativeSelectors {
  /// The delegate selectors cached by `setDelegate:`, according to the flags in iOS 9's header.
  private(set) lazy var remembered = [didScroll, didZoom, viewForZooming]

  private(set) lazy var setDelegate = selector("setDelegate:")
  private(set) lazy var contentOffset = selector("contentOffset")
  private(set) lazy var setContentOffset = selector("setContentOffset:")
  private(set) lazy var setContentOffsetAnimated = selector("setContentOffset:animated:")
  private(set) lazy var setBounds = selector("setBounds:")

  // Delegate messages.
  private(set) lazy var didScroll = selector("scrollViewDidScroll:")
  private(set) lazy var didZoom = selector("scrollViewDidZoom:")
  private(set) lazy var viewForZooming = selector("viewForZoomingInScrollView:")
  private(set) lazy var willBeginDragging = selector("scrollViewWillBeginDragging:")
  private(set) lazy var willEndDragging = selector(
    "scrollViewWillEndDragging:withVelocity:targetContentOffset:")
  private(set) lazy var didEndDragging = selector("scrollViewDidEndDragging:willDecelerate:")
  private(set) lazy var willBeginDecelerating = selector("scrollViewWillBeginDecelerating:")
  private(set) lazy var didEndDecelerating = selector("scrollViewDidEndDecelerating:")
  private(set) lazy var didEndScrollingAnimation = selector("scrollViewDidEndScrollingAnimation:")
  private(set) lazy var willBeginZooming = selector("scrollViewWillBeginZooming:withView:")
  private(set) lazy var didEndZooming = selector("scrollViewDidEndZooming:withView:atScale:")
  private(set) lazy var shouldScrollToTop = selector("scrollViewShouldScrollToTop:")
  private(set) lazy var didScrollToTop = selector("scrollViewDidScrollToTop:")

  // Private messages that test tools observe.
  private(set) lazy var noteBeginDragging = selector("_scrollViewWillBeginDragging")
  private(set) lazy var noteEndDragging = selector("_scrollViewDidEndDraggingWithDeceleration:")
  private(set) lazy var noteEndDecelerating = selector("_scrollViewDidEndDecelerating")
  private(set) lazy var hideIndicators = selector("_hideScrollIndicators")
  private(set) lazy var stopDeceleration = selector("_stopScrollDecelerationNotify:")

  // Touches on the content.
  private(set) lazy var touchesShouldBegin = selector("touchesShouldBegin:withEvent:inContentView:")
  private(set) lazy var touchesShouldCancel = selector("touchesShouldCancelInContentView:")

  // Messages to the scroll view itself.
  private(set) lazy var isScrollEnabled = selector("isScrollEnabled")
  private(set) lazy var isPagingEnabled = selector("isPagingEnabled")
  private(set) lazy var bounces = selector("bounces")
  private(set) lazy var contentSize = selector("contentSize")
  private(set) lazy var scrollsToTop = selector("scrollsToTop")
  private(set) lazy var setEnabled = selector("setEnabled:")
  private(set) lazy var handlePan = selector("handlePan:")
  private(set) lazy var handlePinch = selector("handlePinch:")
  private(set) lazy var removeGestureRecognizer = selector("removeGestureRecognizer:")
  private(set) lazy var setTransform = selector("setTransform:")
  private(set) lazy var setCenter = selector("setCenter:")

  // The safe area.
  private(set) lazy var adjustedInsetDidChange = selector("adjustedContentInsetDidChange")
  private(set) lazy var didChangeAdjustedInset = selector(
    "scrollViewDidChangeAdjustedContentInset:")
}
