internal import Hooks
internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  /// `hook.delegate(object, handlers[, options])`.
  func hookDelegate(_ call: FunctionCall) throws -> Int {
    let stack = call.stack
    guard case .object(let object) = try value(at: 1, on: stack), !(object is RuntimeClass) else {
      throw call.wrong(1, "an object")
    }
    guard stack.type(at: 2) == .table else {
      throw call.wrong(2, "a table from selectors to functions")
    }
    var property = "delegate"
    let options = try call.hookOptions(3, known: ["property"]) { _ in
      guard stack.type(at: -1) == .string, let name = stack.string(at: -1), !name.isEmpty else {
        throw RuntimeError(
          .invalidArgument,
          "\(call.name): option 'property' must be the name of a property, got "
            + (stack.string(at: -1).map { "'\($0)'" } ?? stack.typeName(at: -1)))
      }
      property = name
    }
    try hooks.check(runtime.known.respondsToSelector, object, call.name)
    let accessors = try hooks.accessors(of: property, object, call.name)
    let selectors = try handledSelectors(
      call,
      DelegateSelectors(
        self, object, property: property, getter: accessors.getter, call.name))
    let request = try call.request(object, accessors.setter, options)
    if let known = hooks.first(for: request) { return call.answer(known) }
    let layers = try selectors.map { selector, key in
      push(key, on: stack)
      stack.rawGetTop(at: 2)
      defer { stack.pop() }
      return try LuaLayer(
        self, .delegate, selector, handlerAt: -1, on: stack, owner: request.owner,
        key: request.key, source: request.source)
    }
    return call.answer(
      try hooks.installDelegate(
        layers, request, property: property, getter: accessors.getter))
  }

  /// Pushes a function that returns the app's object behind a proxy.
  func pushDelegateReader(on stack: LuaStack) {
    stack.push(
      LuaClosure { [unowned self] stack in
        let proxy = stack.handle(at: 1)?.object as? RuntimeObject
        if let target = proxy.flatMap({ HookRegistry.target(of: $0) }) {
          entering(stack) { push(target, on: stack) }
        } else {
          stack.pushNil()
        }
        return 1
      })
  }

  /// The selectors in the table at 2, sorted by name, with their keys.
  private func handledSelectors(
    _ call: FunctionCall, _ known: DelegateSelectors
  ) throws -> [(Selector, Value)] {
    let stack = call.stack
    var handlers: [(name: MessageName, key: Value, parameters: Int?)] = []
    stack.pushNil()
    while stack.next(at: 2) {
      // stack: … key handler
      let function = stack.type(at: -1) == .function ? stack.functionInfo(at: -1) : nil
      stack.pop()
      guard let function, let name = try messageName(at: -1, on: stack),
        stack.type(at: -1) != .number
      else {
        throw RuntimeError(
          .invalidArgument,
          "\(call.name): handlers are functions under selectors or their names; "
            + "'\(stack.description(at: -1))' is not")
      }
      // `original` and `self` precede the arguments of the message.
      let parameters =
        function.isVararg || function.isNative ? nil : max(0, function.parameters - 2)
      handlers.append((name, try value(at: -1, on: stack), parameters))
    }
    guard !handlers.isEmpty else { throw call.wrong(2, "a table with at least one handler") }
    // Lua's tables are unordered, and the first reported mistake must be the same in each run.
    var result: [(Selector, Value)] = []
    for handler in handlers.sorted(by: { $0.name.text < $1.name.text }) {
      let selector = try known.selector(handler.name, parameters: handler.parameters)
      guard !result.contains(where: { $0.0 === selector }) else {
        throw RuntimeError(
          .invalidArgument, "\(call.name): there are two handlers for '\(selector)'")
      }
      result.append((selector, handler.key))
    }
    return result.sorted { $0.0.name < $1.0.name }
  }
}
