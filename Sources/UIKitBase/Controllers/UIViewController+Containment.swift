internal import SelectorRuntime
internal import UIKitRuntime

/// Parent and child controllers.
extension UIViewController {
  /// The controller and its ancestors, up to the one without a parent.
  package final var lineage: [UIViewController] {
    var result: [UIViewController] = []
    var place: UIViewController? = self
    while let controller = place {
      result.append(controller)
      place = controller.parent
    }
    return result
  }

  /// The topmost ancestor; the controller itself if it has no parent.
  package final var rootParent: UIViewController { lineage.last ?? self }

  /// The maximum depth of the hierarchy, because appearance messages are sent recursively.
  private static let greatestDepth = 200

  /// Adds a child, and removes it from a previous parent.
  ///
  /// - Throws: ``RuntimeError`` if it is nil, this controller or one of its ancestors.
  package final func adopt(_ child: UIViewController?, _ method: String) throws {
    guard let child else {
      throw RuntimeError(
        .invalidArgument, "-[\(className) \(method)]: argument 1 must not be nil")
    }
    guard !lineage.contains(child) else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) \(method)]: \(child.defaultDescription) cannot be its own child or that of "
          + "a controller below it")
    }
    guard lineage.count < Self.greatestDepth else {
      throw RuntimeError(
        .inconsistency, "controllers nest \(lineage.count) deep; \(Self.greatestDepth) is the most")
    }
    guard child.parent !== self else { return }
    try child.checkPlace(below: self)
    try child.keptAlive {
      if child.parent != nil { try child.send(messages.removeFromParent) }
      try child.send(messages.willMoveToParent, self)
      guard child.parent == nil, !lineage.contains(child) else { return }
      child.retain()
      child.parent = self
      children.append(child)
    }
  }

  // MARK: - The hierarchies of views and of controllers

  /// The controller of the nearest view above a view.
  private static func controller(above view: UIView?) -> UIViewController? {
    var place = view
    while let view = place {
      if let controller = view.controller { return controller }
      place = view.superview
    }
    return nil
  }

  /// Raises if the view is already in the view of another controller than the requested parent.
  private final func checkPlace(below requested: UIViewController) throws {
    guard let place = Self.controller(above: loadedView?.superview), place !== requested,
      !requested.showsChildrenElsewhere
    else { return }
    throw RuntimeError(
      .hierarchy,
      "child view controller:\(defaultDescription) should have parent view controller:"
        + "\(place.defaultDescription) but requested parent is:\(requested.defaultDescription)")
  }

  /// Raises if the view comes into a window inside the view of another controller than its parent.
  ///
  /// - Parameter superview: The view to which the controller's view is added.
  final func checkParent(for superview: UIView) throws {
    guard let parent, !parent.showsChildrenElsewhere else { return }
    let place = Self.controller(above: superview)
    guard place !== parent else { return }
    throw RuntimeError(
      .hierarchy,
      "child view controller:\(defaultDescription) should have parent view controller:"
        + "\(place?.defaultDescription ?? "(null)") but actual parent is:"
        + "\(parent.defaultDescription)")
  }

  /// Removes a child without messages.
  package final func disown(_ child: UIViewController) {
    guard children.contains(where: { $0 === child }) else { return }
    lose(child)
    if child.parent === self { child.parent = nil }
    child.release()
  }

  static func defineContainment(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("parentViewController", .weak) { $0.parent }
    controller.readonly("childViewControllers", .copy) { $0.children }
    controller.method("addChildViewController:") { (controller, child: UIViewController?) in
      try controller.adopt(child, "addChildViewController:")
    }
    controller.method("removeFromParentViewController") { (controller) in
      guard let parent = controller.parent else { return }
      try controller.keptAlive {
        parent.disown(controller)
        try controller.send(controller.messages.didMoveToParent, UIViewController?.none)
      }
    }
    controller.method("willMoveToParentViewController:") { (_, _: UIViewController?) in }
    controller.method("didMoveToParentViewController:") { (_, _: UIViewController?) in }
  }
}

extension UIViewController {
  /// The topmost controller, which determines the orientation and the status bar.
  package final var frontmost: UIViewController {
    var place = self
    for _ in 0..<1000 {
      guard let next = place.presented, !next.isBeingDismissed else { break }
      place = next
    }
    return place
  }
}
