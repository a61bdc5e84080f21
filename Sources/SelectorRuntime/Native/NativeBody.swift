// The implementations of the methods that are sent most: without arguments, or with one.
//
// A body is stored in a structure with generic types, so its calling convention is the same for all
// types of one ``MessageForm``, and whatever the class of the receiver is. A body can therefore be
// treated as one whose types the compiler knows and specializes the implementation for.

/// The types that native methods have most often.
///
/// A type that is none of them has the form `other`.
public enum MessageForm {
  case boolean, integer, number, string, optionalString, value, object, optionalObject, other
}

/// The class of a method's receivers.
struct ReceiverClass {
  let type: RuntimeObject.Type
  /// Throws unless the receiver is an instance of the class or of a subclass.
  let checkSubclass: (RuntimeObject, Selector) throws -> Void

  @inline(__always)
  func check(_ receiver: RuntimeObject, _ selector: Selector) throws {
    if Swift.type(of: receiver) != type { try checkSubclass(receiver, selector) }
  }
}

/// A body without arguments.
struct ResultBody<Receiver: RuntimeObject, Result: MessageValue> {
  let call: (Receiver) throws -> Result

  /// Returns the implementation, specialized for the form of the result.
  func implementation(of receivers: ReceiverClass) -> NativeImplementation.Body {
    switch Result.form {
    case .boolean: known(Bool.self).erased(receivers)
    case .integer: known(Int.self).erased(receivers)
    case .number: known(Double.self).erased(receivers)
    case .string: known(String.self).erased(receivers)
    case .optionalString: known(String?.self).erased(receivers)
    case .value: known(Value.self).erased(receivers)
    case .object: known(RuntimeObject.self).erased(receivers)
    case .optionalObject: known(RuntimeObject?.self).erased(receivers)
    case .other: known(Result.self).erased(receivers)
    }
  }

  private func known<R>(_ result: R.Type) -> ResultBody<RuntimeObject, R> {
    unsafe unsafeBitCast(self, to: ResultBody<RuntimeObject, R>.self)
  }
}

extension ResultBody where Receiver == RuntimeObject {
  fileprivate func erased(_ receivers: ReceiverClass) -> NativeImplementation.Body {
    { [call] receiver, selector, arguments in
      try arguments.expect(atMost: 0, receiver, selector)
      try receivers.check(receiver, selector)
      return try call(receiver).toMessageValue()
    }
  }
}

/// A body with one argument and without a result.
struct ArgumentBody<Receiver: RuntimeObject, Argument: MessageValue> {
  let call: (Receiver, Argument) throws -> Void

  /// Returns the implementation, specialized for the form of the argument.
  ///
  /// An object is converted by its own class, which checks it.
  func implementation(of receivers: ReceiverClass) -> NativeImplementation.Body {
    switch Argument.form {
    case .boolean: known(Bool.self).erased(receivers)
    case .integer: known(Int.self).erased(receivers)
    case .number: known(Double.self).erased(receivers)
    case .string: known(String.self).erased(receivers)
    case .optionalString: known(String?.self).erased(receivers)
    case .value: known(Value.self).erased(receivers)
    case .object, .optionalObject, .other: known(Argument.self).erased(receivers)
    }
  }

  private func known<A>(_ argument: A.Type) -> ArgumentBody<RuntimeObject, A> {
    unsafe unsafeBitCast(self, to: ArgumentBody<RuntimeObject, A>.self)
  }
}

extension ArgumentBody where Receiver == RuntimeObject {
  fileprivate func erased(_ receivers: ReceiverClass) -> NativeImplementation.Body {
    { [call] receiver, selector, arguments in
      try arguments.expect(atMost: 1, receiver, selector)
      try receivers.check(receiver, selector)
      try call(receiver, arguments.value(0, as: Argument.self, receiver, selector))
      return .none
    }
  }
}

/// A body with one argument and a result.
struct FunctionBody<Receiver: RuntimeObject, Argument: MessageValue, Result: MessageValue> {
  let call: (Receiver, Argument) throws -> Result

  /// Returns the implementation, specialized for the forms of the argument and of the result.
  func implementation(of receivers: ReceiverClass) -> NativeImplementation.Body {
    switch Argument.form {
    case .boolean: known(Bool.self, Result.self).returning(receivers)
    case .integer: known(Int.self, Result.self).returning(receivers)
    case .number: known(Double.self, Result.self).returning(receivers)
    case .string: known(String.self, Result.self).returning(receivers)
    case .value: known(Value.self, Result.self).returning(receivers)
    case .optionalString, .object, .optionalObject, .other:
      known(Argument.self, Result.self).erased(receivers)
    }
  }

  // Inlined, since the compiler specializes only for types that are all known.
  @inline(__always)
  private func returning(_ receivers: ReceiverClass) -> NativeImplementation.Body {
    switch Result.form {
    case .boolean: known(Argument.self, Bool.self).erased(receivers)
    case .integer: known(Argument.self, Int.self).erased(receivers)
    case .number: known(Argument.self, Double.self).erased(receivers)
    case .string: known(Argument.self, String.self).erased(receivers)
    case .value: known(Argument.self, Value.self).erased(receivers)
    case .object: known(Argument.self, RuntimeObject.self).erased(receivers)
    case .optionalObject: known(Argument.self, RuntimeObject?.self).erased(receivers)
    case .optionalString, .other: known(Argument.self, Result.self).erased(receivers)
    }
  }

  @inline(__always)
  private func known<A, R>(
    _ argument: A.Type, _ result: R.Type
  ) -> FunctionBody<RuntimeObject, A, R> {
    unsafe unsafeBitCast(self, to: FunctionBody<RuntimeObject, A, R>.self)
  }
}

extension FunctionBody where Receiver == RuntimeObject {
  fileprivate func erased(_ receivers: ReceiverClass) -> NativeImplementation.Body {
    { [call] receiver, selector, arguments in
      try arguments.expect(atMost: 1, receiver, selector)
      try receivers.check(receiver, selector)
      return try call(
        receiver, arguments.value(0, as: Argument.self, receiver, selector)
      ).toMessageValue()
    }
  }
}
