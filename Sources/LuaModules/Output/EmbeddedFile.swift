package import CEmbeddedFiles
internal import LuaBridge

/// A file in another language that is embedded in the program, such as `super_messages.lua`.
extension EmbeddedFile {
  /// Its bytes.
  package var bytes: [UInt8] {
    var count = 0
    let first = unsafe embedded_file_bytes(self, &count)
    return unsafe Array(UnsafeBufferPointer(start: first, count: count))
  }

  /// Calls a body with each line until it returns false; only the lines that are read are copied.
  package func readLines(_ body: (Substring) -> Bool) {
    var count = 0
    let first = unsafe embedded_file_bytes(self, &count)
    let bytes = unsafe UnsafeBufferPointer(start: first, count: count)
    var start = 0
    while start < count {
      let end = unsafe bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? count
      let line = unsafe String(decoding: bytes[start..<end], as: UTF8.self)
      guard body(line[...]) else { return }
      start = end + 1
    }
  }

  /// Its text; every embedded file is UTF-8.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension LuaStack {
  /// Compiles an embedded file and pushes it as a function.
  ///
  /// The corresponding C function is `luaL_loadbufferx` with the mode `t`.
  ///
  /// - Throws: `LuaError` if there is not enough memory.
  package func load(_ file: EmbeddedFile, name: String) throws {
    try load(file.bytes, name: name, mode: "t")
  }
}
