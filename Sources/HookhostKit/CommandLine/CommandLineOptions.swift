// The command line of `lua5.4`, and the long options that hookhost adds.
//
// Options end at the first argument that is not an option, at `-`, and at `--`. Arguments are
// bytes, since a file name need not be UTF-8. All short options and their errors are those of
// `lua5.4`, so that hookhost can replace it; hookhost's own options begin with `--` and a word,
// which Lua rejects.

internal import LuaBridge
package import LuaModules
package import ScriptHost

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// The parsed command line of a script.
package struct CommandLineOptions: Equatable, Sendable {
  /// One of `-e`, `-l` and `-W`, which are executed in the given order.
  package enum Action: Equatable, Sendable {
    /// `-e`: runs a chunk.
    case execute([UInt8])

    /// `-l`: requires a module, and assigns it to a global variable.
    case require(module: [UInt8], global: [UInt8])

    /// `-W`: enables warnings.
    case warn
  }

  /// The script that runs after the actions.
  package enum Script: Equatable, Sendable {
    case file([UInt8])
    case standardInput
  }

  /// Output that is requested instead of running a script.
  package enum Information: Equatable, Sendable {
    case help
    case version
    /// The manual page.
    case manual
    /// The completions of a shell.
    case completions(Shell)
    /// Writes the definitions for editors to a folder.
    case library([UInt8])
    /// Writes the headers of Objective-C sources to a folder.
    case headers([UInt8])
    /// Writes the reference as HTML pages to a folder.
    case reference([UInt8])
  }

  /// The shells that have completions.
  package enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
  }

  package var actions: [Action] = []
  package var script: Script?
  package var information: Information?

  /// `-i`: shows a prompt after the script.
  package var isInteractive = false

  /// `-v`, also implied by `-i`: shows the version first.
  package var showsVersion = false

  /// `-E`: ignores environment variables.
  package var ignoresEnvironment = false

  /// `--sandbox`: restricts the script to its own folder and to safe functions.
  package var isSandboxed = false

  /// `--color`: whether the prompt uses colors.
  package var color = TerminalStyle.Choice.auto

  /// `--time-limit`, in seconds.
  package var timeLimit: Double?

  /// `--schedule`: selects the thread that runs after each switch point.
  package var schedule: String?
  /// `--system`: the version of iOS as which the world behaves.
  package var system: String?
  /// `--include`, `--define`, `--vendor`, `--target`, `--no-arc` and `--libclang`: how sources in Objective-C are read.
  package var sources = SourceOptions()

  /// The scripts around a source's `main`, and the files that its app sees.
  package var surroundings = SourceSurroundings()

  /// `--memory-limit`, in bytes.
  package var memoryLimit: Int?

  /// The program, its options, the script and the script's arguments, as given.
  package let arguments: [[UInt8]]

  /// The index of the script in `arguments`; their count if there is no script.
  package private(set) var scriptPosition: Int

  /// The name of a source and its arguments, without the options of `surroundings`.
  package private(set) var sourceArguments: [[UInt8]] = []

  /// Parses a command line; a script named `help` must be written as `./help`.
  ///
  /// - Parameter arguments: The program's name and its arguments.
  /// - Throws: `CommandLineError`.
  package init(_ arguments: [[UInt8]]) throws {
    self.arguments = arguments
    scriptPosition = arguments.count
    if arguments.dropFirst().first == Array("help".utf8) {
      information = .help
      return
    }
    var reader = OptionReader(arguments, from: 1)
    while let option = reader.nextOption() {
      try read(option, from: &reader)
    }
    scriptPosition = reader.position
    guard scriptPosition < arguments.count else {
      if !surroundings.isEmpty { throw Self.surroundsNoSource(nil) }
      return
    }
    let name = arguments[scriptPosition]
    script = name == Array("-".utf8) && !reader.isPastDashes ? .standardInput : .file(name)
    try readSourceArguments()
  }

  /// Whether a script is a source in Objective-C or C.
  static func isSource(_ path: [UInt8]) -> Bool {
    [".m", ".c"].contains { path.suffix(2) == Array($0.utf8) }
  }

  /// Reads the options that may also follow the name of a source, before its own arguments.
  private mutating func readSourceArguments() throws {
    guard case .file(let path) = script else { return }
    let isSource = Self.isSource(path) || Folder.exists(path)
    guard isSource else {
      if !surroundings.isEmpty { throw Self.surroundsNoSource(path) }
      return
    }
    var reader = OptionReader(arguments, from: scriptPosition + 1)
    var end = reader.position
    while let option = reader.nextOption() {
      if SourceSurroundings.names.contains(option.name) {
        try surroundings.read(option.name, reader.value(of: option))
      } else if option.name == "--target" {
        sources.target = try reader.text(of: option)
      } else {
        break
      }
      end = reader.position
    }
    sourceArguments = [path] + arguments.dropFirst(end)
  }

  private static func surroundsNoSource(_ path: [UInt8]?) -> CommandLineError {
    let other = path.map { ", not for '\(String(decoding: $0, as: UTF8.self))'" } ?? ""
    return .misused(
      "--drive, --setup and --files are for a source in Objective-C or a folder of sources\(other)")
  }

  private mutating func read(
    _ option: OptionReader.Option, from reader: inout OptionReader
  ) throws {
    switch (option.name, option.attached) {
    case ("-e", _): actions.append(.execute(try Self.luaValue(of: option, from: &reader)))
    case ("-l", _): actions.append(Self.requirement(try Self.luaValue(of: option, from: &reader)))
    case ("-E", nil): ignoresEnvironment = true
    case ("-W", nil): actions.append(.warn)
    case ("-v", nil): showsVersion = true
    case ("-i", nil):
      isInteractive = true
      showsVersion = true
    case ("--help", nil): information = .help
    case ("--version", nil): information = .version
    case ("--emit-man", nil): information = .manual
    case ("--emit-completion", _):
      information = .completions(try Self.shell(reader.text(of: option)))
    case ("--emit-luacats", _): information = .library(try reader.value(of: option))
    case ("--emit-objc-headers", _): information = .headers(try reader.value(of: option))
    case ("--emit-reference", _): information = .reference(try reader.value(of: option))
    case ("--color", _): color = try Self.color(reader.text(of: option))
    case ("--sandbox", nil): isSandboxed = true
    case ("--include", _): sources.include.append(try reader.text(of: option))
    case ("--define", _): sources.define.append(try reader.text(of: option))
    case ("--prefix-header", _): sources.prefixHeader = try reader.text(of: option)
    case ("--vendor", _): sources.vendors.append(try reader.text(of: option))
    case ("--target", _): sources.target = try reader.text(of: option)
    case ("--drive", _), ("--setup", _), ("--files", _):
      try surroundings.read(option.name, reader.value(of: option))
    case ("--no-arc", nil): sources.usesARC = false
    case ("--libclang", _): sources.libclang = try reader.text(of: option)
    case ("--time-limit", _):
      timeLimit = try CommandArguments.seconds(option.name, reader.text(of: option))
    case ("--schedule", _):
      schedule = try CommandArguments.schedule(option.name, reader.text(of: option))
    case ("--system", _):
      system = try CommandArguments.system(option.name, reader.text(of: option))
    case ("--memory-limit", _): memoryLimit = try Self.bytes(reader.text(of: option))
    default: throw CommandLineError.unrecognized(option.argument)
    }
  }

  /// The value of one of Lua's options; the next argument is not used if it begins with a dash.
  private static func luaValue(
    of option: OptionReader.Option, from reader: inout OptionReader
  ) throws -> [UInt8] {
    if option.attached == nil, reader.next.map({ $0.first == UInt8(ascii: "-") }) ?? true {
      throw CommandLineError.missingArgument(option.argument)
    }
    return try reader.value(of: option)
  }

  // `-l global=module` or `-l module`
  private static func requirement(_ argument: [UInt8]) -> Action {
    guard let equals = argument.firstIndex(of: UInt8(ascii: "=")) else {
      return .require(module: argument, global: argument)
    }
    return .require(
      module: Array(argument[(equals + 1)...]), global: Array(argument[..<equals]))
  }

  private static func shell(_ text: String) throws -> Shell {
    if let shell = Shell(rawValue: text) { return shell }
    throw CommandLineError.badValue(
      option: "--emit-completion", value: text,
      expected: Shell.allCases.map(\.rawValue).joined(separator: " or "))
  }

  private static func color(_ text: String) throws -> TerminalStyle.Choice {
    if let choice = TerminalStyle.Choice(rawValue: text) { return choice }
    throw CommandLineError.badValue(
      option: "--color", value: text,
      expected: TerminalStyle.Choice.allCases.map(\.rawValue).joined(separator: ", "))
  }

  private static func bytes(_ text: String) throws -> Int {
    let shift = ["K": 10, "M": 20, "G": 30][text.suffix(1).uppercased()] ?? 0
    let digits = shift == 0 ? text[...] : text.dropLast()
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(digits), count > 0,
      case let bytes = count.multipliedReportingOverflow(by: 1 << shift), !bytes.overflow
    else {
      throw CommandLineError.badValue(
        option: "--memory-limit", value: text, expected: "bytes, or bytes with K, M or G")
    }
    return bytes.partialValue
  }
}
