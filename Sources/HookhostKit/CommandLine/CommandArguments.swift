internal import SelectorRuntime

/// The arguments behind the name of a command: options with their values, and paths.
struct CommandArguments {
  private var values: [String: [String]] = [:]
  private(set) var paths: [[UInt8]] = []

  /// Reads the arguments behind a command's name; options end at `--`.
  ///
  /// - Throws: ``CommandLineError`` for an option that is not in the table.
  init(_ arguments: some Sequence<[UInt8]>, _ options: [CommandOption]) throws {
    var reader = OptionReader(Array(arguments))
    while true {
      while let option = reader.nextOption() {
        guard let known = options.first(where: { $0.flag == option.name }) else {
          throw CommandLineError.misused(Self.unknown(option.name, options.map(\.flag)))
        }
        if known.value == nil, option.attached != nil {
          throw CommandLineError.misused("'\(option.name)' takes no value")
        }
        let value = known.value == nil ? "" : try reader.text(of: option)
        values[option.name, default: []].append(value)
      }
      guard let word = reader.nextWord() else { return }
      paths.append(word)
    }
  }

  /// The words for an option that is none of those that are known.
  static func unknown(_ name: String, _ known: [String]) -> String {
    let nearest = NearestName.find(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return "unrecognized option '\(name)'\(nearest)"
  }

  /// The value of an option, the last of several; empty for one that takes none, nil when it was not
  /// given.
  subscript(_ name: String) -> String? { values[name]?.last }

  /// The values of an option that may be given several times, in their order.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}
