/// The instance variables of a class.
extension RuntimeClass {
  /// Answers the variable of a name, the class's own or an inherited one.
  ///
  /// - Complexity: O(variables of all superclasses).
  /// The corresponding Objective-C function is `class_getInstanceVariable`.
  package func ivar(_ name: String) -> Ivar? {
    var place: RuntimeClass? = self
    while let current = place {
      if let found = current.ivars.first(where: { $0.name == name }) { return found }
      place = current.superclass
    }
    return nil
  }
}

extension Runtime {
  /// Adds a variable to a class that is not registered yet.
  ///
  /// - Returns: false for a registered class, for a metaclass, and when the class itself has one of
  ///   that name.
  /// - Complexity: O(variables).
  /// The corresponding Objective-C function is `class_addIvar`.
  @discardableResult
  package func addIvar(_ ivar: Ivar, to cls: RuntimeClass) -> Bool {
    guard !cls.isRegistered, !cls.isDisposed, !cls.isMetaClass,
      !cls.ivars.contains(where: { $0.name == ivar.name })
    else { return false }
    list(ivar, in: cls)
    return true
  }

  /// Lists a property's storage among the variables of a class that is not registered yet; it takes
  /// the place of one of that name that the class declares itself, as `@synthesize` does.
  func synthesize(_ property: DeclaredProperty, in cls: RuntimeClass) {
    guard !cls.isRegistered, !cls.isMetaClass else { return }
    cls.ivars.removeAll { $0.name == property.ivar.name }
    list(property.ivar, in: cls)
  }

  /// Lists a model's variable.
  func list(_ ivar: Ivar, in cls: RuntimeClass) {
    ivar.owner = cls
    cls.ivars.append(ivar)
  }
}
