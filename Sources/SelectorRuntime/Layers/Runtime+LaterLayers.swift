/// Layers that were laid over a change which is taken back by hand.
///
/// A script that undoes its own change sets the implementation that it has found, or exchanges the
/// same two methods again. On a device that loses what was laid since; layers stay.
extension Runtime {
  /// The innermost of the outermost layers over a method that were laid since it did something else
  /// than `implementation`; nil when it did not do that before, or nothing was laid since.
  func layers(over method: Method, since implementation: Implementation) -> Layer? {
    guard method.implementation is Layer,
      let change = method.history.lastIndex(where: { $0.replaced === implementation })
    else { return nil }
    return outermostLayers(over: method, laidAfter: change)
  }

  /// The innermost of the outermost layers over a method that were laid since it was exchanged with
  /// another one, unless that has been taken back.
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
    var place = method.implementation
    while let layer = place as? Layer, laid.contains(where: { $0 === layer }) {
      innermost = layer
      place = layer.inner
    }
    return innermost
  }

  /// Puts an implementation under a layer of a method, or into the method itself.
  ///
  /// - Returns: what was there.
  func settle(
    _ implementation: Implementation, in method: Method, under layer: Layer?
  ) -> Implementation {
    guard let layer else { return put(implementation, into: method) }
    let old = layer.inner
    let history = method.history
    record { method.history = history }
    setInner(layer, implementation)
    noteDealloc(implementation, of: method)
    return old
  }
}
