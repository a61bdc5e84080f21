package import SelectorRuntime

/// A type of values that a setting can hold.
package protocol SettingContent {
  /// The content that a script's value stands for; nil when it is not allowed.
  init?(setting value: Value, in runtime: Runtime)
  /// The content as a script reads it.
  var settingValue: Value { get }
  /// All that it can be, the default first; empty where that is no list.
  static var alternatives: [Value] { get }
  /// The values that it can have, in an error's words.
  static var expectation: String { get }
}

extension SettingContent {
  package static var alternatives: [Value] { [] }
}

/// One of several words; the first case is the default.
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

  /// A word that is a number is one for scripts, too.
  package var settingValue: Value { Int64(rawValue).map { .integer($0) } ?? .string(rawValue) }

  package static var alternatives: [Value] { allCases.map(\.settingValue) }

  package static var expectation: String {
    allCases.map { Int64($0.rawValue) == nil ? "'\($0.rawValue)'" : $0.rawValue }
      .joined(separator: " or ")
  }
}

/// A number that is not negative.
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
