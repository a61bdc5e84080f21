internal import CLua
internal import CLuaShims

extension LuaStack {
  /// Pushes a chunk of Lua text, compiled.
  ///
  /// - Parameters:
  ///   - chunk: The text, or, when `mode` allows it, a dumped function.
  ///   - name: What messages call it: `=name` as it stands, `@file` a file, else the text itself.
  ///   - mode: `t` for text, `b` for dumped functions, `bt` for both.
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

  /// Pushes a chunk of Lua text, compiled.
  package func load(_ chunk: String, name: String, mode: String = "bt") throws {
    try load(Array(chunk.utf8), name: name, mode: mode)
  }

  /// Pushes the chunk in a file, compiled; a first line that begins with `#` is skipped.
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

  /// Pushes the chunk in a file whose path may be any bytes, compiled.
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
  /// Reads a chunk of Lua text that comes in parts, and forgets it.
  ///
  /// Parts are asked for when Lua has read those before: an error of one is found before the next is
  /// asked for.
  ///
  /// - Parameters:
  ///   - name: What a syntax error calls it.
  ///   - next: Answers the next part; nil or nothing at the end. It may run Lua.
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

/// The parts of a chunk; the one that was handed out last stays where it is.
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
