internal import FoundationCore
internal import FoundationThreads
internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime
internal import Systems

/// The functions of the host for the module of translated sources.
extension Bridge {
  func pushNativeFunctions(on stack: LuaStack) {
    stack.pushTable()
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    stack.pushCallOnThread()
    stack.rawSet(at: -2, key: "callOnThread")
    stack.push(libraryFunctions)
    stack.rawSet(at: -2, key: "lua")
    stack.push(DataByte())
    stack.rawSet(at: -2, key: "dataByte")
    define("openPool") { call in
      call.bridge.sourcePools.append(call.runtime.poolMark)
      call.stack.pushInteger(Int64(call.runtime.poolMark))
      return 1
    }
    define("drainPool") { call in
      let mark = Int(call.stack.integer(at: 1) ?? 0)
      let outer = call.bridge.drainsSourcePool
      call.bridge.drainsSourcePool = true
      defer {
        call.bridge.drainsSourcePool = outer
        call.bridge.sourcePools.removeAll { $0 >= mark }
      }
      try call.bridge.drainPool(from: mark, on: call.stack)
      return 0
    }
    // `place()`: the location of the source's running function; `definePlace(place)`: the location
    // of the next defined class or category, since definitions run after all of the image has been
    // read.
    define("place") { call in
      call.answer(call.source.map { .string($0) } ?? .none)
    }
    define("definePlace") { call in
      call.bridge.definitionPlace = try call.optional(1)
      return 0
    }
    // `checkMemory(bytes)`: raises an error if an allocation of that size exceeds the memory limit or
    // the machine's memory.
    define("checkMemory") { call in
      try call.bridge.world.checkMemory(Int(call.stack.integer(at: 1) ?? -1))
      return 0
    }
    // `sharingName(class, define)`: returns the class that `define` creates, which may have that
    // class's name.
    define("sharingName") { call in
      let cls: RuntimeClass = try call.value(1)
      let stack = call.stack
      try call.runtime.sharingName(of: cls) {
        stack.copy(at: 2)
        try stack.call(arguments: 0, results: 1)
      }
      return 1
    }
    define("addLateFunctions") { call in
      try call.bridge.addLateFunctions(on: call.stack)
      return 0
    }
    // `constant(objc, uikit, name)`: nil if neither module has such a constant; then also whether
    // it came later than the system, where a weakly linked constant is nil.
    define("constant") { call in
      let (bridge, stack) = (call.bridge, call.stack)
      guard let name = stack.string(at: 3) else { return 0 }
      for (index, constants) in [(1, ModuleConstants.objc), (2, .uikit)]
      where constants.push(
        name, enumerators: false, storingIn: index, on: stack, isAbsent: bridge.lacks)
      { return 1 }
      if try bridge.pushMergePolicy(name, on: stack) { return 1 }
      stack.pushNil()
      stack.pushBoolean(bridge.lacks(name))
      return 2
    }
    // `absentFunctions(known)`: the system, and unless the table `known` has it, the names of the
    // functions that it lacks.
    define("absentFunctions") { call in
      let system = call.bridge.world.deviceSettings.systemVersion
      let stack = call.stack
      stack.pushString(system.text)
      let isKnown = stack.rawGet(at: 1, key: system.text) != .nil
      stack.pop()
      guard !isKnown else { return 1 }
      return 1 + call.answer(.list(Availability.absentFunctions(of: system).map { .string($0) }))
    }
    // `explained(fault)`: the fault of a device for an error of Lua that a call of nil in a source caused,
    // or the error for the caller of these scripts; nil for any other error.
    define("explained") { call in
      let (bridge, fault) = (call.bridge, call.stack.string(at: 1) ?? "")
      let found = bridge.faultOfSource(fault) ?? bridge.faultOfOwnScript(fault, on: call.stack)
      return call.answer(found.map { .string($0) } ?? .none)
    }
    // `calls()`: the traceback of the running call; `raise(message, calls)` raises an error with it.
    define("calls") { call in
      call.answer(.string(Bridge.sourceFrames(call.stack.traceback(nil, level: 1))))
    }
    define("raise") { call in
      throw LuaError(call.stack.string(at: 1) ?? "", origin: call.stack.string(at: 2))
    }
    // `snapshotGeneration()`: a number that changes with each snapshot and each restoring; nil
    // while no snapshot is open.
    define("snapshotGeneration") { call in
      call.answer(call.runtime.snapshotGeneration.map { .integer(Int64($0)) } ?? .none)
    }
    // `recordUndo(function)`: the function runs when a snapshot from before the call is restored.
    define("recordUndo") { call in
      guard call.runtime.isRecordingChanges else { return 0 }
      let block = try call.value(1, as: Block.self)
      call.runtime.recordUndo { _ = try? block() }
      return 0
    }
    setCountingFunctions(on: stack)
    setDatabaseFunctions(on: stack)
    setZlibFunctions(on: stack)
    setXMLTreeFunctions(on: stack)
    setConversionFunctions(on: stack)
    setSocketFunctions(on: stack)
    setRuntimeInternals(on: stack)
    setHookhostFunctions(on: stack)
    setAppFunctions(define)
    // `setForwardHandler(function)`: it receives unimplemented messages; nil restores Foundation's
    // handler.
    define("setForwardHandler") { call in
      let (bridge, stack) = (call.bridge, call.stack)
      guard call.isPresent(1) else {
        call.runtime.forwardHandler = bridge.world
        return 0
      }
      call.runtime.forwardHandler = SourceForwardHandler(bridge, stack.makeReference(at: 1))
      return 0
    }
    // `addWillInitialize(function)`: the function receives each class before its `+initialize`.
    define("addWillInitialize") { call in
      let (bridge, function) = (call.bridge, call.stack.makeReference(at: 1))
      call.runtime.observeInitialization { [unowned bridge] cls in
        let stack = bridge.current
        stack.push(function)
        bridge.push(cls, on: stack)
        // stack: … function class
        try stack.call(arguments: 1, results: 0)
      }
      return 0
    }
    define("isInitialized") { call in
      let cls = try call.optional(1, as: RuntimeClass.self)
      return call.answer(.bool(cls.map { $0.isInitialized } ?? false))
    }
    define("initiatesDealloc") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self) else { return 0 }
      call.runtime.setInitiatesDealloc(cls)
      return 0
    }
    define("tryLock") { call in
      let object = try call.optional(1, as: RuntimeObject.self)
      return call.answer(.bool(try call.bridge.world.tryEnterSynchronized(object)))
    }
    define("getIvar") { call in
      let (object, ivar) = try call.variable()
      return call.answer(try call.runtime.value(of: ivar, in: object))
    }
    define("setIvar") { call in
      let (object, ivar) = try call.variable()
      try call.runtime.setValue(
        try call.bridge.value(at: 3, on: call.stack, for: ivar), of: ivar, in: object)
      return 0
    }
    // `endWithIvar(object, name, block)`: releases a block in the turn of a variable.
    define("endWithIvar") { call in
      let (object, ivar) = try call.variable()
      try call.runtime.setValue(
        try call.bridge.value(at: 3, on: call.stack), of: ivar.contents, in: object)
      return 0
    }
    // `typesOf(ivar)`: its encoding without the names of fields.
    define("typesOf") { call in
      let ivar = try call.opaque(1, Ivar.self, "an instance variable")
      return call.answer(ivar.map { .string($0.types) } ?? .none)
    }
    // `holding(ivar)`: the ownership of a variable; `manual` in sources without ARC.
    define("holding") { call in
      guard let ivar = try call.opaque(1, Ivar.self, "an instance variable"),
        ivar.types.hasPrefix("@")
      else { return call.answerNil() }
      return call.answer(
        .string(ivar.isCountedByHand && ivar.policy != .weak ? "manual" : "\(ivar.policy)"))
    }
    define("addDestructor") { call in
      call.runtime.addDestructor(to: try call.value(1))
      return 0
    }
    define("property") { call in try call.bridge.declareProperty(call) }
    define("declareAdopted") { call in
      for (place, isInstance) in [(1, true), (2, false)] {
        guard let side = call.stack.handle(at: place)?.object as? DefinitionTarget else { continue }
        let dynamic = Set(try call.texts(4))
        for adopted in try call.protocols(3) {
          side.declare(adopted, isInstance: isInstance, dynamic: dynamic)
        }
      }
      return 0
    }
    // `weak(object)`: as `objc.weak`, but a refusal ends the run, as it does on a device.
    define("weak") { call in
      call.answer(.opaque(try WeakReference(forming: call.optional(1, as: RuntimeObject.self))))
    }
    define("halt") { call in
      throw call.bridge.halt(call.stack.string(at: 1) ?? "")
    }
    define("dispose") { call in
      call.runtime.dispose(try call.liveObject(1))
      return 0
    }
    // `constantArray(list)` and `constantDictionary(list)`, whose keys precede their values: nil
    // unless `constantLiterals` is set.
    for name in ["constantArray", "constantDictionary"] {
      define(name) { call in
        guard call.bridge.world.compilesConstants,
          case .foreign(let list) = try call.bridge.value(at: 1, on: call.stack),
          case .list(let parts) = try list.contents()
        else { return call.answerNil() }
        return call.answer(
          name == "constantArray"
            ? call.bridge.world.constantArray(parts)
            : try call.bridge.world.constantDictionary(parts))
      }
    }
    define("destructInstance") { call in
      call.runtime.destructInstance(try call.liveObject(1))
      return 0
    }
    // `address(object)`: the number in an object's description; nil for any other value.
    define("address") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else {
        return call.answerNil()
      }
      call.stack.pushInteger(Int64(object.addressNumber))
      return 1
    }
    define("retainCount") { call in
      let object = try call.liveObject(1)
      return call.answer(.integer(object.isImmortal ? .max : Int64(object.retainCount)))
    }
    define("isDeallocating") { call in
      let object = call.stack.handle(at: 1)?.object as? RuntimeObject
      return call.answer(.bool(object?.isDeallocating ?? false))
    }
    define("isDeallocated") { call in
      let object = call.stack.handle(at: 1)?.object as? RuntimeObject
      return call.answer(.bool(object?.isDeallocated ?? false))
    }
    // `framework(class)`: nil for a class that a script defines.
    define("framework") { call in
      let cls: RuntimeClass = try call.value(1)
      guard cls.instanceClass.isNative else { return call.answerNil() }
      return call.answer(.string(HeaderFramework.of(cls.name)?.rawValue ?? "Foundation"))
    }
    define("isScripted") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject,
        let name = call.stack.string(at: 2)
      else { return call.answer(.bool(false)) }
      let method = object.isa.method(call.runtime.selector(name))
      return call.answer(.bool(method?.implementation is LuaImplementation))
    }
    define("capacity") { call in
      let data: NSData = try call.value(1)
      return call.answer(.integer(Int64(data.capacity)))
    }
    // `isCountedCopy(object, receiver)`: whether a method of a source returned the copy, counted; the
    // receiver is nil if it is not known.
    define("isCountedCopy") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else {
        return call.answer(.bool(false))
      }
      let forwarded = call.bridge.forwardedCopy
      call.bridge.forwardedCopy = nil
      let receiver = call.stack.handle(at: 2)?.object as? RuntimeObject ?? object
      let known = call.runtime.known
      let isScripted = [known.copyWithZone, known.copy].contains {
        receiver.isa.method($0)?.implementation is LuaImplementation
      }
      return call.answer(.bool(isScripted || forwarded == ObjectIdentifier(object)))
    }
    define("isSelector") { call in
      let name: String = try call.value(1)
      return call.answer(.bool(call.runtime.knownSelector(name) != nil))
    }
    define("signature") { call in
      guard let block = call.stack.handle(at: 1)?.object as? BlockObject else {
        return call.answerNil()
      }
      return call.answer(.string(block.signature))
    }
  }

  /// Declares a property with the attribute string that clang encodes.
  private func declareProperty(_ call: FunctionCall) throws -> Int {
    guard let side = call.stack.handle(at: 1)?.object as? DefinitionTarget else { return 0 }
    let name: String = try call.value(2)
    let text: String = try call.value(3)
    let attributes = text.split(separator: ",").map {
      DeclaredProperty.Attribute(name: String($0.prefix(1)), value: String($0.dropFirst()))
    }
    let word = call.stack.string(at: 6)
    let isSynthesized = word != "declared" && attributes.contains { $0.name == "V" }
    if isSynthesized {
      let policy = word.flatMap(DeclaredProperty.Policy.init)
      side.add(
        DeclaredProperty(name, attributes: attributes, policy: policy, in: runtime),
        source: call.source)
    } else {
      side.declare(DeclaredProperty(name, attributes: attributes, in: runtime))
    }
    return 0
  }
}

extension DefinitionTarget {
  /// Declares the properties of a protocol and of those that it adopts, as the compiler lists them in
  /// a class that adopts it: not those whose names the class declares itself.
  fileprivate func declare(_ adopted: RuntimeProtocol, isInstance: Bool, dynamic: Set<String>) {
    for parent in adopted.adopted { declare(parent, isInstance: isInstance, dynamic: dynamic) }
    for (property, isInstances) in adopted.properties
    where isInstances == isInstance && !declarations.contains(where: { $0.name == property.name }) {
      var attributes = property.attributes
      if dynamic.contains(property.name) { attributes.append(.init(name: "D", value: "")) }
      declare(DeclaredProperty(property.name, attributes: attributes, in: cls.runtime))
    }
  }
}

extension FunctionCall {
  /// The protocols whose names are in a list, without unknown ones.
  fileprivate func protocols(_ place: Int) throws -> [RuntimeProtocol] {
    try texts(place).compactMap { runtime.lookUpProtocol($0) }
  }

  /// The texts in a list; none where there is no list.
  fileprivate func texts(_ place: Int) throws -> [String] {
    guard case .foreign(let table) = try bridge.value(at: place, on: stack),
      let values = table.list()
    else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// The object in the first argument, and its instance variable named in the second.
  fileprivate func variable() throws -> (RuntimeObject, Ivar) {
    let object = try liveObject(1)
    let name: String = try value(2)
    guard let ivar = object.isa.ivar(name) else {
      throw RuntimeError(
        .invalidArgument, "\(object.isa.name) has no instance variable '\(name)'")
    }
    return (object, ivar)
  }
}
