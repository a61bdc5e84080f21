internal import SelectorRuntime

/// The arguments after the name of a command: options with their values, and paths.
struct CommandArguments {
  private var values: [String: [String]] = [:]
  private(set) var paths: [[UInt8]] = []

  /// Parses the arguments after a command's name; options end at `--`.
  ///
  /// - Throws: ``CommandLineError`` for an unknown option.
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

  /// The error message for an unknown option.
  static func unknown(_ name: String, _ known: [String]) -> String {
    let nearest = NearestName.find(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return "unrecognized option '\(name)'\(nearest)"
  }

  /// The value of an option, the last one if it is repeated; nil if it is absent.
  ///
  /// It is empty for an option without a value.
  subscript(_ name: String) -> String? { values[name]?.last }

  /// All values of a repeatable option, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}
