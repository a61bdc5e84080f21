/// An implementation that wraps another one and may call it: a hook.
///
/// Layers nest. The method has the layer that was added last, and each layer has a reference to the
/// next one inside. Unlike an implementation that a script sets by hand, a layer can be removed
/// from any position. It stays outermost when a category, a definition or a resolver adds an
/// implementation later.
open class Layer: Implementation {
  /// The effect of a layer on the message.
  package enum Kind: String, Sendable {
    case before, after, instead, delegate, throttle
    /// Separates exchanges of one method on several class levels; not a hook of a script.
    case level
  }

  package final let kind: Kind
  /// The selector that the layer was added for; the inner implementation is always called with it.
  package final let selector: Selector
  /// The name of the owner that added it.
  package final let owner: String
  /// The key that identifies the layer: a second one with the same key is not added; or nil.
  package final let key: String?
  /// The next implementation inside.
  package final private(set) var inner: Implementation
  /// The layer outside, if one has this one as its inner implementation.
  package final private(set) weak var outer: Layer?
  /// Whether it has not been removed; a removed layer only calls the inner implementation.
  package final private(set) var isActive = true

  package init(
    _ kind: Kind, _ selector: Selector, owner: String, key: String? = nil, source: String?
  ) {
    self.kind = kind
    self.selector = selector
    self.owner = owner
    self.key = key
    inner = Implementation()
    super.init(source: source)
  }

  /// Called after the inner implementation or `isActive` changed.
  open func didChange() {}

  open override var isImplemented: Bool {
    get throws { try inner.isImplemented }
  }

  final func setInner(_ implementation: Implementation) {
    inner = implementation
    (implementation as? Layer)?.outer = self
    didChange()
  }

  final func setActive(_ isActive: Bool) {
    self.isActive = isActive
    didChange()
  }

  /// Itself if it is active, else the next active implementation inside.
  final var outermostActive: Implementation {
    var current: Implementation = self
    while let layer = current as? Layer, !layer.isActive { current = layer.inner }
    return current
  }

  /// The innermost layer that is reached from here without another implementation between.
  final var innermost: Layer {
    var current = self
    while let next = current.inner as? Layer { current = next }
    return current
  }
}
