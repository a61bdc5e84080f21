// The command line of `lua5.4`, and the long options that hookhost adds.
//
// Options end at the first argument that is not one, at `-`, and at `--`. Arguments are bytes, since
// a file name need not be UTF-8. Every short option and every error is Lua's own, so that whoever
// calls `lua5.4` can call hookhost; what is new begins with `--` and a word, which Lua refuses.

/// The command line of scripts, read.
package struct CommandLineOptions: Equatable, Sendable {
  /// One of `-e`, `-l` and `-W`, which are done in the order in which they were given.
  package enum Action: Equatable, Sendable {
    /// `-e`: runs a chunk.
    case execute([UInt8])

    /// `-l`: requires a module, and puts it into a global variable.
    case require(module: [UInt8], global: [UInt8])

    /// `-W`: shows warnings.
    case warn
  }

  /// The script that is run after the actions.
  package enum Script: Equatable, Sendable {
    case file([UInt8])
    case standardInput
  }

  /// A text that is shown instead of running anything.
  package enum Information: Equatable, Sendable {
    case help
    case version
    /// The manual page.
    case manual
    /// The completions of a shell.
    case completions(Shell)
    /// The definitions for editors, written into a folder.
    case library([UInt8])
  }

  /// The shells that have completions.
  package enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
  }

  package var actions: [Action] = []
  package var script: Script?
  package var information: Information?

  /// `-i`: a prompt follows the script.
  package var isInteractive = false

  /// `-v`, also by `-i`: the version is shown first.
  package var showsVersion = false

  /// `-E`: environment variables are not read.
  package var ignoresEnvironment = false

  /// `--sandbox`: the script reaches nothing but what it was given.
  package var isSandboxed = false

  /// `--time-limit`, in seconds.
  package var timeLimit: Double?

  /// `--memory-limit`, in bytes.
  package var memoryLimit: Int?

  /// The program, its options, the script and the script's arguments, as given.
  package let arguments: [[UInt8]]

  /// Where in `arguments` the script is; their number when there is none.
  package private(set) var scriptPosition: Int

  /// Reads a command line; a script called `help` is `./help`.
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
    var reader = Reader(arguments: arguments)
    while let option = reader.nextOption() {
      try read(option, from: &reader)
    }
    scriptPosition = reader.position
    guard scriptPosition < arguments.count else { return }
    let name = arguments[scriptPosition]
    script = name == Array("-".utf8) && !reader.isPastDashes ? .standardInput : .file(name)
  }

  private mutating func read(_ option: [UInt8], from reader: inout Reader) throws {
    switch String(decoding: option.prefix(2), as: UTF8.self) {
    case "-e":
      actions.append(.execute(try reader.argument(attachedTo: option)))
    case "-l":
      actions.append(Self.requirement(try reader.argument(attachedTo: option)))
    case "--":
      try readLong(option, from: &reader)
    case _ where option.count > 2:
      throw CommandLineError.unrecognized(option)
    case "-E": ignoresEnvironment = true
    case "-W": actions.append(.warn)
    case "-v": showsVersion = true
    case "-i":
      isInteractive = true
      showsVersion = true
    default:
      throw CommandLineError.unrecognized(option)
    }
  }

  private mutating func readLong(_ option: [UInt8], from reader: inout Reader) throws {
    let parts = option.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let attached = parts.count == 2 ? Array(parts[1]) : nil
    switch (String(decoding: parts[0], as: UTF8.self), attached) {
    case ("--help", nil): information = .help
    case ("--version", nil): information = .version
    case ("--emit-man", nil): information = .manual
    case ("--emit-completion", _):
      information = .completions(
        try Self.shell(reader.value(of: "--emit-completion", attached: attached)))
    case ("--emit-luacats", _):
      information = .library(try reader.bytes(of: "--emit-luacats", attached: attached))
    case ("--sandbox", nil): isSandboxed = true
    case ("--time-limit", _):
      timeLimit = try CommandArguments.seconds(
        "--time-limit", reader.value(of: "--time-limit", attached: attached))
    case ("--memory-limit", _):
      memoryLimit = try Self.bytes(reader.value(of: "--memory-limit", attached: attached))
    default: throw CommandLineError.unrecognized(option)
    }
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

extension CommandLineOptions {
  /// Walks over the arguments up to the script.
  private struct Reader {
    let arguments: [[UInt8]]
    var position = 1

    /// Whether `--` ended the options.
    var isPastDashes = false

    /// The next option, which `position` is behind then; nil where the options end.
    mutating func nextOption() -> [UInt8]? {
      guard position < arguments.count, case let argument = arguments[position],
        argument.first == UInt8(ascii: "-"), argument.count > 1
      else { return nil }
      position += 1
      isPastDashes = argument == Array("--".utf8)
      return isPastDashes ? nil : argument
    }

    /// The text behind the two characters of a short option, or else the next argument.
    mutating func argument(attachedTo option: [UInt8]) throws -> [UInt8] {
      if option.count > 2 { return Array(option.dropFirst(2)) }
      guard position < arguments.count, arguments[position].first != UInt8(ascii: "-") else {
        throw CommandLineError.missingArgument(option)
      }
      defer { position += 1 }
      return arguments[position]
    }

    /// The text behind the `=` of a long option, or else the next argument.
    mutating func value(of option: String, attached: [UInt8]?) throws -> String {
      String(decoding: try bytes(of: option, attached: attached), as: UTF8.self)
    }

    mutating func bytes(of option: String, attached: [UInt8]?) throws -> [UInt8] {
      if let attached { return attached }
      guard position < arguments.count else { throw CommandLineError.missingValue(option) }
      defer { position += 1 }
      return arguments[position]
    }
  }
}
