internal import LuaBridge

/// Reads lines from a terminal, and adds them to the history.
final class REPLInput {
  /// The result of reading a line.
  enum Answer: Equatable {
    case line([UInt8])

    /// Ctrl-C: the typed text is discarded.
    case interrupted

    /// Ctrl-D.
    case end
  }

  private let editor: LineEditor?
  private let history: REPLHistory

  /// Starts reading; without a line editor, lines are read from the terminal directly.
  init(history: REPLHistory) {
    self.history = history
    editor = LineEditor(historySize: REPLHistory.limit)
    for entry in history.entries { editor?.remember(entry) }
    StandardInput.noteInterrupts()
  }

  /// Handles the Tab key; the argument is the text before the cursor.
  var complete: ([UInt8]) -> LineEditor.Answer {
    get { editor?.complete ?? { _ in .init() } }
    set { editor?.complete = newValue }
  }

  /// Shows the prompt, and reads the next line.
  func readLine(prompt: [UInt8]) -> Answer {
    _ = StandardInput.takeInterrupt()
    let line: [UInt8]?
    if let editor {
      StandardStream.output.write([])
      line = editor.readLine(prompt: Array(String(decoding: prompt, as: UTF8.self).utf8))
    } else {
      StandardStream.output.write(prompt)
      line = StandardInput.readLine()
    }
    if StandardInput.takeInterrupt() {
      StandardStream.output.write("^C\n")
      return .interrupted
    }
    return line.map { .line($0) } ?? .end
  }

  /// Adds an entry to the history.
  func remember(_ entry: [UInt8]) {
    guard entry != history.entries.last else { return }
    editor?.remember(entry)
    history.append(entry)
  }
}
