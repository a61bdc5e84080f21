internal import LuaBridge

extension Command {
  /// `hookhost examples`: lists the installed examples, or copies one.
  static let examples: Command = Command(
    "examples", synopsis: "[--output json | copy NAME [FOLDER]]",
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
    completesWords: { .words(["copy"] + ((try? ExampleShelf.find().names) ?? [])) }
  ) { arguments, _ in
    let words = arguments.dropFirst(2).map { String(decoding: $0, as: UTF8.self) }
    if words == ["--help"] { return CommandLineTool.show(Command.examples.help, arguments) }
    let shelf = try ExampleShelf.find()
    switch words {
    case [], ["--output", "text"], ["--output=text"]:
      return CommandLineTool.show(shelf.list, arguments)
    case ["--output", "json"], ["--output=json"]:
      return CommandLineTool.show(shelf.json, arguments)
    default: break
    }
    if words[0] == "--output" || words[0].hasPrefix("--output=") {
      throw CommandLineError.misused("'--output' takes text or json, and no further words")
    }
    guard words[0] == "copy" else {
      throw CommandLineError.misused(
        words[0].hasPrefix("-")
          ? CommandArguments.unknown(words[0], ["--help", "--output"])
          : "examples can be listed, or copied with 'copy', not '\(words[0])'")
    }
    guard words.count > 1 else {
      throw CommandLineError.misused("copy needs the name of an example")
    }
    guard words.count < 4 else { throw CommandLineError.misused("copy takes a name and a folder") }
    let place = try shelf.copy(words[1], into: words.count > 2 ? words[2] : ".")
    return CommandLineTool.show("\(place)\n", arguments)
  }
}
