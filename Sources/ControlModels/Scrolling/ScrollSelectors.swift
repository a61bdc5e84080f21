internal import SelectorRuntime

/// The selectors that scroll views send, looked up once per world.
struct ScrollSelectors {
  let contentOffset, setContentOffset, setContentOffsetAnimated, setBounds: Selector
  // The delegate's
  let didScroll, didZoom, viewForZooming: Selector
  let willBeginDragging, willEndDragging, didEndDragging: Selector
  let willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation: Selector
  let willBeginZooming, didEndZooming, shouldScrollToTop, didScrollToTop: Selector
  // What test tools watch
  let noteBeginDragging, noteEndDragging, stopDeceleration: Selector
  // Touches on the content
  let touchesShouldBegin, touchesShouldCancel: Selector
  // What the machine asks the view itself
  let isScrollEnabled, isPagingEnabled, bounces, contentSize, scrollsToTop: Selector
  let setEnabled, handlePan, handlePinch, removeGestureRecognizer: Selector
  let setTransform, setCenter: Selector
  // The safe area
  let adjustedInsetDidChange, didChangeAdjustedInset: Selector

  /// What a scroll view asks its delegate once, at `setDelegate:`, in the order of its places: these
  /// are the flags that the header of iOS 9 shows.
  var remembered: [Selector] { [didScroll, didZoom, viewForZooming] }

  /// Places among ``remembered``.
  enum Remembered {
    static let didScroll = 0
    static let didZoom = 1
    static let viewForZooming = 2
  }

  init(_ runtime: Runtime) {
    contentOffset = runtime.selector("contentOffset")
    setContentOffset = runtime.selector("setContentOffset:")
    setContentOffsetAnimated = runtime.selector("setContentOffset:animated:")
    setBounds = runtime.selector("setBounds:")

    didScroll = runtime.selector("scrollViewDidScroll:")
    didZoom = runtime.selector("scrollViewDidZoom:")
    viewForZooming = runtime.selector("viewForZoomingInScrollView:")
    willBeginDragging = runtime.selector("scrollViewWillBeginDragging:")
    willEndDragging = runtime.selector(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:")
    didEndDragging = runtime.selector("scrollViewDidEndDragging:willDecelerate:")
    willBeginDecelerating = runtime.selector("scrollViewWillBeginDecelerating:")
    didEndDecelerating = runtime.selector("scrollViewDidEndDecelerating:")
    didEndScrollingAnimation = runtime.selector("scrollViewDidEndScrollingAnimation:")
    willBeginZooming = runtime.selector("scrollViewWillBeginZooming:withView:")
    didEndZooming = runtime.selector("scrollViewDidEndZooming:withView:atScale:")
    shouldScrollToTop = runtime.selector("scrollViewShouldScrollToTop:")
    didScrollToTop = runtime.selector("scrollViewDidScrollToTop:")

    noteBeginDragging = runtime.selector("_scrollViewWillBeginDragging")
    noteEndDragging = runtime.selector("_scrollViewDidEndDraggingWithDeceleration:")
    stopDeceleration = runtime.selector("_stopScrollDecelerationNotify:")

    touchesShouldBegin = runtime.selector("touchesShouldBegin:withEvent:inContentView:")
    touchesShouldCancel = runtime.selector("touchesShouldCancelInContentView:")

    isScrollEnabled = runtime.selector("isScrollEnabled")
    isPagingEnabled = runtime.selector("isPagingEnabled")
    bounces = runtime.selector("bounces")
    contentSize = runtime.selector("contentSize")
    scrollsToTop = runtime.selector("scrollsToTop")
    setEnabled = runtime.selector("setEnabled:")
    handlePan = runtime.selector("handlePan:")
    handlePinch = runtime.selector("handlePinch:")
    removeGestureRecognizer = runtime.selector("removeGestureRecognizer:")
    setTransform = runtime.selector("setTransform:")
    setCenter = runtime.selector("setCenter:")
    adjustedInsetDidChange = runtime.selector("adjustedContentInsetDidChange")
    didChangeAdjustedInset = runtime.selector("scrollViewDidChangeAdjustedContentInset:")
  }
}
