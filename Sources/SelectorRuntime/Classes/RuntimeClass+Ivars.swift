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
  /// It takes the place of a variable of the same name that the class declares, as with `@synthesize`.
  func synthesize(_ property: DeclaredProperty, in cls: RuntimeClass) {
    guard !cls.isRegistered, !cls.isMetaClass else { return }
    let ivar = property.ivar
    guard let index = cls.ivars.firstIndex(where: { $0.name == ivar.name }) else {
      return list(ivar, in: cls)
    }
    let declared = cls.ivars[index]
    ivar.owner = cls
    (ivar.position, ivar.encoding) = (declared.position, declared.encoding)
    cls.ivars[index] = ivar
  }

  /// Adds the method `.cxx_destruct`, which the compiler writes for a class with references under ARC.
  ///
  /// It releases the values of the class's own variables, the last declared first. Deallocation does
  /// the same without sending the message, unless the method is replaced.
  package func addDestructor(to cls: RuntimeClass) {
    // A script can have the implementation when the class is gone.
    let declaring = cls.reference
    let body: NativeImplementation.Body = { object, _, _ in
      for ivar in (declaring.cls?.ivars ?? []).reversed() where ivar.policy != .assign {
        try object.runtime.setValue(.none, of: ivar, in: object)
      }
      return .none
    }
    addMethod(
      cls, known.destructor, NativeImplementation(body), types: "v16@0:8",
      change: .definition)
  }

  /// Adds a variable to the class's list.
  func list(_ ivar: Ivar, in cls: RuntimeClass) {
    ivar.owner = cls
    ivar.position = (cls.ivars.last?.position ?? -1) + 1
    cls.ivars.append(ivar)
  }
}
