internal import CLineEditor
internal import CStandardLibrary

/// Standard output and error, with the buffers of C's `stdio`, as Lua uses them.
package enum StandardStream: Sendable {
  case output
  case error

  /// Writes text and flushes the stream.
  ///
  /// - Returns: Whether it could be written; otherwise, as with a closed stream, it is lost.
  @discardableResult
  package func write(_ text: String) -> Bool {
    write(Array(text.utf8))
  }

  /// Writes bytes and flushes the stream.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe bridge_write(self == .error, bytes.baseAddress, bytes.count)
    }
  }
}

extension StandardStream {
  /// Makes the program fail at its exit if output was lost, for example on a full disk.
  package static func checkAtExit() { bridge_check_output_at_exit() }

  /// Whether standard error is a terminal.
  package static var errorIsTerminal: Bool {
    isatty(STDERR_FILENO) != 0
  }

  /// The width of the output's terminal in columns; nil when it is not a terminal.
  package static var terminalWidth: Int? {
    let width = bridge_terminal_width()
    return width > 0 ? Int(width) : nil
  }
}

/// Standard input, with the buffer of C's `stdio`, as Lua uses it.
package enum StandardInput {
  /// Whether standard input is a terminal.
  package static var isTerminal: Bool {
    isatty(STDIN_FILENO) != 0
  }

  /// Reads the next line without its newline; nil at the end.
  package static func readLine() -> [UInt8]? {
    var count = 0
    guard let line = unsafe bridge_read_line(&count) else { return nil }
    defer { unsafe free(line) }
    return unsafe Array(UnsafeRawBufferPointer(start: line, count: count))
  }

  /// Makes Ctrl-C end the line that is read and set a flag, instead of ending the process.
  package static func noteInterrupts() {
    bridge_note_interrupts()
  }

  /// Returns and clears the flag of Ctrl-C.
  package static func takeInterrupt() -> Bool {
    bridge_take_interrupt()
  }
}
