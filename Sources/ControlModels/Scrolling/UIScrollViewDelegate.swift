internal import SelectorRuntime

/// The protocol of what a scroll view tells and asks; all of it is optional.
enum UIScrollViewDelegate {
  static func define(in runtime: Runtime) -> RuntimeProtocol {
    let parent = runtime.lookUpProtocol("NSObject")
    return runtime.defineProtocol(
      "UIScrollViewDelegate",
      optional: [
        ("scrollViewDidScroll:", "v@:@"),
        ("scrollViewDidZoom:", "v@:@"),
        ("scrollViewWillBeginDragging:", "v@:@"),
        (
          "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
          "v@:@{CGPoint=dd}^{CGPoint=dd}"
        ),
        ("scrollViewDidEndDragging:willDecelerate:", "v@:@B"),
        ("scrollViewWillBeginDecelerating:", "v@:@"),
        ("scrollViewDidEndDecelerating:", "v@:@"),
        ("scrollViewDidEndScrollingAnimation:", "v@:@"),
        ("viewForZoomingInScrollView:", "@@:@"),
        ("scrollViewWillBeginZooming:withView:", "v@:@@"),
        ("scrollViewDidEndZooming:withView:atScale:", "v@:@@d"),
        ("scrollViewShouldScrollToTop:", "B@:@"),
        ("scrollViewDidScrollToTop:", "v@:@"),
        ("scrollViewDidChangeAdjustedContentInset:", "v@:@"),
      ], adopts: parent.map { [$0] } ?? [])
  }
}
