internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime

/// Foundation's values as objects: creating, reading and iterating over them.
extension Bridge {
  func setValueFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("box") { call in
      let value = try call.bridge.value(at: 1, on: call.stack)
      if call.stack.type(at: 1) == .string, call.stack.string(at: 1) == nil {
        throw RuntimeError(
          .invalidArgument,
          "objc.box: the string is not UTF-8; NSData's dataWithBytes:length: takes it")
      }
      return call.answer(try call.bridge.world.box(value))
    }
    define("unbox") { call in
      call.answer(
        try call.bridge.world.unbox(try call.bridge.value(at: 1, on: call.stack)))
    }
    define("constant") { call in
      call.answer(try call.bridge.world.constantString(try call.value(1)))
    }
    define("each") { call in
      call.stack.push(try call.bridge.iterator(over: call))
      return 1
    }
    define("import") { call in try call.bridge.importSource(call) }
    define("source") { call in try call.bridge.readSource(call) }
    define("block") { call in
      let hasSignature = call.stack.type(at: 1) == .string
      let signature: String? = hasSignature ? try call.value(1) : nil
      let index = hasSignature ? 2 : 1
      try call.function(index)
      let value = try call.bridge.value(at: index, on: call.stack)
      let function: ForeignValue
      switch value {
      case .foreign(let foreign): function = foreign
      case .object(let object as BlockObject):
        guard let inner = object.function else { return call.answerNil() }
        function = inner
      default: throw call.wrong(index, "a function")
      }
      if let signature, let rest = TypeEncoding(signature).unreadable {
        throw call.wrong(1, "a type encoding (what begins with '\(rest.prefix(1))' is none)")
      }
      return call.answer(try call.bridge.world.makeBlock(function, signature: signature))
    }
  }

  /// The function that `for … in objc.each(object)` calls.
  private func iterator(over call: FunctionCall) throws -> LuaCallable {
    let value = try value(at: 1, on: call.stack)
    if let object = value.object, object.isKind(of: "NSEnumerator") {
      return EnumeratorIterator(self, object)
    }
    if let container = value.object as? ContainerObject {
      for member in container.weakMembers {
        member.object?.retain()
        member.object?.autorelease()
      }
      return ContainerIterator(self, container.contents, of: container)
    }
    if let pairs = try world.entries(of: value), try world.elements(of: value) == nil {
      return ContainerIterator(self, .pairs(pairs), of: nil)
    }
    guard let elements = try world.elements(of: value) else {
      throw call.wrong(1, "a collection or an enumerator")
    }
    return ContainerIterator(self, .elements(elements), of: nil)
  }

  /// Sets the fields that values have in addition to messages: the length, and a block's call.
  func setValueFields(of cls: RuntimeClass, on stack: LuaStack) {
    guard !cls.isMetaClass else { return }
    let count = runtime.selector("count")
    let length = runtime.selector("length")
    if let selector = [count, length].first(where: { cls.method($0) != nil }) {
      setField("__len", on: stack) { [unowned self] stack in
        guard let object = stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
        return try entering(stack) {
          stack.pushInteger(Int64(try runtime.send(object, selector, as: Int.self)))
          return 1
        }
      }
    }
    guard cls.lineage.contains(where: { $0.name == "NSBlock" }) else { return }
    let invoke = runtime.selector("invoke")
    setField("__call", on: stack) { [unowned self] stack in
      guard let block = stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
      return try entering(stack) {
        let values = try (1..<max(stack.count, 1)).map { try value(at: $0 + 1, on: stack) }
        push(try runtime.send(block, invoke, Arguments(values)), on: stack)
        return 1
      }
    }
  }
}

/// Iterates over the elements that a container had when the loop began.
///
/// Raises an error if the container was changed.
private final class ContainerIterator: LuaCallable {
  private unowned let bridge: Bridge
  private let contents: ContainerObject.Contents
  private var container: ContainerObject?
  private let changes: Int
  private var next = 0

  init(_ bridge: Bridge, _ contents: ContainerObject.Contents, of container: ContainerObject?) {
    self.bridge = bridge
    self.contents = contents
    self.container = container
    changes = container?.changes ?? 0
    container?.retain()
  }

  deinit { _ = finish() }

  /// Releases the container.
  private func finish() -> Int {
    let old = container
    container = nil
    old?.release()
    return 0
  }

  override func call(_ stack: LuaStack) throws -> Int {
    defer { next += 1 }
    return try bridge.entering(stack) {
      switch contents {
      case .elements(let elements):
        guard next < elements.count else { return finish() }
        try container?.check(changes: changes)
        bridge.push(elements[next], on: stack)
        return 1
      case .pairs(let pairs):
        guard next < pairs.count else { return finish() }
        try container?.check(changes: changes)
        bridge.push(pairs[next].key, on: stack)
        bridge.push(pairs[next].value, on: stack)
        return 2
      }
    }
  }
}

/// Iterates over an enumerator by sending its messages.
private final class EnumeratorIterator: LuaCallable {
  private unowned let bridge: Bridge
  private let enumerator: RuntimeObject

  init(_ bridge: Bridge, _ enumerator: RuntimeObject) {
    self.bridge = bridge
    self.enumerator = enumerator
    enumerator.retain()
  }

  deinit { enumerator.release() }

  override func call(_ stack: LuaStack) throws -> Int {
    try bridge.entering(stack) {
      let runtime = bridge.runtime
      bridge.push(
        try runtime.send(enumerator, runtime.selector("nextObject")), on: stack)
      return 1
    }
  }
}
