/// Hears of every message while a trace runs.
///
/// While there is one, no class caches a method: each message takes the slow path, which asks here.
/// Without one, nothing of this stands between a sender and a method.
package protocol MessageRecorder: AnyObject {
  /// Runs what a message was found to mean, and writes it down.
  ///
  /// The lookup began in `cls`: above the receiver's class for a message to super.
  /// - Throws: what the implementation throws.
  func send(
    _ implementation: Implementation, _ receiver: RuntimeObject, _ selector: Selector,
    lookedUpIn cls: RuntimeClass, _ arguments: borrowing Arguments
  ) throws -> Value

  /// Runs a layer that lies inside another one, and writes it down.
  ///
  /// - Throws: what the layer throws.
  func run(
    _ layer: Layer, _ receiver: RuntimeObject, _ selector: Selector,
    _ arguments: borrowing Arguments
  ) throws -> Value

  /// Runs what lies inside a layer, for a message that it has kept until now, and writes it down.
  ///
  /// - Throws: what lies inside throws.
  func runKept(
    _ layer: Layer, _ receiver: RuntimeObject, _ arguments: borrowing Arguments
  ) throws -> Value
}

extension Runtime {
  /// Lets every message be told to a recorder from now on, or to none.
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

  /// Runs an implementation as a message that was looked up in a class.
  func run(
    _ implementation: Implementation, _ receiver: RuntimeObject, _ selector: Selector,
    lookedUpIn cls: RuntimeClass, _ arguments: borrowing Arguments
  ) throws -> Value {
    guard let recorder else { return try implementation.invoke(receiver, selector, arguments) }
    return try recorder.send(implementation, receiver, selector, lookedUpIn: cls, arguments)
  }

  /// Runs what lies inside a layer, which may be another layer.
  package func runInside(
    _ layer: Layer, _ receiver: RuntimeObject, _ arguments: borrowing Arguments
  ) throws -> Value {
    if let recorder, let inner = layer.inner as? Layer {
      return try recorder.run(inner, receiver, layer.selector, arguments)
    }
    return try layer.inner.invoke(receiver, layer.selector, arguments)
  }

  /// Runs what lies inside a layer, for a message that the layer has kept until now.
  package func runKept(
    _ layer: Layer, _ receiver: RuntimeObject, _ arguments: borrowing Arguments
  ) throws -> Value {
    guard let recorder else { return try runInside(layer, receiver, arguments) }
    return try recorder.runKept(layer, receiver, arguments)
  }
}
