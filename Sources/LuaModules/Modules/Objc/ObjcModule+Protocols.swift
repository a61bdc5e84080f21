internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  func setProtocolFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("protocol") { call in try call.bridge.defineProtocol(call) }
    for name in ["getProtocol", "NSProtocolFromString"] {
      define(name) { call in
        guard call.isPresent(1) else { return call.answerNil() }
        if let name = call.stack.string(at: 1) {
          return call.answer(call.runtime.lookUpProtocol(name))
        }
        return call.answer(try call.value(1, as: RuntimeProtocol.self))
      }
    }
    define("copyProtocolList") { call in
      call.answer(.list(call.runtime.protocolList.map { .object($0) }))
    }
    define("allocateProtocol") { call in
      call.answer(call.runtime.allocateProtocol(try call.value(1)))
    }
    define("registerProtocol") { call in
      guard let made = try call.optional(1, as: RuntimeProtocol.self) else { return 0 }
      if made.isRegistered {
        call.bridge.logRuntime(
          "objc_registerProtocol: protocol '\(made.name)' was already registered!")
      }
      call.runtime.registerProtocol(made)
      return 0
    }
    setAdoptionFunctions(define)
    setDeclarationFunctions(define)
    setDeclaredPropertyFunctions(define)
  }

  private func setAdoptionFunctions(_ define: ModuleDefiner) {
    define("class_addProtocol") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let adopted = try call.optional(2, as: RuntimeProtocol.self)
      else { return call.answer(.bool(false)) }
      return call.answer(.bool(call.runtime.addProtocol(adopted, to: cls)))
    }
    define("class_conformsToProtocol") { call in
      guard let cls = try call.optional(1, as: RuntimeClass.self),
        let wanted = try call.optional(2, as: RuntimeProtocol.self)
      else { return call.answer(.bool(false)) }
      return call.answer(.bool(cls.adopts(wanted)))
    }
    define("class_copyProtocolList") { call in
      call.answer(listOf: try call.optional(1, as: RuntimeClass.self)?.protocols ?? [])
    }
    define("protocol_copyProtocolList") { call in
      call.answer(listOf: try call.optional(1, as: RuntimeProtocol.self)?.adopted ?? [])
    }
    define("protocol_conformsToProtocol") { call in
      guard let made = try call.optional(1, as: RuntimeProtocol.self),
        let wanted = try call.optional(2, as: RuntimeProtocol.self)
      else { return call.answer(.bool(false)) }
      return call.answer(.bool(made.conforms(to: wanted)))
    }
    define("protocol_isEqual") { call in
      let left = try call.optional(1, as: RuntimeProtocol.self)
      let right = try call.optional(2, as: RuntimeProtocol.self)
      guard let left, let right else { return call.answer(.bool(left == right)) }
      return call.answer(.bool(left.isEqual(to: right)))
    }
    define("protocol_addProtocol") { call in
      guard let made = try call.optional(1, as: RuntimeProtocol.self),
        let adopted = try call.optional(2, as: RuntimeProtocol.self)
      else { return 0 }
      if call.isUnderConstruction(made, "protocol_addProtocol: modified"), !adopted.isRegistered {
        call.bridge.logRuntime(
          "protocol_addProtocol: added protocol '\(adopted.name)' is still under construction!")
      }
      call.runtime.addProtocol(adopted, to: made)
      return 0
    }
  }

  private func setDeclarationFunctions(_ define: ModuleDefiner) {
    for name in ["protocol_getName", "NSStringFromProtocol"] {
      define(name) { call in
        let made = try call.optional(1, as: RuntimeProtocol.self)
        return call.answer(made.map { .string($0.name) } ?? .none)
      }
    }
    define("protocol_getMethodDescription") { call in
      guard let made = try call.optional(1, as: RuntimeProtocol.self),
        let selector = try call.optional(2, as: Selector.self)
      else { return call.answerNil() }
      let found = made.declaration(
        of: selector, isRequired: try call.flag(3), isInstance: try call.flag(4))
      return call.answer(found?.description ?? .none)
    }
    define("protocol_copyMethodDescriptionList") { call in
      guard let made = try call.optional(1, as: RuntimeProtocol.self) else {
        return call.answerNil()
      }
      let (isRequired, isInstance) = (try call.flag(2), try call.flag(3))
      let found = made.declarations.filter {
        $0.isRequired == isRequired && $0.isInstance == isInstance
      }
      return call.answer(found.isEmpty ? .none : .list(found.map(\.description)))
    }
    define("protocol_addMethodDescription") { call in
      guard let made = try call.optional(1, as: RuntimeProtocol.self),
        let selector = try call.optional(2, as: Selector.self)
      else { return 0 }
      _ = call.isUnderConstruction(made, "protocol_addMethodDescription:")
      let types = try call.optional(3, as: String.self) ?? TypeEncoding.ofObjects(selector)
      call.runtime.addDeclaration(
        .init(
          selector, types: types, isRequired: try call.flag(4), isInstance: try call.flag(5)),
        to: made)
      return 0
    }
  }
}

extension Value {
  /// The table that describes a method for scripts: its name and its types.
  static func description(_ selector: Selector, _ types: String) -> Value {
    .dictionary([
      .init(key: .string("name"), value: .selector(selector)),
      .init(key: .string("types"), value: .string(types)),
    ])
  }
}

extension RuntimeProtocol.Declaration {
  fileprivate var description: Value { .description(selector, types) }
}

extension Bridge {
  /// Writes a log line, as libobjc does when it is misused and continues.
  func logRuntime(_ text: String) { writeLog("objc[1]: \(text)\n") }
}

extension FunctionCall {
  /// Whether a protocol can still be changed; if not, writes that to the log.
  func isUnderConstruction(_ made: RuntimeProtocol, _ head: String) -> Bool {
    guard made.isRegistered else { return true }
    bridge.logRuntime("\(head) protocol '\(made.name)' is not under construction!")
    return false
  }

  /// A BOOL argument; true by default.
  func flag(_ index: Int) throws -> Bool {
    isPresent(index) ? try value(index) : stack.count < index
  }

  /// Pushes a list; nil for an empty list, as C's copying functions return NULL.
  func answer(listOf objects: [RuntimeObject]) -> Int {
    answer(objects.isEmpty ? .none : .list(objects.map { .object($0) }))
  }
}
