internal import CLuaShims
internal import Glibc

/// The line editor of a terminal, with a history that ends with it.
///
/// It is libedit, which is loaded when an editor is made.
@safe package final class LineEditor {
  private let editor: OpaquePointer

  /// Makes a line editor; nil when libedit is not installed.
  package init?() {
    guard let editor = unsafe bridge_open_line_editor() else { return nil }
    unsafe self.editor = editor
  }

  deinit {
    unsafe bridge_close_line_editor(editor)
  }

  /// Asks for a line, and answers it without its newline; nil at the end.
  package func readLine(prompt: [UInt8]) -> [UInt8]? {
    unsafe (prompt + [0]).withUnsafeBytes { prompt in
      guard let start = unsafe prompt.baseAddress?.assumingMemoryBound(to: CChar.self),
        let line = unsafe bridge_edit_line(editor, start)
      else { return nil }
      defer { unsafe free(line) }
      return unsafe Array(UnsafeRawBufferPointer(start: line, count: strlen(line)))
    }
  }

  /// Adds a line, or several, to the history.
  package func remember(_ line: [UInt8]) {
    unsafe (line + [0]).withUnsafeBytes { line in
      guard let start = line.baseAddress else { return }
      unsafe bridge_remember_line(editor, start.assumingMemoryBound(to: CChar.self))
    }
  }
}
