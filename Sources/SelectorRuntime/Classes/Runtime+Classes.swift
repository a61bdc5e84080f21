/// Making, finding and rearranging classes; how they end is in `Runtime+ClassDisposal.swift`.
extension Runtime {
  /// Makes a class and its metaclass, which nobody finds until they are registered.
  ///
  /// - Returns: nil when the name is in use, or when the superclass is not registered yet.
  /// The corresponding Objective-C function is `objc_allocateClassPair`.
  package func allocateClassPair(_ superclass: RuntimeClass?, _ name: String) -> RuntimeClass? {
    if let superclass, !superclass.isRegistered || superclass.isDisposed { return nil }
    guard lookUpClass(name) == nil else { return nil }
    let factory = superclass?.factory ?? { RuntimeObject(isa: $0) }
    let cls = makePair(name, superclass: superclass, factory: factory)
    record { [unowned self] in erase(cls) }
    return cls
  }

  /// Makes and registers a class whose instances a Swift class models, without a declaration.
  package func makeNativeClass(
    _ name: String, superclass: RuntimeClass?, factory: @escaping (RuntimeClass) -> RuntimeObject
  ) -> RuntimeClass {
    let cls = makePair(name, superclass: superclass, factory: factory)
    record { [unowned self] in erase(cls) }
    cls.isNative = true
    registerClassPair(cls)
    return cls
  }

  /// Makes a class and its metaclass.
  ///
  /// - Parameter serial: the number of the class, before that of its metaclass, if they are set aside.
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
    cls.keepMetaclass(meta)
    meta.isa = superclass.map { rootMetaclass(of: $0) } ?? meta
    everyClass += [cls, meta]
    madeClassCount += 1
    return cls
  }

  private func rootMetaclass(of cls: RuntimeClass) -> RuntimeClass {
    cls.lineage.last?.isa ?? cls.isa
  }

  /// Makes a pair usable; its superclass learns of it now.
  ///
  /// The corresponding Objective-C function is `objc_registerClassPair`.
  package func registerClassPair(_ cls: RuntimeClass) {
    guard !cls.isRegistered, !cls.isDisposed, classes[cls.name] == nil else { return }
    for part in cls.parts {
      part.isRegistered = true
      link(part)
      everythingChanged(in: part)
    }
    classes[cls.name] = cls
    classOrder.append(cls)
    record { [unowned self] in unregister(cls) }
    cls.checkInvariants()
  }

  /// Takes back that a class was registered.
  private func unregister(_ cls: RuntimeClass) {
    for part in cls.parts {
      part.isRegistered = false
      everythingChanged(in: part)
      if part.subclasses.isEmpty { unlink(part) }
    }
    classes[cls.name] = nil
    classOrder.removeAll { $0 === cls }
  }

  /// Answers a registered class by name, or nil.
  ///
  /// The corresponding Objective-C function is `objc_lookUpClass`.
  /// - Complexity: O(length of the name).
  public func lookUpClass(_ name: String) -> RuntimeClass? {
    classes[name] ?? defineNativeClass(named: name)
  }

  /// The registered classes: the native ones as their catalogues list them, then the others in the
  /// order of their registration.
  ///
  /// The corresponding Objective-C function is `objc_copyClassList`.
  package var classList: [RuntimeClass] {
    defineNativeClasses()
    return classOrder.filter(\.isNative).sorted { $0.serial < $1.serial }
      + classOrder.filter { !$0.isNative }
  }

  /// The registered classes without the native ones that nobody has needed yet.
  package var definedClasses: [RuntimeClass] { classOrder }

  /// Puts a class under another superclass, and its metaclass under that one's.
  ///
  /// Nothing is initialized by it. A duplicate's metaclass is its original's, so that a class goes
  /// below neither its duplicate nor what inherits from that.
  /// - Returns: the superclass it had.
  /// - Throws: ``RuntimeError`` when the class, or its metaclass, would become its own ancestor.
  /// The corresponding Objective-C function is `class_setSuperclass`.
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
    guard !parent.metaclass.inherits(from: cls.metaclass) else {
      throw RuntimeError(
        .invalidArgument,
        "class_setSuperclass: \(parent.name) shares the metaclass of \(cls.name), which would "
          + "become its own superclass")
    }
    guard !parent.isDisposed else { throw RuntimeError.disposed("class_setSuperclass", parent) }
    let old = cls.superclass
    move(cls, below: parent)
    move(cls.metaclass, below: parent.metaclass)
    return old
  }

  private func move(_ part: RuntimeClass, below parent: RuntimeClass?) {
    let old = part.superclass
    record { [unowned self] in move(part, below: old) }
    keepForSnapshots(old)
    unlink(part)
    part.superclass = parent
    if part.isRegistered || !part.subclasses.isEmpty { link(part) }
    everythingChanged(in: part)
  }

  /// Changes the class of an object, which keeps its state and its associations.
  ///
  /// - Returns: the class it had.
  /// - Throws: ``RuntimeError`` for a class that was disposed of; what `+initialize` of the new class
  ///   throws, which runs during the call.
  /// The corresponding Objective-C function is `object_setClass`.
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
    change(object, to: cls)
    record { [unowned self] in if !object.isDeallocated { change(object, to: old) } }
    return old
  }

  private func change(_ object: RuntimeObject, to cls: RuntimeClass) {
    keepForSnapshots(object.isa)
    setIsa(of: object, to: cls)
    if object.hasHandle { observer?.classDidChange(of: object) }
  }

  /// Makes an instance without a message, so that nothing is initialized by it.
  ///
  /// It has no owner yet and goes with the pool unless somebody retains it. The corresponding
  /// Objective-C function is `class_createInstance`.
  package func createInstance(_ cls: RuntimeClass) -> RuntimeObject {
    let object = cls.factory(cls)
    cls.instanceCount += 1
    live.insert(object)
    pool(object)
    return object
  }

  /// Makes a value that belongs to every world: it has no owner and no end, no list of live objects
  /// names it, and no restored snapshot erases it.
  package func createConstant(_ cls: RuntimeClass) -> RuntimeObject {
    let object = cls.factory(cls)
    object.isImmortal = true
    object.isConstant = true
    return object
  }
}
