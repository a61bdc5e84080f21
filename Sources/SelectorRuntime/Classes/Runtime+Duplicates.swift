extension Runtime {
  /// Creates and registers a copy of a class: its methods, variables, properties and protocols.
  ///
  /// The copy shares the metaclass of the original, and so its class methods. The corresponding
  /// Objective-C function is `objc_duplicateClass`.
  /// - Throws: ``RuntimeError`` when the name is in use, or the class is not registered.
  /// - Complexity: O(methods + properties).
  package func duplicateClass(_ original: RuntimeClass, _ name: String) throws -> RuntimeClass {
    guard original.isRegistered, !original.isDisposed, !original.isMetaClass else {
      throw RuntimeError(
        .invalidArgument, "objc_duplicateClass: \(original.name) is not a registered class")
    }
    guard lookUpClass(name) == nil else {
      throw RuntimeError(.invalidArgument, "objc_duplicateClass: class '\(name)' is in use")
    }
    let copy = RuntimeClass(
      name, superclass: original.superclass, isMetaClass: false, runtime: self,
      factory: original.factory)
    copy.setMetaclass(original.metaclass)
    everyClass.append(copy)
    for method in original.methods.reversed() { copy.list.insert(method.duplicate(owner: copy)) }
    copy.ivars = original.ivars
    copy.properties = original.properties
    copy.protocols = original.protocols
    copy.categories = original.categories
    copy.source = original.source
    copy.isRegistered = true
    link(copy)
    classes[name] = copy
    classOrder.append(copy)
    record { [unowned self] in erase(copy) }
    copy.checkInvariants()
    return copy
  }
}
