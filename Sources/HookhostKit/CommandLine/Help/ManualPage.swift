// `hookhost(1)`, in the macros of man(7), generated from the same table as the help.

/// The manual page.
enum ManualPage {
  /// The troff source of the page.
  static var text: String {
    var page = ManualText()
    page.line(".TH HOOKHOST 1 \"\(Usage.date)\" \"hookhost \(Usage.version)\" \"User Commands\"")
    page.section("NAME")
    page.line("hookhost \\- \(ManualText.escaped(summary))")
    page.section("SYNOPSIS")
    for command in [.script] + Command.named {
      if command.name != nil { page.line(".br") }
      page.line(
        ".B "
          + ManualText.escaped(
            (["hookhost", command.name].compactMap(\.self)).joined(separator: " ")))
      page.text(ManualText.escaped(command.synopsis))
    }
    page.section("DESCRIPTION")
    page.text(ManualText.escaped(description))
    page.section("OPTIONS")
    page.text(ManualText.escaped(Command.script.remarks))
    page.list(Command.script.options.map { ($0.spelling, $0.summary) })
    if !Command.named.isEmpty { page.section("COMMANDS") }
    for command in Command.named {
      page.line(".SS \"\(ManualText.escaped(command.usage))\"")
      page.text(
        ManualText.escaped(
          command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."))
      page.list(command.options.map { ($0.spelling, $0.summary) })
      if !command.remarks.isEmpty { page.line(".PP") }
      page.text(ManualText.escaped(command.remarks))
    }
    page.section("EXIT STATUS")
    page.list(statuses)
    page.section("ENVIRONMENT")
    page.list(variables)
    page.section("EXAMPLES")
    for (use, command) in examples {
      page.line(".TP")
      page.line(".B " + ManualText.escaped(command))
      page.text(ManualText.escaped(use))
    }
    page.section("SEE ALSO")
    page.line(".BR hookhost-objc (3),\n.BR hookhost-classes (7),\n.BR lua (1),\n.BR busted (1)")
    return page.source
  }

  private static let summary = "run Lua scripts in a rebuilt Objective-C, Foundation and UIKit"

  private static let description = """
    Runs a Lua 5.4 script in a world without a screen that is Apple's Objective-C runtime, Foundation \
    and UIKit rebuilt: the script defines classes, hooks methods and moves fingers through the modules \
    objc, uikit, gesture, hook, lab, trace, runloop and dispatch. The clock is virtual, so that every \
    run is the same. Everything else is as lua5.4 has it: options, arg, exit status, C modules. When \
    the script has returned, the run loop runs until nothing is pending.
    """

  private static let statuses = [
    ("0", "Everything was done."),
    ("1", "The script failed, no code caught an exception, or output was lost; see the error."),
    ("2", "The options and commands that lua5.4 does not have were misused."),
    ("124", "The time limit was reached."),
    ("134", "The Objective-C runtime has halted the program, for a reason on standard error."),
    ("137", "The memory limit was reached."),
    ("130, 143", "It was interrupted."),
  ]

  private static let variables = [
    ("LUA_INIT", "What runs before the script: Lua, or a file behind an @; also LUA_INIT_5_4."),
    ("LUA_PATH, LUA_CPATH", "Where require looks; also LUA_PATH_5_4 and LUA_CPATH_5_4."),
    ("NO_COLOR", "Takes the colours from the prompt and from help, unless it is empty."),
    ("XDG_STATE_HOME", "Where the prompt keeps its history; without it, ~/.local/state."),
  ]

  private static let examples = [
    ("Runs a script.", "hookhost script.lua"),
    (
      "Taps the middle of the screen and shows what is there.",
      "hookhost -e 'gesture.tap(uikit.keyWindow()); uikit.tree()'"
    ),
    ("Runs a script that is not trusted.", "hookhost --sandbox --time-limit 5 script.lua"),
  ]
}
