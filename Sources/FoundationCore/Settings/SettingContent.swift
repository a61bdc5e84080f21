package import SelectorRuntime

/// A type of the values of settings.
package protocol SettingContent {
  /// Converts a script's value; fails if it is not allowed.
  init?(setting value: Value, in runtime: Runtime)
  /// The value as a script reads it.
  var settingValue: Value { get }
  /// All allowed values, the default first; empty if they are not a list.
  static var alternatives: [Value] { get }
  /// The allowed values, for errors.
  static var expectation: String { get }
}

extension SettingContent {
  package static var alternatives: [Value] { [] }
}

/// A value that is one of several words; the first case is the default.
package protocol SettingWord: SettingContent, CaseIterable, RawRepresentable<String> {}

extension SettingWord {
  package init?(setting value: Value, in runtime: Runtime) {
    switch value {
    case .string(let word): self.init(rawValue: word)
    case .integer(let number): self.init(rawValue: String(number))
    case .bool(let bool): self.init(rawValue: bool ? "on" : "off")
    default: return nil
    }
  }

  /// A word that is a number is a number for scripts, too.
  package var settingValue: Value { Int64(rawValue).map { .integer($0) } ?? .string(rawValue) }

  package static var alternatives: [Value] { allCases.map(\.settingValue) }

  package static var expectation: String {
    allCases.map { Int64($0.rawValue) == nil ? "'\($0.rawValue)'" : $0.rawValue }
      .joined(separator: " or ")
  }
}

/// A non-negative number.
extension Double: SettingContent {
  package init?(setting value: Value, in runtime: Runtime) {
    switch value {
    case .number(let number) where number.isFinite && number >= 0: self = number
    case .integer(let integer) where integer >= 0: self = Double(integer)
    default: return nil
    }
  }

  package var settingValue: Value { .number(self) }
  package static var expectation: String { "a number that is not negative" }
}

extension Int: SettingContent {
  package init?(setting value: Value, in runtime: Runtime) {
    guard let number = Int.from(value, in: runtime), number >= 0 else { return nil }
    self = number
  }

  package var settingValue: Value { .integer(Int64(self)) }
  package static var expectation: String { "an integer that is not negative" }
}

extension Bool: SettingContent {
  package init?(setting value: Value, in runtime: Runtime) {
    guard let bool = Bool.from(value, in: runtime) else { return nil }
    self = bool
  }

  package var settingValue: Value { .bool(self) }
  package static var expectation: String { "a boolean" }
}

extension String: SettingContent {
  package init?(setting value: Value, in runtime: Runtime) {
    guard let text = String.from(value, in: runtime), !text.isEmpty else { return nil }
    self = text
  }

  package var settingValue: Value { .string(self) }
  package static var expectation: String { "a string that is not empty" }
}

extension [String]: SettingContent {
  package init?(setting value: Value, in runtime: Runtime) {
    guard let list = [String].from(value, in: runtime), !list.isEmpty else { return nil }
    self = list
  }

  package var settingValue: Value { .list(map { .string($0) }) }
  package static var expectation: String { "a list of strings that is not empty" }
}
