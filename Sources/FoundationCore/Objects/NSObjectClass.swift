package import SelectorRuntime

/// The root class and its methods.
///
/// Its instance methods are also available on classes, since the root metaclass inherits from the
/// root class. The class side defines its own copy of each method that libobjc's NSObject.mm
/// defines there, even where both behave alike.
package enum NSObjectClass {
  /// Defines `NSObject`.
  static func define(_ object: ClassDefinition<RuntimeObject>) {
    object.declare("debugDescription", Value.self, .copy, of: "NSString", isReadonly: true)
    object.declare("description", Value.self, .copy, of: "NSString", isReadonly: true)
    object.declare("hash", Int.self, isReadonly: true)
    object.declare("superclass", RuntimeClass.self, isReadonly: true)
    object.adopt(FoundationProtocols.object)
    defineLives(object)
    defineReferenceCounting(object)
    defineIdentity(object)
    defineIntrospection(object)
    defineConformance(object)
    defineKeyValueCoding(object)
    defineKeyValueObserving(object)
    definePerforming(object)
    defineDelayedPerforming(object)
    defineForwarding(object)
    defineCoding(object)
    defineKinds(object)
  }

  private static func defineLives(_ object: ClassDefinition<RuntimeObject>) {
    let known = object.cls.runtime.known
    object.classSide.method("load") { _ in }
    object.classSide.method("initialize") { _ in }
    defineAllocation(object.classSide)
    object.classSide.method("new") { (cls) -> Value in
      if let made = try cls.runtime.createNew(cls) { return .object(made) }
      let runtime = cls.runtime
      if let made = runtime.createAllocated(cls) { return try runtime.send(made, known.`init`) }
      let made = try runtime.send(cls, known.alloc)
      guard let instance = made.object else { return made }
      return try runtime.send(instance, known.`init`)
    }
    for side in sides(object) { side.method("init") { (object) -> RuntimeObject in object } }
    object.method("finalize") { _ in }
    mark(known.`init`, of: object.cls, .`init`)
    mark(known.new, of: object.classSide.cls, .new)
    defineDealloc(object)
    object.method("copy") { (object) -> Value in
      try object.runtime.send(object, known.copyWithZone, Arguments(.none))
    }
    object.method("mutableCopy") { (object) -> Value in
      let selector = object.runtime.selector("mutableCopyWithZone:")
      return try object.runtime.send(object, selector, Arguments(.none))
    }
    for name in ["copy", "mutableCopy"] {
      object.classSide.method(name) { (cls) -> Value in .object(cls) }
      object.classSide.method(name + "WithZone:") { (cls, _: Value) -> Value in .object(cls) }
    }
  }

  /// Defines `alloc` of a root class, which calls an overridden `allocWithZone:`, if any.
  ///
  /// This follows objc4's `callAlloc`.
  static func defineAllocation(_ root: ClassDefinition<RuntimeClass>) {
    let (metaclass, known) = (root.cls, root.runtime.known)
    let (alloc, withZone) = (known.alloc, known.allocWithZone)
    func made(_ cls: RuntimeClass) throws -> Value {
      if cls.isDisposed { throw RuntimeError.disposed("+[\(cls.name) alloc]", cls) }
      return .object(cls.runtime.createInstance(cls))
    }
    root.method("allocWithZone:") { [unowned metaclass] (cls, _: Value) -> Value in
      // The `alloc` of a native class creates its instances here too.
      if let own = cls.isa.method(alloc), own.owner !== metaclass, own.isNative {
        return try cls.runtime.send(cls, alloc)
      }
      return try made(cls)
    }
    let usual = metaclass.method(withZone)?.implementation
    root.method("alloc") { (cls) -> Value in
      guard cls.runtime.isImplemented(withZone, by: usual, in: cls) else {
        return try cls.runtime.send(cls, withZone, Arguments(Value.none))
      }
      return try made(cls)
    }
    mark(alloc, of: metaclass, .alloc)
    mark(withZone, of: metaclass, .allocWithZone)
  }

  private static func mark(_ selector: Selector, of cls: RuntimeClass, _ method: RootMethod) {
    cls.method(selector)?.implementation.rootMethod = method
  }

  /// Defines the root class's `dealloc`, which finishes the deallocation.
  static func defineDealloc(_ object: ClassDefinition<RuntimeObject>) {
    object.method("dealloc") { object in object.runtime.finishDealloc(of: object) }
    mark(object.runtime.known.dealloc, of: object.cls, .dealloc)
  }

  /// Returns the instance side and the class side, for methods that are the same on both.
  ///
  /// Instance methods of a root class also apply to classes. The class side's own copy makes a
  /// difference when the instance method is hooked.
  static func sides(
    _ object: ClassDefinition<RuntimeObject>
  ) -> [ClassDefinition<RuntimeObject>] {
    [object, ClassDefinition(extending: object.cls.metaclass)]
  }

  private static func defineIdentity(_ object: ClassDefinition<RuntimeObject>) {
    for side in sides(object) {
      side.method("self") { (object) -> RuntimeObject in object }
      side.method("isProxy") { (_) -> Bool in false }
      side.method("isEqual:") { (object, other: Value) -> Bool in
        other.object.map { $0 === object } ?? false
      }
      side.method("hash") { (object) -> Int in object.hashNumber }
      side.method("description") { (object) -> String in object.defaultDescription }
      side.method("debugDescription") { (object) -> Value in
        try object.runtime.send(object, object.runtime.known.description)
      }
    }
    object.method("class") { (object) -> RuntimeClass in object.apparentClass }
    object.method("superclass") { (object) -> RuntimeClass? in
      try shownClass(of: object)?.superclass
    }
    object.classSide.method("class") { (cls) -> RuntimeClass in cls }
    object.classSide.method("superclass") { (cls) -> RuntimeClass? in cls.superclass }
  }

  /// Returns the class that `class` of an instance returns, as libobjc does.
  ///
  /// For a class object it returns the metaclass.
  static func shownClass(of object: RuntimeObject) throws -> RuntimeClass? {
    if object is RuntimeClass { return object.isa }
    return try object.runtime.send(
      object, object.foundation.keyValue.`class`, as: RuntimeClass?.self)
  }

  /// Defines introspection, which uses the class that `class` returns.
  ///
  /// `methodForSelector:` uses the actual class, as message dispatch does.
  private static func defineIntrospection(_ object: ClassDefinition<RuntimeObject>) {
    for side in sides(object) {
      side.method("isKindOfClass:") { (object, cls: RuntimeClass?) -> Bool in
        guard let cls else { return false }
        return try shownClass(of: object)?.inherits(from: cls) ?? false
      }
      side.method("isMemberOfClass:") { (object, cls: RuntimeClass?) -> Bool in
        guard let cls else { return false }
        return try shownClass(of: object) === cls
      }
      side.method("respondsToSelector:") { (object, selector: Selector?) -> Bool in
        guard let selector, let cls = try shownClass(of: object) else { return false }
        return try object.runtime.responds(cls, to: selector)
      }
      side.method("methodForSelector:") { (object, selector: Selector?) -> Value in
        try methodImplementation(of: selector, in: object.isa, for: object)
      }
    }
    object.classSide.method("isSubclassOfClass:") { (cls, other: RuntimeClass?) -> Bool in
      other.map { cls.inherits(from: $0) } ?? false
    }
    object.classSide.method("isAncestorOfObject:") { (cls, object: RuntimeObject?) -> Bool in
      guard let object else { return false }
      return try shownClass(of: object)?.inherits(from: cls) ?? false
    }
    object.classSide.method("instancesRespondToSelector:") { (cls, selector: Selector?) -> Bool in
      try selector.map { try cls.runtime.responds(cls, to: $0) } ?? false
    }
    object.classSide.method("instanceMethodForSelector:") { (cls, selector: Selector?) -> Value in
      try methodImplementation(of: selector, in: cls, for: cls)
    }
  }

  /// Returns the implementation of a selector; the null selector is not recognized.
  private static func methodImplementation(
    of selector: Selector?, in cls: RuntimeClass, for receiver: RuntimeObject
  ) throws -> Value {
    let runtime = receiver.runtime
    guard let selector else {
      return try runtime.send(receiver, runtime.known.doesNotRecognizeSelector, Arguments(.none))
    }
    return .opaque(try runtime.methodImplementation(of: selector, in: cls))
  }
}

extension RuntimeObject {
  /// The result of `-[NSObject hash]`: the number that the address is computed from.
  package final var hashNumber: Int { serial }
}

extension FoundationClasses {
  package static let object = NativeClass<RuntimeObject>(
    "NSObject", superclass: nil, NSObjectClass.define)
}
