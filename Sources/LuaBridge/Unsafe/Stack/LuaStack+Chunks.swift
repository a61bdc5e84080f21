internal import CLua
internal import CLuaShims

extension LuaStack {
  /// Compiles a Lua chunk and pushes it as a function.
  ///
  /// - Parameters:
  ///   - chunk: The source code, or, if `mode` allows it, a binary chunk.
  ///   - name: The chunk's name in messages: `=name` verbatim, `@file` for a file, else the source
  ///     code itself.
  ///   - mode: `t` for text, `b` for binary chunks, `bt` for both.
  /// - Throws: a syntax error, or a memory error.
  ///
  /// The corresponding C function is `luaL_loadbufferx`.
  package func load(_ chunk: [UInt8], name: String, mode: String = "bt") throws {
    let status = unsafe chunk.withUnsafeBytes { bytes in
      let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe luaL_loadbufferx(thread, start, bytes.count, name, mode)
    }
    try check(status)  // stack: … function
  }

  /// Compiles a Lua chunk and pushes it as a function.
  package func load(_ chunk: String, name: String, mode: String = "bt") throws {
    try load(Array(chunk.utf8), name: name, mode: mode)
  }

  /// Compiles a Lua file and pushes it as a function; skips a first line that begins with `#`.
  ///
  /// - Parameters:
  ///   - path: The file; nil for standard input.
  ///   - mode: As for `load(_:name:mode:)`.
  /// - Throws: a file error, a syntax error, or a memory error.
  ///
  /// The corresponding C function is `luaL_loadfilex`.
  package func loadFile(_ path: String?, mode: String = "bt") throws {
    try loadFile(bytes: path.map { Array($0.utf8) }, mode: mode)
  }

  /// Compiles a Lua file whose path need not be UTF-8, and pushes it as a function.
  package func loadFile(bytes path: [UInt8]?, mode: String = "bt") throws {
    guard let path else {
      try check(unsafe luaL_loadfilex(thread, nil, mode))  // stack: … function
      return
    }
    let status = unsafe (path + [0]).withUnsafeBytes { bytes in
      unsafe luaL_loadfilex(thread, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), mode)
    }
    try check(status)  // stack: … function
  }
}

extension LuaStack {
  /// Checks the syntax of a Lua chunk that is provided in parts.
  ///
  /// Each part is requested after Lua has parsed the previous ones, so an error is found before the
  /// next part is requested.
  ///
  /// - Parameters:
  ///   - name: The chunk's name in syntax errors.
  ///   - next: Returns the next part; nil or an empty part at the end. It may run Lua.
  /// - Throws: a syntax error, or a memory error.
  ///
  /// The corresponding C function is `lua_load`.
  package func check(chunkNamed name: String, next: () -> [UInt8]?) throws {
    try withoutActuallyEscaping(next) { next in
      let parts = ChunkParts(next)
      let status = unsafe lua_load(
        thread, readPart, Unmanaged.passUnretained(parts).toOpaque(), name, "t")
      withExtendedLifetime(parts) {}
      try check(status)  // stack: … function
      pop()  // stack: …
    }
  }
}

/// The parts of a chunk; the memory of the last part stays valid.
@safe private final class ChunkParts {
  private let next: () -> [UInt8]?
  private var bytes = unsafe UnsafeMutableBufferPointer<CChar>(start: nil, count: 0)

  init(_ next: @escaping () -> [UInt8]?) {
    self.next = next
  }

  func read() -> UnsafeMutableBufferPointer<CChar> {
    let part = next() ?? []
    unsafe bytes.deallocate()
    unsafe bytes = .allocate(capacity: part.count)
    _ = unsafe bytes.initialize(from: part.lazy.map { CChar(bitPattern: $0) })
    return unsafe bytes
  }

  deinit {
    unsafe bytes.deallocate()
  }
}

private let readPart: lua_Reader = { _, owner, count in
  guard let owner = unsafe owner else { return nil }
  let parts = unsafe Unmanaged<ChunkParts>.fromOpaque(owner).takeUnretainedValue()
  let bytes = unsafe parts.read()
  unsafe count?.pointee = bytes.count
  return unsafe UnsafePointer(bytes.baseAddress)
}
