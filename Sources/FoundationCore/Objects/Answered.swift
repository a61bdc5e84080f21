package import SelectorRuntime

/// What a message has answered, for a native method that passes it on.
///
/// It is declared as an object of the class that the message answers here. A hook may answer something
/// else, and the method's sender gets that, as on a device.
package struct Answered<Class: RuntimeObject>: MessageValue {
  package let messageValue: Value

  package init(_ value: Value) { messageValue = value }

  package static func from(_ value: Value, in runtime: Runtime) -> Answered? { Answered(value) }

  package static var encoding: String { Class.encoding }
  package static var expectation: String { Class.expectation }
  package static var declaredType: DeclaredType { Class.declaredType }
}
