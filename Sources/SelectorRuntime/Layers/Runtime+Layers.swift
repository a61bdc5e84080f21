/// Adding and removing layers of methods.
extension Runtime {
  /// Adds a layer to a method, outside its other layers.
  ///
  /// If the class only inherits the method, adds a method to the class that calls the superclass's
  /// current implementation. It is removed with the last layer.
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

  /// Removes a layer from any position; a caller that still has it reaches the inner one.
  ///
  /// - Complexity: O(layers of the method); O(methods of all classes) when a script has moved it.
  package func removeLayer(_ layer: Layer, from cls: RuntimeClass) {
    guard layer.isActive else { return }
    setActive(layer, false)
    if cls.isFreed { return }
    if let home = cls.list[layer.selector], remove(layer, out: home) { return }
    for other in everyClass {
      for method in other.methods { _ = remove(layer, out: method) }
    }
  }

  /// Removes a layer from one method; returns whether that method's history recorded it.
  private func remove(_ layer: Layer, out method: Method) -> Bool {
    let isRecorded = method.forget(layer)
    if let outer = layer.outer, outer.isActive, outer.inner === layer {
      setInner(outer, layer.inner)
      return isRecorded
    }
    var outer: Layer?
    var next = method.implementation
    while let current = next as? Layer {
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
      next = current.inner
    }
    return false
  }

  /// Removes a method that exists only for layers, after its last layer was removed.
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

  /// Moves the layers of a method to one that was added in front of it.
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

  /// Replaces the implementation inside a method's layers, and returns the old one.
  ///
  /// - Returns: nil when the method has no layers.
  func redefine(
    _ method: Method, _ implementation: Implementation, source: String?
  ) -> Implementation? {
    guard let head = method.implementation as? Layer else { return nil }
    let last = head.innermost
    let old = last.inner
    record { [history = method.history] in method.history = history }
    let definition = Method.Record(change: .definition, source: source, detail: nil)
    method.history.insert(
      definition, at: method.history.firstIndex { $0.layer != nil } ?? method.history.count)
    setInner(last, implementation)
    noteDealloc(implementation, of: method)
    releaseAfterTurn(old)
    return old
  }

  /// Whether a method exists only for layers, and no superclass implements its selector.
  func isVacant(_ method: Method) -> Bool {
    guard let head = method.implementation as? Layer,
      let base = head.innermost.inner as? InheritedImplementation
    else { return false }
    return base.cls === method.owner && base.selector === method.selector
      && (try? base.inherited()?.isImplemented) ?? false == false
  }

  /// Whether a method, and each inherited one below it, exists only for layers.
  ///
  /// A method that a script sets to forward has a signature and counts as a method.
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
