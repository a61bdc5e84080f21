internal import SelectorRuntime

// What apps read by key-value coding for years, and what UIKit forbids since iOS 13: the exceptions are
// those of a device, with its words.

extension ClassDefinition where Instance: RuntimeObject {
  /// Declares a variable of a model that nobody outside may touch.
  func guardedIvar(_ name: String) {
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
