package import SelectorRuntime

/// Hooks of single objects: a hidden subclass for each, which `-class` does not return.
///
/// It is the most derived class of the object. The notifying subclass of key-value observing is
/// inserted below it, whichever was first. After the last layer is removed, the object has the
/// class that it would have without hooks.
extension HookRegistry {
  /// Returns the class in which a target's layers are added.
  func layerClass(for target: RuntimeObject) throws -> RuntimeClass {
    if let cls = target as? RuntimeClass { return cls }
    if let known = layerClasses[target], target.isa.inherits(from: known) { return known }
    let made = try makeLayerClass(for: target)
    try runtime.setClass(of: target, to: made)
    setLayerClass(of: target, made)
    return made
  }

  /// Sets the class of an object, below its hook subclass if it has one.
  ///
  /// A hook subclass that was removed represents its superclass.
  /// - Returns: the previous class.
  /// - Throws: `RuntimeError` for a disposed class.
  package func setClass(of object: RuntimeObject, to cls: RuntimeClass) throws -> RuntimeClass {
    var wanted = cls
    while wanted.isDisposed, wanted.concealment == .layer, let above = wanted.superclass {
      wanted = above
    }
    guard let layers = layerClasses[object], object.isa.inherits(from: layers),
      !wanted.isDisposed, !wanted.inherits(from: layers), wanted.concealment != .layer
    else { return try runtime.setClass(of: object, to: wanted) }
    let old = object.isa
    _ = try runtime.setSuperclass(of: layers, to: wanted)
    _ = try runtime.setClass(of: object, to: layers)
    return old
  }

  private func makeLayerClass(for object: RuntimeObject) throws -> RuntimeClass {
    let name = "Hooked_\(object.apparentClass.name)_\(object.address)"
    var number = 1
    while runtime.lookUpClass(number == 1 ? name : "\(name)_\(number)") != nil { number += 1 }
    let unused = number == 1 ? name : "\(name)_\(number)"
    guard let made = runtime.allocateClassPair(object.isa, unused) else {
      throw RuntimeError(
        .invalidArgument, "\(object.defaultDescription) has a class that cannot be subclassed")
    }
    made.concealment = .layer
    let dealloc = NativeImplementation { [unowned self] object, _, _ in
      if let above = made.superclass { runtime.runSuperDealloc(of: object, from: above) }
      objectDidDeallocate(object)
      return .none
    }
    runtime.addMethod(made, runtime.known.dealloc, dealloc, types: "v@:", change: .definition)
    runtime.registerClassPair(made)
    return made
  }

  private func setLayerClass(of object: RuntimeObject, _ cls: RuntimeClass?) {
    let old = layerClasses[object]
    layerClasses[object] = cls
    runtime.recordUndo { [unowned self] in layerClasses[object] = old }
  }

  /// Removes the hook subclass of an object without layers.
  func removeUnusedSubclass(_ object: RuntimeObject) throws {
    guard let made = layerClasses[object], !object.isDeallocating,
      !hooks.contains(where: { hook in hook.layers.contains { $0.cls === made } }),
      !slots.keys.contains(where: { $0.object === object }),
      let original = made.superclass
    else { return }
    if object.isa === made {
      try runtime.setClass(of: object, to: original)
    } else if let above = object.isa.lineage.first(where: { $0.superclass === made }) {
      _ = try runtime.setSuperclass(of: above, to: original)
    }
    setLayerClass(of: object, nil)
    try runtime.disposeClassPair(made)
  }

  /// Removes the hooks and the hook subclass of a deallocated object.
  private func objectDidDeallocate(_ object: RuntimeObject) {
    for hook in hooks where hook.target === object {
      forget(hook)
      try? hook.end()
    }
    guard let made = layerClasses[object] else { return }
    setLayerClass(of: object, nil)
    try? runtime.disposeClassPair(made)
  }
}
