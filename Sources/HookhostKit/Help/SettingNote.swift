internal import ControlModels
internal import FoundationCore
internal import SelectorRuntime

/// A setting of the world, wherever it is kept, as the reference shows it.
struct SettingNote {
  let name: String
  let defaultValue: String
  /// The other values that it can have; none where that is no list of words.
  let alternatives: [String]
  /// The values that it can have, in words.
  let values: String
  /// The behaviour that it decides, and the sources of its values.
  let summary: String
  /// A value that it can have, as Lua writes it: another one than the default where there is one.
  let example: String

  /// All of them, in the order of their names.
  static var all: [SettingNote] {
    (UIKitSettings().all + ValueSettings().all + DeviceSettings().all).map { name, setting in
      let others = setting.alternatives.dropFirst()
      return SettingNote(
        name: name, defaultValue: Self.text(setting.usual), alternatives: others.map(Self.text),
        values: setting.expectation, summary: setting.summary,
        example: Self.code(others.first ?? Self.other(than: setting.usual)))
    }.sorted { $0.name < $1.name }
  }

  /// A value without quotes.
  private static func text(_ value: Value) -> String {
    switch value {
    case .string(let text): text
    case .list(let list): list.map(text).joined(separator: ", ")
    default: code(value)
    }
  }

  /// A value as Lua writes it.
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

  /// The other truth value; of what is none, the value itself.
  private static func other(than value: Value) -> Value {
    if case .bool(let bool) = value { .bool(!bool) } else { value }
  }

  /// How a script changes it.
  var code: String { "uikit.setting(\"\(name)\", \(example))" }
}
