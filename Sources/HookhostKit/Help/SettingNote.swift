internal import ControlModels
internal import FoundationModels
internal import SelectorRuntime

/// A setting of the world, wherever it is kept, as the reference shows it.
struct SettingNote {
  let name: String
  let defaultValue: String
  /// The other values that it can have; none for a number.
  let alternatives: [String]
  /// The behaviour that it decides, and the sources of its values.
  let summary: String

  /// All of them, in the order of their names.
  static var all: [SettingNote] {
    (UIKitSettings().all + ValueSettings().all + DeviceSettings().all).map { name, setting in
      SettingNote(
        name: name, defaultValue: Self.text(setting.usual),
        alternatives: setting.alternatives.dropFirst().map(Self.text), summary: setting.summary)
    }.sorted { $0.name < $1.name }
  }

  /// A value without quotes.
  private static func text(_ value: Value) -> String {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .bool(let bool): "\(bool)"
    case .list(let list): list.map(text).joined(separator: ", ")
    default: value.typeName
    }
  }

  /// How a script changes it.
  var code: String {
    let other = alternatives.first.map { "\"\($0)\"" } ?? defaultValue
    return "uikit.setting(\"\(name)\", \(other))"
  }
}
