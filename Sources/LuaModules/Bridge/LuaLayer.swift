internal import LuaBridge
internal import SelectorRuntime

/// A layer whose handler is a script's function.
///
/// A message calls a Lua closure that knows the handler and the next function inside. So a chain of
/// layers stays inside the VM, and a removed layer is inactive even if its closure is still
/// referenced.
final class LuaLayer: Layer {
  private unowned let bridge: Bridge
  private let entry: LuaReference
  private let rebind: LuaReference
  private let handler: LuaReference

  /// Creates a layer from the handler at an index.
  ///
  /// - Parameter target: The hooked class or object, whose method's structures have named fields in
  ///   the handler even if the caller passed them by position; nil for a delegate.
  init(
    _ bridge: Bridge, _ kind: Kind, _ selector: Selector, handlerAt index: Int,
    on stack: LuaStack, owner: String, key: String?, source: String?,
    target: RuntimeObject? = nil
  ) throws {
    self.bridge = bridge
    let place = stack.absolute(index)
    handler = stack.makeReference(at: place)
    try bridge.prelude.push(LuaLayer.factory(of: kind), on: stack)
    stack.copy(at: place)
    if kind == .delegate {
      bridge.pushDelegateReader(on: stack)
    } else {
      bridge.pushStructureForms(of: target, selector, on: stack)
    }
    try stack.call(arguments: 2, results: 2)
    // stack: … entry rebind
    rebind = stack.reference()
    entry = stack.reference()
    super.init(kind, selector, owner: owner, key: key, source: source)
  }

  /// The function that creates a layer's closures.
  private static func factory(of kind: Kind) -> Prelude.Function {
    switch kind {
    case .before: .before
    case .after: .after
    case .instead, .throttle, .level: .instead
    case .delegate: .delegate
    }
  }

  /// Pushes the function that a message calls.
  func pushFunction(on stack: LuaStack) { stack.push(entry) }

  /// Pushes the handler as the script wrote it.
  func pushHandler(on stack: LuaStack) { stack.push(handler) }

  override func didChange() {
    guard bridge.isStateOpen else { return }
    let stack = bridge.current
    stack.push(rebind)
    do {
      try bridge.pushFunction(of: inner, under: selector, on: stack)
      stack.pushBoolean(isActive)
      try bridge.pushRecordedHandler(of: self, on: stack)
      try stack.call(arguments: 3, results: 0)
    } catch {
      bridge.writeLog("hookhost: warning: \(error)\n")
    }
  }

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let bridge = bridge  // `self` may be removed and freed when the function returns
    let stack = bridge.current
    let count = arguments.count
    try stack.reserve(count + 4)
    stack.push(entry)
    bridge.push(receiver, on: stack)
    for place in 0..<count { bridge.push(argument: arguments[place], on: stack) }
    return try bridge.callMethod(stack, implicit: 1, arguments)
  }
}
