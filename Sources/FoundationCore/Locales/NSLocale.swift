package import SelectorRuntime

/// A user's language and region; the current one is a setting.
///
/// Methods that need locale data are defined in a module above.
package final class NSLocale: RuntimeObject {
  package private(set) var identifier = ""
  /// Whether it is the user's locale, with the user's preferences.
  package var isOfUser = false

  /// Sets the identifier, for initializers.
  package func fill(_ identifier: String) -> NSLocale {
    self.identifier = identifier
    return self
  }
}
