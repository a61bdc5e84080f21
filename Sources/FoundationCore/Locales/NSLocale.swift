package import SelectorRuntime

/// A user's language and region; the current one is a setting.
///
/// What depends on the data of locales is defined in a module above.
package final class NSLocale: RuntimeObject {
  package private(set) var identifier = ""

  /// Sets the identifier, as an initializer does.
  package func fill(_ identifier: String) -> NSLocale {
    self.identifier = identifier
    return self
  }
}
