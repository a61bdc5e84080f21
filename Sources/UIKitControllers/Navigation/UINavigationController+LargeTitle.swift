internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// Adjusts the height of a bar with a large title to the top controller's scroll offset.
extension UINavigationController {
  /// The present height of the bar above the content.
  var barHeight: Double {
    guard let bar else { return UINavigationBar.height }
    guard bar.showsLargeTitle, let content = folded, let folding = content.folding else {
      return bar.largestHeight
    }
    let way = folding.isWaiting ? 0 : content.contentOffset.y + content.upperInset
    return UINavigationBar.height + folding.height(scrolledBy: way)
  }

  /// Lets only the top controller's content resize the bar, if that has a large title.
  func followContent(below top: Double) {
    if world.changes[.scrollEdgeBar] { bar?.follow(edgeOf: isBarHidden ? nil : foldingContent) }
    let content = bar?.showsLargeTitle == true && !isBarHidden ? foldingContent : nil
    if let folded, folded !== content { folded.folding = nil }
    folded = content
    guard let content, let bar, let view = loadedView else { return }
    let y = content.convert(content.bounds, to: view)?.origin.y ?? 0
    let inset = top + bar.largestHeight - y
    if let folding = content.folding, folding.wholeInset == inset { return }
    content.folding = BarFolding(
      controller: WeakReference(self), wholeInset: inset,
      length: bar.largestHeight - UINavigationBar.height,
      isWaiting: content.contentOffset.y == -content.upperInset)
  }

  /// The controller's content scroll view: the one it names, its view, or its view's first subview.
  private var foldingContent: UIScrollView? {
    guard let top = stack.last, let view = top.loadedView else { return nil }
    // NSDirectionalRectEdgeTop
    let named = top.storedValues?.value("contentScrollView1")?.object as? UIScrollView
    return named ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}
