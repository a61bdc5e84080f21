internal import LuaBridge

/// The texts that tell how to use the command.
package enum Usage {
  /// The version of hookhost.
  package static let version = "1.0.0"

  /// The day of that version.
  static let date = "2026-11-21"

  /// The text of `--version`.
  package static var versionText: String {
    "hookhost \(version)\n\(ProcessContext.luaCopyright)\n"
  }

  /// The text behind the name of the program after a mistake in its options, as Lua shows it.
  package static var options: String {
    " \(Command.script.synopsis)\nAvailable options are:\n\(Command.script.optionsText)"
  }

  /// The text of `--help`, between the edges of the terminal.
  package static var help: String {
    HelpLayout.text(
      "usage: hookhost\(options)\n\(Command.script.remarks)\n\(commands)",
      width: StandardStream.terminalWidth)
  }

  private static var commands: String {
    if Command.named.isEmpty { return "" }
    let lines = Command.named.map { command in
      "  \(command.usage)\n      \(command.summary)\n"
    }
    return "\nCommands; `hookhost help command` shows the options of one:\n" + lines.joined()
  }
}
