internal import ControlModels
internal import FoundationModels

/// A setting of the world, wherever it is kept, as the reference shows it.
struct SettingNote {
  let name: String
  let defaultValue: String
  /// What else it can be; none for a number.
  let alternatives: [String]
  /// What it decides, and who says what.
  let summary: String

  /// All of them, in the order of their names.
  static var all: [SettingNote] {
    let uikit = UIKitSettings.Name.allCases.map { setting in
      switch setting.choice {
      case .number(let number):
        SettingNote(
          name: setting.rawValue, defaultValue: Self.text(number), alternatives: [],
          summary: setting.summary)
      case .words(let words):
        SettingNote(
          name: setting.rawValue, defaultValue: words[0], alternatives: Array(words.dropFirst()),
          summary: setting.summary)
      }
    }
    let values = ValueSetting.allCases.map { setting in
      SettingNote(
        name: setting.rawValue, defaultValue: setting.choices[0],
        alternatives: Array(setting.choices.dropFirst()), summary: setting.summary)
    }
    return (uikit + values).sorted { $0.name < $1.name }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// How a script changes it.
  var code: String {
    let other = alternatives.first.map { "\"\($0)\"" } ?? defaultValue
    return "uikit.setting(\"\(name)\", \(other))"
  }
}
