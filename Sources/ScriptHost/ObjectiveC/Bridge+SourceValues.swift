internal import FoundationCore
internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// Values of C, which the module of translated sources knows: addresses, characters, structures.
extension Bridge {
  /// Connects the world to the module, once it is loaded.
  func connectSourceValues() {
    world.structureBoxing = StructureBoxing(
      box: { [unowned self] in try callSourceModule("boxedValue", $0, $1) },
      unbox: { [unowned self] in try callSourceModule("unboxedValue", $0, $1) })
    world.pointerFunction = { [unowned self] options, name in
      try callSourceModule("pointerFunction", .integer(Int64(options)), name)
    }
    world.typedMessage = { [unowned self] coder, message, value in
      try callSourceModule("typedMessage", .object(coder), message, value)
    }
    world.classOfBlock = { [unowned self] in try classOfBlock($0) }
    world.signatureOfBlock = { [unowned self] in
      guard $0.typeName == "function" else { return nil }
      return String.from(try callSourceModule("blockSignature", .foreign($0), ""), in: runtime)
    }
  }

  /// The address in C of a value that is not an object: an implementation, a selector, memory.
  func address(of value: Value) throws -> UInt64? {
    guard case .integer(let number) = try callSourceModule("addressOf", value, "") else {
      return nil
    }
    return UInt64(bitPattern: number)
  }

  /// The class name of a block.
  private func classOfBlock(_ block: ForeignValue) throws -> String {
    // A native function has no class there.
    guard block.typeName == "function" else { return "__NSMallocBlock__" }
    let name = try callSourceModule("blockClass", .foreign(block), "")
    return String.from(name, in: runtime) ?? "__NSMallocBlock__"
  }

  /// The characters in C's memory: at most `limit`, or up to the first NUL.
  func characters(of value: Value, limit: Int?) throws -> String? {
    let text = try callSourceModule("charactersOf", value, limit.map(String.init) ?? "")
    return String.from(text, in: runtime)
  }

  /// Calls a function of the module with a value, a text such as a type encoding, and another value.
  func callSourceModule(
    _ name: String, _ value: Value, _ text: String, _ other: Value = .none
  ) throws -> Value {
    let stack = current
    try pushSourceModule(stack)
    stack.rawGet(at: -1, key: name)
    stack.remove(at: -2)
    push(value, on: stack)
    stack.pushString(text)
    push(other, on: stack)
    // stack: … function value text other
    try stack.call(arguments: 3, results: 1)
    defer { stack.pop() }
    return try result(at: -1, on: stack)
  }
}
