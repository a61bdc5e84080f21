internal import LuaBridge
package import LuaModules

// The help, the manual page and the shell completions are generated from these. A command must be
// in the list below; each command is described next to its code.

/// A command of the program: the one that runs scripts, or a named one.
package struct Command: Sendable {
  /// Runs the command.
  ///
  /// The arguments are the program's name, all further arguments, and the function that prepares an
  /// interpreter's host.
  package typealias Body =
    @Sendable (_ arguments: [[UInt8]], _ prepare: (Interpreter) -> () -> Void) throws -> ExitStatus

  /// Its name; nil for the command that runs if none is named.
  package let name: String?

  /// The arguments after the name: `[options] [paths...]`.
  package let synopsis: String

  /// Its purpose, as a phrase without a period.
  package let summary: String

  /// Its options, in the order of the help.
  package let options: [CommandOption]

  /// Remarks at the end of the help, in lines.
  package let remarks: String

  /// Whether it also accepts the options that run a script.
  let runsScript: Bool

  /// The type of the arguments that are not options, for shell completions.
  let completesWords: @Sendable () -> CommandOption.Completion

  let run: Body

  /// Creates the description of a command.
  package init(
    _ name: String?, synopsis: String, summary: String, options: [CommandOption],
    remarks: String = "", runsScript: Bool = false,
    completesWords: @escaping @Sendable () -> CommandOption.Completion = { .file },
    run: @escaping Body
  ) {
    self.name = name
    self.synopsis = synopsis
    self.summary = summary
    self.options = options
    self.remarks = remarks
    self.runsScript = runsScript
    self.completesWords = completesWords
    self.run = run
  }

  /// The named commands, in the order of the help.
  package static let named: [Command] = [
    .test, .trace, .lab, .check, .explain, .translate, .examples, .toolServer, .reference,
  ]

  /// The command with the name in an argument; nil if there is none.
  static func named(_ name: [UInt8]) -> Command? {
    // Most first arguments are scripts and options, which are excluded without creating all
    // commands.
    guard name.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else {
      return nil
    }
    return named.first { $0.name.map { Array($0.utf8) } == name }
  }

  /// The usage line: `hookhost test [options] [paths...]`.
  package var usage: String {
    (["hookhost", name].compactMap(\.self) + [synopsis]).joined(separator: " ")
  }

  /// The help text of the options.
  var optionsText: String { options.map(\.helpText).joined() }

  /// The text that `hookhost help` shows, wrapped for the terminal.
  package var help: String {
    guard name != nil else { return Usage.help }
    let options = optionsText.isEmpty ? "" : "Available options are:\n\(optionsText)\n"
    let text =
      "usage: \(usage)\n\(summary.prefix(1).uppercased())\(summary.dropFirst()).\n"
      + options + (remarks.isEmpty ? "" : remarks + "\n")
    return HelpLayout.text(text, width: StandardStream.terminalWidth)
  }
}
