internal import CEmbeddedFiles
internal import LuaBridge
internal import LuaModules

extension Command {
  /// `hookhost explain`: says why a delegate is not called.
  static let explain: Command = Command(
    "explain", synopsis: "delegate SCRIPT EXPRESSION",
    summary: "say why the delegate of an object is not called",
    options: [
      CommandOption(
        "--output FORMAT", "text (default) or json", completes: .words(["text", "json"])),
      CommandOption("--property NAME", "a property other than `delegate`, such as `dataSource`"),
      CommandOption("--time-limit SECONDS", "stop after this time (status 124)"),
      CommandOption("--help", "show this text, as `hookhost help explain` does"),
    ],
    remarks: """
      The script, or the source, is run. Then the Lua expression is evaluated, in which `...` are the
      results of the script: hookhost explain delegate app.lua 'uikit.keyWindow():subviews()[1]'
      The answer is one of: never set, died, replaced, wrapped, does not respond, answer kept before
      the method came. Without a property `delegate`, as in WKWebView, it is about the one that was set.
      """
  ) { arguments, prepare in
    let read = try CommandArguments(arguments.dropFirst(2), Command.explain.options)
    if read["--help"] != nil { return CommandLineTool.show(Command.explain.help, arguments) }
    let words = read.paths
    guard words.first == Array("delegate".utf8), words.count == 3 else {
      throw CommandLineError.misused("explain takes 'delegate', a script and an expression")
    }
    guard Folder.hasFile(words[1]) else {
      throw CommandLineError.misused("no file '\(String(decoding: words[1], as: UTF8.self))'")
    }
    let format = read["--output"] ?? "text"
    guard ["text", "json"].contains(format) else {
      throw CommandLineError.badValue(option: "--output", value: format, expected: "text or json")
    }
    func quoted(_ bytes: [UInt8]) -> String {
      "\"" + bytes.map { "\\x" + hex($0) }.joined() + "\""
    }
    func hex(_ byte: UInt8) -> String {
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let property = quoted(Array((read["--property"] ?? "").utf8))
    let code =
      "(function(...) \(EmbeddedFile.explain_delegate_lua.text) end)"
      + "(\(quoted(words[1])), \(quoted(words[2])), \"\(format)\", \(property),"
      + " (function(...) \(EmbeddedFile.explain_watch_lua.text) end)(\(property)))"
    var line = [arguments[0]]
    if let limit = read["--time-limit"] { line.append(Array("--time-limit=\(limit)".utf8)) }
    line += [Array("-e".utf8), Array(code.utf8)]
    return try CommandLineTool.runScript(line, prepare)
  }
}
