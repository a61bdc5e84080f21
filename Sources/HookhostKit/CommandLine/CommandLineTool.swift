internal import LuaBridge
package import LuaModules
internal import ScriptHost

/// The whole program: parses the command line, runs the command, and returns the exit status.
package enum CommandLineTool {
  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - prepare: Prepares an interpreter's host; the returned function runs when the state is
  ///     closed.
  package static func run(
    _ arguments: [[UInt8]], prepare: (Interpreter) -> () -> Void = { _ in {} }
  ) -> ExitStatus {
    do {
      guard arguments.count > 1 else { return try Command.script.run(arguments, prepare) }
      guard let command = Command.named(arguments[1]) else {
        return try Command.script.run(arguments, prepare)
      }
      return try run(command, arguments, prepare)
    } catch let error as CommandLineError {
      Report.show(error, arguments: arguments)
      return error.status
    } catch {
      return .failure
    }
  }

  /// Runs a named command.
  private static func run(
    _ command: Command, _ arguments: [[UInt8]], _ prepare: (Interpreter) -> () -> Void
  ) throws -> ExitStatus {
    do {
      return try command.run(arguments, prepare)
    } catch let error as CommandLineError {
      Report.show(error, of: command, arguments: arguments)
      return .badUsage
    }
  }

  /// Runs the command without a name.
  static func runScript(
    _ arguments: [[UInt8]], _ prepare: (Interpreter) -> () -> Void
  ) throws -> ExitStatus {
    let options = try CommandLineOptions(arguments)
    switch options.information {
    case .help: return show(Usage.help, arguments)
    case .version: return show(Usage.versionText, arguments)
    case .manual: return show(ManualPage.text, arguments)
    case .completions(let shell): return show(Completions.text(for: shell), arguments)
    case .library(let folder): return try write(arguments) { try LuaLibrary.write(to: folder) }
    case .headers(let folder): return try write(arguments) { try HeaderLibrary.write(to: folder) }
    case .reference(let folder): return try write(arguments) { try Reference.write(to: folder) }
    case nil: return Interpreter.run(options, prepare)
    }
  }

  /// Writes requested text to standard output; failing to write it is an error.
  static func show(_ text: String, _ arguments: [[UInt8]] = [Array("hookhost".utf8)]) -> ExitStatus
  {
    StandardStream.output.write(text) ? .success : reportUnwritten(arguments)
  }

  /// Reports that standard output cannot be written.
  static func reportUnwritten(_ arguments: [[UInt8]]) -> ExitStatus {
    let message = "cannot write to standard output\n"
    StandardStream.error.write(Report.prefix(of: arguments) + Array(message.utf8))
    return .failure
  }

  /// Writes requested files; failing to write them is an error.
  ///
  /// - Throws: ``CommandLineError`` of `files`.
  static func write(_ arguments: [[UInt8]], _ files: () throws -> Void) throws -> ExitStatus {
    do {
      try files()
      return .success
    } catch let error as CommandLineError {
      throw error
    } catch {
      let message = (error as? GeneratedFiles.Failure)?.message ?? String(describing: error)
      StandardStream.error.write(Report.prefix(of: arguments) + Array("\(message)\n".utf8))
      return .failure
    }
  }
}

extension Interpreter {
  /// Creates a state for the options, runs them in it, and closes it.
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
        state.close(endsProgram: true)
        end()
      }
      return interpreter.leave(interpreter.run())
    } catch {
      let text = "cannot create state: \(error)\n"
      StandardStream.error.write(Report.prefix(of: options.arguments) + Array(text.utf8))
      return options.memoryLimit == nil ? .failure : .memoryLimit
    }
  }
}
