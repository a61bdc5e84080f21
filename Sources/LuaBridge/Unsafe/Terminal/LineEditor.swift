internal import CLineEditor
internal import CStandardLibrary

// no traps of stop: the array has one element.

/// The line editor of a terminal, with a history.
///
/// It uses libedit, which is loaded with the first editor. The history is not saved; see
/// ``AppendedFile``.
@safe package final class LineEditor {
  private let editor: OpaquePointer

  /// Returns the completion for the Tab key, given the text before the cursor.
  package var complete: ([UInt8]) -> Answer = { _ in Answer() }

  /// The effect of the Tab key.
  package struct Answer: Equatable {
    /// The text to insert at the cursor.
    package var insertion: [UInt8] = []

    /// The text to show below the line; ends in a newline unless it is empty.
    package var listing: [UInt8] = []

    /// Creates an answer; see the properties.
    package init(insertion: [UInt8] = [], listing: [UInt8] = []) {
      self.insertion = insertion
      self.listing = listing
    }
  }

  /// Creates a line editor; nil if libedit is not installed, or the streams are not a terminal.
  ///
  /// - Parameter historySize: the maximum number of history entries.
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

  /// Reads a line without its newline; nil at the end of input and after Ctrl-C.
  ///
  /// ``StandardInput/takeInterrupt()`` distinguishes them.
  package func readLine(prompt: [UInt8]) -> [UInt8]? {
    unsafe withCharacters(of: prompt) { prompt in
      guard let line = unsafe bridge_edit_line(editor, prompt) else { return nil }
      defer { unsafe free(line) }
      return unsafe Array(UnsafeRawBufferPointer(start: line, count: strlen(line)))
    }
  }

  /// Adds one or several lines to the history.
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
