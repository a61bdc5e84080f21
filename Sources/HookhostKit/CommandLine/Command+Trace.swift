internal import LuaBridge
internal import LuaModules

extension Command {
  /// `hookhost trace`: runs a script, and records all messages.
  package static let trace: Command = Command(
    "trace", synopsis: "[options] script [args]",
    summary: "run a script and record every message and hook",
    options: [
      CommandOption(
        "-o FILE",
        """
        write to a file: .json for Perfetto and Chrome,
        .html for a page, anything else for text
        """, completes: .file),
      CommandOption("--classes NAMES", "keep instances of these, separated by commas"),
      CommandOption("--selectors NAMES", "keep these messages, separated by commas"),
      CommandOption(
        "--output FORMAT", "text (default), or json: the shown entries as an object",
        completes: .words(["text", "json"])),
      CommandOption("--all", "show also what native code sends to itself"),
      CommandOption(
        "--only CLASSES", "show messages to instances of these, each below the script's code"),
      CommandOption(
        "--why OBJECT.PROPERTY",
        """
        show what led to the last change of a property;
        OBJECT is a class or a global variable
        """),
      CommandOption("--limit COUNT", "keep only the newest COUNT entries (100000)"),
      CommandOption("--help", "show this text, as `hookhost help trace` does"),
    ],
    remarks: "The options that run a script are accepted too. Without -o, the text follows the "
      + "script's output.\nThe text hides messages that native code sends to native code, and says "
      + "how many; --all, --classes and --selectors show them. The other formats have them all.\nThe status is that of the script, or 1 if the trace cannot be written.",
    runsScript: true
  ) { arguments, _ in
    let request = try TraceRequest(arguments)
    if request.asksForHelp {
      return CommandLineTool.show(Command.trace.help, arguments)
    }
    return try TraceSession(request).run()
  }
}
