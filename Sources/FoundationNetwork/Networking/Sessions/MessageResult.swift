internal import SelectorRuntime

/// The result of a message that a native method returns unchanged.
///
/// Its declared type is the class that the message normally returns. If a hook returns another
/// object, the caller receives that, as on a device.
struct MessageResult<Class: RuntimeObject>: MessageValue {
  let messageValue: Value

  init(_ value: Value) { messageValue = value }

  static func from(_ value: Value, in runtime: Runtime) -> MessageResult? { MessageResult(value) }

  static var encoding: String { Class.encoding }
  static var expectation: String { Class.expectation }
  static var declaredType: DeclaredType { Class.declaredType }
}
