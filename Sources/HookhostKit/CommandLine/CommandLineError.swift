package import LuaModules
internal import SelectorRuntime

/// An error in a command line.
package enum CommandLineError: Error, Equatable {
  /// An option of Lua lacks its argument.
  case missingArgument([UInt8])

  /// An option that neither Lua nor hookhost has.
  case unrecognized([UInt8])

  /// A long option lacks its value.
  case missingValue(String)

  /// A long option has an invalid value.
  case badValue(option: String, value: String, expected: String)

  /// Wrong usage of a command, with the reason.
  case misused(String)

  /// The error message.
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

  /// The exit status of the process.
  package var status: ExitStatus {
    switch self {
    case .missingArgument, .unrecognized: .failure
    case .missingValue, .badValue, .misused: .badUsage
    }
  }

  /// A suggestion of a similar long option of scripts or traces; empty for Lua's short options.
  private static func nearest(to option: [UInt8]) -> [UInt8] {
    let name = String(decoding: option.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    guard name.hasPrefix("--") else { return [] }
    let traces = Command.named.filter { $0.name == "trace" }
    let flags = ([.script] + traces).flatMap { $0.options.flatMap(\.flags) }
      .filter { $0.hasPrefix("--") && $0.utf8.count > 2 }
    // The option exists, so it has an unexpected value; there is no suggestion.
    if flags.contains(name) { return [] }
    return NearestName.find(name, among: flags).map { Array("; did you mean '\($0)'?".utf8) } ?? []
  }

  private func quote(_ option: [UInt8]) -> [UInt8] {
    Array("'".utf8) + option + Array("'".utf8)
  }
}
