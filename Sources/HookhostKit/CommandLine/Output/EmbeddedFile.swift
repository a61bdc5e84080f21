internal import CEmbeddedFiles
internal import LuaBridge

/// A file in another language that stands in the program, such as `super_messages.lua`.
extension EmbeddedFile {
  /// Its bytes.
  var bytes: [UInt8] {
    var count = 0
    let first = unsafe embedded_file_bytes(self, &count)
    return unsafe Array(UnsafeBufferPointer(start: first, count: count))
  }

  /// Its text; every embedded file is in UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension LuaStack {
  /// Pushes an embedded file's text as a function.
  ///
  /// The corresponding C function is `luaL_loadbufferx` with the mode `t`.
  /// - Throws: `LuaError` when there is no memory for it.
  func load(_ file: EmbeddedFile, name: String) throws {
    try load(file.bytes, name: name, mode: "t")
  }
}
