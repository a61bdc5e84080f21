package import SelectorRuntime

// Private variables that apps accessed by key-value coding, which UIKit forbids since iOS 13. The
// exceptions have the messages of a device.

extension ClassDefinition where Instance: RuntimeObject {
  /// Declares an instance variable that key-value coding must not access.
  package func guardedIvar(_ name: String) {
    let owner = Instance.self
    func refuse() throws -> Never {
      throw RuntimeError(
        .generic,
        "Access to \(owner)'s \(name) ivar is prohibited. This is an application bug")
    }
    ivar(name, { (_) -> Value in try refuse() }) { (_, _: Value) in try refuse() }
  }
}

extension UIApplication {
  static func defineGuardedVariables(_ application: ClassDefinition<UIApplication>) {
    for name in ["_statusBar", "_statusBarWindow"] {
      application.ivar(name) { (_) -> RuntimeObject? in
        throw RuntimeError(
          .inconsistency,
          "App called -statusBar or -statusBarWindow on UIApplication: this code must be changed as "
            + "there's no longer a status bar or status bar window. Use the statusBarManager object "
            + "on the window scene instead.")
      }
    }
  }
}
