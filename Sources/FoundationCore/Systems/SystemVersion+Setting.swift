package import SelectorRuntime
package import Systems

extension SystemVersion: SettingContent {
  package init?(setting value: Value, in runtime: Runtime) {
    guard let text = String.from(value, in: runtime) else { return nil }
    self.init(text)
  }

  package var settingValue: Value { .string(text) }
  package static var expectation: String {
    "a version such as \"18.5\", from \"\(oldest.text)\" to \"\(newest.text)\""
  }
}
