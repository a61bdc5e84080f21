internal import FoundationCore
internal import FoundationFiles
internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// Access to the runtime's internals for sources: its caches, and how classes count.
extension Bridge {
  /// The reference counting methods that a class of a source may override.
  private static let countingMethods = [
    "retain", "release", "autorelease", "retainCount", "_tryRetain", "_isDeallocating",
    "retainWeakReference", "allowsWeakReference",
  ]

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
      if method.selector.name == "allocWithZone:" { call.runtime.bypass(new, of: method) }
      return 0
    }
    // `macro(name)`: the value of a macro that the options define; nil if they do not.
    define("macro") { call in
      let name: String = try call.value(1)
      let text = call.bridge.sourceOptions.define.last { $0.hasPrefix(name + "=") }
      guard let text else { return call.answerNil() }
      return call.answer(.string(String(text.dropFirst(name.count + 1))))
    }
    // `nameProgram(name)`: names the executable in the main bundle, unless a script has named it.
    define("nameProgram") { call in
      let name: String = try call.value(1)
      let key = "CFBundleExecutable"
      if case .string(let known)? = call.bridge.world.bundles[info: key], known.string == "App" {
        call.bridge.world.bundles[info: key] = .string(UTF16Text(name))
      }
      return 0
    }
    // `replaceSuperclass(class, superclass)`: moves a class without its metaclass, or a metaclass alone.
    define("replaceSuperclass") { call in
      guard let part = try call.optional(1, as: RuntimeClass.self),
        let parent = try call.optional(2, as: RuntimeClass.self)
      else { return 0 }
      try call.runtime.replaceSuperclass(of: part, by: parent)
      return 0
    }
    // `countsItself(object)`: whether its class implements its own reference counting.
    define("countsItself") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject,
        !(object is RuntimeClass)
      else { return call.answer(.bool(false)) }
      let isCounting = Bridge.countingMethods.contains { name in
        let method = call.runtime.knownSelector(name).flatMap { object.isa.method($0) }
        return method?.implementation is LuaImplementation
      }
      return call.answer(.bool(isCounting))
    }
  }
}

extension Runtime {
  /// Makes `alloc` create instances without an `allocWithZone:` that was set without notice.
  ///
  /// libobjc's `alloc` calls `allocWithZone:` only of classes that are marked as having their own.
  fileprivate func bypass(_ unnoticed: Implementation, of method: Method) {
    let (owner, zone) = (method.owner, method.selector)
    guard let alloc = owner.method(known.alloc), alloc.owner === owner else { return }
    let usual = alloc.implementation
    let bypassing = NativeImplementation { receiver, selector, arguments in
      guard let cls = receiver as? RuntimeClass, !cls.isDisposed,
        cls.runtime.implementation(of: zone, in: cls.isa) === unnoticed
      else { return try usual.invoke(receiver, selector, arguments) }
      return .object(cls.runtime.createInstance(cls))
    }
    setImplementationWithoutFlush(alloc, bypassing)
  }
}
