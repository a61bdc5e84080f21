internal import CLuaShims
internal import Glibc

/// Standard output and error, sharing the buffers of Lua's own library.
package enum StandardStream: Sendable {
  case output
  case error

  /// Writes text, and everything written before it.
  ///
  /// - Returns: Whether it could be written; what could not, as to a closed stream, is lost.
  @discardableResult
  package func write(_ text: String) -> Bool {
    write(Array(text.utf8))
  }

  /// Writes bytes, and everything written before them.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe bridge_write(self == .error, bytes.baseAddress, bytes.count)
    }
  }
}

extension StandardStream {
  /// Whether a person sees what goes to standard error.
  package static var errorIsTerminal: Bool {
    isatty(STDERR_FILENO) != 0
  }

  /// How many columns the terminal has that output goes to; nil when it goes elsewhere.
  package static var terminalWidth: Int? {
    let width = bridge_terminal_width()
    return width > 0 ? Int(width) : nil
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

  /// Makes Ctrl-C something that is noted, instead of the end of the process; where a line is read,
  /// it ends the line.
  package static func noteInterrupts() {
    bridge_note_interrupts()
  }

  /// Whether Ctrl-C came since this was asked last.
  package static func takeInterrupt() -> Bool {
    bridge_take_interrupt()
  }
}
