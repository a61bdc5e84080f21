internal import LuaBridge
internal import LuaModules

extension Command {
  /// `hookhost examples`: lists the installed examples, or copies one.
  static let examples: Command = Command(
    "examples", synopsis: "[--output json] [copy NAME [FOLDER]]",
    summary: "list the examples, or copy one into a folder",
    options: [
      CommandOption(
        "--output FORMAT", "text (default) or json", completes: .words(["text", "json"])),
      CommandOption("--help", "show this text"),
    ],
    remarks: """
      An example is a folder of scripts with their expected output, or a guide. A copy is written to
      the current folder, or to FOLDER; the target must not exist. The examples are next to the
      program: in ../share/hookhost if it is installed, in scripts if it was built here.
      """,
    completesWords: { .words(["copy"] + ((try? InstalledExamples.find().names) ?? [])) }
  ) { arguments, _ in
    let read = try CommandArguments(arguments.dropFirst(2), Command.examples.options)
    if read["--help"] != nil { return CommandLineTool.show(Command.examples.help, arguments) }
    let format = read["--output"] ?? "text"
    guard ["text", "json"].contains(format) else {
      throw CommandLineError.badValue(option: "--output", value: format, expected: "text or json")
    }
    let isJSON = format == "json"
    let words = read.paths.map { String(decoding: $0, as: UTF8.self) }
    let examples = try InstalledExamples.find()
    if words.isEmpty {
      return CommandLineTool.show(isJSON ? examples.json() : examples.list, arguments)
    }
    guard words[0] == "copy" else {
      throw CommandLineError.misused(
        "examples can be listed, or copied with 'copy', not '\(words[0])'")
    }
    guard words.count > 1 else {
      throw CommandLineError.misused("copy needs the name of an example")
    }
    guard words.count < 4 else { throw CommandLineError.misused("copy takes a name and a folder") }
    var place = ""
    let status = try CommandLineTool.write(arguments) {
      place = try examples.copy(words[1], into: words.count > 2 ? words[2] : ".")
    }
    guard status == .success else { return status }
    let items = examples.items.filter { $0.name == words[1] }
    return CommandLineTool.show(
      isJSON ? InstalledExamples(items: items).json(copied: place) : "\(place)\n", arguments)
  }
}
