internal import FoundationCore
internal import LuaBridge
internal import LuaModules

/// `iconv` for translated sources: conversions by their numbers, and Lua strings.
extension Bridge {
  /// Adds `conversions()`, which returns the functions of conversions.
  func setConversionFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("conversions") { call in
      call.stack.pushTable()
      let define = ModuleDefiner(bridge: call.bridge, module: "objc", stack: call.stack)
      setConversions(TextConversions(), define)
      return 1
    }
  }
}

/// The open conversions of a world, by their numbers.
private final class TextConversions {
  private var converters: [Int64: TextConverter] = [:]
  private var last: Int64 = 0

  subscript(number: Int64) -> TextConverter? { converters[number] }

  func add(_ converter: TextConverter) -> Int64 {
    last += 1
    converters[last] = converter
    return last
  }

  func remove(_ number: Int64) -> Bool { converters.removeValue(forKey: number) != nil }
}

private func setConversions(_ conversions: TextConversions, _ define: ModuleDefiner) {
  // `open(target, source)`: the conversion, or nil for an unknown encoding
  define("open") { call in
    guard
      let converter = TextConverter(from: try call.value(2), to: try call.value(1))
    else { return call.answerNil() }
    call.stack.pushInteger(conversions.add(converter))
    return 1
  }
  // `step(conversion, bytes or nil, room)`: the count, the error, the number of read bytes, and the
  // written ones
  define("step") { call in
    guard let converter = conversions[call.handle] else { return call.answerNil() }
    try call.bridge.state.checkStop()
    let step = converter.step(call.stack.bytes(at: 2), room: max(0, call.whole(3)))
    call.stack.pushInteger(Int64(step.count))
    call.stack.pushInteger(Int64(step.error))
    call.stack.pushInteger(Int64(step.read))
    call.stack.pushBytes(step.written)
    return 4
  }
  define("close") { call in
    call.stack.pushBoolean(conversions.remove(call.handle))
    return 1
  }
}
