internal import CLua
internal import CLuaShims
import StringSearch

// no traps of narrow: indexes, levels and counts are the bridge's own and small.

extension LuaStack {
  /// Returns information about the function at `index`; nil for another value.
  ///
  /// The corresponding C function is `lua_getinfo`.
  package func functionInfo(at index: Int) -> LuaFunctionInfo? {
    guard unsafe lua_type(thread, Int32(index)) == LUA_TFUNCTION else { return nil }
    var record = unsafe lua_Debug()
    copy(at: index)  // stack: … function
    _ = unsafe lua_getinfo(thread, ">Su", &record)  // stack: …
    return unsafe LuaFunctionInfo(
      parameters: Int(record.nparams),
      isVararg: record.isvararg != 0,
      isNative: String(cString: record.what) == "C",
      source: shortSource(of: record),
      line: Int(record.linedefined),
      lastLine: Int(record.lastlinedefined))
  }

  /// Returns the location of the function at `level`; nil for a native function or no function.
  ///
  /// - Parameter level: 0 is the running callable, 1 its caller.
  ///
  /// The corresponding C function is `lua_getstack`.
  package func caller(level: Int) -> (source: String, line: Int)? {
    var record = unsafe lua_Debug()
    guard unsafe lua_getstack(thread, Int32(level), &record) != 0 else { return nil }
    _ = unsafe lua_getinfo(thread, "Sl", &record)
    guard unsafe record.currentline > 0 else { return nil }
    return unsafe (shortSource(of: record), Int(record.currentline))
  }

  /// Whether the caller of the running callable is a function of a script in Lua.
  ///
  /// Functions of the host's own chunks, of chunks without a name and of translated sources are not.
  package var isCalledByScript: Bool { unsafe bridge_is_called_by_script(thread) }

  /// Where the nearest function of a script is now, from the running callable outwards; nil when none
  /// is near.
  ///
  /// The functions of the host's own chunks, whose names are `=[…]`, are passed over.
  ///
  /// The corresponding C function is `lua_getstack`.
  package func scriptCaller() -> (source: String, line: Int)? {
    var record = unsafe lua_Debug()
    for level in 0..<LuaStack.nearLevels {
      guard unsafe lua_getstack(thread, level, &record) != 0 else { return nil }
      _ = unsafe lua_getinfo(thread, "Sl", &record)
      guard unsafe record.currentline > 0, unsafe !isInternal(record) else { continue }
      return unsafe (shortSource(of: record), Int(record.currentline))
    }
    return nil
  }

  /// The path of the file of the nearest function of a script; nil if its chunk is not a file.
  ///
  /// The corresponding C function is `lua_getinfo`.
  package func scriptFile() -> String? {
    var record = unsafe lua_Debug()
    for level in 0..<LuaStack.nearLevels {
      guard unsafe lua_getstack(thread, level, &record) != 0 else { return nil }
      _ = unsafe lua_getinfo(thread, "Sl", &record)
      guard unsafe record.currentline > 0, unsafe !isInternal(record) else { continue }
      let source = unsafe String(cString: record.source)
      return source.hasPrefix("@") ? String(source.dropFirst()) : nil
    }
    return nil
  }

  /// How many functions ``scriptCaller()`` looks at.
  private static let nearLevels: Int32 = 40

  private func isInternal(_ record: lua_Debug) -> Bool {
    unsafe record.source[0] == Int8(bitPattern: UInt8(ascii: "="))
      && record.source[1] == Int8(bitPattern: UInt8(ascii: "["))
  }

  /// Visits the active functions, innermost first, until `visit` returns false.
  ///
  /// During the visit, the function and the current value of its first argument (or nil) are on top
  /// of the stack.
  ///
  /// The corresponding C functions are `lua_getstack`, `lua_getinfo` and `lua_getlocal`.
  package func visitFrames(_ visit: (LuaFrame) -> Bool) {
    guard unsafe lua_checkstack(thread, 6) != 0 else { return }
    var record = unsafe lua_Debug()
    // Most functions of a stack are from a few chunks.
    var chunk: (bytes: UnsafePointer<CChar>, name: String)?
    var level: Int32 = 0
    while unsafe lua_getstack(thread, level, &record) != 0 {
      _ = unsafe lua_getinfo(thread, "Slnf", &record)  // stack: … function
      // stack: … function argument
      if unsafe lua_getlocal(thread, &record, 1) == nil { pushNil() }
      if unsafe chunk?.bytes != record.source {
        unsafe chunk = (record.source, shortSource(of: record))
      }
      let continues = visit(unsafe frame(record, source: chunk?.name ?? ""))
      pop(2)  // stack: …
      guard continues else { return }
      level += 1
    }
  }

  private func frame(_ record: lua_Debug, source: String) -> LuaFrame {
    // `what` is "C", "Lua" or "main".
    let kind = unsafe UInt8(bitPattern: record.what.pointee)
    let first = unsafe max(0, Int(record.linedefined))
    return unsafe LuaFrame(
      source: source,
      line: Int(record.currentline),
      lines: first...max(first, Int(record.lastlinedefined)),
      name: record.name.map { unsafe String(cString: $0) },
      kindOfName: String(cString: record.namewhat),
      isNative: kind == UInt8(ascii: "C"),
      isMain: kind == UInt8(ascii: "m"))
  }

  /// Pushes the function at `level` and the current value of one of its arguments (or nil).
  ///
  /// - Parameter level: 0 is the running callable, 1 its caller.
  /// - Parameter argument: the first one is 1.
  /// - Returns: false when there is no function, or no room; then nothing is pushed.
  ///
  /// The corresponding C functions are `lua_getstack` and `lua_getlocal`.
  package func pushFrame(level: Int, argument: Int = 1) -> Bool {
    var record = unsafe lua_Debug()
    guard unsafe lua_checkstack(thread, 4) != 0,
      unsafe lua_getstack(thread, Int32(level), &record) != 0
    else { return false }
    _ = unsafe lua_getinfo(thread, "f", &record)  // stack: … function
    // stack: … function argument
    if unsafe lua_getlocal(thread, &record, Int32(argument)) == nil { pushNil() }
    return true
  }

  /// Pushes the function and the first argument of an endless tail call that was stopped.
  ///
  /// - Parameter number: 1 for the newest.
  /// - Returns: false when there is none; then nothing is pushed.
  package func pushTailCall(_ number: Int) -> Bool {
    unsafe bridge_push_tail_call(thread, Int32(number))
  }

  /// Discards the recorded tail calls.
  package func forgetTailCalls() { unsafe bridge_forget_tail_calls(thread) }

  /// Returns the callable of the function at `index`; nil for any other function.
  package func callable(at index: Int) -> LuaCallable? {
    guard let object = unsafe bridge_callable_of(thread, Int32(index)) else { return nil }
    return unsafe Unmanaged<LuaCallable>.fromOpaque(object).takeUnretainedValue()
  }

  /// Returns a traceback from `level` (0: the running callable), preceded by `message`.
  ///
  /// The corresponding C function is `luaL_traceback`.
  package func traceback(_ message: String?, level: Int) -> String {
    if let message {
      pushString(message)  // stack: … message
    } else {
      pushNil()  // stack: … nil
    }
    let status = unsafe bridge_traceback(thread, Int32(level))  // stack: … text
    defer { pop() }  // stack: …
    guard status == LUA_OK else { return message ?? "" }
    return LuaStack.withoutInternalFrames(text(at: -1) ?? "")
  }

  /// Removes the frames of the library's own chunks, whose names are in brackets, and the native
  /// functions that they export.
  package static func withoutInternalFrames(_ text: String) -> String {
    guard text.contains("\n\t[") else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { line in
      guard line.hasPrefix("\t["), !line.hasPrefix("\t[string") else { return true }
      guard line.hasPrefix("\t[C]") else { return !line.contains("]:") }
      return !line.contains("'hookhost.c.")
    }.joined(separator: "\n")
  }

  /// Returns an error with a message that is preceded by the location (`file:line: `) of `level`.
  ///
  /// Level 0 is the running callable, which has no location; 1 is its caller.
  ///
  /// The corresponding C function is `luaL_error`.
  package func error(_ message: String, level: Int = 1) -> LuaError {
    guard let (source, line) = caller(level: level) else { return LuaError(message) }
    return LuaError("\(source):\(line): \(message)")
  }

  private func shortSource(of record: lua_Debug) -> String {
    unsafe withUnsafeBytes(of: record.short_src) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
