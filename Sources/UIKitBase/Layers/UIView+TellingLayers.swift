internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Forwards changes of a view to its layer, if ``LayerListening`` says that this is observable.
///
/// On a device, `setAlpha:` and similar setters change the layer. Here the view stores the values,
/// and its layer reads them. The layer receives a message only if its class or a hook overrides the
/// setter, or if a script method takes part in the search for an action.
extension UIView {
  /// Sends a changed value to the layer; returns whether it was sent.
  ///
  /// The layer's native setter sets the view's value, so a hook that does not call the original
  /// leaves the view unchanged.
  final func tellsLayer<Argument: MessageValue>(
    _ setter: Selector, _ value: Argument
  ) throws -> Bool {
    guard let layer = try listeningLayer(for: setter) else { return false }
    try layer.keptAlive { try layer.send(setter, value) }
    return true
  }

  /// The layer, if a message to it is observable; created for a custom layer class.
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

  /// Whether a script method takes part in the search for an action.
  final func looksForActions(_ kind: RuntimeClass) -> Bool {
    let names = selectors.layers
    return !isa.isNative(names.actionForLayer) || !kind.isNative(names.actionForKey)
      || !kind.metaclass.isNative(names.defaultActionForKey)
  }

  /// Notifies the layer of a sublayer that was inserted below others.
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

  /// Notifies the layer that it was removed from its superlayer.
  final func tellLayerOfLeaving() throws {
    guard world.layerListening.mayHearOfViews else { return }
    let leave = selectors.layers.removeFromSuperlayer
    guard let layer = try listeningLayer(for: leave) else { return }
    try layer.keptAlive { try layer.send(leave) }
  }
}

extension RuntimeClass {
  /// Whether script methods override the setters that a frame change calls.
  fileprivate final func hearsOfPlaces(_ names: LayerSelectors) -> Bool {
    !isNative(names.setBounds) || !isNative(names.setPosition)
  }
}

extension CALayer {
  /// Sends `setBounds:` and `setPosition:` for a frame; returns whether script methods override
  /// them.
  ///
  /// Published backtraces of `-[CALayer setFrame:]` show these messages.
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

  /// Changes a property, and runs its action if a script can define one.
  ///
  /// The action is looked up before the change, so that it reads the old value, and runs
  /// afterwards. The search follows the documentation of `actionForKey:`.
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
