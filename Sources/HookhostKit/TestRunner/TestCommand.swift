internal import LuaBridge

/// `hookhost test`: runs files of specs with busted.
///
/// The process that was called shares the files out to workers, processes of the same program, even
/// when there is only one: whatever a test does to its process, the report is whole and names it.
enum TestCommand {
  /// Runs the command if the arguments ask for it.
  ///
  /// - Returns: nil when they ask for something else.
  static func run(_ arguments: [[UInt8]]) -> ExitStatus? {
    let words = arguments.dropFirst().prefix(2).map { String(decoding: $0, as: UTF8.self) }
    if words == ["help", "test"] {
      StandardStream.output.write(help)
      return .success
    }
    guard words.first == "test" else { return nil }
    if words == ["test", "--worker"], arguments.count == 3, let channel = MessageChannel.toParent()
    {
      return TestWorker(channel, arguments).run()
    }
    do {
      let options = try TestOptions(arguments.dropFirst(2), variable: ProcessContext.variable)
      guard !options.showsHelp else {
        StandardStream.output.write(help)
        return .success
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

  /// What `hookhost help test` shows.
  static var help: String {
    """
    usage: hookhost test [options] [paths]
    Runs the spec files in the paths (default: spec) with busted. What tests print goes to standard
    error, the report to standard output. The status is 0 when there were tests and all went well,
    1 when one failed, called os.exit or ran too long, or when there was none, 2 for bad usage.

    Options of hookhost:
    \(TestOption.own.map(\.helpLine).joined())
    Options of busted:
    \(TestOption.ofBusted.map(\.helpLine).joined())
    """
  }
}
