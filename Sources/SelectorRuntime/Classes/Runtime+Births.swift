/// The messages at the birth of an object that need not be sent, because they run native methods
/// whose effect is known.
///
/// A set is stored in each class until the methods of any class change: methods change seldom, and
/// objects are created often.
package struct BirthMethods: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `alloc` and `allocWithZone:` run the root class's methods.
  package static let alloc = BirthMethods(rawValue: 1)
  /// `new` runs the root class's method.
  package static let new = BirthMethods(rawValue: 2)
  /// `init` runs the root class's method, which returns the receiver.
  package static let `init` = BirthMethods(rawValue: 4)
  /// `init` runs a ``NativeInit``, whose messages need not be sent either.
  package static let nativeInit = BirthMethods(rawValue: 8)
  /// `alloc` and `init` only create an instance.
  package static let allocPlain: BirthMethods = [.alloc, .`init`]
  /// `new` only creates an instance.
  package static let newPlain: BirthMethods = [.alloc, .new, .`init`]
  /// `new` only creates an instance and runs a ``NativeInit``.
  package static let newNative: BirthMethods = [.alloc, .new, .nativeInit]
}

/// A native `init` that only sends one other initializer, as `-[UIView init]` sends `initWithFrame:`.
package final class NativeInit {
  /// The implementation of `init`.
  let implementation: Implementation?
  /// The other initializer and its native implementation.
  let selector: Selector
  let designated: Implementation?
  /// Initializes a new object as the other initializer does.
  package let body: (RuntimeObject) throws -> Void
  /// Whether the body sends no message, so that it cannot pass the object to a script.
  package let isQuiet: Bool

  init(
    _ implementation: Implementation?, _ selector: Selector, _ designated: Implementation?,
    isQuiet: Bool, body: @escaping (RuntimeObject) throws -> Void
  ) {
    self.implementation = implementation
    self.selector = selector
    self.designated = designated
    self.isQuiet = isQuiet
    self.body = body
  }
}

extension ClassDefinition {
  /// Defines `init`, which sends another initializer, unless that would run the native method.
  ///
  /// - Parameters:
  ///   - name: The other initializer, which is defined already.
  ///   - arguments: Its arguments.
  ///   - isQuiet: Whether `body` sends no message.
  ///   - body: The effect of the initializer with these arguments.
  package func nativeInit(
    sending name: String, _ arguments: [Value], isQuiet: Bool = false,
    _ body: @escaping (Instance) throws -> Void
  ) {
    let (selector, known) = (runtime.selector(name), runtime.known)
    let erased: (RuntimeObject) throws -> Void = { object in
      // A script may have moved a class of other objects below this one.
      try body(Self.instance(object, known.`init`))
    }
    method("init") { (object) -> Value in
      let runtime = object.runtime
      if runtime.births(of: object.isa).contains(.nativeInit) {
        try erased(object)
        return .object(object)
      }
      return try runtime.send(object, selector, Arguments(arguments))
    }
    cls.ownNativeInit = NativeInit(
      cls.method(known.`init`)?.implementation, selector, cls.method(selector)?.implementation,
      isQuiet: isQuiet, body: erased)
  }
}

extension Runtime {
  /// The messages at the birth of an instance that need not be sent.
  ///
  /// - Returns: An empty set if messages are recorded, or `+initialize` has not returned.
  /// - Complexity: O(1), except for the first object after a change of methods.
  @inline(__always)
  package func births(of cls: RuntimeClass) -> BirthMethods {
    guard recorder == nil, cls.initialization == .done, !cls.isDisposed else { return [] }
    return cls.birthsChange == methodChanges ? cls.births : lookUpBirths(of: cls)
  }

  @inline(never)
  private func lookUpBirths(of cls: RuntimeClass) -> BirthMethods {
    var births: BirthMethods = []
    let (meta, first) = (cls.isa, reached(by: known.`init`, in: cls))
    cls.nativeInit = nil
    if implementation(of: known.alloc, in: meta)?.rootMethod == .alloc,
      implementation(of: known.allocWithZone, in: meta)?.rootMethod == .allocWithZone
    {
      births.insert(.alloc)
    }
    if reached(by: known.new, in: meta)?.rootMethod == .new { births.insert(.new) }
    if first?.rootMethod == .`init` {
      births.insert(.`init`)
    } else if let first, let found = nativeInit(first, of: cls),
      reached(by: found.selector, in: cls) === found.designated
    {
      births.insert(.nativeInit)
      cls.nativeInit = found
    }
    (cls.births, cls.birthsChange) = (births, methodChanges)
    return births
  }

  /// Returns the implementation that a message would run; methods that only call `super` are followed.
  ///
  /// It is not cached, because the message is not sent.
  private func reached(by selector: Selector, in cls: RuntimeClass) -> Implementation? {
    let cached = unsafe cls.cache.lookUp(selector)
    let found = unsafe cached?.takeUnretainedValue() ?? cls.method(selector)?.implementation
    return (found as? SuperImplementation)?.implementationAbove() ?? found
  }

  /// Returns the native `init` with an implementation, which a class inherits.
  private func nativeInit(_ implementation: Implementation, of cls: RuntimeClass) -> NativeInit? {
    var next: RuntimeClass? = cls
    while let current = next {
      if let own = current.ownNativeInit, own.implementation === implementation { return own }
      next = current.superclass
    }
    return nil
  }

  /// Creates an instance as `alloc`, `alloc` and `init`, or `new` do, without sending messages.
  ///
  /// It is not in the pool: the caller retains it at once. The corresponding Objective-C functions are
  /// `objc_alloc`, `objc_alloc_init` and `objc_opt_new`.
  /// - Parameters:
  ///   - cls: The class of the new object.
  ///   - births: The messages of its birth that need not be sent.
  ///   - messages: The messages that the caller would send otherwise.
  /// - Returns: nil if a message has to be sent, or could pass the object to a script.
  /// - Throws: What the native `init` throws.
  /// - Complexity: O(1).
  package func createUnowned(
    _ cls: RuntimeClass, _ births: BirthMethods, sending messages: BirthMethods
  ) throws -> RuntimeObject? {
    if births.isSuperset(of: messages) { return createUnpooled(cls) }
    guard births.contains(.nativeInit), births.union(.`init`).isSuperset(of: messages),
      let native = cls.nativeInit, native.isQuiet
    else { return nil }
    let object = createUnpooled(cls)
    do {
      try native.body(object)
    } catch {
      pool(object)
      throw error
    }
    return object
  }

  /// Creates an instance as `new` does, without sending messages other than those of a native `init`.
  ///
  /// - Returns: nil if a message has to be sent.
  /// - Throws: What the native `init` throws.
  /// - Complexity: O(1), except for the first object after a change of methods.
  package func createNew(_ cls: RuntimeClass) throws -> RuntimeObject? {
    let births = births(of: cls)
    if births.isSuperset(of: .newPlain) { return createInstance(cls) }
    guard births.isSuperset(of: .newNative), let native = cls.nativeInit else { return nil }
    let object = createInstance(cls)
    try native.body(object)
    return object
  }
}
