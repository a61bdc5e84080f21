// `hookhost(1)`, in the macros of man(7), made from the same table as the help.

/// The manual page.
enum ManualPage {
  /// Its source.
  static var text: String {
    var page = Page()
    page.line(".TH HOOKHOST 1 \"\(Usage.date)\" \"hookhost \(Usage.version)\" \"User Commands\"")
    page.section("NAME")
    page.line("hookhost \\- \(escaped(summary))")
    page.section("SYNOPSIS")
    for command in [.script] + Command.named {
      if command.name != nil { page.line(".br") }
      page.line(
        ".B " + escaped((["hookhost", command.name].compactMap(\.self)).joined(separator: " ")))
      page.text(command.synopsis)
    }
    page.section("DESCRIPTION")
    page.text(description)
    page.section("OPTIONS")
    page.text(Command.script.remarks)
    page.list(Command.script.options.map { ($0.spelling, $0.summary) })
    if !Command.named.isEmpty { page.section("COMMANDS") }
    for command in Command.named {
      page.line(".SS \"\(escaped(command.usage))\"")
      page.text(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
      page.list(command.options.map { ($0.spelling, $0.summary) })
      if !command.remarks.isEmpty { page.line(".PP") }
      page.text(command.remarks)
    }
    page.section("EXIT STATUS")
    page.list(statuses)
    page.section("ENVIRONMENT")
    page.list(variables)
    page.section("EXAMPLES")
    for (use, command) in examples {
      page.line(".TP")
      page.line(".B " + escaped(command))
      page.text(use)
    }
    page.section("SEE ALSO")
    page.line(".BR lua (1),\n.BR busted (1)")
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
    ("1", "The script failed; its error and a traceback are on standard error."),
    ("2", "The options and commands that lua5.4 does not have were misused."),
    ("124", "The time limit was reached."),
    ("137", "The memory limit was reached."),
    ("130, 143", "It was interrupted."),
  ]

  private static let variables = [
    ("LUA_INIT", "What runs before the script: Lua, or a file behind an @; also LUA_INIT_5_4."),
    ("LUA_PATH, LUA_CPATH", "Where require looks; also LUA_PATH_5_4 and LUA_CPATH_5_4."),
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

  /// A text as troff shows it as it is.
  fileprivate static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      default: result.append(character)
      }
    }
  }
}

/// A manual page that grows.
private struct Page {
  private(set) var source = ""

  mutating func line(_ line: String) { source += line + "\n" }

  mutating func section(_ title: String) { line(".SH \(title)") }

  /// Running text, in lines as long as a source should have them.
  mutating func text(_ text: String) {
    for part in text.split(separator: "\n") {
      var current = ""
      for word in ManualPage.escaped(String(part)).split(separator: " ") {
        if !current.isEmpty, current.count + word.count >= 79 {
          write(current)
          current = ""
        }
        current += current.isEmpty ? word : " " + word
      }
      write(current)
    }
  }

  /// A line of text that begins with a dot is not a macro.
  private mutating func write(_ text: String) { line((text.hasPrefix(".") ? "\\&" : "") + text) }

  mutating func list(_ items: [(String, String)]) {
    for (term, explanation) in items {
      line(".TP")
      line(".B \"\(ManualPage.escaped(term))\"")
      text(explanation)
    }
  }
}
