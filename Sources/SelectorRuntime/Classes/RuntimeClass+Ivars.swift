/// The instance variables of a class.
extension RuntimeClass {
  /// Returns the instance variable with a name, declared by the class or inherited.
  ///
  /// The corresponding Objective-C function is `class_getInstanceVariable`.
  /// - Complexity: O(variables of all superclasses).
  package func ivar(_ name: String) -> Ivar? {
    var next: RuntimeClass? = self
    while let current = next {
      if let found = current.ivars.first(where: { $0.name == name }) { return found }
      next = current.superclass
    }
    return nil
  }
}

extension Runtime {
  /// Adds an instance variable to a class that is not registered yet.
  ///
  /// The corresponding Objective-C function is `class_addIvar`.
  /// - Returns: false for a registered class, for a metaclass, and when the class itself declares a
  ///   variable of that name.
  /// - Complexity: O(variables).
  @discardableResult
  package func addIvar(_ ivar: Ivar, to cls: RuntimeClass) -> Bool {
    guard !cls.isRegistered, !cls.isDisposed, !cls.isMetaClass,
      !cls.ivars.contains(where: { $0.name == ivar.name })
    else { return false }
    list(ivar, in: cls)
    return true
  }

  /// Adds a property's storage to the variables of a class that is not registered yet.
  ///
  /// It replaces a variable of the same name that the class declares, as `@synthesize` does.
  func synthesize(_ property: DeclaredProperty, in cls: RuntimeClass) {
    guard !cls.isRegistered, !cls.isMetaClass else { return }
    cls.ivars.removeAll { $0.name == property.ivar.name }
    list(property.ivar, in: cls)
  }

  /// Adds a variable to the class's list.
  func list(_ ivar: Ivar, in cls: RuntimeClass) {
    ivar.owner = cls
    ivar.position = (cls.ivars.last?.position ?? -1) + 1
    cls.ivars.append(ivar)
  }
}
