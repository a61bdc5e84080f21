internal import LuaBridge

// The help, the manual page and the completions of the shells are made of these. A command that
// is not in the list below does not exist; one that is describes itself beside its own code.

/// A command of the program: the one that runs scripts, or one with a name.
package struct Command: Sendable {
  /// Runs the command.
  ///
  /// It is given the program's name and all its arguments, and what gives an interpreter its host.
  package typealias Body =
    @Sendable (_ arguments: [[UInt8]], _ prepare: (Interpreter) -> () -> Void) throws -> ExitStatus

  /// Its name; nil is what runs when no command is named.
  package let name: String?

  /// The arguments behind the name: `[options] [paths...]`.
  package let synopsis: String

  /// Its purpose, as a phrase without a dot.
  package let summary: String

  /// Its options, in the order of the help.
  package let options: [CommandOption]

  /// Remarks that the help ends with, in lines.
  package let remarks: String

  /// Whether it takes the options that run a script, too.
  let runsScript: Bool

  /// The kind of the words that are no options, for whoever completes them.
  let completesWords: @Sendable () -> CommandOption.Completion

  let run: Body

  /// Describes a command.
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

  /// The commands that have names, in the order of the help.
  package static let named: [Command] = [
    .test, .trace, .lab, .translate, .examples, .reference,
  ]

  /// The command whose name is an argument.
  static func named(_ name: [UInt8]) -> Command? {
    // Most first arguments are scripts and options, which are told apart without making all commands.
    guard name.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else {
      return nil
    }
    return named.first { $0.name.map { Array($0.utf8) } == name }
  }

  /// The line to type: `hookhost test [options] [paths...]`.
  package var usage: String {
    (["hookhost", name].compactMap(\.self) + [synopsis]).joined(separator: " ")
  }

  /// The list of the options.
  var optionsText: String { options.map(\.helpText).joined() }

  /// The text that `hookhost help` shows of it, between the edges of the terminal.
  package var help: String {
    guard name != nil else { return Usage.help }
    let options = optionsText.isEmpty ? "" : "Available options are:\n\(optionsText)\n"
    let text =
      "usage: \(usage)\n\(summary.prefix(1).uppercased())\(summary.dropFirst()).\n"
      + options + (remarks.isEmpty ? "" : remarks + "\n")
    return HelpLayout.text(text, width: StandardStream.terminalWidth)
  }
}
