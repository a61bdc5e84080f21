internal import LuaBridge

// no traps of count: the room is 10 at least.

/// A progress line at the bottom of a terminal, which the next output replaces.
///
/// Without a terminal, it has no effect.
package final class ProgressLine {
  private let isWatched = StandardStream.errorIsTerminal
  private var shown = ""

  package init() {}

  /// Shows a line, truncated to the width of the terminal.
  package func show(_ line: String) {
    guard isWatched else { return }
    let room = max((StandardStream.terminalWidth ?? 80) - 1, 10)
    let line = String(ReportText.plain(line).prefix(room))
    guard line != shown else { return }
    StandardStream.error.write("\r\u{1b}[K" + line)
    shown = line
  }

  /// Removes the line, so that other output can be written.
  package func clear() { show("") }
}
