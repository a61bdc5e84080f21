internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// Displays one controller after another, like the pages of a book.
///
/// Pages that scroll follow the finger: the adjacent page begins to appear while it is pulled in,
/// and appears or disappears again when the content has come to rest. Pages that curl are turned by
/// a pan, or by a tap near an edge.
package final class UIPageViewController: UIViewController {
  /// Both keep what is responded to, according to private flags in iOS 17's header.
  private lazy var delegate = DelegateSlot(
    remembering: [
      "pageViewController:willTransitionToViewControllers:",
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
    ].map(runtime.selector))
  private lazy var dataSource = DelegateSlot(
    remembering: [
      "pageViewController:viewControllerBeforeViewController:",
      "pageViewController:viewControllerAfterViewController:",
    ].map(runtime.selector))
  private var style = 0
  private var orientation = 0
  /// The visible pages.
  @StrongList private var shown: [UIViewController] = []
  /// The pages before and after the visible one, as the data source has answered last.
  @Strong private var before: UIViewController?
  @Strong private var after: UIViewController?
  /// The page that is being pulled in, and where it is: before (-1) or after (1).
  @Strong private var incoming: UIViewController?
  private var incomingPlace = 0
  /// The completion of an animated change by code; nil for a change by the user.
  @Owned private var completion: Block?
  private var isByCode = false

  /// The recognizers of pages that curl, a pan and a tap; an app may move them to another view.
  @StrongList private var curlRecognizers: [UIGestureRecognizer] = []

  private var scrolls: Bool { style == 1 }
  private var pageScroll: PageScrollView? {
    loadedView?.subviews.lazy.compactMap { $0 as? PageScrollView }.first
  }

  // Pages as children.

  private func checkCount(_ new: [UIViewController]) throws {
    guard new.isEmpty || scrolls && new.count > 1 else { return }
    throw RuntimeError(
      .invalidArgument,
      "The number of view controllers provided (\(new.count)) doesn't match the number required (1) "
        + "for the requested transition")
  }

  /// Replaces the visible pages at once.
  private func setPages(_ new: [UIViewController]) throws {
    try checkCount(new)
    (before, after) = (nil, nil)
    if incoming != nil { try settle(completes: false) }
    let old = shown
    shown = new
    // Another page controller may show a former page by now.
    for page in old where page.parent === self && !new.contains(where: { $0 === page }) {
      try remove(page)
    }
    for page in new where page.parent !== self {
      if page.parent is UIPageViewController { try page.loadedView?.removeFromSuperview() }
      try send(runtime.selector("addChildViewController:"), page)
      try show(page)
      try page.send(runtime.selector("didMoveToParentViewController:"), self)
    }
  }

  private func remove(_ page: UIViewController) throws {
    try page.keptAlive {
      try page.send(runtime.selector("willMoveToParentViewController:"), UIViewController?.none)
      if let view = page.loadedView { try view.removeFromSuperview() }
      try page.send(runtime.selector("removeFromParentViewController"))
    }
  }

  private func show(_ page: UIViewController) throws {
    guard let root = loadedView else { return }
    let view = try page.callView()
    let host = pageScroll ?? root
    if view.superview !== host { try host.insert(view, at: host.subviews.count) }
    if let pageScroll { try pageScroll.center() } else { try view.place(root.bounds) }
  }

  /// Sets the frames of the pages in the scroll view.
  func placePages() throws {
    guard let pageScroll else { return }
    if let view = shown.first?.loadedView, view.superview === pageScroll {
      try view.place(pageScroll.frame(0))
    }
    if let view = incoming?.loadedView, view.superview === pageScroll {
      try view.place(pageScroll.frame(incomingPlace))
    }
  }

  // The data source.

  /// Returns the page before or after the visible one from the data source.
  private func page(_ name: String) throws -> UIViewController? {
    let selector = runtime.selector(name)
    guard let now = shown.first, let source = dataSource.delegate(remembered: selector)
    else { return nil }
    return try source.keptAlive { try source.call(selector, self, now) }
  }

  private func pageBefore() throws -> UIViewController? {
    try page("pageViewController:viewControllerBeforeViewController:")
  }

  private func pageAfter() throws -> UIViewController? {
    try page("pageViewController:viewControllerAfterViewController:")
  }

  /// Asks for the neighbors of the visible page, before a finger pulls one in.
  func findNeighbors() throws {
    guard incoming == nil else { return }
    if before == nil { before = try pageBefore() }
    if after == nil { after = try pageAfter() }
  }

  /// Whether there is a page before (-1), in the middle (0) or after (1).
  func hasPage(_ place: Int) -> Bool {
    place == 0 || (place < 0 ? before : after) != nil || incoming != nil && incomingPlace == place
  }

  // The finger.

  /// Called while a finger or the coast after it moves the content.
  func pagesDidScroll() throws {
    guard let pageScroll, !isByCode else { return }
    let place = pageScroll.distance > 0 ? 1 : pageScroll.distance < 0 ? -1 : 0
    if incoming != nil, place == -incomingPlace { try settle(completes: false) }
    guard incoming == nil, place != 0, let next = place > 0 ? after : before else { return }
    let will = runtime.selector("pageViewController:willTransitionToViewControllers:")
    if let delegate = delegate.delegate(remembered: will) {
      try delegate.keptAlive { try delegate.send(will, self, [next]) }
    }
    try begin(next, place)
  }

  /// Begins a transition: the next page begins to appear beside the visible one.
  private func begin(_ next: UIViewController, _ place: Int) throws {
    (incoming, incomingPlace) = (next, place)
    try send(runtime.selector("addChildViewController:"), next)
    let isVisible = appearance == .appeared
    if isVisible { try next.beginAppearance(true, animated: true) }
    let view = try next.callView()
    if let pageScroll {
      try pageScroll.insert(view, at: pageScroll.subviews.count)
      try view.place(pageScroll.frame(place))
    } else if let root = loadedView {
      try root.insert(view, at: root.subviews.count)
      try view.place(root.bounds)
    }
    guard isVisible else { return }
    try next.announceIsAppearing()
    if let now = shown.first { try now.beginAppearance(false, animated: true) }
  }

  /// Called when the content has come to rest.
  func pagesDidRest() throws {
    guard let pageScroll, incoming != nil else { return }
    let former = shown
    let completes = abs(pageScroll.distance) > 0.5
    let (wasByCode, block) = (isByCode, completion)
    (isByCode, completion) = (false, nil)
    try settle(completes: completes)
    guard !wasByCode else {
      if let block { _ = try block(.bool(completes)) }
      return
    }
    try tellFinished(former, completes)
  }

  private func tellFinished(_ former: [UIViewController], _ completes: Bool) throws {
    let did = runtime.selector(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:")
    guard let delegate = delegate.delegate(remembered: did) else { return }
    try delegate.keptAlive { try delegate.send(did, self, true, former, completes) }
  }

  /// Ends a transition: the incoming page becomes the visible one, or leaves.
  private func settle(completes: Bool) throws {
    guard let next = incoming else { return }
    let place = incomingPlace
    incoming = nil
    let now = shown.first
    let (enters, leaves) = completes ? (next, now) : (now, next)
    if !completes {
      try next.beginAppearance(false, animated: true)
      try now?.beginAppearance(true, animated: true)
    }
    try enters?.endAppearance()
    try leaves?.endAppearance()
    if completes {
      shown = [next]
      // The page that was left is the neighbor in the other direction.
      (before, after) = place > 0 ? (now, nil) : (nil, now)
    }
    if let leaves { try remove(leaves) }
    if completes { try next.send(runtime.selector("didMoveToParentViewController:"), self) }
    try pageScroll?.center()
  }

  // Code.

  private func change(to new: [UIViewController], _ direction: Int, animated: Bool, _ block: Block?)
    throws
  {
    try checkCount(new)
    guard animated, scrolls, let pageScroll, pageScroll.window != nil, appearance == .appeared,
      let next = new.first, next !== shown.first, incoming == nil
    else {
      try setPages(new)
      if let block { _ = try block(.bool(true)) }
      return
    }
    (before, after) = (nil, nil)
    (isByCode, completion) = (true, block)
    // UIPageViewControllerNavigationDirectionForward, …Reverse
    let place = direction == 0 ? 1 : -1
    try pageScroll.center()
    try begin(next, place)
    try pageScroll.scroll(to: place)
  }

  // Pages that curl.

  /// The width of the areas along the edges in which a tap turns the page.
  ///
  /// Apple documents taps on the edges, and no width.
  private static let edgeWidth = 44.0

  /// The side of the page that a gesture brings in: before (-1), after (1), or none (0).
  private func place(of recognizer: UIGestureRecognizer) throws -> Int {
    guard let root = loadedView else { return 0 }
    let isPan = recognizer is UIPanGestureRecognizer
    let point: CGPoint = try recognizer.call(
      runtime.selector(isPan ? "translationInView:" : "locationInView:"), root)
    let isVertical = orientation == 1
    let (along, across) = isVertical ? (point.y, point.x) : (point.x, point.y)
    if isPan { return abs(along) <= abs(across) ? 0 : along < 0 ? 1 : -1 }
    let length = isVertical ? root.bounds.size.height : root.bounds.size.width
    return along < Self.edgeWidth ? -1 : along > length - Self.edgeWidth ? 1 : 0
  }

  /// Turns a page as a finger does: a pan from its beginning to its end, a tap at once.
  private func curl(_ recognizer: UIGestureRecognizer) throws {
    let isPan = recognizer is UIPanGestureRecognizer
    switch recognizer.state {
    case .began where isPan, .ended where !isPan:
      let place = try place(of: recognizer)
      guard place != 0, incoming == nil, let next = try place > 0 ? pageAfter() : pageBefore()
      else { return }
      let will = runtime.selector("pageViewController:willTransitionToViewControllers:")
      if let delegate = delegate.delegate(remembered: will) {
        try delegate.keptAlive { try delegate.send(will, self, [next]) }
      }
      try begin(next, place)
      if !isPan { try finishCurl(completes: true) }
    case .ended, .cancelled:
      let speed: CGPoint = try recognizer.call(runtime.selector("velocityInView:"), loadedView)
      let along = orientation == 1 ? speed.y : speed.x
      let place = try along == 0 ? place(of: recognizer) : along < 0 ? 1 : -1
      try finishCurl(completes: recognizer.state == .ended && place == incomingPlace)
    default: break
    }
  }

  private func finishCurl(completes: Bool) throws {
    guard incoming != nil else { return }
    let former = shown
    try settle(completes: completes)
    try tellFinished(former, completes)
  }

  private func prepareView() throws {
    guard let root = loadedView else { return }
    if scrolls {
      let made = try world.makeView(UIKitClasses.pageScrollView, frame: root.bounds)
      made.pages = self
      made.isVertical = orientation == 1
      made.autoresizing = [.width, .height]
      made.showsVerticalScrollIndicator = false
      made.showsHorizontalScrollIndicator = false
      made.scrollsToTop = false
      // UIScrollViewContentInsetAdjustmentNever
      made.contentInsetAdjustmentBehavior = 2
      try root.insert(made, at: 0)
      try made.send(runtime.selector("setDelegate:"), made)
    } else {
      curlRecognizers = [
        world.create(UIKitClasses.panGestureRecognizer),
        world.create(UIKitClasses.tapGestureRecognizer),
      ]
      for recognizer in curlRecognizers {
        recognizer.add(self, runtime.selector("_curl:"))
        try recognizer.send(runtime.selector("setDelegate:"), self)
        try root.send(runtime.selector("addGestureRecognizer:"), recognizer)
      }
    }
    for page in shown { try show(page) }
  }

  static func define(_ pages: ClassDefinition<UIPageViewController>) {
    pages.method("initWithTransitionStyle:navigationOrientation:options:") {
      (pages, style: Int, orientation: Int, _: Value) -> UIViewController in
      (pages.style, pages.orientation) = (style, orientation)
      return try pages.call(pages.messages.initWithNibName, String?.none, Value.none)
    }
    pages.property(
      "delegate", .weak, of: "<UIPageViewControllerDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    pages.property(
      "dataSource", .weak, of: "<UIPageViewControllerDataSource>", get: { $0.dataSource.object }
    ) { (pages, source: RuntimeObject?) in
      try pages.dataSource.set(source, of: pages)
      (pages.before, pages.after) = (nil, nil)
    }
    pages.readonly("transitionStyle") { $0.style }
    pages.readonly("navigationOrientation") { $0.orientation }
    // UIPageViewControllerSpineLocationNone and Min
    pages.readonly("spineLocation") { $0.scrolls ? 0 : 1 }
    pages.readonly("viewControllers", .strong) { $0.shown }
    pages.stored("doubleSided", getter: "isDoubleSided", usual: false)
    pages.method("setViewControllers:direction:animated:completion:") {
      (pages, new: [UIViewController]?, direction: Int, animated: Bool, completion: Block?) in
      try pages.keptAlive {
        try pages.change(to: new ?? [], direction, animated: animated, completion)
      }
    }
    pages.method("viewDidLoad") { (pages) in try pages.prepareView() }
    pages.method("_curl:") { (pages, recognizer: UIGestureRecognizer) in
      try pages.keptAlive { try pages.curl(recognizer) }
    }
    pages.method("gestureRecognizerShouldBegin:") {
      (pages, recognizer: UIGestureRecognizer) -> Bool in try pages.place(of: recognizer) != 0
    }
    // Only pages that curl have recognizers of the controller.
    pages.readonly("gestureRecognizers", .copy) { (pages) -> [UIGestureRecognizer] in
      pages.curlRecognizers
    }
  }
}

extension UIKitClasses {
  package static let pageViewController = NativeClass<UIPageViewController>(
    "UIPageViewController", superclass: viewController, UIPageViewController.define)
}
