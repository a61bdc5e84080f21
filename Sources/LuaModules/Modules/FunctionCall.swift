internal import FoundationCore
package import LuaBridge
package import SelectorRuntime
internal import Systems
internal import Threads

/// A call of a module's function: its arguments, and its name for error messages.
package struct FunctionCall {
  package let bridge: Bridge
  package let stack: LuaStack
  /// The function's name, such as `objc.class_addMethod`.
  package let name: String
  /// The number of arguments before those of the script; error messages do not count them.
  var hidden = 0

  package init(bridge: Bridge, stack: LuaStack, name: String, hidden: Int = 0) {
    self.bridge = bridge
    self.stack = stack
    self.name = name
    self.hidden = hidden
  }

  package var runtime: Runtime { bridge.runtime }

  /// Whether an argument was passed.
  package func isPresent(_ index: Int) -> Bool {
    let type = stack.type(at: index)
    return type != .none && type != .nil
  }

  func wrong(_ index: Int, _ expectation: String) -> RuntimeError {
    let got = (try? bridge.value(at: index, on: stack).typeName) ?? stack.typeName(at: index)
    return RuntimeError(
      .invalidArgument, "\(name): argument \(index - hidden) must be \(expectation), got \(got)")
  }

  /// An argument as a Swift value.
  package func value<T: MessageValue>(_ index: Int, as type: T.Type = T.self) throws -> T {
    let got = try bridge.value(at: index, on: stack)
    if let value = T.from(got, in: runtime) { return value }
    if T.self == RuntimeClass.self, let name = stack.string(at: index) {
      throw bridge.unknownClass(name)
    }
    if T.self == RuntimeProtocol.self, let name = stack.string(at: index) {
      throw bridge.unknownProtocol(name)
    }
    throw runtime.raised(
      .invalidArgument,
      "\(name): argument \(index - hidden) must be \(T.expectation), got \(T.mismatch(got))")
  }

  /// An optional argument, which may be omitted or nil.
  package func optional<T: MessageValue>(_ index: Int, as type: T.Type = T.self) throws -> T? {
    isPresent(index) ? try value(index, as: type) : nil
  }

  /// A handle of one of the runtime's own types.
  package func opaque<T: AnyObject>(
    _ index: Int, _ type: T.Type, _ expectation: String
  ) throws -> T? {
    guard isPresent(index) else { return nil }
    if let found = stack.handle(at: index)?.object as? T { return found }
    throw wrong(index, expectation + " or nil")
  }

  package func method(_ index: Int) throws -> Method? { try opaque(index, Method.self, "a method") }

  /// An IMP argument; a function is converted to an IMP.
  func implementation(_ index: Int) throws -> Implementation? {
    if stack.type(at: index) == .function {
      return LuaImplementation(bridge, functionAt: index, on: stack, takesSelector: false)
    }
    if let block = stack.handle(at: index)?.object as? BlockObject {
      return BlockImplementation(block)
    }
    return try opaque(index, Implementation.self, "an IMP, a function")
  }

  func function(_ index: Int) throws {
    guard stack.type(at: index) == .function || stack.handle(at: index)?.object is BlockObject
    else { throw wrong(index, "a function") }
  }

  /// Pushes one result, and returns the number of results.
  package func answer(_ value: Value) -> Int {
    bridge.push(value, on: stack)
    return 1
  }

  /// Pushes nil, and returns the number of results.
  package func answerNil() -> Int { answer(Value.none) }

  package func answer(_ object: RuntimeObject?) -> Int {
    answer(object.map { .object($0) } ?? .none)
  }

  package func answer(_ method: Method?) -> Int { answer(method.map { .opaque($0) } ?? .none) }

  package func answer(_ implementation: Implementation?) -> Int {
    answer(implementation.map { .opaque($0) } ?? .none)
  }

  /// The location of the call, as `file:line`.
  package var source: String? { bridge.sourceOfCaller(stack) }
}

/// A function of a module.
package typealias ModuleFunction = (FunctionCall) throws -> Int

/// Sets functions as fields of the table on top of a stack.
package struct ModuleDefiner {
  package let bridge: Bridge
  /// The module's name in error messages.
  package let module: String
  package let stack: LuaStack

  package init(bridge: Bridge, module: String, stack: LuaStack) {
    self.bridge = bridge
    self.module = module
    self.stack = stack
  }

  package func callAsFunction(_ name: String, _ body: @escaping ModuleFunction) {
    stack.push(ModuleCallable(bridge, module, name, body))
    stack.rawSet(at: -2, key: name)
  }
}

extension Bridge {
  /// The error for an unknown class name, or that of the script that should have defined it.
  ///
  /// - Parameters:
  ///   - name: The unknown name.
  ///   - functions: Names of functions that may have been meant instead.
  func unknownClass(_ name: String, functions: [String] = []) -> any Error {
    if let failure = runtime.takePendingError() { return failure }
    if let hint = hintForLater(name) {
      return RuntimeError(.invalidArgument, "unknown class '\(name)'; \(hint)")
    }
    let names = runtime.classList.map(\.name) + functions
    let near = NearestName.find(name, among: names).map {
      "did you mean '\(functions.contains($0) ? "objc." + $0 : $0)'?"
    }
    let hint =
      ClassSubstitute(runtime: runtime).hint(for: name) ?? near
      ?? Framework.hint(for: name)
    return RuntimeError(
      .invalidArgument, "unknown class '\(name)'" + (hint.map { "; \($0)" } ?? ""))
  }
}

/// The C closure of a module's function.
@safe private final class ModuleCallable: LuaCallable {
  /// The bridge outlives every closure of its Lua state, so it is not retained here.
  private let bridge: Unmanaged<Bridge>
  /// The module and the function, such as `objc.class_addMethod`.
  private let name: String
  private let body: ModuleFunction
  /// Whether its thread may switch before and after the call.
  private let isPoint: Bool

  /// Whether a function changes a class, or accesses an object's class or associations.
  private static func isPoint(_ name: String) -> Bool {
    switch name {
    case "class", "category", "registerClassPair", "disposeClassPair", "class_addMethod",
      "class_replaceMethod", "class_addProperty", "class_replaceProperty", "class_addProtocol",
      "class_addIvar", "class_setSuperclass", "object_setClass", "method_setImplementation",
      "method_exchangeImplementations", "setAssociatedObject", "getAssociatedObject",
      "removeAssociatedObjects":
      true
    default: false
    }
  }

  init(_ bridge: Bridge, _ module: String, _ name: String, _ body: @escaping ModuleFunction) {
    unsafe self.bridge = .passUnretained(bridge)
    self.name = "\(module).\(name)"
    self.body = body
    isPoint = module == "objc" && ModuleCallable.isPoint(name)
  }

  override func call(_ stack: LuaStack) throws -> Int {
    try unsafe bridge._withUnsafeGuaranteedRef { try call(stack, on: $0) }
  }

  private func call(_ stack: LuaStack, on bridge: Bridge) throws -> Int {
    bridge.functionCalls += 1
    let called = bridge.calledName
    if called != nil { bridge.calledName = nil }
    if isPoint, bridge.hasSwitchPoints {
      return try bridge.entering(stack) {
        let call = FunctionCall(bridge: bridge, stack: stack, name: called ?? name)
        try bridge.world.threads.point()
        let results = try body(call)
        try bridge.world.threads.point()
        try bridge.throwPendingError()
        return results
      }
    }
    let results = try bridge.entering(stack) {
      do {
        return try body(FunctionCall(bridge: bridge, stack: stack, name: called ?? name))
      } catch let error as RuntimeError {
        throw called.map { error.naming($0, insteadOf: name) } ?? error
      }
    }
    if bridge.runtime.pendingError != nil { try bridge.throwPendingError() }
    return results
  }
}

extension RuntimeError {
  /// The same error under the name by which a function was called.
  fileprivate func naming(_ function: String, insteadOf other: String) -> RuntimeError {
    guard reason.hasPrefix("\(other):") else { return self }
    return RuntimeError(kind, function + reason.dropFirst(other.count), hint: hint)
  }
}
