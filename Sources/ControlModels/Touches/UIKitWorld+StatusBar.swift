internal import FoundationCore
internal import SelectorRuntime

/// The status bar: a tap on it takes a scroll view to its top.
extension UIKitWorld {
  /// Taps the status bar.
  ///
  /// The one scroll view of the key window that is seen and has `scrollsToTop` goes there; if there
  /// are several of them, none does, as Apple documents.
  /// - Throws: what the delegate throws.
  package func tapStatusBar() throws {
    guard !application.isIgnoringInteractionEvents, keyWindow != nil else { return }
    let manager = statusBarManager
    try manager.keptAlive { try manager.send(runtime.selector("handleTapAction:"), Value.none) }
  }

  /// What a tap does: the private `handleTapAction:` of the status bar's manager.
  func scrollToTop() throws {
    guard let window = keyWindow else { return }
    let candidates = try scrollViews(below: window).filter {
      try $0.call(selectors.scrolling.scrollsToTop)
    }
    guard candidates.count == 1, let view = candidates.first else { return }
    try view.keptAlive { try view.scrollToTop() }
  }

  /// Where the status bar is.
  package var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: screen.bounds.size.width, height: settings.scrolling.statusBarHeight)
  }

  /// The scroll views that can be seen and touched, from the back to the front.
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
  /// Goes to the top, unless the delegate says no or it is there already.
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
