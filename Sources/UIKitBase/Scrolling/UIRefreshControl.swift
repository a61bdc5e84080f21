internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitRuntime

/// A refresh control above the content of a scroll view.
///
/// A sufficient pull begins refreshing and sends the action. After the lift, the content rests
/// below the control until `endRefreshing`.
package final class UIRefreshControl: UIControl {
  package private(set) var isRefreshing = false
  /// Attributed strings are not modeled; a title is any object.
  @Strong private var attributedTitle: RuntimeObject?
  /// Whether the present pull has already begun refreshing.
  private var isSpent = false

  /// 60 points, as commonly seen; no document states it.
  static let height = 60.0

  /// The scroll view that owns the control.
  @Weak fileprivate var scrollView: UIScrollView?

  /// Called when the content is pulled down by a distance beyond its edge.
  func contentIsPulled(by distance: Double) throws {
    guard isEnabled, !isHidden, !isRefreshing, !isSpent,
      distance >= world.settings.scrolling.refreshPull
    else { return }
    isSpent = true
    try keptAlive {
      try send(runtime.selector("beginRefreshing"))
      try sendActions(for: [.valueChanged, .primaryActionTriggered], nil)
    }
  }

  /// Called when the finger that pulled has lifted.
  func pullIsOver() { isSpent = false }

  private func begin() throws {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.refreshingHasChanged()
  }

  private func end() throws {
    guard isRefreshing else { return }
    isRefreshing = false
    try scrollView?.refreshingHasEnded()
  }

  static func define(_ control: ClassDefinition<UIRefreshControl>) {
    control.readonly("refreshing", getter: "isRefreshing") { $0.isRefreshing }
    control.method("beginRefreshing") { (control) in try control.begin() }
    control.method("endRefreshing") { (control) in try control.end() }
    control.property(
      "attributedTitle", get: { $0.attributedTitle }, set: { $0.attributedTitle = $1 })
  }
}

extension UIScrollView {
  /// Sets the height that is reserved for the control above the content.
  ///
  /// Since iOS 13 it belongs to the adjusted inset, before to the content inset.
  private final func takeRefreshInset(_ inset: Double) {
    let difference = inset - (refreshInset + refreshContentInset)
    if world.changes[.refreshInset] {
      refreshInset += difference
    } else if difference != 0 {
      refreshContentInset += difference
      contentInset.top += difference
    }
  }

  /// Called when refreshing begins; reserves space unless a finger pulls, and does not scroll.
  fileprivate final func refreshingHasChanged() {
    if !isTracking { takeRefreshInset(UIRefreshControl.height) }
  }

  /// Called when the finger lifts; reserves space if the pull has begun refreshing.
  final func makeSpaceForRefreshing() {
    guard let refreshControl else { return }
    refreshControl.pullIsOver()
    takeRefreshInset(refreshControl.isRefreshing ? UIRefreshControl.height : 0)
  }

  /// Removes the reserved space; content that rested below it returns to the edge.
  fileprivate final func refreshingHasEnded() throws {
    guard refreshInset + refreshContentInset > 0 else { return }
    takeRefreshInset(0)
    try keepOffsetInside()
  }

  /// Passes the pull distance to the control.
  final func tellPull() throws {
    guard let refreshControl, isTracking, refreshControl.superview === self else { return }
    try refreshControl.contentIsPulled(by: verticalEdges.lowerBound - contentOffset.y)
  }

  private final func setRefreshControl(_ control: UIRefreshControl?) throws {
    guard control !== refreshControl else { return }
    refreshControl?.scrollView = nil
    try refreshControl?.removeFromSuperview()
    takeRefreshInset(0)
    refreshControl = control
    guard let control else { return }
    if let former = control.scrollView { try former.setRefreshControl(nil) }
    control.scrollView = self
    try control.place(
      CGRect(
        x: 0, y: -UIRefreshControl.height, width: bounds.size.width,
        height: UIRefreshControl.height))
    control.autoresizing = [.width]
    try insert(control, at: 0)
    if control.isRefreshing { refreshingHasChanged() }
  }

  static func defineRefreshing(_ view: ClassDefinition<UIScrollView>) {
    view.property("refreshControl", get: { $0.refreshControl }) {
      (view, control: UIRefreshControl?) in
      try view.keptAlive { try view.setRefreshControl(control) }
    }
  }
}

extension UIKitClasses {
  package static let refreshControl = NativeClass<UIRefreshControl>(
    "UIRefreshControl", superclass: control, UIRefreshControl.define)
}
