/// Iterates over a command line: options, their values, and words that are neither.
///
/// Options begin with a dash and end at `--`; a single dash is a word. Arguments are bytes, since a
/// file name need not be UTF-8. All commands use it; each decides whether options may follow words.
struct OptionReader {
  /// An argument that begins with a dash.
  struct Option {
    /// The argument as given.
    let argument: [UInt8]
    /// The name of a long option, `--time-limit`, or the letter of a short one with its dash, `-e`.
    let name: String
    /// The value in the same argument.
    ///
    /// It follows the `=` of a long option, or the letter of a short one.
    let attached: [UInt8]?

    fileprivate init(_ argument: [UInt8]) {
      self.argument = argument
      guard argument.starts(with: "--".utf8) else {
        name = String(decoding: argument.prefix(2), as: UTF8.self)
        attached = argument.count > 2 ? Array(argument.dropFirst(2)) : nil
        return
      }
      let parts = argument.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      name = String(decoding: parts[0], as: UTF8.self)
      attached = parts.count == 2 ? Array(parts[1]) : nil
    }

    /// The whole argument, as text.
    var text: String { String(decoding: argument, as: UTF8.self) }
  }

  private let arguments: [[UInt8]]
  /// The index of the next argument.
  private(set) var position: Int
  /// Whether `--` has ended the options.
  private(set) var isPastDashes = false

  /// - Parameter position: the index of the first argument to read.
  init(_ arguments: [[UInt8]], from position: Int = 0) {
    self.arguments = arguments
    self.position = position
  }

  /// The next option; nil if the next argument is a word, or there is none.
  mutating func nextOption() -> Option? {
    guard !isPastDashes, let argument = next, argument.first == UInt8(ascii: "-"),
      argument.count > 1
    else { return nil }
    position += 1
    isPastDashes = argument == Array("--".utf8)
    return isPastDashes ? nil : Option(argument)
  }

  /// The next argument of any type.
  mutating func nextWord() -> [UInt8]? {
    defer { position = min(position + 1, arguments.count) }
    return next
  }

  /// The value of an option: the attached one, or the next argument.
  ///
  /// - Throws: ``CommandLineError`` if there is none.
  mutating func value(of option: Option, _ spelling: String? = nil) throws -> [UInt8] {
    if let attached = option.attached { return attached }
    guard let word = nextWord() else {
      throw CommandLineError.missingValue(spelling ?? option.name)
    }
    return word
  }

  /// The value of an option, as text.
  ///
  /// - Throws: ``CommandLineError`` if there is none.
  mutating func text(of option: Option) throws -> String {
    String(decoding: try value(of: option), as: UTF8.self)
  }

  /// The next argument.
  var next: [UInt8]? { position < arguments.count ? arguments[position] : nil }
}
