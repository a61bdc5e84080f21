internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// The function of a source that handles messages that their receivers do not implement.
///
/// The corresponding Objective-C function is `objc_setForwardHandler`.
final class SourceForwardHandler: ForwardHandler {
  private unowned let bridge: Bridge
  private let function: LuaReference

  init(_ bridge: Bridge, _ function: LuaReference) {
    self.bridge = bridge
    self.function = function
  }

  func forward(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value? {
    let stack = bridge.current
    stack.push(function)
    bridge.push(receiver, on: stack)
    bridge.push(selector, .selector, on: stack)
    for place in 0..<arguments.count { bridge.push(argument: arguments[place], on: stack) }
    // stack: … function receiver selector argument …
    try stack.call(arguments: arguments.count + 2, results: 1)
    defer { stack.pop() }
    return try bridge.value(at: -1, on: stack)
  }
}
