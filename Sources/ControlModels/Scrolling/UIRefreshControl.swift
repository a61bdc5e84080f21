internal import SelectorRuntime

/// Shows above the content of a scroll view that it is being fetched anew.
///
/// A finger that pulls the content far enough begins the refreshing and sends the action; when it
/// lifts, the content rests below the control until the refreshing is ended.
final class UIRefreshControl: UIControl {
  private(set) var isRefreshing = false
  /// There are no attributed strings here: a title is any object.
  @Strong private var attributedTitle: RuntimeObject?
  /// Whether the pull that is going on has begun a refreshing already.
  private var isSpent = false

  /// 60 points is what is commonly seen; no document says so.
  static let height = 60.0

  /// Whose control it is.
  @Weak fileprivate var scrollView: UIScrollView?

  /// The content is pulled down by that much beyond its edge.
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

  /// The finger that has pulled is gone.
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
  /// The height that a refreshing keeps free above the content; nothing while a finger holds the
  /// content.
  private final func takeRefreshInset(_ inset: Double) {
    refreshInset = inset
  }

  /// The refreshing has begun: the space comes when no finger pulls, and moves nothing by itself.
  fileprivate final func refreshingHasChanged() {
    if !isTracking { takeRefreshInset(UIRefreshControl.height) }
  }

  /// The finger lifts: what has been begun by the pull gets its space.
  final func makeSpaceForRefreshing() {
    guard let refreshControl else { return }
    refreshControl.pullIsOver()
    takeRefreshInset(refreshControl.isRefreshing ? UIRefreshControl.height : 0)
  }

  /// The space goes, and content that rested below it goes back to the edge.
  fileprivate final func refreshingHasEnded() throws {
    guard refreshInset > 0 else { return }
    takeRefreshInset(0)
    try keepOffsetInside()
  }

  /// Tells the control how far the content is pulled down.
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
  static let refreshControl = NativeClass<UIRefreshControl>(
    "UIRefreshControl", superclass: control, UIRefreshControl.define)
}
