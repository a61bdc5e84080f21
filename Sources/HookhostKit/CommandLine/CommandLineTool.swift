internal import LuaBridge

/// The whole program: reads its command line, runs what that asks for, answers its exit status.
package enum CommandLineTool {
  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - prepare: Gives an interpreter its host; what it answers runs when the state is closed.
  package static func run(
    _ arguments: [[UInt8]], prepare: (Interpreter) -> () -> Void = { _ in {} }
  ) -> ExitStatus {
    if let status = TestCommand.run(arguments) { return status }
    do {
      return try run(CommandLineOptions(arguments), prepare)
    } catch let error as CommandLineError {
      Report.show(error, arguments: arguments)
      return error.status
    } catch {
      return .failure
    }
  }

  private static func run(
    _ options: CommandLineOptions, _ prepare: (Interpreter) -> () -> Void
  ) throws -> ExitStatus {
    switch options.information {
    case .help: StandardStream.output.write(Usage.help)
    case .version: StandardStream.output.write(Usage.versionText)
    case nil: return Interpreter.run(options, prepare)
    }
    return .success
  }
}

extension Interpreter {
  /// Makes a state for the options, runs them in it, and closes it.
  package static func run(
    _ options: CommandLineOptions, _ prepare: (Interpreter) -> () -> Void
  ) -> ExitStatus {
    var configuration = LuaConfiguration()
    configuration.ignoresEnvironment = options.ignoresEnvironment
    configuration.memoryLimit = options.memoryLimit
    do {
      let state = try LuaState(configuration)
      let interpreter = Interpreter(state: state, options: options)
      let end = prepare(interpreter)
      defer {
        state.close()
        end()
      }
      return interpreter.run()
    } catch {
      let text = "cannot create state: \(error)\n"
      StandardStream.error.write(Report.prefix(of: options.arguments) + Array(text.utf8))
      return options.memoryLimit == nil ? .failure : .memoryLimit
    }
  }
}
