internal import SelectorRuntime

/// The arguments behind the name of a command: options with their values, and paths.
struct CommandArguments {
  private var values: [String: String] = [:]
  private(set) var paths: [[UInt8]] = []

  /// Reads the arguments behind a command's name; options end at `--`, and the last of several counts.
  ///
  /// - Throws: ``CommandLineError`` for an option that is not in the table.
  init(_ arguments: some Sequence<[UInt8]>, _ options: [CommandOption]) throws {
    var isPastDashes = false
    var pending: CommandOption?
    for argument in arguments {
      let text = String(decoding: argument, as: UTF8.self)
      if let option = pending {
        values[option.flag] = text
        pending = nil
      } else if isPastDashes || !text.hasPrefix("-") || text == "-" {
        paths.append(argument)
      } else if text == "--" {
        isPastDashes = true
      } else {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.flag == name }) else {
          throw CommandLineError.misused(Self.unknown(name, options.map(\.flag)))
        }
        switch (option.value, parts.count) {
        case (nil, 1): values[name] = ""
        case (nil, _): throw CommandLineError.misused("'\(name)' takes no value")
        case (_, 1): pending = option
        default: values[name] = String(parts[1])
        }
      }
    }
    if let pending { throw CommandLineError.missingValue(pending.flag) }
  }

  /// The words for an option that is none of those that are known.
  static func unknown(_ name: String, _ known: [String]) -> String {
    let nearest = NearestName.find(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return "unrecognized option '\(name)'\(nearest)"
  }

  /// The value of an option; empty for one that takes none, nil when it was not given.
  subscript(_ name: String) -> String? { values[name] }
}
