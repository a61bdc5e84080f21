internal import LuaBridge
internal import LuaModules
internal import ScriptHost

extension Command {
  /// `hookhost translate`: shows the Lua code that runs for an Objective-C source.
  package static let translate: Command = Command(
    "translate", synopsis: "[options] File.m, or FOLDER [names...]",
    summary: "show the Lua code that runs for an Objective-C source",
    options: [
      CommandOption("-o FILE", "write to a file", completes: .file),
      CommandOption(
        "--output FORMAT", "text (default), or json: an object with the code and the errors",
        completes: .words(["text", "json"])),
      CommandOption("--include DIR", "search a folder for headers", completes: .folder),
      CommandOption("--define NAME[=VALUE]", "define a macro"),
      CommandOption("--prefix-header FILE", "include it before everything else", completes: .file),
      CommandOption("--no-arc", "the source uses manual reference counting"),
      CommandOption(
        "--vendor DIR", "search a folder for third-party sources that a project uses",
        completes: .folder),
      CommandOption("--libclang PATH", "read the source with this libclang", completes: .file),
      CommandOption("--help", "show this text, as `hookhost help translate` does"),
    ],
    remarks: """
      The line numbers of the Lua code are those of the source.
      For a folder with a project, all its sources are read as their targets read them; those that
      cannot be read are listed with clang's errors, and the status is 1 if there are any. Names
      after the folder select sources: File.m, or the end of a path.
      """
  ) { arguments, _ in
    let read = try CommandArguments(arguments.dropFirst(2), Command.translate.options)
    if read["--help"] != nil {
      return CommandLineTool.show(Command.translate.help, arguments)
    }
    guard let path = read.paths.first else {
      throw CommandLineError.misused("one source is needed")
    }
    let isFolder = !Folder.hasFile(path) && Folder.exists(path)
    guard read.paths.count == 1 || isFolder else {
      throw CommandLineError.misused("one source is needed")
    }
    let format = read["--output"] ?? "text"
    guard ["text", "json"].contains(format) else {
      throw CommandLineError.badValue(option: "--output", value: format, expected: "text or json")
    }
    let isJSON = format == "json"
    var options = SourceOptions()
    options.include = read.all("--include")
    options.define = read.all("--define")
    options.prefixHeader = read["--prefix-header"]
    options.usesARC = read["--no-arc"] == nil
    options.libclang = read["--libclang"]
    options.vendors = read.all("--vendor")
    do {
      if isFolder {
        let texts = read.paths.map { String(decoding: $0, as: UTF8.self) }
        let translation = try ProjectTranslation(
          texts[0], names: Array(texts.dropFirst()), options: options)
        var isWritten = true
        let report = try translation.run { unit in
          guard !isJSON else { return }
          let text = unit.lines.map { $0 + "\n" }.joined()
          if !StandardStream.output.write(text) { isWritten = false }
        }
        let faults = report.faults.map { "hookhost: left out: \($0)\n" }
        StandardStream.error.write(Array(faults.joined().utf8))
        if isJSON {
          try Command.write(report.json(folder: texts[0]), to: read["-o"])
        } else if !StandardStream.output.write(report.absences.map { $0 + "\n" }.joined()) {
          isWritten = false
        }
        if !isWritten { return CommandLineTool.reportUnwritten(arguments) }
        return report.isWhole ? .success : .failure
      }
      let name = String(decoding: path, as: UTF8.self)
      let source = try SourceTranslator(options: options).translate(name)
      let missing =
        source.needs.isEmpty
        ? ""
        : try ReferenceWorld.read { bridge, stack in try bridge.missing(source.needs, on: stack) }
      if isJSON {
        try Command.write(
          Command.json(name, source.text, warnings: source.warnings + missing), to: read["-o"])
        return .success
      }
      StandardStream.error.write(Array((source.warnings + missing).utf8))
      guard let output = read["-o"] else { return CommandLineTool.show(source.text, arguments) }
      try WholeFile.replace(Array(output.utf8), with: Array(source.text.utf8))
      return .success
    } catch let error as SourceError where error.isOfCompiler {
      let name = String(decoding: path, as: UTF8.self)
      if isJSON { try? Command.write(Command.json(name, nil, errors: error.message), to: nil) }
      StandardStream.error.write(Array((error.message + "\n").utf8))
      return .failure
    } catch {
      let message = (error as? SourceError)?.message ?? "\(error)"
      StandardStream.error.write(
        Report.prefix(of: arguments) + Array("\(message)\n".utf8))
      return .failure
    }
  }

  /// The object for one source; without the code if it was not read.
  private static func json(
    _ file: String, _ code: String?, warnings: String = "", errors: String = ""
  ) -> JSON {
    func lines(_ text: String) -> JSON { .strings(text.split(separator: "\n").map(String.init)) }
    return MachineOutput.object(
      "translate",
      [
        ("file", .text(file)), ("isWhole", .flag(code != nil)), ("code", code.map { .text($0) }),
        ("warnings", lines(warnings)), ("errors", lines(errors)),
      ])
  }

  /// Writes an object to a file, or as a line to standard output.
  ///
  /// - Throws: an error of the system.
  private static func write(_ value: JSON, to file: String?) throws {
    let text = Array((JSONWriter.text(of: value) + "\n").utf8)
    guard let file else {
      guard StandardStream.output.write(text) else {
        throw SourceError(message: "cannot write to standard output")
      }
      return
    }
    try WholeFile.replace(Array(file.utf8), with: text)
  }
}
