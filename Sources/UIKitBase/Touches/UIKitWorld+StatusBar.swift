internal import FoundationCore
package import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Taps on the status bar, which scroll to the top.
extension UIKitWorld {
  /// Taps the status bar.
  ///
  /// The only visible scroll view of the key window with `scrollsToTop` scrolls to its top. If
  /// there are several, none scrolls, as Apple documents.
  ///
  /// - Throws: errors of the delegate.
  package func tapStatusBar() throws {
    guard !application.isIgnoringInteractionEvents, keyWindow != nil else { return }
    let manager = statusBarManager
    try manager.keptAlive { try manager.send(runtime.selector("handleTapAction:"), Value.none) }
  }

  /// Implements the private `handleTapAction:` of the status bar manager.
  func scrollToTop() throws {
    guard let window = keyWindow else { return }
    let candidates = try scrollViews(below: window).filter {
      try $0.call(selectors.scrolling.scrollsToTop)
    }
    guard candidates.count == 1, let view = candidates.first else { return }
    try view.keptAlive { try view.scrollToTop() }
  }

  /// The frame of the status bar.
  package var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: screen.bounds.size.width, height: settings.scrolling.statusBarHeight)
  }

  /// The visible scroll views that receive touches, from back to front.
  private func scrollViews(below top: UIView) throws -> [UIScrollView] {
    var result: [UIScrollView] = []
    var open: [UIView] = [top]
    while let view = open.popLast() {
      let isSeen = try !view.call(selectors.isHidden) && view.call(selectors.alpha) >= 0.01
      guard isSeen, try view.call(selectors.isUserInteractionEnabled) else { continue }
      if let scrollView = view as? UIScrollView { result.append(scrollView) }
      open.append(contentsOf: view.subviews.reversed())
    }
    return result
  }
}

extension UIScrollView {
  /// Scrolls to the top, unless the delegate forbids it or the view is already there.
  final func scrollToTop() throws {
    let top = CGPoint(x: contentOffset.x, y: verticalEdges.lowerBound)
    if contentOffset.y <= top.y {
      if world.settings.scrolling.scrollToTopAtTop == .told {
        try sendToDelegate(scrolling.didScrollToTop)
      }
      return
    }
    let selector = scrolling.shouldScrollToTop
    if let delegate = try delegateSlot.delegate(respondingTo: selector) {
      guard try delegate.keptAlive(during: { try delegate.call(selector, self) }) else { return }
    }
    try stopMotion()
    try animate(to: top, .scrollToTop)
  }
}
