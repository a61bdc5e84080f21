internal import SelectorRuntime

/// What is set on a view, told to its layer; who sets it asks ``LayerListening`` first.
///
/// On a device every place, size and look of a view is its layer's, so `setAlpha:` is the layer's
/// `setOpacity:`. Here the view has them, and its layer reads them; it is told where somebody would
/// notice: where the layer's class or somebody's hook has another setter, or where an action is
/// looked for by a method that is not UIKit's own.
extension UIView {
  /// Sends the layer what was set, and answers whether that has been done.
  ///
  /// The layer's own setter sets the view, so a hook that keeps the original from running leaves the
  /// view as it is.
  final func tellsLayer<Argument: MessageValue>(
    _ setter: Selector, _ value: Argument
  ) throws -> Bool {
    guard let layer = try listeningLayer(for: setter) else { return false }
    try layer.keptAlive { try layer.send(setter, value) }
    return true
  }

  /// The layer, if it hears of a message to it; made if the view's class has a kind of its own.
  final func listeningLayer(for setter: Selector) throws -> CALayer? {
    let names = selectors.layers
    if ownLayer == nil, !isa.metaclass.isNative(names.layerClass) { return try layerAsked() }
    let kind = ownLayer?.isa ?? runtime.cls(UIKitClasses.layer)
    let isHeard =
      !kind.isNative(setter) || looksForActions(kind)
      || setter === names.setFrame && kind.hearsOfPlaces(names)
    return isHeard ? try layerAsked() : nil
  }

  private final func layerAsked() throws -> CALayer { try call(selectors.layers.layer) }

  /// Whether a method of somebody's own takes part in the search for the action of a change.
  final func looksForActions(_ kind: RuntimeClass) -> Bool {
    let names = selectors.layers
    return !isa.isNative(names.actionForLayer) || !kind.isNative(names.actionForKey)
      || !kind.metaclass.isNative(names.defaultActionForKey)
  }

  /// Tells the layer of another one that has come into it, at a place that is not the last one.
  final func tellLayer(of child: UIView, at index: Int) throws {
    guard world.layerListening.mayHearOfViews else { return }
    let names = selectors.layers
    let isLast = index >= subviews.count - 1
    let insert = isLast ? names.addSublayer : names.insertSublayerAtIndex
    guard let layer = try listeningLayer(for: insert) else { return }
    let added = try child.layerAsked()
    try layer.keptAlive {
      if isLast { try layer.send(insert, added) } else { try layer.send(insert, added, index) }
    }
  }

  /// Tells the layer that it has left the one above.
  final func tellLayerOfLeaving() throws {
    guard world.layerListening.mayHearOfViews else { return }
    let leave = selectors.layers.removeFromSuperlayer
    guard let layer = try listeningLayer(for: leave) else { return }
    try layer.keptAlive { try layer.send(leave) }
  }
}

extension RuntimeClass {
  /// Whether its layers have other setters than those that a new frame comes to on a device.
  fileprivate final func hearsOfPlaces(_ names: LayerSelectors) -> Bool {
    !isNative(names.setBounds) || !isNative(names.setPosition)
  }
}

extension CALayer {
  /// Sends itself the bounds and the position that a frame means, as published backtraces of
  /// `-[CALayer setFrame:]` show, and answers whether somebody listens to them.
  final func tellsOfPlaces(_ frame: CGRect) throws -> Bool {
    let names = uikit.selectors.layers
    let (transform, anchor) =
      view.map { ($0.transform, $0.anchorPoint) } ?? (ownTransform, ownAnchorPoint)
    guard isa.hearsOfPlaces(names), transform == .identity else { return false }
    let frame = frame.standardized
    let bounds = view?.bounds ?? ownBounds
    try send(names.setBounds, CGRect(origin: bounds.origin, size: frame.size))
    try send(
      names.setPosition,
      CGPoint(
        x: frame.origin.x + frame.size.width * anchor.x,
        y: frame.origin.y + frame.size.height * anchor.y))
    return true
  }

  /// Changes a property, and runs the action that is found for it, if somebody has a say in that.
  ///
  /// The action is looked for before the change, so that it sees the old value, and run behind it;
  /// the search is that of the documentation of `actionForKey:`.
  final func changing(_ keys: String..., change: () throws -> Void) throws {
    guard isAnimatedByActions else { return try change() }
    var actions: [(key: String, action: RuntimeObject)] = []
    for key in keys {
      let found: Value = try call(uikit.selectors.layers.actionForKey, key)
      if let action = found.object { actions.append((key, action)) }
    }
    for action in actions { action.action.retain() }
    defer { for action in actions { action.action.release() } }
    try change()
    for (key, action) in actions {
      try action.send(uikit.selectors.layers.runAction, key, self, Value.none)
    }
  }

  private final var isAnimatedByActions: Bool {
    guard !uikit.layerAnimations.transactions.disablesActions else { return false }
    if let view { return view.looksForActions(isa) || hasActions }
    let names = uikit.selectors.layers
    return ownDelegate != nil || hasActions || !isa.isNative(names.actionForKey)
      || !isa.metaclass.isNative(names.defaultActionForKey)
  }

  private final var hasActions: Bool { storedValues?.value("actions")?.object != nil }
}
