internal import FoundationModels
internal import LuaBridge
internal import SelectorRuntime
internal import VirtualTime

extension Bridge {
  func setFoundationFunctions(on stack: LuaStack) {
    for (name, value) in FoundationConstants.integers {
      stack.pushInteger(Int64(value))
      stack.rawSet(at: -2, key: name)
    }
    for (name, value) in FoundationConstants.numbers {
      stack.pushNumber(value)
      stack.rawSet(at: -2, key: name)
    }
    for (name, value) in FoundationConstants.strings {
      stack.pushString(value)
      stack.rawSet(at: -2, key: name)
    }
    ModuleDefiner(bridge: self, module: "objc", stack: stack)("NSLog") { call in
      let bridge = call.bridge
      bridge.writeLog(bridge.world.logStamp + (try bridge.format(call, from: 1)) + "\n")
      return 0
    }
    setClockFunctions(module: "objc", on: stack)
    world.format = { [unowned self] values in
      let stack = current
      let first = stack.count + 1
      for value in values { push(value, on: stack) }
      defer { stack.pop(stack.count - first + 1) }
      return try format(FunctionCall(bridge: self, stack: stack, name: "format"), from: first)
    }
  }

  /// Fills a format string, the first of some values on the stack, with those that follow it.
  ///
  /// `%@` sends `description`; `%p` is the address; the conversions of C's `printf` are Lua's own.
  private func format(_ call: FunctionCall, from first: Int) throws -> String {
    let stack = call.stack
    var result = ""
    var next = first + 1
    var rest = Substring(try call.value(first, as: String.self))
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      let flags = rest.prefix { "0123456789.-+ #".contains($0) }
      rest = rest.dropFirst(flags.count)
      rest = rest.drop { "lhqzjt".contains($0) }
      guard let conversion = rest.popFirst() else { break }
      if conversion == "%" {
        result += "%"
        continue
      }
      guard next <= stack.count else {
        throw RuntimeError(
          .invalidArgument, "\(call.name): '%\(conversion)' has no argument \(next - first + 1)")
      }
      result += try text(of: next, flags: String(flags), conversion, call)
      next += 1
    }
    return result + rest
  }

  private func text(
    of index: Int, flags: String, _ conversion: Character, _ call: FunctionCall
  ) throws -> String {
    let stack = call.stack
    switch conversion {
    case "@": return try logText(try value(at: index, on: stack))
    case "p":
      return (stack.handle(at: index)?.object as? RuntimeObject)?.address ?? "0x0"
    case "d", "i", "u", "D", "U":
      return try formatted(flags, "d", at: index, call)
    case "s", "S":
      return try formatted(flags, "s", at: index, call)
    case "x", "X", "o", "c", "f", "F", "e", "E", "g", "G", "a", "A":
      return try formatted(flags, conversion == "F" ? "f" : conversion, at: index, call)
    default:
      throw RuntimeError(.invalidArgument, "\(call.name): unknown conversion '%\(conversion)'")
    }
  }

  /// One value by `string.format`; a boolean counts as 0 or 1, as BOOL does, and nil as zero.
  private func formatted(
    _ flags: String, _ conversion: Character, at index: Int, _ call: FunctionCall
  ) throws -> String {
    let stack = call.stack
    stack.push(stringFormat)
    stack.pushString("%\(flags)\(conversion)")
    if stack.type(at: index) == .nil {
      if conversion == "s" { stack.pushString("(null)") } else { stack.pushInteger(0) }
    } else if stack.type(at: index) == .boolean {
      stack.pushInteger(stack.boolean(at: index) ? 1 : 0)
    } else if conversion == "d", let number = stack.number(at: index), !stack.isInteger(at: index),
      let truncated = Int64(exactly: number.rounded(.towardZero))
    {
      stack.pushInteger(truncated)
    } else {
      stack.copy(at: index)
    }
    do {
      try stack.call(arguments: 2, results: 1)
    } catch {
      throw RuntimeError(
        .invalidArgument,
        "\(call.name): '%\(flags)\(conversion)' cannot print \(try value(at: index, on: stack).typeName)"
      )
    }
    defer { stack.pop() }
    return (stack.string(at: -1) ?? "").replacing("-nan", with: "nan")
  }
}
