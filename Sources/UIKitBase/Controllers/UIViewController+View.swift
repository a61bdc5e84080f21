internal import SelectorRuntime
internal import UIKitRuntime

/// Loading of the view.
extension UIViewController {
  /// Returns the view; loads it with `loadView` and sends `viewDidLoad` if necessary.
  ///
  /// - Throws: the errors of these methods; ``RuntimeError`` if `loadView` accesses the view or
  ///   sets none.
  package final func loadViewIfNeeded() throws -> UIView {
    if let loadedView { return loadedView }
    guard !isLoadingView else {
      throw RuntimeError(
        .stackOverflow,
        "stack overflow: -[\(className) view] → -[\(className) loadView] → -[\(className) view]")
    }
    isLoadingView = true
    do {
      defer { isLoadingView = false }
      try keptAlive { try send(messages.loadView) }
    }
    guard let view = loadedView else {
      throw RuntimeError(
        .inconsistency, "-[\(className) loadView] has not set the view of \(defaultDescription)")
    }
    try send(messages.viewDidLoad)
    return loadedView ?? view
  }

  /// Returns the view by sending the getter message.
  package final func callView() throws -> UIView { try call(messages.view) }

  private final func setView(_ view: UIView?) throws {
    if let other = view?.controller, other !== self {
      throw RuntimeError(
        .hierarchy,
        "A view can only be associated with at most one view controller at a time! View "
          + "\(view?.defaultDescription ?? "nil") is associated with \(other.defaultDescription). "
          + "Clear this association before associating this view with \(defaultDescription).")
    }
    loadedView?.controller = nil
    view?.controller = self
    loadedView = view
  }

  static func defineView(_ controller: ClassDefinition<UIViewController>) {
    controller.method("view") { (controller) -> UIView in try controller.loadViewIfNeeded() }
    controller.method("setView:") { (controller, view: UIView?) in try controller.setView(view) }
    controller.readonly("viewIfLoaded", .strong) { $0.loadedView }
    controller.readonly("viewLoaded", getter: "isViewLoaded") { (controller) -> Bool in
      controller.loadedView != nil
    }
    controller.method("loadViewIfNeeded") { (controller) in _ = try controller.loadViewIfNeeded() }
    controller.method("loadView") { (controller) in
      if try controller.world.functions.loadView(controller) { return }
      let world = controller.world
      let view = try world.makeView(UIKitClasses.view, frame: world.screen.bounds)
      view.autoresizing = [.width, .height]
      try controller.setView(view)
      try controller.world.functions.connectSegues(controller)
    }
    controller.method("viewDidLoad") { _ in }
    controller.method("viewWillLayoutSubviews") { _ in }
    controller.method("viewDidLayoutSubviews") { _ in }
  }
}
