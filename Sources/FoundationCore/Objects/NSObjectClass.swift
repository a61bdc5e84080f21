package import SelectorRuntime

/// The root class and what every object answers.
///
/// Its instance methods reach classes too, since the root metaclass inherits from the root class.
/// The class side has an entry of its own for each method that libobjc's NSObject.mm implements
/// there, also where both sides answer alike.
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
      let made = try cls.runtime.send(cls, known.alloc)
      guard let instance = made.object else { return made }
      return try cls.runtime.send(instance, known.`init`)
    }
    for side in sides(object) { side.method("init") { (object) -> RuntimeObject in object } }
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

  /// Defines how a root class makes instances, as objc4's `callAlloc` does: `alloc` comes to
  /// `allocWithZone:` where somebody has put in one of their own.
  static func defineAllocation(_ root: ClassDefinition<RuntimeClass>) {
    let (metaclass, alloc) = (root.cls, root.runtime.known.alloc)
    let withZone = root.runtime.selector("allocWithZone:")
    func made(_ cls: RuntimeClass) throws -> Value {
      if cls.isDisposed { throw RuntimeError.disposed("+[\(cls.name) alloc]", cls) }
      return .object(cls.runtime.createInstance(cls))
    }
    root.method("allocWithZone:") { [unowned metaclass] (cls, _: Value) -> Value in
      // A native class that makes its instances in a way of its own does so here too.
      if let own = cls.isa.method(alloc), own.owner !== metaclass, own.isNative {
        return try cls.runtime.send(cls, alloc)
      }
      return try made(cls)
    }
    let usual = metaclass.method(withZone)?.implementation
    root.method("alloc") { (cls) -> Value in
      guard cls.runtime.implementation(of: withZone, in: cls.isa) === usual else {
        return try cls.runtime.send(cls, withZone, Arguments(Value.none))
      }
      return try made(cls)
    }
  }

  /// Defines the end of what a root class's `dealloc`s do.
  static func defineDealloc(_ object: ClassDefinition<RuntimeObject>) {
    object.method("dealloc") { object in object.runtime.finishDealloc(of: object) }
  }

  /// The instance side and the class side, for what libobjc implements alike on both.
  ///
  /// An instance method of a root class reaches classes too; that the class side has an entry of its
  /// own shows when somebody hooks the instance's.
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

  /// The class that an instance answers to `class`, as libobjc asks it; that of a class is its own.
  static func shownClass(of object: RuntimeObject) throws -> RuntimeClass? {
    if object is RuntimeClass { return object.isa }
    return try object.runtime.send(
      object, object.foundation.keyValue.`class`, as: RuntimeClass?.self)
  }

  /// Questions to an instance about its class are asked of the class that it shows; a message to it
  /// is looked up in the one that it has.
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

  /// The implementation of a selector; the null selector is nobody's.
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
  /// The answer of `-[NSObject hash]`: the number that the address is made of.
  package final var hashNumber: Int { serial }
}

extension FoundationClasses {
  package static let object = NativeClass<RuntimeObject>(
    "NSObject", superclass: nil, NSObjectClass.define)
}
