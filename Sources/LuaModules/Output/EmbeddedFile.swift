package import CEmbeddedFiles
internal import LuaBridge

/// A file in another language that is embedded in the program, such as `super_messages.lua`.
extension EmbeddedFile {
  /// Its bytes.
  var bytes: [UInt8] {
    var count = 0
    let first = unsafe embedded_file_bytes(self, &count)
    return unsafe Array(UnsafeBufferPointer(start: first, count: count))
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
