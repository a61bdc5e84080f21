internal import LuaBridge

/// `hookhost test`: runs files of specs with busted.
///
/// The process that was called shares the files out to workers, processes of the same program, even
/// when there is only one: whatever a test does to its process, the report is whole and names it.
enum TestCommand {
  /// Runs the command.
  static func run(_ arguments: [[UInt8]]) -> ExitStatus {
    if arguments.count == 3, arguments[2] == Array("--worker".utf8),
      let channel = MessageChannel.toParent()
    {
      return TestWorker(channel, arguments).run()
    }
    do {
      let options = try TestOptions(arguments.dropFirst(2), variable: ProcessContext.variable)
      guard !options.showsHelp else {
        return StandardStream.output.write(Command.test.help) ? .success : .failure
      }
      return TestCoordinator(options).run()
    } catch {
      let message = (error as? TestUsageError)?.message ?? String(describing: error)
      complain(message + "\nRun 'hookhost help test' for its options.")
      return .badUsage
    }
  }

  /// Writes a message of the command.
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
      Without paths, the files below `spec` are run. Those before --pattern are options of hookhost,
      the others busted's. What tests print goes to standard error, the report to standard output.
      luassert knows objects: kind_of, responds_to, conforms_to; spy.on(object, "name:") and
      stub(object, "name:", results...) take the message of an object or a class, whose recorded
      arguments begin with self. The module hookhost.timeline plays fingers that are drawn,
      timeline("d--m--u", {view = v, step = 0.1}), and answers what timeline.mark("T") noted
      on the same grid: "----T--".
      The status is 0 when there were tests and all went well; 1 when one failed, called os.exit, took
      too long or lost its process, or when there was none; 2 for bad usage.
      """
  ) { arguments, _ in
    TestCommand.run(arguments)
  }
}
