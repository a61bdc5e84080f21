internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime

extension Command {
  /// `hookhost help`: shows the usage of the program, or the page of a name.
  static let reference: Command = Command(
    "help", synopsis: "[command | NAME]",
    summary: "show the usage of the program, or the page of a name",
    options: [CommandOption("--help", "show this text")],
    remarks: """
      NAME is a function with or without its module (gesture.flick, flick), a class, a protocol, a
      method (-[UIView setFrame:], UIView.setFrame_), a selector, a constant, an enumeration, a
      structure, a setting, a verdict of the lab, a limit or an option; `hookhost help topics` lists
      the topics, `hookhost help classes` the classes by framework, and `hookhost help systems [FROM
      TO]` the differences between two versions of iOS. At the prompt, :help NAME does the same.
      Status 2 if there is no page with that name.
      """,
    completesWords: { .words(names) }
  ) { arguments, _ in
    let words = arguments.dropFirst(2).map { String(decoding: $0, as: UTF8.self) }
    if words.isEmpty { return CommandLineTool.show(Usage.help, arguments) }
    if words == ["--help"] { return CommandLineTool.show(Command.reference.help, arguments) }
    if words[0] == "systems" {
      let help = try SystemsHelp(Array(words.dropFirst()))
      return CommandLineTool.show(help.text(width: StandardStream.terminalWidth), arguments)
    }
    let name = words.joined(separator: " ")
    // A pasted `hookhost test` means the command.
    let head = "hookhost "
    return CommandLineTool.show(
      try text(about: name.hasPrefix(head) ? String(name.dropFirst(head.count)) : name), arguments)
  }

  /// The names for shell completion.
  private static var names: [String] {
    let functions = ModuleNames.all.sorted().flatMap { module in
      FunctionDocumentation(module: module).notes.map { $0.path(in: module) }
    }
    // Names that need a world are omitted if it cannot be created.
    let made = try? ReferenceWorld.read { bridge, stack in
      let index = HelpIndex(bridge: bridge, stack: stack)
      return (index.classes.map(\.name) + index.protocols.map(\.name)).filter { $0.first != "_" }
    }
    return HelpIndex.topicNames + Command.named.compactMap(\.name) + ModuleNames.all.sorted()
      + functions + Enumeration.all.map(\.name) + SettingNote.all.map(\.name)
      + LabVerdict.allCases.map(\.rawValue)
      + LabTechnique.all.map(\.name) + HostLimit.all.map(\.name) + (made ?? [])
  }

  /// The text of the pages of a name; for a command, the text of its `--help`.
  ///
  /// - Throws: ``CommandLineError`` if no page has that name.
  private static func text(about name: String) throws -> String {
    let width = StandardStream.terminalWidth
    let command = Command.named.first { $0.name == name }
    let found = try ReferenceWorld.read { bridge, stack -> (texts: [String], fault: String) in
      let index = HelpIndex(bridge: bridge, stack: stack)
      let pages = index.pages(for: name).filter { command == nil || $0.kind != "command" }
      let texts =
        (command.map { [$0.help] } ?? [])
        + pages.map { $0.text(width: width, TerminalStyle(.auto)) }
      return (texts, texts.isEmpty ? index.missing(name) : "")
    }
    if found.texts.isEmpty { throw CommandLineError.misused(found.fault) }
    return found.texts.joined(separator: "\n")
  }
}
