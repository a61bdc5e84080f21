internal import FoundationFiles
internal import LuaBridge
internal import LuaModules

/// zlib for translated sources: streams by their numbers, and Lua strings.
extension Bridge {
  /// Adds `zlib()`, which returns the functions of the library.
  func setZlibFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("zlib") { call in
      call.stack.pushTable()
      let define = ModuleDefiner(bridge: call.bridge, module: "objc", stack: call.stack)
      setChecksums(define)
      setStreams(ZlibStreams(), define)
      return 1
    }
  }
}

/// The open streams of a world, by their numbers.
private final class ZlibStreams {
  private var streams: [Int64: ZlibStream] = [:]
  private var last: Int64 = 0

  subscript(number: Int64) -> ZlibStream? { streams[number] }

  func add(_ stream: ZlibStream) -> Int64 {
    last += 1
    streams[last] = stream
    return last
  }

  func remove(_ number: Int64) -> ZlibStream? { streams.removeValue(forKey: number) }
}

private func setChecksums(_ define: ModuleDefiner) {
  // `crc32(sum, bytes)`
  for (name, kind) in [("crc32", ZlibLibrary.Checksum.crc32), ("adler32", .adler32)] {
    define(name) { call in
      let sum = try ZlibLibrary.shared.checksum(
        kind, UInt64(truncatingIfNeeded: call.whole(1)), call.stack.bytes(at: 2) ?? [])
      return call.answer(Int(truncatingIfNeeded: sum))
    }
  }
  // `bound(size)`
  define("bound") { call in
    let size = UInt64(truncatingIfNeeded: call.whole(1))
    return call.answer(Int(truncatingIfNeeded: try ZlibLibrary.shared.bound(size)))
  }
}

private func setStreams(_ streams: ZlibStreams, _ define: ModuleDefiner) {
  // `open(inflates, window bits, level, memory level, strategy)`: the code and the stream
  define("open") { call in
    var settings = ZlibStream.Settings(inflates: call.stack.boolean(at: 1))
    settings.windowBits = call.whole(2)
    (settings.level, settings.memoryLevel) = (call.whole(3), call.whole(4))
    settings.strategy = call.whole(5)
    let made = try ZlibStream.make(settings)
    call.stack.pushInteger(Int64(made.code))
    guard let stream = made.stream else { return 1 }
    call.stack.pushInteger(streams.add(stream))
    return 2
  }
  // `step(stream, bytes, room, flush)`: the code, the number of read bytes, and the written ones
  define("step") { call in
    guard let stream = streams[call.handle] else {
      return call.answer(ZlibStream.Code.streamError)
    }
    try call.bridge.state.checkStop()
    let bytes = call.stack.bytes(at: 2) ?? []
    let step = stream.step(bytes[...], room: max(0, call.whole(3)), flush: call.whole(4))
    call.stack.pushInteger(Int64(step.code))
    call.stack.pushInteger(Int64(step.read))
    call.stack.pushBytes(step.output)
    return 3
  }
  define("close") { call in
    call.answer(streams.remove(call.handle)?.end() ?? ZlibStream.Code.streamError)
  }
  define("reset") { call in
    call.answer(streams[call.handle]?.reset() ?? ZlibStream.Code.streamError)
  }
  define("message") { call in
    guard let message = streams[call.handle]?.message else { return call.answerNil() }
    call.stack.pushString(message)
    return 1
  }
  define("checksum") { call in
    call.answer(Int(truncatingIfNeeded: streams[call.handle]?.checksum ?? 0))
  }
  // `deflateBound(stream, size)`
  define("deflateBound") { call in
    let size = UInt64(truncatingIfNeeded: call.whole(2))
    return call.answer(Int(truncatingIfNeeded: streams[call.handle]?.bound(size) ?? 0))
  }
}
