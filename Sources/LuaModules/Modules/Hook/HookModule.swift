internal import Hooks
package import LuaBridge
internal import SelectorRuntime

/// The `hook` module: hooks that can be removed, run once per call and keep the original.
extension Bridge {
  /// Fills the module's table, which is on top.
  package func fillHookModule(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "hook", stack: stack)
    for kind in [Layer.Kind.before, .after, .instead] {
      define(kind.rawValue) { call in
        let options = try call.hookOptions(4)
        let request = try call.hookRequest(options)
        try call.function(3)
        if let known = call.bridge.hooks.first(for: request) { return call.answer(known) }
        let layer = try LuaLayer(
          call.bridge, kind, request.selector, handlerAt: 3, on: call.stack,
          owner: request.owner, key: request.key, source: request.source,
          target: request.target)
        return call.answer(try call.bridge.hooks.install(layer, request))
      }
    }
    define("delegate") { call in try call.bridge.hookDelegate(call) }
    define("throttle") { call in try call.bridge.hookThrottle(call) }
    define("list") { call in try call.bridge.listLayers(call) }
    define("swizzle") { call in
      let cls: RuntimeClass = try call.value(1)
      let original: Selector = try call.value(2)
      let replacement: Selector = try call.value(3)
      return call.answer(
        .bool(
          try call.bridge.hooks.exchange(
            cls, original, replacement, source: call.source, call.name)))
    }
    define("removeAll") { call in
      let owner = try call.optional(1, as: String.self)
      return call.answer(.integer(Int64(try call.bridge.hooks.removeAll(of: owner))))
    }
  }

  /// Sets the fields of a token.
  func setHookFields(on stack: LuaStack) {
    stack.pushTable()
    let define = ModuleDefiner(bridge: self, module: "token", stack: stack)
    define("remove") { call in
      call.answer(.bool(try call.bridge.hooks.remove(call.hook())))
    }
    define("isActive") { call in call.answer(.bool(try call.hook().isActive)) }
    stack.rawSet(at: -2, key: "__index")
  }
}

/// The options that all functions that install a hook accept.
struct HookOptions {
  var owner: String?
  var key: String?
}

extension FunctionCall {
  /// The token that is the receiver.
  fileprivate func hook() throws -> Hook {
    if let hook = stack.handle(at: 1)?.object as? Hook { return hook }
    throw RuntimeError(
      .invalidArgument, "\(name): the receiver must be the token of a hook; call it with ':'")
  }

  func answer(_ hook: Hook) -> Int {
    bridge.push(hook, .hook, on: stack)
    return 1
  }

  /// Reads `owner` and `key`; other options are read by `other`.
  func hookOptions(
    _ index: Int, known: [String] = [], _ other: (String) throws -> Void = { _ in }
  ) throws -> HookOptions {
    var options = HookOptions()
    guard isPresent(index) else { return options }
    guard stack.type(at: index) == .table else { throw wrong(index, "a table of options") }
    try bridge.forEachOption(at: index, self, known: ["owner", "key"] + known) { option in
      guard option == "owner" || option == "key" else { return try other(option) }
      guard stack.type(at: -1) == .string, let text = stack.string(at: -1) else {
        throw RuntimeError(
          .invalidArgument,
          "\(name): option '\(option)' must be a string, got \(stack.typeName(at: -1))")
      }
      if option == "owner" { options.owner = text } else { options.key = text }
    }
    return options
  }

  /// Reads the target and the selector of a hook, and checks both.
  func hookRequest(_ options: HookOptions) throws -> Hook.Request {
    let target = try hookTarget(1)
    return try request(target, hookedSelector(target), options)
  }

  func request(
    _ target: RuntimeObject, _ selector: Selector, _ options: HookOptions
  ) throws -> Hook.Request {
    let source = source
    return Hook.Request(
      target: target, selector: selector,
      owner: options.owner ?? FunctionCall.owner(of: source) ?? "?", key: options.key,
      source: source)
  }

  func hookTarget(_ index: Int) throws -> RuntimeObject {
    if case .object(let object) = try bridge.value(at: index, on: stack) { return object }
    if let name = stack.string(at: index), stack.type(at: index) == .string {
      guard let cls = runtime.lookUpClass(name) else { throw bridge.unknownClass(name) }
      return cls
    }
    throw wrong(index, "a class, a metaclass or an object")
  }

  /// The script's file, without the line.
  package static func owner(of source: String?) -> String? {
    guard let source, let colon = source.lastIndex(of: ":") else { return nil }
    return String(source[..<colon])
  }
}
