internal import CLuaShims
internal import Glibc

/// The line editor of a terminal, with the entries that the arrow keys go through.
///
/// It is libedit, which is loaded when an editor is made. What it keeps ends with it; see
/// ``AppendedFile`` for what lasts.
@safe package final class LineEditor {
  private let editor: OpaquePointer

  /// Answers the Tab key, given the text before the cursor.
  package var complete: ([UInt8]) -> Answer = { _ in Answer() }

  /// The effect of the Tab key.
  package struct Answer: Equatable {
    /// Put in at the cursor.
    package var insertion: [UInt8] = []

    /// Shown below the line; ends in a newline unless it is empty.
    package var listing: [UInt8] = []

    /// An answer; see the properties.
    package init(insertion: [UInt8] = [], listing: [UInt8] = []) {
      self.insertion = insertion
      self.listing = listing
    }
  }

  /// Makes a line editor; nil when libedit is not installed, or nobody sees what it draws.
  ///
  /// - Parameter historySize: how many entries the arrow keys go through.
  package init?(historySize: Int) {
    guard let editor = unsafe bridge_open_line_editor(Int32(clamping: historySize)) else {
      return nil
    }
    unsafe self.editor = editor
    unsafe bridge_set_completer(editor, tabAnswerer, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    unsafe bridge_close_line_editor(editor)
  }

  /// Asks for a line, and answers it without its newline; nil at the end and after Ctrl-C, which
  /// ``StandardInput/takeInterrupt()`` tells apart.
  package func readLine(prompt: [UInt8]) -> [UInt8]? {
    unsafe withCharacters(of: prompt) { prompt in
      guard let line = unsafe bridge_edit_line(editor, prompt) else { return nil }
      defer { unsafe free(line) }
      return unsafe Array(UnsafeRawBufferPointer(start: line, count: strlen(line)))
    }
  }

  /// Adds a line, or several, to what the arrow keys go through.
  package func remember(_ line: [UInt8]) {
    unsafe withCharacters(of: line) { unsafe bridge_remember_line(editor, $0) }
  }

  fileprivate func answerTab(_ text: [UInt8]) {
    let answer = complete(text)
    if !answer.insertion.isEmpty {
      unsafe withCharacters(of: answer.insertion) { unsafe bridge_insert_text(editor, $0) }
    }
    if !answer.listing.isEmpty {
      unsafe withCharacters(of: answer.listing) { unsafe bridge_show_below(editor, $0) }
    }
  }

  private func withCharacters<Result>(
    of bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        preconditionFailure("an array of one has a base")
      }
      return unsafe body(start)
    }
  }
}

private let tabAnswerer: bridge_completer = { owner, text, count in
  let editor = unsafe Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
  unsafe editor.answerTab(Array(UnsafeRawBufferPointer(start: text, count: count)))
}
