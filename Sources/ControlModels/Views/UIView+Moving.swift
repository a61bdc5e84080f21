internal import SelectorRuntime

// The order of the messages is that of published logs from devices: superview before window on the
// way in and out, window before superview when it is done. Any of them may rearrange the tree again,
// so what was true before a message is looked at anew after it; an error raised by one leaves the
// tree as it is at that moment.

/// Moving a view from one superview to another, or out of the tree.
extension UIView {
  /// Puts a view among the subviews; it leaves its superview first, if it has another.
  ///
  /// - Throws: ``RuntimeError`` when it is this view or one above it, or the tree would be too deep.
  final func insert(_ child: UIView, at index: Int) throws {
    try checkIsNoAncestor(child)
    try checkDepth(with: child)
    guard child.superview !== self else { return reorder(child, to: index) }
    try child.keptAlive {
      let formerWindow = child.window
      let newWindow = window
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
      markNeedsLayout()
      child.markNeedsLayout()
      child.markPath()

      if formerWindow !== newWindow { try child.report(newWindow) }
      try child.send(selectors.didMoveToSuperview)
      try send(selectors.didAddSubview, child)
    }
  }

  final func removeFromSuperview() throws {
    if let superview { try leave(superview) }
  }

  /// Takes the view out of a superview, which may be going itself.
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
    if !former.isDeallocating { former.markNeedsLayout() }
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

  /// How deep views may nest: hit tests and deaths go down message by message, on one stack.
  private static let greatestDepth = 500

  private final func checkDepth(with child: UIView) throws {
    let depth = ancestry.count + child.height
    guard depth > Self.greatestDepth else { return }
    throw RuntimeError(
      .inconsistency,
      "\(child.defaultDescription) would make views nest \(depth) deep; "
        + "\(Self.greatestDepth) is the most")
  }

  /// How many views stand below one another in the subtree, itself included.
  private final var height: Int {
    var height = 0
    var level = [self]
    while !level.isEmpty {
      height += 1
      level = level.flatMap(\.subviews)
    }
    return height
  }

  /// Tells the view and all below it which window they are about to be in.
  private final func announce(_ window: UIWindow?) throws {
    for view in subtree {
      try view.controller?.send(selectors.controllers.viewWillMoveToWindow, window)
      try view.send(selectors.willMoveToWindow, window)
    }
  }

  /// Tells the view and all below it that they have come into a window or out of one.
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

  /// A dying view's subviews leave it one by one, as on a device.
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
      // Sent by hand, it is for the root class to refuse.
      guard receiver.isDeallocating else {
        let above = receiver.runtime.lookUpClass("UIView") ?? receiver.isa
        return try receiver.runtime.sendSuper(receiver, above: above, dealloc, Arguments())
      }
      // An object that was only given the class has nothing of a view.
      try (receiver as? UIView)?.loseSubviews()
      return .none
    }
  }
}
