internal import CConfinement
internal import LuaBridge
internal import LuaModules

extension Command {
  /// `hookhost mcp`: serves the Model Context Protocol.
  static let toolServer: Command = Command(
    "mcp", synopsis: "", summary: "serve the Model Context Protocol on standard input and output",
    options: [CommandOption("--help", "show this text, as `hookhost help mcp` does")],
    remarks: """
      Each line of standard input is a message of JSON-RPC 2.0, and each line of standard output an
      answer. The tools are run, test, check, lab, trace and help. Each call is a process with limits of
      time and memory; run and trace are also in the sandbox. On Linux 5.13 or later, no call can write
      files but temporary ones and hookhost's cache, nor open connections (6.7). Status 0 when standard
      input ends.
      """,
    completesWords: { .words([]) }
  ) { arguments, _ in
    // The option of the worker is internal: the server starts its workers with it.
    let known = Command.toolServer.options + [CommandOption("\(ToolWorker.option) WHICH", "")]
    let read = try CommandArguments(arguments.dropFirst(2), known)
    if let worker = read[ToolWorker.option].flatMap(ToolWorker.init) {
      try worker.run()
      return .success
    }
    if read["--help"] != nil { return CommandLineTool.show(Command.toolServer.help, arguments) }
    guard read.paths.isEmpty else {
      throw CommandLineError.misused("mcp takes no arguments; messages come from standard input")
    }
    if confinement_begin() == 0 {
      StandardStream.error.write(
        "hookhost mcp: this system cannot confine calls; test, check and lab can write files\n")
    }
    return try ToolServer().run() ? .success : CommandLineTool.reportUnwritten(arguments)
  }
}
