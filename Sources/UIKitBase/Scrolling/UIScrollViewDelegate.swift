internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let scrollViewDelegate = NativeProtocol(
    "UIScrollViewDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("scrollViewDidScroll:", UIScrollView.self),
      .init("scrollViewDidZoom:", UIScrollView.self),
      .init("scrollViewWillBeginDragging:", UIScrollView.self),
      .init(
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:", UIScrollView.self,
        CGPoint.self, InOut<CGPoint>.self),
      .init("scrollViewDidEndDragging:willDecelerate:", UIScrollView.self, Bool.self),
      .init("scrollViewWillBeginDecelerating:", UIScrollView.self),
      .init("scrollViewDidEndDecelerating:", UIScrollView.self),
      .init("scrollViewDidEndScrollingAnimation:", UIScrollView.self),
      .init("viewForZoomingInScrollView:", returns: UIView?.self, UIScrollView.self),
      .init("scrollViewWillBeginZooming:withView:", UIScrollView.self, UIView?.self),
      .init(
        "scrollViewDidEndZooming:withView:atScale:", UIScrollView.self, UIView?.self, Double.self),
      .init("scrollViewShouldScrollToTop:", returns: Bool.self, UIScrollView.self),
      .init("scrollViewDidScrollToTop:", UIScrollView.self),
      .init("scrollViewDidChangeAdjustedContentInset:", UIScrollView.self),
    ])
}
