internal import CLuaShims
internal import Glibc

/// Standard output and error, sharing the buffers of Lua's own library.
package enum StandardStream: Sendable {
  case output
  case error

  /// Writes text, and everything written before it.
  ///
  /// What cannot be written, as to a closed stream, is lost.
  package func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes bytes, and everything written before them.
  package func write(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe bridge_write(self == .error, bytes.baseAddress, bytes.count)
    }
  }
}

/// Standard input, sharing the buffer of Lua's own library.
package enum StandardInput {
  /// Whether a person is there to type.
  package static var isTerminal: Bool {
    isatty(STDIN_FILENO) != 0
  }

  /// The next line, without its newline; nil at the end.
  package static func readLine() -> [UInt8]? {
    var count = 0
    guard let line = unsafe bridge_read_line(&count) else { return nil }
    defer { unsafe free(line) }
    return unsafe Array(UnsafeRawBufferPointer(start: line, count: count))
  }
}
