internal import FoundationCore
internal import FoundationFiles
internal import LuaBridge
internal import SelectorRuntime
internal import VirtualTime

extension Bridge {
  /// Sets the functions of NSPathUtilities.h and NSBundle.h.
  private func setPathFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("NSHomeDirectory") { call in call.answer(.string(FileStore.home)) }
    define("NSTemporaryDirectory") { call in call.answer(.string(FileStore.home + "/tmp/")) }
    define("NSSearchPathForDirectoriesInDomains") { call in
      let place: Int = try call.value(1)
      let domains: Int = try call.optional(2) ?? NSFileManager.userDomain
      let isExpanded: Bool = try call.optional(3) ?? true
      let folders = NSFileManager.searchPaths(place, in: domains).map { folder in
        isExpanded ? folder : "~" + folder.dropFirst(FileStore.home.count)
      }
      return call.answer(.list(folders.map { .string($0) }))
    }
    define("NSLocalizedString") { call in
      let key: String? = try call.value(1)
      return call.answer(try call.bridge.world.localizedString(key, table: nil))
    }
    define("NSLocalizedStringFromTable") { call in
      let key: String? = try call.value(1)
      return call.answer(try call.bridge.world.localizedString(key, table: call.optional(2)))
    }
  }

  func setFoundationFunctions(on stack: LuaStack) {
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
    setPathFunctions(on: stack)
  }
}
