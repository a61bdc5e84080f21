internal import FoundationCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase

/// A setting of the world, as the reference shows it.
struct SettingNote {
  let name: String
  let defaultValue: String
  /// The other possible values; empty if they are not a list of words.
  let alternatives: [String]
  /// A description of the possible values.
  let values: String
  /// The behavior that it controls, and the sources of its values.
  let summary: String
  /// The values that follow the system, by the first version with each.
  let versions: [(version: String, value: String)]
  /// How well the value is known.
  let confidence: String
  /// A possible value in Lua notation, which differs from the default if possible.
  let example: String

  /// All settings, sorted by name.
  static var all: [SettingNote] {
    (UIKitSettings().all + ValueSettings().all + DeviceSettings().all).map { name, setting in
      let others = setting.alternatives.dropFirst()
      return SettingNote(
        name: name, defaultValue: Self.text(setting.usual), alternatives: others.map(Self.text),
        values: setting.expectation, summary: setting.summary,
        versions: setting.from.map { ($0.version, Self.text($0.value)) },
        confidence: setting.confidence.rawValue,
        example: Self.code(others.first ?? Self.other(than: setting.usual)))
    }.sorted { $0.name < $1.name }
  }

  /// The value without quotes.
  private static func text(_ value: Value) -> String {
    switch value {
    case .string(let text): text
    case .list(let list): list.map(text).joined(separator: ", ")
    default: code(value)
    }
  }

  /// The value in Lua notation.
  private static func code(_ value: Value) -> String {
    switch value {
    case .string(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .bool(let bool): "\(bool)"
    case .list(let list): "{" + list.map(code).joined(separator: ", ") + "}"
    default: value.typeName
    }
  }

  /// The opposite of a boolean; any other value is returned unchanged.
  private static func other(than value: Value) -> Value {
    if case .bool(let bool) = value { .bool(!bool) } else { value }
  }

  /// The code that changes the setting in a script.
  var code: String { "uikit.setting(\"\(name)\", \(example))" }
}
