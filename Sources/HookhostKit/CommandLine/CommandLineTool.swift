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
    do {
      if let status = try runCommand(arguments) { return status }
      return try run(CommandLineOptions(arguments), prepare)
    } catch let error as CommandLineError {
      Report.show(error, arguments: arguments)
      return error.status
    } catch {
      return .failure
    }
  }

  /// Runs a command of our own, if that is what is asked for; a script called `lab` is `./lab`.
  private static func runCommand(_ arguments: [[UInt8]]) throws -> ExitStatus? {
    var words = arguments.dropFirst()
    let asksForHelp = words.first == Array("help".utf8)
    if asksForHelp { words = words.dropFirst() }
    guard let name = words.popFirst() else { return nil }
    if asksForHelp { words = [Array("--help".utf8)] }
    do {
      switch String(decoding: name, as: UTF8.self) {
      case "lab": return try LabCommand.run(words)
      default: return nil
      }
    } catch let error as CommandLineError {
      let name = String(decoding: name, as: UTF8.self)
      StandardStream.error.write(Report.prefix(of: arguments) + error.message)
      StandardStream.error.write("\nsee 'hookhost help \(name)'\n")
      return .badUsage
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
