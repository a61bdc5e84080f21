/// Declares the members of one native class; see ``NativeClass``.
///
/// The Swift types of a body are the method's signature: arguments are checked against them, and
/// the type encoding is derived from them. `instance` defines instance methods, `class` defines
/// class methods.
///
///     view.method("addSubview:") { (view, child: UIView) in try view.add(child) }
public struct ClassDefinition<Instance: RuntimeObject> {
  /// The class; the metaclass where class methods are defined.
  public let cls: RuntimeClass

  /// Declares members in an existing class.
  public init(extending cls: RuntimeClass) { self.cls = cls }

  /// The runtime of the class.
  public var runtime: Runtime { cls.runtime }

  /// Defines class methods.
  public var classSide: ClassDefinition<RuntimeClass> {
    ClassDefinition<RuntimeClass>(extending: cls.metaclass)
  }

  /// Declares adopted protocols, which are created when the class's protocols are first read.
  public func adopt(_ protocols: NativeProtocol...) {
    for adopted in protocols { cls.awaitedProtocols.insert(adopted, at: 0) }
    cls.awaitsProtocols = true
  }

  /// Defines a method whose body reads its arguments itself.
  ///
  /// - Parameters:
  ///   - name: The selector.
  ///   - types: The type encoding.
  ///   - signature: The types of the arguments and of the result, where the encoding does not
  ///     determine them.
  ///   - body: The implementation.
  public func raw(
    _ name: String, types: String, signature: NativeSignature? = nil,
    _ body: @escaping NativeImplementation.Body
  ) {
    add(name, MethodTypes(types, signature), body)
  }

  /// Defines a method whose signature is created on first access.
  private func typed(
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

  /// Makes a variable of the model readable by `object_getIvar` and key-value coding.
  public func ivar<R: MessageValue>(_ name: String, _ read: @escaping (Instance) throws -> R) {
    ivar(name, types: R.encoding, read: { try read($0).messageValue }, write: nil)
  }

  /// Makes a variable of the model readable and writable by ivar functions and key-value coding.
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

  /// Returns the receiver as the model's Swift class.
  /// - Throws: ``RuntimeError`` when the implementation is called on an object of another class.
  @inlinable @inline(__always)
  public static func instance(
    _ receiver: RuntimeObject, _ selector: Selector
  ) throws -> Instance {
    guard type(of: receiver) == Instance.self || receiver is Instance else {
      throw wrongReceiver(receiver, selector)
    }
    return unsafe unsafeDowncast(receiver, to: Instance.self)
  }

  fileprivate static var receivers: ReceiverClass {
    ReceiverClass(type: Instance.self) { receiver, selector in
      if !(receiver is Instance) { throw wrongReceiver(receiver, selector) }
    }
  }

  @usableFromInline @inline(never)
  static func wrongReceiver(_ receiver: RuntimeObject, _ selector: Selector) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "\(receiver.methodName(selector)): the receiver must be \(Instance.expectation)")
  }
}

// One overload for each number of arguments, with and without a result; a message would wait for the
// iteration of a parameter pack. The overloads are neither inlined nor specialized: copies for each of
// 4,500 methods were a fifth of the program and of the time to compile it, for two nanoseconds of a
// message.
extension ClassDefinition {
  /// Defines a method without arguments that returns a value.
  public func method<R: MessageValue>(
    _ name: String, _ body: @escaping (Instance) throws -> R
  ) {
    typed(
      name, { NativeSignature(result: R.self, arguments: []) },
      ResultBody(call: body).implementation(of: Self.receivers))
  }

  /// Defines a method without arguments and without a result.
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

  /// Defines a method of one argument that returns a value.
  public func method<A0: MessageValue, R: MessageValue>(
    _ name: String, _ body: @escaping (Instance, A0) throws -> R
  ) {
    typed(
      name, { NativeSignature(result: R.self, arguments: [A0.self]) },
      FunctionBody(call: body).implementation(of: Self.receivers))
  }

  /// Defines a method of one argument without a result.
  public func method<A0: MessageValue>(
    _ name: String, _ body: @escaping (Instance, A0) throws -> Void
  ) {
    typed(
      name, { NativeSignature(result: nil, arguments: [A0.self]) },
      ArgumentBody(call: body).implementation(of: Self.receivers))
  }

  /// Defines a method of two arguments that returns a value.
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
      ).toMessageValue()
    }
  }

  /// Defines a method of two arguments without a result.
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

  /// Defines a method of three arguments that returns a value.
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
      ).toMessageValue()
    }
  }

  /// Defines a method of three arguments without a result.
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

  /// Defines a method of four arguments that returns a value.
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
      ).toMessageValue()
    }
  }

  /// Defines a method of four arguments without a result.
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
