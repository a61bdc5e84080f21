internal import FoundationModels
internal import LuaBridge
internal import SelectorRuntime
internal import VirtualTime

extension Bridge {
  func setFoundationFunctions(on stack: LuaStack) {
    for (name, value) in FoundationConstants.integers + FoundationConstants.textIntegers {
      stack.pushInteger(Int64(value))
      stack.rawSet(at: -2, key: name)
    }
    for (name, value) in FoundationConstants.numbers {
      stack.pushNumber(value)
      stack.rawSet(at: -2, key: name)
    }
    for (name, value) in FoundationConstants.strings + FoundationConstants.textStrings {
      stack.pushString(value)
      stack.rawSet(at: -2, key: name)
    }
    ModuleDefiner(bridge: self, module: "objc", stack: stack)("NSLog") { call in
      let format: StringArgument = try call.value(1)
      let arguments = try (1..<max(call.stack.count, 1)).map {
        try call.bridge.value(at: $0 + 1, on: call.stack)
      }
      let world = call.bridge.world
      let line = try world.format(format.text(), arguments, caller: call.name)
      call.bridge.writeLog(world.logStamp + line.string + "\n")
      return 0
    }
    setClockFunctions(module: "objc", on: stack)
  }
}
