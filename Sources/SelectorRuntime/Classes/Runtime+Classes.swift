/// Creating, finding and changing classes; disposal is in `Runtime+ClassDisposal.swift`.
extension Runtime {
  /// Creates a class and its metaclass, which cannot be looked up until they are registered.
  ///
  /// The corresponding Objective-C function is `objc_allocateClassPair`.
  /// - Returns: nil when the name is in use, or when the superclass is not registered.
  package func allocateClassPair(_ superclass: RuntimeClass?, _ name: String) -> RuntimeClass? {
    if let superclass, !superclass.isRegistered || superclass.isDisposed { return nil }
    let name = SwiftName.demangled(name) ?? name
    guard lookUpClass(name) == nil else { return nil }
    let factory = superclass?.factory ?? { RuntimeObject(isa: $0) }
    let cls = makePair(name, superclass: superclass, factory: factory)
    record { [unowned self] in erase(cls) }
    return cls
  }

  /// Creates and registers a class whose instances are a Swift class, without a definition.
  package func makeNativeClass(
    _ name: String, superclass: RuntimeClass?, factory: @escaping (RuntimeClass) -> RuntimeObject
  ) -> RuntimeClass {
    let cls = makePair(name, superclass: superclass, factory: factory)
    record { [unowned self] in erase(cls) }
    cls.isNative = true
    registerClassPair(cls)
    return cls
  }

  /// Creates a class and its metaclass.
  ///
  /// - Parameter serial: the class's reserved serial number, followed by the metaclass's; nil for
  ///   new ones.
  func makePair(
    _ name: String, superclass: RuntimeClass?, serial: Int? = nil,
    factory: @escaping (RuntimeClass) -> RuntimeObject
  ) -> RuntimeClass {
    let serial = serial ?? reserveSerials(2)
    let cls = RuntimeClass(
      name, superclass: superclass, isMetaClass: false, runtime: self, serial: serial,
      factory: factory)
    let meta = RuntimeClass(
      name, superclass: superclass?.isa ?? cls, isMetaClass: true, runtime: self,
      serial: serial + 1, factory: factory)
    unsafe meta.ownerOfMetaclass = .passUnretained(cls)
    cls.setMetaclass(meta)
    meta.isa = superclass.map { rootMetaclass(of: $0) } ?? meta
    everyClass += [cls, meta]
    madeClassCount += 1
    return cls
  }

  private func rootMetaclass(of cls: RuntimeClass) -> RuntimeClass {
    cls.lineage.last?.isa ?? cls.isa
  }

  /// Registers a class pair and links it to its superclass.
  ///
  /// The corresponding Objective-C function is `objc_registerClassPair`.
  package func registerClassPair(_ cls: RuntimeClass) { registerClassPair(cls, isNamed: true) }

  /// Registers a class pair.
  ///
  /// - Parameter isNamed: whether it can be looked up by its name; not if it came later than the
  ///   running system.
  func registerClassPair(_ cls: RuntimeClass, isNamed: Bool) {
    guard !cls.isRegistered, !cls.isDisposed, !isNamed || classes[cls.name] == nil else { return }
    for part in cls.parts {
      part.isRegistered = true
      link(part)
      everythingChanged(in: part)
    }
    if isNamed { classes[cls.name] = cls }
    classOrder.append(cls)
    record { [unowned self] in unregister(cls) }
    cls.checkInvariants()
  }

  /// Registers another class of a registered class's name in `body`; afterwards the name means the first
  /// class again.
  ///
  /// Two frameworks may each have a class of one name, with its own references to it.
  package func sharingName<Result>(
    of cls: RuntimeClass, _ body: () throws -> Result
  ) rethrows -> Result {
    setClass(named: cls.name, to: nil)
    defer { setClass(named: cls.name, to: cls) }
    return try body()
  }

  /// Undoes the registration of a class.
  private func unregister(_ cls: RuntimeClass) {
    for part in cls.parts {
      part.isRegistered = false
      everythingChanged(in: part)
      if part.subclasses.isEmpty { unlink(part) }
    }
    setClass(named: cls.name, to: nil)
    classOrder.removeAll(cls)
  }

  /// Changes the class that a name means, and notifies the observer.
  func setClass(named name: String, to cls: RuntimeClass?) {
    classes[name] = cls
    observer?.classNameDidChange(name)
  }

  /// Returns the registered class with a name, or nil.
  ///
  /// The corresponding Objective-C function is `objc_lookUpClass`.
  /// - Complexity: O(length of the name).
  public func lookUpClass(_ name: String) -> RuntimeClass? {
    classes[name] ?? defineNativeClass(named: name) ?? defineScriptedClass(named: name)
      ?? SwiftName.demangled(name).flatMap { lookUpClass($0) }
  }

  /// The registered classes: native ones in catalogue order, then others in registration order.
  ///
  /// The corresponding Objective-C function is `objc_copyClassList`.
  package var classList: [RuntimeClass] {
    defineNativeClasses()
    return classOrder.filter { $0.isNative && !isAbsentClass($0.name) }
      .sorted { $0.serial < $1.serial }
      + classOrder.filter { !$0.isNative }
  }

  /// The registered classes, without the native ones that are not realized yet.
  package var definedClasses: [RuntimeClass] { classOrder }

  /// Sets the superclass of a class, and of its metaclass.
  ///
  /// Does not send `+initialize`. A duplicated class shares the metaclass of its original.
  /// Therefore a class cannot become a subclass of its duplicate, or of the duplicate's subclasses.
  /// The corresponding Objective-C function is `class_setSuperclass`.
  /// - Returns: the previous superclass.
  /// - Throws: ``RuntimeError`` when the class, or its metaclass, would become its own ancestor.
  /// - Complexity: O(subclasses × cached selectors).
  package func setSuperclass(
    of cls: RuntimeClass, to parent: RuntimeClass
  ) throws -> RuntimeClass? {
    guard !cls.isMetaClass, !parent.isMetaClass else {
      throw RuntimeError(
        .invalidArgument,
        "class_setSuperclass: a metaclass follows its class, and cannot be set for "
          + (cls.isMetaClass ? "the metaclass of " : "") + cls.name)
    }
    guard !parent.inherits(from: cls) else {
      throw RuntimeError(
        .invalidArgument, "class_setSuperclass: \(cls.name) is an ancestor of \(parent.name)")
    }
    guard !parent.isDisposed else { throw RuntimeError.disposed("class_setSuperclass", parent) }
    let old = cls.superclass
    move(cls, below: parent)
    // Now, because a class whose own class was changed may be above the metaclass of the superclass.
    guard !parent.metaclass.inherits(from: cls.metaclass) else {
      move(cls, below: old)
      throw RuntimeError(
        .invalidArgument,
        "class_setSuperclass: \(parent.name) shares the metaclass of \(cls.name), which would "
          + "become its own superclass")
    }
    move(cls.metaclass, below: parent.metaclass)
    return old
  }

  /// Moves a class, or a metaclass alone, below another one, as a patched shared library does.
  ///
  /// The corresponding Objective-C function is `_objc_patch_root_of_class`.
  /// - Throws: ``RuntimeError`` if the superclass chain would become a circle.
  package func replaceSuperclass(of part: RuntimeClass, by parent: RuntimeClass) throws {
    guard part !== parent, !parent.inherits(from: part), !parent.isDisposed else {
      throw RuntimeError(
        .invalidArgument, "_objc_patch_root_of_class: \(parent.name) is below \(part.name)")
    }
    move(part, below: parent)
  }

  private func move(_ part: RuntimeClass, below parent: RuntimeClass?) {
    let old = part.superclass
    if part.instanceClass.isNative { hasMovedNativeClasses = true }
    record { [unowned self] in move(part, below: old) }
    markRestorable(old)
    unlink(part)
    part.superclass = parent
    if part.isRegistered || !part.subclasses.isEmpty { link(part) }
    everythingChanged(in: part)
  }

  /// Changes the class of an object, which keeps its state and its associated objects.
  ///
  /// The corresponding Objective-C function is `object_setClass`.
  /// - Returns: the previous class.
  /// - Throws: ``RuntimeError`` for a disposed class; the error of `+initialize` of the new class,
  ///   which runs during the call.
  @discardableResult
  package func setClass(of object: RuntimeObject, to cls: RuntimeClass) throws -> RuntimeClass {
    let old = object.isa
    guard !cls.isDisposed else { throw RuntimeError.disposed("object_setClass", cls) }
    guard !object.isConstant || cls === old else {
      throw RuntimeError(
        .invalidArgument,
        "object_setClass: \(object.defaultDescription) is a constant, and its class cannot be changed"
      )
    }
    try initialize(cls)
    if object.isImmortal, (object as? RuntimeClass)?.instanceClass.isNative == true {
      hasMovedNativeClasses = true
    }
    change(object, to: cls)
    record { [unowned self] in if !object.isDeallocated { change(object, to: old) } }
    return old
  }

  private func change(_ object: RuntimeObject, to cls: RuntimeClass) {
    markRestorable(object.isa)
    setIsa(of: object, to: cls)
    if object.isImmortal { methodChanges += 1 }
    if object.hasHandle { observer?.classDidChange(of: object) }
  }

  /// Creates an instance without a message, so that `+initialize` is not sent.
  ///
  /// It has no owner; the pool releases it unless it is retained. The corresponding Objective-C
  /// function is `class_createInstance`.
  package func createInstance(_ cls: RuntimeClass) -> RuntimeObject {
    let object = createUnpooled(cls)
    pool(object)
    return object
  }

  func createUnpooled(_ cls: RuntimeClass) -> RuntimeObject {
    let object = cls.factory(cls)
    cls.instanceCount += 1
    live.insert(object)
    return object
  }

  /// Creates an instance as `alloc` does, without sending it.
  ///
  /// - Returns: nil if a message would run another method than the root class's, or be recorded.
  /// - Complexity: O(1), except for the first object of a class.
  package func createAllocated(_ cls: RuntimeClass) -> RuntimeObject? {
    births(of: cls).contains(.alloc) ? createInstance(cls) : nil
  }

  /// Creates a constant: it has no owner, is never deallocated, and is no live object.
  ///
  /// Restoring a snapshot does not erase it.
  package func createConstant(_ cls: RuntimeClass) -> RuntimeObject {
    let object = cls.factory(cls)
    object.isImmortal = true
    object.isConstant = true
    return object
  }
}
