internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  func setMethodFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("class_getInstanceMethod") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let selector = try call.optional(2, as: Selector.self)
      else { return call.answerNil() }
      try call.bridge.noteRead(selector, in: cls)
      return call.answer(try call.runtime.instanceMethod(selector, in: cls))
    }
    define("class_getClassMethod") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let selector = try call.optional(2, as: Selector.self)
      else { return call.answerNil() }
      let meta = cls.isMetaClass ? cls : cls.metaclass
      return call.answer(try call.runtime.instanceMethod(selector, in: meta))
    }
    define("class_getMethodImplementation") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let selector = try call.optional(2, as: Selector.self)
      else { return call.answerNil() }
      try call.bridge.noteRead(selector, in: cls)
      return call.answer(try call.runtime.methodImplementation(of: selector, in: cls))
    }
    define("class_addMethod") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let selector = try call.optional(2, as: Selector.self)
      else { return call.answer(.bool(false)) }
      let implementation = try call.implementation(3)
      let types = try call.types(4, selector, cls)
      call.bridge.noteWrite(selector, in: cls)
      return call.answer(
        .bool(
          call.runtime.addMethod(
            cls, selector, implementation, types: types, source: call.source)))
    }
    define("class_replaceMethod") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let selector = try call.optional(2, as: Selector.self)
      else { return call.answerNil() }
      let implementation = try call.implementation(3)
      let types = try call.types(4, selector, cls)
      call.bridge.noteWrite(selector, in: cls)
      return call.answer(
        call.runtime.replaceMethod(
          cls, selector, implementation, types: types, source: call.source))
    }
    define("class_copyMethodList") { call in
      // A source's direct methods have names with a space, and are not listed.
      let cls = try call.optional(1, as: RuntimeClass.self)
      let methods = cls?.methods.filter { !$0.selector.name.utf8.contains(UInt8(ascii: " ")) } ?? []
      return methods.isEmpty ? call.answerNil() : call.answer(.list(methods.map { .opaque($0) }))
    }
    define("method_getName") { call in
      call.answer(try call.method(1).map { .selector($0.selector) } ?? .none)
    }
    define("method_getImplementation") { call in
      if let method = try call.method(1) {
        try call.bridge.noteRead(method.selector, in: method.owner)
      }
      return call.answer(try call.method(1)?.implementation)
    }
    define("method_setImplementation") { call in
      guard let method = try call.method(1), let new = try call.implementation(2) else {
        return call.answerNil()
      }
      call.bridge.noteWrite(method.selector, in: method.owner)
      return call.answer(
        call.runtime.setImplementation(method, new, source: call.source))
    }
    define("method_exchangeImplementations") { call in
      guard let first = try call.method(1), let second = try call.method(2) else {
        // On a device this call does nothing and reports nothing.
        let place = call.source.map { "\($0): " } ?? ""
        let missing = try call.method(1) == nil ? 1 : 2
        try call.bridge.warn(
          "\(place)\(call.name): argument \(missing) is nil, nothing was exchanged", call.stack)
        return 0
      }
      for method in [first, second] {
        call.bridge.noteWrite(method.selector, in: method.owner)
      }
      call.runtime.exchangeImplementations(first, second, source: call.source)
      return 0
    }
    define("method_getTypeEncoding") { call in
      call.answer(try call.method(1).map { .string($0.compiledTypes) } ?? .none)
    }
    define("method_getNumberOfArguments") { call in
      let arguments = try call.method(1).map { TypeEncoding($0.types).arguments.count }
      return call.answer(.integer(Int64(arguments ?? 0)))
    }
    for name in ["method_copyArgumentType", "method_getArgumentType"] {
      define(name) { call in
        guard let method = try call.method(1) else { return call.answerNil() }
        let types = TypeEncoding.spelled(method.types).dropFirst()
        let index: Int = try call.value(2)
        return call.answer(
          index >= 0 && index < types.count ? .string(types[index + 1]) : .none)
      }
    }
    for name in ["method_copyReturnType", "method_getReturnType"] {
      define(name) { call in
        let types = try call.method(1).map { TypeEncoding.spelled($0.types) }
        return call.answer(types.map { .string($0.first ?? "v") } ?? .none)
      }
    }
    define("method_getDescription") { call in
      call.answer(try call.method(1).map { .description($0.selector, $0.compiledTypes) } ?? .none)
    }
    define("method_invoke") { call in try call.bridge.invokeMethod(call) }
    define("imp") { call in
      try call.function(1)
      return call.answer(
        LuaImplementation(call.bridge, functionAt: 1, on: call.stack, takesSelector: true))
    }
    define("imp_implementationWithBlock") { call in
      try call.function(1)
      if let block = call.stack.handle(at: 1)?.object as? BlockObject {
        return call.answer(BlockImplementation(block))
      }
      let implementation = LuaImplementation(
        call.bridge, functionAt: 1, on: call.stack, takesSelector: false)
      implementation.retainBlock(on: call.stack)
      return call.answer(implementation)
    }
    define("imp_getBlock") { call in
      let implementation = try call.opaque(1, Implementation.self, "an IMP")
      if let block = (implementation as? BlockImplementation)?.block { return call.answer(block) }
      guard let scripted = implementation as? LuaImplementation, scripted.hasBlock else {
        return call.answerNil()
      }
      scripted.pushBlock(on: call.stack)
      return 1
    }
    define("imp_removeBlock") { call in
      let implementation = try call.opaque(1, Implementation.self, "an IMP")
      if let made = implementation as? BlockImplementation {
        return call.answer(.bool(made.removeBlock()))
      }
      guard let scripted = implementation as? LuaImplementation, scripted.hasBlock
      else { return call.answer(.bool(false)) }
      scripted.removeBlock()
      return call.answer(.bool(true))
    }
  }

  /// `method_invoke(object, method, …)`: runs a method's current implementation.
  ///
  /// It runs even if another method shadows it.
  private func invokeMethod(_ call: FunctionCall) throws -> Int {
    guard let receiver = try call.optional(1, as: RuntimeObject.self),
      let method = try call.method(2)
    else { return call.answerNil() }
    let stack = call.stack
    guard let function = ScriptFunction(method.implementation) else {
      return try invoke(
        method.implementation, receiver, method.selector, stack, firstArgument: 3)
    }
    try function.push(under: method.selector, on: stack)
    stack.replace(at: 2)
    stack.copy(at: 1)
    stack.insert(at: 3)
    // stack: receiver entry receiver arguments
    try callScript(stack, arguments: stack.count - 2, results: -1)
    return stack.count - 1
  }
}

extension FunctionCall {
  /// A type encoding argument; the default is a superclass's declaration, otherwise objects.
  fileprivate func types(_ index: Int, _ selector: Selector, _ cls: RuntimeClass) throws -> String {
    try optional(index, as: String.self) ?? bridge.types(of: selector, in: cls)
  }
}

extension Bridge {
  /// The type encoding of a script's method.
  func types(of selector: Selector, in cls: RuntimeClass) -> String {
    cls.method(selector)?.types ?? cls.declaredTypes(of: selector)
      ?? TypeEncoding.ofObjects(selector)
  }
}
