/// Laying layers over methods, and taking them out again without a trace.
extension Runtime {
  /// Lays a layer over a method, outside everything that lies over it already.
  ///
  /// Over a method that the class does not have itself it makes an entry that goes with the last
  /// layer, and that calls what the superclass does at that time.
  /// - Complexity: O(subclasses).
  package func addLayer(_ layer: Layer, to cls: RuntimeClass) {
    let selector = layer.selector
    let record = Method.Record(change: .layer, source: layer.source, detail: nil, layer: layer)
    if let method = cls.list[selector] {
      layer.setInner(method.implementation)
      releaseAfterTurn(put(layer, into: method))
      method.note(record)
    } else {
      layer.setInner(InheritedImplementation(selector, above: cls))
      let types =
        cls.method(selector)?.types ?? cls.declaredTypes(of: selector)
        ?? TypeEncoding.ofObjects(selector)
      insert(
        Method(
          selector, layer, types: MethodTypes(types), owner: cls, category: nil, record: record))
    }
  }

  /// Takes a layer out from wherever it lies by now; whoever still calls it gets what is inside.
  ///
  /// - Complexity: O(layers over the method); O(methods of all classes) when a script has moved it.
  package func removeLayer(_ layer: Layer, from cls: RuntimeClass) {
    guard layer.isActive else { return }
    setActive(layer, false)
    if cls.hasEnded { return }
    if let home = cls.list[layer.selector], take(layer, out: home) { return }
    for place in everyClass {
      for method in place.methods { _ = take(layer, out: method) }
    }
  }

  /// Takes a layer out of one method, and answers whether it was there with its record.
  private func take(_ layer: Layer, out method: Method) -> Bool {
    let isRecorded = method.history.contains { $0.layer === layer }
    if isRecorded {
      let history = method.history
      record { method.history = history }
      method.history.removeAll { $0.layer === layer }
    }
    var outer: Layer?
    var place = method.implementation
    while let current = place as? Layer {
      guard current !== layer else {
        if let outer {
          setInner(outer, layer.inner)
        } else {
          releaseAfterTurn(put(layer.inner, into: method))
        }
        withdrawIfEmpty(method)
        return isRecorded
      }
      outer = current
      place = current.inner
    }
    return false
  }

  /// Takes out an entry that was made for layers, when the last one has gone.
  private func withdrawIfEmpty(_ method: Method) {
    guard let base = method.implementation as? InheritedImplementation,
      base.cls === method.owner, base.selector === method.selector
    else { return }
    let cls = method.owner
    guard let age = remove(method) else { return }
    record { [unowned self] in
      cls.list.insert(method, age: age)
      meaningChanged(of: method.selector, in: cls)
    }
  }

  /// Lets the layers over an entry go over to one that has come in front of it.
  func moveLayers(from covered: Method, to method: Method) {
    guard let head = covered.implementation as? Layer else { return }
    let last = head.innermost
    let old = (covered: covered.history, new: method.history)
    record {
      covered.history = old.covered
      method.history = old.new
    }
    method.history += covered.history.filter { $0.layer != nil }
    covered.history.removeAll { $0.layer != nil }
    let base = last.inner
    setInner(last, method.implementation)
    _ = put(head, into: method)
    _ = put(base, into: covered)
    withdrawIfEmpty(covered)
  }

  /// Redefines a method under the layers that lie over it, and answers what it did before; nil when
  /// none does.
  func redefine(
    _ method: Method, _ implementation: Implementation, source: String?
  ) -> Implementation? {
    guard let head = method.implementation as? Layer else { return nil }
    let last = head.innermost
    let old = last.inner
    let history = method.history
    record { method.history = history }
    let definition = Method.Record(change: .definition, source: source, detail: nil)
    method.history.insert(
      definition, at: method.history.firstIndex { $0.layer != nil } ?? method.history.count)
    setInner(last, implementation)
    noteDealloc(implementation, of: method)
    releaseAfterTurn(old)
    return old
  }

  /// Whether an entry is there for layers alone, over what nobody implements.
  func isVacant(_ method: Method) -> Bool {
    guard let head = method.implementation as? Layer,
      let base = head.innermost.inner as? InheritedImplementation
    else { return false }
    return base.cls === method.owner && base.selector === method.selector
      && (try? base.inherited()?.isImplemented) ?? false == false
  }

  /// Whether an entry, and what the superclasses have, is there for layers alone.
  ///
  /// One that somebody made forward is a method, and has a signature, whatever lies over it.
  func existsForLayersOnly(_ method: Method) -> Bool {
    guard let head = method.implementation as? Layer,
      let base = head.innermost.inner as? InheritedImplementation
    else { return false }
    return base.cls.superclass?.method(base.selector).map(existsForLayersOnly) ?? true
  }

  func setInner(_ layer: Layer, _ implementation: Implementation) {
    let old = layer.inner
    record { layer.setInner(old) }
    layer.setInner(implementation)
  }

  private func setActive(_ layer: Layer, _ isActive: Bool) {
    let old = layer.isActive
    record { layer.setActive(old) }
    layer.setActive(isActive)
  }
}
