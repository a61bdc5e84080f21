internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// Access to the runtime's internals for sources: its caches, and how classes count.
extension Bridge {
  func setRuntimeInternals(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("madeClassCount") { call in
      call.answer(.integer(Int64(call.runtime.madeClassCount)))
    }
    // `cachedImplementations(class)`: returns selectors, each followed by its implementation.
    define("cachedImplementations") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self) else { return call.answerNil() }
      let entries = call.runtime.cachedImplementations(of: cls)
      return call.answer(
        .list(entries.flatMap { [.selector($0.selector), .opaque($0.implementation)] }))
    }
    define("flushCaches") { call in
      call.runtime.flushCaches(of: try call.optional(1, as: RuntimeClass.self))
      return 0
    }
    define("setImplementationWithoutFlush") { call in
      guard let method = try call.method(1),
        let new = try call.opaque(2, Implementation.self, "an IMP")
      else { return 0 }
      call.runtime.setImplementationWithoutFlush(method, new)
      return 0
    }
    // `countsItself(object)`: whether its class implements its own reference counting.
    define("countsItself") { call in
      let object = call.stack.handle(at: 1)?.object as? RuntimeObject
      let isCounting = object.map { !($0 is RuntimeClass) && $0.isa.countsItself } ?? false
      return call.answer(.bool(isCounting))
    }
  }
}
