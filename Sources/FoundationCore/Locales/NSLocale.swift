package import SelectorRuntime

/// A user's language and region; the current one is a setting.
///
/// Methods that need locale data are defined in a module above.
package final class NSLocale: RuntimeObject {
  package private(set) var identifier = ""
  /// Whether it is the user's locale, with the user's preferences.
  package var isOfUser = false
  /// The user's 24-hour setting when `currentLocale` was read; nil for other locales.
  package var hourFormat: DeviceSettings.HourFormat?

  /// Sets the identifier, for initializers.
  package func fill(_ identifier: String) -> NSLocale {
    self.identifier = identifier
    return self
  }
}
