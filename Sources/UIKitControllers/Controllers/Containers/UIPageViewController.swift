package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// Displays one controller after another, like the pages of a book.
package final class UIPageViewController: UIViewController {
  private let delegate = DelegateSlot()
  private let dataSource = DelegateSlot()
  private var style = 0
  private var orientation = 0

  /// Replaces the visible pages, which are children while they are visible.
  private func setPages(_ new: [UIViewController]) throws {
    guard !new.isEmpty else {
      throw RuntimeError(
        .invalidArgument,
        "The number of view controllers provided (0) doesn't match the number required (1) for the "
          + "requested transition")
    }
    for old in children where !new.contains(where: { $0 === old }) {
      try old.keptAlive {
        try old.send(runtime.selector("willMoveToParentViewController:"), UIViewController?.none)
        if let view = old.loadedView { try view.removeFromSuperview() }
        try old.send(runtime.selector("removeFromParentViewController"))
      }
    }
    for page in new where page.parent !== self {
      try send(runtime.selector("addChildViewController:"), page)
      try show(page)
      try page.send(runtime.selector("didMoveToParentViewController:"), self)
    }
  }

  private func show(_ page: UIViewController) throws {
    guard let root = loadedView else { return }
    let view = try page.callView()
    if view.superview !== root { try root.insert(view, at: root.subviews.count) }
    try view.place(root.bounds)
  }

  /// Returns the page before or after the visible one from the data source.
  private func page(_ name: String) throws -> UIViewController? {
    let selector = runtime.selector(name)
    guard let now = children.first, let source = try dataSource.delegate(respondingTo: selector)
    else { return nil }
    return try source.keptAlive { try source.call(selector, self, now) }
  }

  /// Turns a page as a swipe does: shows the adjacent page and notifies the delegate.
  private func turn(_ name: String) throws -> Bool {
    guard let next = try page(name) else { return false }
    let former = children
    let will = runtime.selector("pageViewController:willTransitionToViewControllers:")
    if let delegate = try delegate.delegate(respondingTo: will) {
      try delegate.send(will, self, [next])
    }
    try setPages([next])
    let did = runtime.selector(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:")
    if let delegate = try delegate.delegate(respondingTo: did) {
      try delegate.send(did, self, true, former, true)
    }
    return true
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
      "dataSource", .weak, of: "<UIPageViewControllerDataSource>", get: { $0.dataSource.object },
      set: { try $0.dataSource.set($1, of: $0) })
    pages.readonly("transitionStyle") { $0.style }
    pages.readonly("navigationOrientation") { $0.orientation }
    pages.readonly("spineLocation") { (_) -> Int in 0 }
    pages.readonly("viewControllers", .strong) { $0.children }
    pages.stored("doubleSided", getter: "isDoubleSided", usual: false)
    pages.method("setViewControllers:direction:animated:completion:") {
      (pages, new: [UIViewController], _: Int, _: Bool, completion: Block?) in
      try pages.keptAlive { try pages.setPages(new) }
      if let completion { try completion(.bool(true)) }
    }
    pages.method("viewDidLoad") { (pages) in
      for page in pages.children { try pages.show(page) }
      let view = pages.loadedView
      // UISwipeGestureRecognizerDirectionLeft and Right
      for (direction, action) in [(2, "_turnForward:"), (1, "_turnBack:")] {
        let swipe = pages.world.create(UIKitClasses.swipeGestureRecognizer)
        try swipe.send(
          pages.runtime.selector("addTarget:action:"), pages,
          pages.runtime.selector(action))
        try swipe.send(pages.runtime.selector("setDirection:"), direction)
        try view?.send(pages.runtime.selector("addGestureRecognizer:"), swipe)
      }
    }
    pages.method("_turnForward:") { (pages, _: Value) in
      _ = try pages.keptAlive {
        try pages.turn("pageViewController:viewControllerAfterViewController:")
      }
    }
    pages.method("_turnBack:") { (pages, _: Value) in
      _ = try pages.keptAlive {
        try pages.turn("pageViewController:viewControllerBeforeViewController:")
      }
    }
    pages.readonly("gestureRecognizers", .copy) { (pages) -> [UIGestureRecognizer] in
      pages.loadedView?.recognizers ?? []
    }
  }
}

extension UIKitClasses {
  package static let pageViewController = NativeClass<UIPageViewController>(
    "UIPageViewController", superclass: viewController, UIPageViewController.define)
}
