package import SelectorRuntime

/// The result of a message that a native method returns unchanged.
///
/// Its declared type is the class that the message normally returns. If a hook returns another
/// object, the caller receives that, as on a device.
package struct Answered<Class: RuntimeObject>: MessageValue {
  package let messageValue: Value

  package init(_ value: Value) { messageValue = value }

  package static func from(_ value: Value, in runtime: Runtime) -> Answered? { Answered(value) }

  package static var encoding: String { Class.encoding }
  package static var expectation: String { Class.expectation }
  package static var declaredType: DeclaredType { Class.declaredType }
}
