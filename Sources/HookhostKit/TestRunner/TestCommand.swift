internal import LuaBridge
internal import LuaModules

/// `hookhost test`: runs spec files with busted.
///
/// The parent process distributes the files to worker processes of the same program, even if there
/// is only one. If a test terminates its process, the report is still complete and names the test.
enum TestCommand {
  /// Runs the command.
  ///
  /// - Throws: ``CommandLineError`` for bad usage.
  static func run(_ arguments: [[UInt8]]) throws -> ExitStatus {
    if arguments.count == 3, arguments[2] == Array("--worker".utf8),
      let channel = MessageChannel.toParent()
    {
      return TestWorker(channel, arguments).run()
    }
    let options = try TestOptions(arguments.dropFirst(2))
    guard !options.showsHelp else {
      return CommandLineTool.show(Command.test.help)
    }
    guard options.watches else { return TestCoordinator(options).run() }
    return FileWatch.repeating("test", options.paths, { $0.suffix(9) == Array("_spec.lua".utf8) }) {
      files in
      var some = options
      if !files.isEmpty { some.paths = files }
      return TestCoordinator(some).run()
    }
  }

  /// Runs the test cases of a source that was named instead of a script.
  ///
  /// - Parameter arguments: the options after the name of the source.
  static func run(
    _ path: [UInt8], _ arguments: [[UInt8]], _ sources: SourceOptions
  ) -> ExitStatus {
    do {
      var options = try TestOptions((arguments + [path])[...])
      options.sources = sources
      return TestCoordinator(options).run()
    } catch let error as CommandLineError {
      Report.show(error, of: Command.test, arguments: [Array("hookhost".utf8)])
      return .badUsage
    } catch {
      complain("\(error)")
      return .failure
    }
  }

  /// Writes an error message of the command.
  static func complain(_ message: String) {
    StandardStream.error.write("hookhost test: \(message)\n")
  }
}

extension Command {
  /// `hookhost test`: runs spec files.
  package static let test = Command(
    "test", synopsis: "[options] [paths...]", summary: "run spec files with busted",
    options: TestOption.all.map(\.commandOption),
    remarks: """
      Without paths, the files below `spec` are run. For a folder with an Objective-C project (an
      .xcodeproj, a podspec, a Package.swift, or only sources), the test targets are run: sources,
      headers, definitions and resources are found; unreadable files and files for other platforms
      are listed on standard error. The options before --pattern belong to hookhost, the others to
      busted. The report contains the output of tests by print, io.write, io.stdout, io.stderr,
      NSLog and C functions: in JUnit as system-out and system-err, in JSON as stdout and stderr of
      the elements, at most 262,144 bytes of each. TAP shows standard output as comments and passes
      standard error through; the other formats show the output immediately. The output of processes
      that a test starts is written to standard error.
      luassert supports objects: kind_of, responds_to, conforms_to; spy.on(object, "name:") and
      stub(object, "name:", results...) replace a method of an object or a class; the recorded
      arguments begin with self. The module hookhost.timeline plays touches from a drawing,
      timeline("d--m--u", {view = v, step = 0.1}), and returns the marks of timeline.mark("T") on
      the same time grid: "----T--".
      The status is 0 if there were tests and all passed; 1 if a test failed, called os.exit,
      exceeded its time limit or lost its process, or if there were no tests; 2 for bad usage.
      """
  ) { arguments, _ in
    try TestCommand.run(arguments)
  }
}
