internal import LuaBridge
internal import SelectorRuntime

/// A script's function as an implementation.
///
/// A function given as a method is a block under `imp_implementationWithBlock`: it gets `self` and
/// the arguments. One made by `objc.imp` gets the selector as well.
final class LuaImplementation: Implementation {
  private unowned let bridge: Bridge
  /// The function as the script wrote it.
  private let function: LuaReference
  /// The function as it is entered: a wrapper while a lab counts its calls.
  private var entered: LuaReference
  /// The function that runs; for a `dealloc` one around it.
  private var body: LuaReference
  /// Whether it gets the selector it was called under, after `self`.
  let takesSelector: Bool
  /// Whether it is a block that `imp_removeBlock` has not taken from it; an `objc.imp` never was one.
  var hasBlock: Bool
  /// Its parameters besides `self` and the selector; nil when it takes any number.
  let parameters: Int?
  private let info: LuaFunctionInfo?
  /// The address of the function, when what it was written as is noted.
  private var notedFunction: UInt?

  /// Makes one of the function at an index.
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

  deinit { if let notedFunction { bridge.definedMethods.forget(notedFunction) } }

  /// Notes which method it was written as, which the first definition says.
  func noteDefinition(_ selector: Selector, in cls: RuntimeClass, category: String?) {
    guard notedFunction == nil, let info, !info.isNative else { return }
    let stack = bridge.current
    stack.push(function)
    let address = stack.identity(at: -1)
    stack.pop()
    notedFunction = address
    bridge.definedMethods.note(
      .init(
        symbol: DefinedMethods.symbol(selector, in: cls, category: category), cls: cls,
        source: info.source, lines: info.line...max(info.line, info.lastLine)), of: address)
  }

  /// Pushes the function as the script wrote it.
  func pushBlock(on stack: LuaStack) { stack.push(function) }

  /// Pushes what runs.
  func pushFunction(on stack: LuaStack) { stack.push(body) }

  override func didBecomeDealloc() {
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

  /// Pushes what a dispatch table stores: the function itself, or a Lua closure that adds the
  /// selector.
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

  override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let bridge = bridge  // `self` may be replaced, and gone, when the function returns
    let stack = bridge.current
    let count = arguments.count
    try stack.reserve(count + 4)
    stack.push(body)
    bridge.push(receiver, on: stack)
    if takesSelector { bridge.push(selector, .selector, on: stack) }
    for place in 0..<count { bridge.push(arguments[place], on: stack) }
    return try bridge.callMethod(stack, implicit: takesSelector ? 2 : 1, arguments)
  }
}

/// Asked before a script's `dealloc` runs, by whatever name: whether what is above it follows it.
private final class RenamedDeallocBeginning: LuaCallable {
  private unowned let bridge: Bridge
  /// The function of which it is a part.
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
  /// Calls a script's method, which stands on the stack with what it is passed.
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

  /// Calls a function whose last argument stands for pointers: it answers what they point to behind
  /// its result.
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
