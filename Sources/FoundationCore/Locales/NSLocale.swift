package import SelectorRuntime

/// A user's language and region; the current one is a setting.
///
/// Methods that need locale data are defined in a module above.
package final class NSLocale: RuntimeObject {
  package private(set) var identifier = ""

  /// Sets the identifier, for initializers.
  package func fill(_ identifier: String) -> NSLocale {
    self.identifier = identifier
    return self
  }
}
