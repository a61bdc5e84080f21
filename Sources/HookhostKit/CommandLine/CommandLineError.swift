internal import SelectorRuntime

/// A mistake in a command line.
package enum CommandLineError: Error, Equatable {
  /// Lua's option that needs an argument came without.
  case missingArgument([UInt8])

  /// Neither Lua nor hookhost has that option.
  case unrecognized([UInt8])

  /// A long option that needs a value came without.
  case missingValue(String)

  /// The value of a long option is not what it takes.
  case badValue(option: String, value: String, expected: String)

  /// A command was called in a way that it does not know, for a reason.
  case misused(String)

  /// The words for it.
  package var message: [UInt8] {
    switch self {
    case .missingArgument(let option): quote(option) + Array(" needs argument".utf8)
    case .unrecognized(let option):
      Array("unrecognized option ".utf8) + quote(option) + Self.nearest(to: option)
    case .misused(let reason): Array(reason.utf8)
    case .missingValue(let option): Array("'\(option)' needs a value".utf8)
    case .badValue(let option, let value, let expected):
      Array("'\(option)' takes \(expected), not '\(value)'".utf8)
    }
  }

  /// The status that the process ends with.
  package var status: ExitStatus {
    switch self {
    case .missingArgument, .unrecognized: .failure
    case .missingValue, .badValue, .misused: .badUsage
    }
  }

  /// The question after the long option that was meant, of a script or of a trace; Lua's short ones are
  /// as Lua has them.
  private static func nearest(to option: [UInt8]) -> [UInt8] {
    let name = String(decoding: option.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    guard name.hasPrefix("--") else { return [] }
    let traces = Command.named.filter { $0.name == "trace" }
    let flags = ([.script] + traces).flatMap { $0.options.flatMap(\.flags) }
      .filter { $0.hasPrefix("--") && $0.utf8.count > 2 }
    // One that is there, but for a value that it does not take, is not another one.
    if flags.contains(name) { return [] }
    return NearestName.find(name, among: flags).map { Array("; did you mean '\($0)'?".utf8) } ?? []
  }

  private func quote(_ option: [UInt8]) -> [UInt8] {
    Array("'".utf8) + option + Array("'".utf8)
  }
}
