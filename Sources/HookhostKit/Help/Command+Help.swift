internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime

extension Command {
  /// `hookhost help`: shows the usage of the program, or the page of a name.
  static let reference: Command = Command(
    "help", synopsis: "[--output json] [command | NAME | --search WORDS | --schema FORMAT | -]",
    summary: "show the usage of the program, or the page of a name or subject",
    options: [
      CommandOption("--search WORDS", "list the pages and guides with these words"),
      CommandOption(
        "--output FORMAT", "text (default) or json: one object a line",
        completes: .words(["text", "json"])),
      CommandOption(
        "--schema FORMAT", "print the JSON Schema of an output, such as trace or check",
        completes: .words(OutputFormat.all.map(\.name))),
      CommandOption("-", "look up the names on standard input, one a line"),
      CommandOption("--help", "show this text"),
    ],
    remarks: """
      NAME is a function with or without its module (gesture.flick, flick), a class, a protocol, a
      method (-[UIView setFrame:], UIView.setFrame_), a selector, a constant, an enumeration, a
      structure, a setting, a verdict of the lab, a limit, an option, a function of C, a guide, or
      the word for a subject (kvo, screenshot, retain cycle); `hookhost help topics` lists the
      topics, `hookhost help classes` the classes by framework, and `hookhost help systems [FROM TO]`
      the differences between two versions of iOS. At the prompt, :help NAME does the same.
      Status 2 if there is no page with that name.
      """,
    completesWords: { .words(names) }
  ) { arguments, _ in
    let words = arguments.dropFirst(2).map { String(decoding: $0, as: UTF8.self) }
    let request = try HelpRequest(words)
    switch request.subject {
    case .usage:
      return request.isJSON
        ? try show([.usage], request, arguments) : CommandLineTool.show(Usage.help, arguments)
    case .schema(let format): return CommandLineTool.show(format.schema, arguments)
    case .ownHelp: return CommandLineTool.show(Command.reference.help, arguments)
    case .systems(let versions):
      let help = try SystemsHelp(versions)
      let text = request.isJSON ? help.json : help.text(width: StandardStream.terminalWidth)
      return CommandLineTool.show(text, arguments)
    case .name(let name):
      return try show([try answers([name])[0]], request, arguments)
    case .search(let query):
      let answer = try ReferenceWorld.read { bridge, stack in
        HelpAnswer(searching: query, in: HelpIndex(bridge: bridge, stack: stack))
      }
      return try show([answer], request, arguments)
    case .input:
      var names: [String] = []
      while let line = StandardInput.readLine() {
        let name = String(decoding: line, as: UTF8.self).trimming(" \t\r")
        if !name.isEmpty { names.append(name) }
      }
      return try show(try answers(names), request, arguments)
    }
  }

  /// Looks up names in one world.
  private static func answers(_ names: [String]) throws -> [HelpAnswer] {
    try ReferenceWorld.read { bridge, stack in
      let index = HelpIndex(bridge: bridge, stack: stack)
      return names.map { HelpAnswer(about: $0, in: index) }
    }
  }

  /// Writes answers.
  ///
  /// - Throws: ``CommandLineError`` for the first one that is not found, after the others.
  private static func show(
    _ answers: [HelpAnswer], _ request: HelpRequest, _ arguments: [[UInt8]]
  ) throws -> ExitStatus {
    let missing = answers.first { !$0.isFound }
    if request.isJSON {
      let status = CommandLineTool.show(answers.map(\.json).joined(), arguments)
      return missing == nil ? status : .badUsage
    }
    let width = StandardStream.terminalWidth
    let text = answers.filter(\.isFound).map { $0.text(width: width, TerminalStyle(.auto)) }
      .joined(separator: "\n")
    let status = text.isEmpty ? .success : CommandLineTool.show(text, arguments)
    if let missing { throw CommandLineError.misused(missing.fault) }
    return status
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
    return HelpIndex.topicNames + HelpConcept.all.map(\.name) + Command.named.compactMap(\.name)
      + ModuleNames.all.sorted() + functions + Enumeration.all.map(\.name)
      + SettingNote.all.map(\.name)
      + LabVerdict.allCases.map(\.rawValue)
      + LabTechnique.all.map(\.name) + HostLimit.all.map(\.name) + (made ?? [])
  }
}
