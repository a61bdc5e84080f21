internal import LuaBridge
internal import LuaModules
package import Synchronization

/// The texts that describe the usage of the program.
package enum Usage {
  /// The version of hookhost.
  package static let version = "1.0.0"

  /// The release date of that version.
  static let date = "2026-11-21"

  /// The commit that the program was built from, which the program sets; empty if not known.
  package static let commit = Mutex("")

  /// The text of `--version`.
  package static var versionText: String {
    let commit = commit.withLock { $0 }
    return "hookhost \(version)\(commit.isEmpty ? "" : " (\(commit))")\n"
      + "\(ProcessContext.luaCopyright)\n"
  }

  /// The text after the program's name if its options are misused, in Lua's layout.
  package static var options: String {
    " \(Command.script.synopsis)\nAvailable options are:\n\(Command.script.optionsText)"
  }

  /// The text of `--help`, wrapped for the terminal.
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
