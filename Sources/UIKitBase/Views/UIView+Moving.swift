internal import SelectorRuntime
internal import UIKitRuntime

// The order of the messages follows published logs from devices: superview before window for the
// will-messages, window before superview for the did-messages. Each can change the hierarchy again,
// so conditions are checked again after it. If one raises, the hierarchy stays as it is at that
// time.

/// Adds a view to a superview, moves it, or removes it.
extension UIView {
  /// Inserts a subview, after removing it from another superview.
  ///
  /// - Throws: ``RuntimeError`` if it is this view or one of its superviews, or the hierarchy would
  ///   be too deep.
  package final func insert(_ child: UIView, at index: Int) throws {
    try checkIsNoAncestor(child)
    try checkDepth(with: child)
    guard child.superview !== self else { return reorder(child, to: index) }
    try child.keptAlive {
      let formerWindow = child.window
      let newWindow = window
      if newWindow != nil, formerWindow !== newWindow { try checkControllers(of: child) }
      try child.superview?.send(selectors.willRemoveSubview, child)
      try child.send(selectors.willMoveToSuperview, self)
      if formerWindow !== newWindow { try child.announce(newWindow) }

      try checkIsNoAncestor(child)
      child.detach(from: child.superview)
      child.retain()
      child.superview = self
      if world.autoLayout.isUsed { world.autoLayout.systemDidChange() }
      subviews.insert(child, at: min(max(0, index), subviews.count))
      try tellLayer(of: child, at: index)
      // As a device does: a view that replaces subviews in its layout is not laid out again.
      if !isLayingOutSubviews { markNeedsLayout() }
      child.markNeedsLayout()
      child.markPath()

      if formerWindow !== newWindow { try child.report(newWindow) }
      try child.send(selectors.didMoveToSuperview)
      try send(selectors.didAddSubview, child)
    }
  }

  package final func removeFromSuperview() throws {
    if let superview { try leave(superview) }
  }

  /// Removes the view from a superview, which may be being deallocated.
  private final func leave(_ former: UIView) throws {
    try keptAlive {
      let formerWindow = former.window
      try former.send(selectors.willRemoveSubview, self)
      try send(selectors.willMoveToSuperview, UIView?.none)
      if let formerWindow {
        try resignFirstResponder(of: formerWindow)
        try announce(nil)
      }

      guard former.subviews.contains(where: { $0 === self }) else { return }
      try tellLayerOfLeaving()
      detach(from: former)
      if formerWindow != nil { try report(nil) }
      try send(selectors.didMoveToSuperview)
    }
  }

  private final func detach(from former: UIView?) {
    guard let former, let place = former.subviews.firstIndex(where: { $0 === self }) else { return }
    former.loseConstraints(to: self)
    former.subviews.remove(at: place)
    superview = nil
    if !former.isDeallocating, !former.isLayingOutSubviews { former.markNeedsLayout() }
    release()
  }

  private final func checkIsNoAncestor(_ child: UIView) throws {
    guard child !== self else {
      throw RuntimeError(.invalidArgument, "Can't add self as subview")
    }
    guard !isDescendant(of: child) else {
      throw RuntimeError(
        .invalidArgument,
        "Can't add an ancestor as subview: \(child.defaultDescription) is above "
          + defaultDescription)
    }
  }

  /// Raises if a controller's view comes into a window outside its parent's view.
  private final func checkControllers(of child: UIView) throws {
    for view in child.subtree {
      guard let controller = view.controller,
        let superview = view === child ? self : view.superview
      else { continue }
      try controller.checkParent(for: superview)
    }
  }

  /// The maximum depth of views; hit-testing and deallocation are recursive.
  private static let greatestDepth = 500

  private final func checkDepth(with child: UIView) throws {
    let depth = ancestry.count + child.height
    guard depth > Self.greatestDepth else { return }
    throw RuntimeError(
      .inconsistency,
      "\(child.defaultDescription) would make views nest \(depth) deep; "
        + "\(Self.greatestDepth) is the most")
  }

  /// The height of the subtree, including the view.
  private final var height: Int {
    var height = 0
    var level = [self]
    while !level.isEmpty {
      height += 1
      level = level.flatMap(\.subviews)
    }
    return height
  }

  /// Sends `willMoveToWindow:` to the view and its descendants.
  private final func announce(_ window: UIWindow?) throws {
    for view in subtree {
      try view.controller?.send(selectors.controllers.viewWillMoveToWindow, window)
      try view.send(selectors.willMoveToWindow, window)
    }
  }

  /// Sends `didMoveToWindow` to the view and its descendants.
  private final func report(_ window: UIWindow?) throws {
    try abortGestures()
    if window == nil { try world.animations.views(lose: subtree) }
    if window == nil, world.settings.removedViewTouches == .dropped {
      world.digitizer.dropTouches(of: subtree)
    }
    if window == nil {
      try world.safeAreas.update(self)
    } else {
      try world.traits.viewHasMoved(self)
    }
    for view in subtree where view.window === window {
      if window != nil {
        view.showAtFirst()
        view.requestFirstUpdate()
        try world.appearances.apply(to: view)
      }
      try view.send(selectors.didMoveToWindow)
      try view.controller?.send(
        selectors.controllers.viewDidMoveToWindow, window, true)
    }
  }

  private final func resignFirstResponder(of window: UIWindow) throws {
    guard let view = window.firstResponder as? UIView, view.isDescendant(of: self) else { return }
    try view.send(selectors.resignFirstResponder)
  }

  /// Removes the subviews of a deallocating view one by one, as on a device.
  private final func loseSubviews() throws {
    var failure: (any Error)?
    for subview in subviews {
      do { try subview.leave(self) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  static func defineMoving(_ view: ClassDefinition<UIView>) {
    view.method("willMoveToSuperview:") { (_, _: UIView?) in }
    view.method("didMoveToSuperview") { _ in }
    view.method("willMoveToWindow:") { (_, _: UIWindow?) in }
    view.method("didMoveToWindow") { _ in }
    view.method("didAddSubview:") { (_, _: UIView?) in }
    view.method("willRemoveSubview:") { (_, _: UIView?) in }
    view.raw("dealloc", types: "v@:") { receiver, dealloc, arguments in
      try arguments.expect(atMost: 0, receiver, dealloc)
      // If a script sends it, the root class raises.
      guard receiver.isDeallocating else {
        let above = receiver.runtime.lookUpClass("UIView") ?? receiver.isa
        return try receiver.runtime.sendSuper(receiver, above: above, dealloc, Arguments())
      }
      // An object whose class was changed to a view class has no view state.
      try (receiver as? UIView)?.loseSubviews()
      return .none
    }
    view.cls.method(view.runtime.known.dealloc)?.implementation.isModelDealloc = true
  }
}
