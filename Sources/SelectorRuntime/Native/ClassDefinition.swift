/// Lists the members of one native class while it is made; see ``NativeClass``.
///
/// The Swift types of a body are its signature: arguments are checked against them, and the type
/// encoding is made of them. `instance` is what the messages of an instance reach, `class` what
/// those of the class itself reach.
///
///     view.method("addSubview:") { (view, child: UIView) in try view.add(child) }
public struct ClassDefinition<Instance: RuntimeObject> {
  /// The class, or the metaclass for the class side.
  public let cls: RuntimeClass

  /// Lists members in a class that exists.
  public init(extending cls: RuntimeClass) { self.cls = cls }

  /// The runtime whose class is made.
  public var runtime: Runtime { cls.runtime }

  /// Where the class's own methods are defined.
  public var classSide: ClassDefinition<RuntimeClass> {
    ClassDefinition<RuntimeClass>(extending: cls.metaclass)
  }

  /// Lets the class adopt protocols, which are made when somebody asks what it adopts.
  public func adopt(_ protocols: NativeProtocol...) {
    for adopted in protocols { cls.awaitedProtocols.insert(adopted, at: 0) }
    cls.awaitsProtocols = true
  }

  /// Defines a method by a body that reads its arguments itself.
  ///
  /// - Parameters:
  ///   - name: The selector.
  ///   - types: The type encoding.
  ///   - signature: The types of the arguments and of the result, where the encoding alone tells too
  ///     little.
  ///   - body: Runs it.
  public func raw(
    _ name: String, types: String, signature: NativeSignature? = nil,
    _ body: @escaping NativeImplementation.Body
  ) {
    add(name, MethodTypes(types, signature), body)
  }

  /// Defines a method whose types are made when somebody asks for them.
  @usableFromInline
  func typed(
    _ name: String, _ signature: @escaping @Sendable () -> NativeSignature,
    _ body: @escaping NativeImplementation.Body
  ) {
    add(name, MethodTypes(of: signature), body)
  }

  private func add(
    _ name: String, _ types: MethodTypes, _ body: @escaping NativeImplementation.Body
  ) {
    let runtime = cls.runtime
    assert(
      runtime.latent?.isRunning != true || runtime.native.depth > 1
        || runtime.latent?.mayName(name) == true,
      "\(name) is none of the names that the latent members await")
    runtime.addMethod(
      cls, runtime.selector(name), NativeImplementation(body), types: types, change: .definition)
  }

  /// Lets `object_getIvar` and key-value coding read a variable of the model.
  public func ivar<R: MessageValue>(_ name: String, _ read: @escaping (Instance) throws -> R) {
    ivar(name, types: R.encoding, read: { try read($0).messageValue }, write: nil)
  }

  /// Lets `object_getIvar` and key-value coding read and write a variable of the model.
  public func ivar<R: MessageValue>(
    _ name: String, _ read: @escaping (Instance) throws -> R,
    set write: @escaping (Instance, R) throws -> Void
  ) {
    ivar(name, types: R.encoding, read: { try read($0).messageValue }) { instance, value in
      guard let value = R.from(value, in: instance.runtime) else {
        throw RuntimeError(
          .invalidArgument,
          "the instance variable '\(name)' must be \(R.expectation), got \(value.typeName)")
      }
      try write(instance, value)
    }
  }

  private func ivar(
    _ name: String, types: String, read: @escaping (Instance) throws -> Value,
    write: ((Instance, Value) throws -> Void)?
  ) {
    func instance(_ object: RuntimeObject) throws -> Instance {
      if let instance = object as? Instance { return instance }
      throw RuntimeError(
        .invalidArgument,
        "\(object.defaultDescription) has no instance variable '\(name)' of \(cls.name)")
    }
    let access = Ivar.Access(
      read: { try read(instance($0)) },
      write: write.map { write in { try write(instance($0), $1) } })
    cls.runtime.list(Ivar(name, types: types, access: access), in: cls)
  }

  /// The receiver as what the body takes.
  /// - Throws: ``RuntimeError`` when the implementation is called on an object of another kind.
  @inlinable @inline(__always)
  public static func instance(
    _ receiver: RuntimeObject, _ selector: Selector
  ) throws -> Instance {
    guard type(of: receiver) == Instance.self || receiver is Instance else {
      throw wrongReceiver(receiver, selector)
    }
    return unsafe unsafeDowncast(receiver, to: Instance.self)
  }

  @usableFromInline @inline(never)
  static func wrongReceiver(_ receiver: RuntimeObject, _ selector: Selector) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "\(receiver.methodName(selector)): the receiver must be \(Instance.expectation)")
  }
}

// One overload for each number of arguments, with and without a result: a parameter pack would be
// shorter, but the conversions of a pack are not specialized, and every native message pays for it.
extension ClassDefinition {
  /// Defines a method of no argument that answers a value.
  @inlinable @inline(__always)
  public func method<R: MessageValue>(
    _ name: String, _ body: @escaping (Instance) throws -> R
  ) {
    typed(name, { NativeSignature(result: R.self, arguments: []) }) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 0, receiver, selector)
      let instance = try Self.instance(receiver, selector)
      return try body(instance).messageValue
    }
  }

  /// Defines a method of no argument that answers nothing.
  @inlinable @inline(__always)
  public func method(
    _ name: String, _ body: @escaping (Instance) throws -> Void
  ) {
    typed(name, { NativeSignature(result: nil, arguments: []) }) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 0, receiver, selector)
      let instance = try Self.instance(receiver, selector)
      try body(instance)
      return .none
    }
  }

  /// Defines a method of one argument that answers a value.
  @inlinable @inline(__always)
  public func method<A0: MessageValue, R: MessageValue>(
    _ name: String, _ body: @escaping (Instance, A0) throws -> R
  ) {
    typed(name, { NativeSignature(result: R.self, arguments: [A0.self]) }) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 1, receiver, selector)
      let instance = try Self.instance(receiver, selector)
      return try body(
        instance,
        arguments.value(0, as: A0.self, receiver, selector)
      ).messageValue
    }
  }

  /// Defines a method of one argument that answers nothing.
  @inlinable @inline(__always)
  public func method<A0: MessageValue>(
    _ name: String, _ body: @escaping (Instance, A0) throws -> Void
  ) {
    typed(name, { NativeSignature(result: nil, arguments: [A0.self]) }) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 1, receiver, selector)
      let instance = try Self.instance(receiver, selector)
      try body(
        instance,
        arguments.value(0, as: A0.self, receiver, selector))
      return .none
    }
  }

  /// Defines a method of two arguments that answers a value.
  @inlinable @inline(__always)
  public func method<A0: MessageValue, A1: MessageValue, R: MessageValue>(
    _ name: String, _ body: @escaping (Instance, A0, A1) throws -> R
  ) {
    typed(name, { NativeSignature(result: R.self, arguments: [A0.self, A1.self]) }) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 2, receiver, selector)
      let instance = try Self.instance(receiver, selector)
      return try body(
        instance,
        arguments.value(0, as: A0.self, receiver, selector),
        arguments.value(1, as: A1.self, receiver, selector)
      ).messageValue
    }
  }

  /// Defines a method of two arguments that answers nothing.
  @inlinable @inline(__always)
  public func method<A0: MessageValue, A1: MessageValue>(
    _ name: String, _ body: @escaping (Instance, A0, A1) throws -> Void
  ) {
    typed(name, { NativeSignature(result: nil, arguments: [A0.self, A1.self]) }) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 2, receiver, selector)
      let instance = try Self.instance(receiver, selector)
      try body(
        instance,
        arguments.value(0, as: A0.self, receiver, selector),
        arguments.value(1, as: A1.self, receiver, selector))
      return .none
    }
  }

  /// Defines a method of three arguments that answers a value.
  @inlinable @inline(__always)
  public func method<A0: MessageValue, A1: MessageValue, A2: MessageValue, R: MessageValue>(
    _ name: String, _ body: @escaping (Instance, A0, A1, A2) throws -> R
  ) {
    typed(name, { NativeSignature(result: R.self, arguments: [A0.self, A1.self, A2.self]) }) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 3, receiver, selector)
      let instance = try Self.instance(receiver, selector)
      return try body(
        instance,
        arguments.value(0, as: A0.self, receiver, selector),
        arguments.value(1, as: A1.self, receiver, selector),
        arguments.value(2, as: A2.self, receiver, selector)
      ).messageValue
    }
  }

  /// Defines a method of three arguments that answers nothing.
  @inlinable @inline(__always)
  public func method<A0: MessageValue, A1: MessageValue, A2: MessageValue>(
    _ name: String, _ body: @escaping (Instance, A0, A1, A2) throws -> Void
  ) {
    typed(name, { NativeSignature(result: nil, arguments: [A0.self, A1.self, A2.self]) }) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 3, receiver, selector)
      let instance = try Self.instance(receiver, selector)
      try body(
        instance,
        arguments.value(0, as: A0.self, receiver, selector),
        arguments.value(1, as: A1.self, receiver, selector),
        arguments.value(2, as: A2.self, receiver, selector))
      return .none
    }
  }

  /// Defines a method of four arguments that answers a value.
  @inlinable @inline(__always)
  public func method<
    A0: MessageValue, A1: MessageValue, A2: MessageValue, A3: MessageValue, R: MessageValue
  >(
    _ name: String, _ body: @escaping (Instance, A0, A1, A2, A3) throws -> R
  ) {
    typed(
      name, { NativeSignature(result: R.self, arguments: [A0.self, A1.self, A2.self, A3.self]) }
    ) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 4, receiver, selector)
      let instance = try Self.instance(receiver, selector)
      return try body(
        instance,
        arguments.value(0, as: A0.self, receiver, selector),
        arguments.value(1, as: A1.self, receiver, selector),
        arguments.value(2, as: A2.self, receiver, selector),
        arguments.value(3, as: A3.self, receiver, selector)
      ).messageValue
    }
  }

  /// Defines a method of four arguments that answers nothing.
  @inlinable @inline(__always)
  public func method<A0: MessageValue, A1: MessageValue, A2: MessageValue, A3: MessageValue>(
    _ name: String, _ body: @escaping (Instance, A0, A1, A2, A3) throws -> Void
  ) {
    typed(name, { NativeSignature(result: nil, arguments: [A0.self, A1.self, A2.self, A3.self]) }) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 4, receiver, selector)
      let instance = try Self.instance(receiver, selector)
      try body(
        instance,
        arguments.value(0, as: A0.self, receiver, selector),
        arguments.value(1, as: A1.self, receiver, selector),
        arguments.value(2, as: A2.self, receiver, selector),
        arguments.value(3, as: A3.self, receiver, selector))
      return .none
    }
  }
}
