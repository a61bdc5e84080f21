/// An implementation that lies over another one and may run it: a hook.
///
/// Layers nest as implementations do: the one laid last is what the method has, and each knows the
/// next one inside. Unlike what a script puts into a method by hand, a layer can be taken out from
/// anywhere, and stays over what a category, a definition or a resolver brings later.
open class Layer: Implementation {
  /// The effect of a layer on the message.
  package enum Kind: String, Sendable {
    case before, after, instead, delegate, throttle
    /// It keeps exchanges of one method on several levels apart, and is no hook of anybody's.
    case level
  }

  package final let kind: Kind
  /// The selector that it was laid over; the implementation inside is always called under it.
  package final let selector: Selector
  /// Who laid it.
  package final let owner: String
  /// The name under which a second one like it is not laid again, or nil.
  package final let key: String?
  /// The next implementation inside.
  package final private(set) var inner: Implementation
  /// Whether it has not been removed; one that was only runs what is inside.
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

  /// Called when what is inside, or whether the layer is active, has changed.
  open func didChange() {}

  open override var isImplemented: Bool {
    get throws { try inner.isImplemented }
  }

  final func setInner(_ implementation: Implementation) {
    inner = implementation
    didChange()
  }

  final func setActive(_ isActive: Bool) {
    self.isActive = isActive
    didChange()
  }

  /// Itself, or what is inside it if it is out.
  final var outermostActive: Implementation {
    var place: Implementation = self
    while let layer = place as? Layer, !layer.isActive { place = layer.inner }
    return place
  }

  /// The innermost of the layers that lie directly over each other from here on.
  final var innermost: Layer {
    var place = self
    while let next = place.inner as? Layer { place = next }
    return place
  }
}
