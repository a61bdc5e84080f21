/// Records every message while a trace runs.
///
/// While a recorder is set, no class caches methods: each message takes the slow path, which calls
/// the recorder. Without one, tracing costs nothing.
package protocol MessageRecorder: AnyObject {
  /// Records a message and calls the implementation that was found.
  ///
  /// `cls` is the class in which the lookup started; for a message to super, a superclass.
  /// - Throws: what the implementation throws.
  func send(
    _ implementation: Implementation, _ receiver: RuntimeObject, _ selector: Selector,
    lookedUpIn cls: RuntimeClass, _ arguments: borrowing Arguments
  ) throws -> Value

  /// Records and calls a layer inside another layer.
  ///
  /// - Throws: what the layer throws.
  func run(
    _ layer: Layer, _ receiver: RuntimeObject, _ selector: Selector,
    _ arguments: borrowing Arguments
  ) throws -> Value

  /// Records a message that a layer has delayed until now, and calls the inner implementation.
  ///
  /// - Throws: what the inner implementation throws.
  func runKept(
    _ layer: Layer, _ receiver: RuntimeObject, _ arguments: borrowing Arguments
  ) throws -> Value
}

extension Runtime {
  /// Sets the recorder of all messages, or removes it.
  ///
  /// - Complexity: O(classes × cached selectors).
  package func setRecorder(_ recorder: (any MessageRecorder)?) {
    self.recorder = recorder
    for cls in everyClass {
      cls.cache.removeAll()
      if recorder == nil {
        for selector in cls.unresolved { cls.cache.insert(selector, forwardingImplementation) }
      }
      if cls.hostTable != nil { observer?.dispatchDidChange(in: cls) }
    }
  }

  /// Calls an implementation that was looked up in a class.
  func run(
    _ implementation: Implementation, _ receiver: RuntimeObject, _ selector: Selector,
    lookedUpIn cls: RuntimeClass, _ arguments: borrowing Arguments
  ) throws -> Value {
    guard let recorder else { return try implementation.invoke(receiver, selector, arguments) }
    return try recorder.send(implementation, receiver, selector, lookedUpIn: cls, arguments)
  }

  /// Calls the implementation inside a layer, which may be another layer.
  package func runInside(
    _ layer: Layer, _ receiver: RuntimeObject, _ arguments: borrowing Arguments
  ) throws -> Value {
    if let recorder, let inner = layer.inner as? Layer {
      return try recorder.run(inner, receiver, layer.selector, arguments)
    }
    return try layer.inner.invoke(receiver, layer.selector, arguments)
  }

  /// Calls the implementation inside a layer, for a message that the layer has delayed.
  package func runKept(
    _ layer: Layer, _ receiver: RuntimeObject, _ arguments: borrowing Arguments
  ) throws -> Value {
    guard let recorder else { return try runInside(layer, receiver, arguments) }
    return try recorder.runKept(layer, receiver, arguments)
  }
}
