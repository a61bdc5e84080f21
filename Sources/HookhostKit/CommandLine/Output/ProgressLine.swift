internal import LuaBridge

/// A line of a terminal that says how far something has come; what is shown next takes its place.
///
/// Where nobody watches, it is nothing.
final class ProgressLine {
  private let isWatched = StandardStream.errorIsTerminal
  private var shown = ""

  /// Shows a line, as far as there is room for it.
  func show(_ line: String) {
    guard isWatched else { return }
    let room = max((StandardStream.terminalWidth ?? 80) - 1, 10)
    let line = String(ReportText.plain(line).prefix(room))
    guard line != shown else { return }
    StandardStream.error.write("\r\u{1b}[K" + line)
    shown = line
  }

  /// Takes the line away, so that something else can be written.
  func clear() { show("") }
}
