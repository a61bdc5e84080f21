/// Handling of layers that were added after a change which a script then undoes by hand.
///
/// A script undoes its change by setting the implementation it found, or by exchanging the same two
/// methods again. On a device this removes hooks that were installed in between; here the layers
/// stay.
extension Runtime {
  /// Returns the innermost of the outer layers added since a method had `implementation`.
  ///
  /// - Returns: nil when the method never had it, or when no layer was added since.
  func layers(over method: Method, since implementation: Implementation) -> Layer? {
    guard method.implementation is Layer,
      let change = method.history.lastIndex(where: { $0.replaced === implementation })
    else { return nil }
    return outermostLayers(over: method, laidAfter: change)
  }

  /// Returns the innermost of the outer layers added since a method was exchanged with another.
  ///
  /// - Returns: nil when the exchange has been undone, or when no layer was added since.
  func layers(over method: Method, sinceExchangeWith other: Method) -> Layer? {
    guard method !== other, method.implementation is Layer else { return nil }
    let changes = method.history.indices.filter {
      method.history[$0].change == .exchange
        && method.history[$0].detail == other.selector.name
    }
    guard changes.count % 2 == 1, let change = changes.last else { return nil }
    return outermostLayers(over: method, laidAfter: change)
  }

  private func outermostLayers(over method: Method, laidAfter change: Int) -> Layer? {
    let laid = method.history[(change + 1)...].compactMap(\.layer)
    var innermost: Layer?
    var next = method.implementation
    while let layer = next as? Layer, laid.contains(where: { $0 === layer }) {
      innermost = layer
      next = layer.inner
    }
    return innermost
  }

  /// Sets the implementation inside a layer of a method, or of the method itself.
  ///
  /// - Returns: the previous implementation.
  func setImplementation(
    _ implementation: Implementation, in method: Method, under layer: Layer?
  ) -> Implementation {
    guard let layer else { return put(implementation, into: method) }
    let old = layer.inner
    let history = method.history
    record { method.history = history }
    setInner(layer, implementation)
    noteDealloc(implementation, of: method)
    methodObserver?.didPut(implementation, into: method, over: old)
    return old
  }
}
