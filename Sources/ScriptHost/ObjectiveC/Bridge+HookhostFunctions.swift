internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// The functions of `<Hookhost/Hookhost.h>`, for the script that converts their arguments.
extension Bridge {
  /// Adds functions to the table of the host's functions, which is on top.
  func setHookhostFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    // `moduleFunction(name)`: describes a function of the header; nil if there is none.
    define("moduleFunction") { call in
      let name: String = try call.value(1)
      guard let function = HookhostFunction.byName[name] else { return call.answerNil() }
      return call.answer(function.value)
    }
    // `calling(name)`: errors of the next function of a module name it so.
    stack.push(
      LuaClosure { [unowned self] stack in
        calledName = stack.string(at: 1)
        return 0
      })
    stack.rawSet(at: -2, key: "calling")
  }
}

extension HookhostFunction {
  /// The description for scripts.
  fileprivate var value: Value {
    func table(_ entries: KeyValuePairs<String, Value>) -> Value {
      .dictionary(entries.map { .init(key: .string($0.key), value: $0.value) })
    }
    let parameters = parameters.map { parameter in
      table([
        "name": .string(parameter.name), "conversion": .string(parameter.kind.conversion),
        "options": .list(
          parameter.options.map {
            table(["name": .string($0.name), "type": .string($0.type)])
          }),
      ])
    }
    return table([
      "module": .string(module), "name": .string(function), "isMethod": .bool(type != nil),
      "parameters": .list(parameters), "result": .string(result.conversion),
    ])
  }
}
