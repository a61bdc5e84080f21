internal import LuaBridge
internal import SelectorRuntime

/// An option of a command of our own; the tables of them make the help and read the command line.
struct CommandOption {
  let name: String
  /// What stands for its value in the help; nil when it takes none.
  let value: String?
  let summary: String

  init(_ name: String, _ value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  /// The lines that explain options, their summaries in one column.
  static func lines(_ options: [CommandOption]) -> String {
    let heads = options.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = (heads.map(\.count).max() ?? 0) + 2
    return zip(heads, options).map { head, option in
      let lines = option.summary.split(separator: "\n").map(String.init)
      let indent = "\n" + String(repeating: " ", count: width + 2)
      return "  " + head + String(repeating: " ", count: width - head.count)
        + lines.joined(separator: indent) + "\n"
    }.joined()
  }
}

/// What stands behind the name of a command: options with their values, and paths.
struct CommandArguments {
  private(set) var values: [String: String] = [:]
  private(set) var paths: [[UInt8]] = []

  /// Reads what stands behind the name; options end at `--`.
  ///
  /// - Throws: ``CommandLineError`` for an option that is not in the table.
  init(_ arguments: some Sequence<[UInt8]>, _ command: String, _ options: [CommandOption]) throws {
    var isPastDashes = false
    var pending: CommandOption?
    for argument in arguments {
      let text = String(decoding: argument, as: UTF8.self)
      if let option = pending {
        values[option.name] = text
        pending = nil
      } else if isPastDashes || !text.hasPrefix("-") || text == "-" {
        paths.append(argument)
      } else if text == "--" {
        isPastDashes = true
      } else {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.name == name }) else {
          throw CommandLineError.misused(
            command, Self.unknown(name, options.map(\.name)))
        }
        switch (option.value, parts.count) {
        case (nil, 1): values[name] = ""
        case (nil, _): throw CommandLineError.misused(command, "'\(name)' takes no value")
        case (_, 1): pending = option
        default: values[name] = String(parts[1])
        }
      }
    }
    if let pending { throw CommandLineError.missingValue(pending.name) }
  }

  private static func unknown(_ name: String, _ known: [String]) -> String {
    let nearest = NearestName.find(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return "unrecognized option '\(name)'\(nearest)"
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }
}
