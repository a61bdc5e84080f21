internal import LuaBridge
package import SelectorRuntime

/// A script's function as an implementation.
///
/// A method's function is called like a block of `imp_implementationWithBlock`: it receives `self`
/// and the arguments. A function made by `objc.imp` also receives the selector.
package final class LuaImplementation: Implementation {
  private unowned let bridge: Bridge
  /// The function as the script wrote it.
  private let function: LuaReference
  /// The function to call: a wrapper while a lab counts its calls.
  private var entered: LuaReference
  /// The function that runs; for a `dealloc`, a wrapper around it.
  private var body: LuaReference
  /// Whether it receives the selector of the message after `self`.
  package let takesSelector: Bool
  /// Whether `imp_removeBlock` can still remove its block; false for an `objc.imp`.
  private(set) var hasBlock: Bool
  /// Whether it has a reference to its block, which a source counts.
  private var hasCountedBlock = false
  /// Its parameters without `self` and the selector; nil for a variadic function.
  package let parameters: Int?
  private let info: LuaFunctionInfo?
  /// The record of its definition and the address of its function, if it is recorded.
  ///
  /// A value that keeps an IMP may be deallocated after the bridge.
  private var noted: (methods: DefinedMethods, function: UInt)?

  /// Creates an implementation from the function at an index.
  init(_ bridge: Bridge, functionAt index: Int, on stack: LuaStack, takesSelector: Bool) {
    self.bridge = bridge
    self.takesSelector = takesSelector
    hasBlock = !takesSelector
    let info = stack.functionInfo(at: index)
    let implicit = takesSelector ? 2 : 1
    parameters = info.flatMap {
      $0.isVararg || $0.isNative ? nil : max(0, $0.parameters - implicit)
    }
    self.info = info
    function = stack.makeReference(at: index)
    entered = function
    body = function
    super.init(source: info.flatMap { $0.isNative ? nil : "\($0.source):\($0.line)" })
    guard let watch = bridge.hookWatch else { return }
    stack.push(function)
    watch.wrap(self, on: stack)
    entered = stack.reference()
    body = entered
  }

  deinit { if let noted { noted.methods.forget(noted.function) } }

  /// Records the method that it was defined as; only the first definition counts.
  func noteDefinition(_ selector: Selector, in cls: RuntimeClass, category: String?) {
    guard noted == nil, let info, !info.isNative else { return }
    let stack = bridge.current
    stack.push(function)
    let address = stack.identity(at: -1)
    stack.pop()
    noted = (bridge.definedMethods, address)
    bridge.definedMethods.note(
      .init(
        symbol: DefinedMethods.symbol(selector, in: cls, category: category), cls: cls,
        source: info.source, lines: info.line...max(info.line, info.lastLine)), of: address)
  }

  /// Retains its block if that is counted, until ``removeBlock()``.
  func retainBlock(on stack: LuaStack) {
    guard let blocks = bridge.countedBlocks else { return }
    stack.push(function)
    hasCountedBlock = blocks.retain(at: -1, on: stack)
    stack.pop()
  }

  /// Releases its block and makes it one that has none.
  func removeBlock() {
    hasBlock = false
    bridge.runtime.recordUndo { self.hasBlock = true }
    guard hasCountedBlock else { return }
    hasCountedBlock = false
    bridge.countedBlocks?.release(function, bridge)
  }

  /// Pushes the function as the script wrote it.
  func pushBlock(on stack: LuaStack) { stack.push(function) }

  /// Pushes the function that runs.
  func pushFunction(on stack: LuaStack) { stack.push(body) }

  package override func didBecomeDealloc() {
    let stack = bridge.current
    guard (try? bridge.prelude.push(.dealloc, on: stack)) != nil else { return }
    stack.push(entered)
    stack.push(RenamedDeallocBeginning(bridge, self))
    stack.push(
      LuaClosure { [unowned bridge] stack in
        if let object = stack.handle(at: 1)?.object as? RuntimeObject {
          bridge.entering(stack) { bridge.runtime.finishRenamedDealloc(of: object) }
        }
        return 0
      })
    // stack: … makeDealloc function begin finish
    if (try? stack.call(arguments: 3, results: 1)) != nil { body = stack.reference() }
  }

  /// Pushes a dispatch table's entry: the function, or a Lua closure that adds the selector.
  func pushEntry(under selector: Selector, on stack: LuaStack) throws {
    guard takesSelector else {
      stack.push(body)
      return
    }
    try bridge.prelude.push(.bind, on: stack)
    stack.push(body)
    bridge.push(selector, .selector, on: stack)
    if let parameters { stack.pushInteger(Int64(parameters)) } else { stack.pushNil() }
    try stack.call(arguments: 3, results: 1)
  }

  package override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let bridge = bridge  // `self` may be replaced and freed when the function returns
    guard !bridge.runtime.isRestoringProperty else {
      throw RuntimeError(.inconsistency, "a snapshot is being restored")
    }
    let stack = bridge.current
    let count = arguments.count
    try stack.reserve(count + 4)
    stack.push(body)
    bridge.push(receiver, on: stack)
    if takesSelector { bridge.push(selector, .selector, on: stack) }
    for place in 0..<count { bridge.push(argument: arguments[place], on: stack) }
    let result = try bridge.callMethod(stack, implicit: takesSelector ? 2 : 1, arguments)
    // The caller has a reference to the receiver, which `init` returns.
    if let object = result.object, object !== receiver { bridge.pool(object) }
    return result
  }
}

/// Called before a script's `dealloc` runs under any name; returns whether super's follows it.
private final class RenamedDeallocBeginning: LuaCallable {
  private unowned let bridge: Bridge
  /// The implementation that it belongs to.
  private weak var implementation: LuaImplementation?

  init(_ bridge: Bridge, _ implementation: LuaImplementation) {
    self.bridge = bridge
    self.implementation = implementation
  }

  override func call(_ stack: LuaStack) throws -> Int {
    guard let object = stack.handle(at: 1)?.object as? RuntimeObject, let implementation else {
      return 0
    }
    stack.pushBoolean(bridge.runtime.beginRenamedDealloc(of: object, implementation))
    return 1
  }
}

extension Bridge {
  /// Calls a script's method, which is on the stack with its arguments.
  func callMethod(
    _ stack: LuaStack, implicit: Int, _ arguments: borrowing Arguments
  ) throws -> Value {
    let count = arguments.count
    if count > 0, case .foreign(let last) = arguments[count - 1], let pointers = last as? OutValues
    {
      return try callScript(stack, arguments: count + implicit, answering: pointers)
    }
    try callScript(stack, arguments: count + implicit, results: 1)
    // stack: … result
    defer { stack.pop() }
    return try value(at: -1, on: stack)
  }

  /// Calls a function whose last argument represents pointers.
  ///
  /// The function returns the values to store in them after its result.
  private func callScript(
    _ stack: LuaStack, arguments: Int, answering pointers: OutValues
  ) throws -> Value {
    let base = stack.count - arguments - 1
    try callScript(stack, arguments: arguments, results: -1)
    // stack: … result values
    defer { stack.pop(stack.count - base) }
    guard stack.count > base else { return .none }
    let results = try (base + 1...stack.count).map { try value(at: $0, on: stack) }
    pointers.values = Array(results.dropFirst())
    return results[0]
  }
}
