internal import FoundationCore
package import SelectorRuntime
package import Systems
internal import UIKitRuntime

// Private variables that apps accessed by key-value coding, which UIKit forbids since iOS 13. The
// exceptions have the messages of a device.

extension ClassDefinition where Instance: RuntimeObject {
  /// Declares an instance variable that key-value coding must not access from a system on.
  ///
  /// - Parameters:
  ///   - name: The variable.
  ///   - change: The change after which access raises.
  ///   - read: Its value on older systems.
  ///   - write: Changes it on older systems; by default nothing is changed.
  package func guardedIvar(
    _ name: String, since change: SystemChange, _ read: @escaping (Instance) throws -> Value,
    set write: @escaping (Instance, Value) throws -> Void = { _, _ in }
  ) {
    let owner = Instance.self
    func check(_ instance: Instance) throws {
      guard instance.foundation.changes[change] else { return }
      throw RuntimeError(
        .generic,
        "Access to \(owner)'s \(name) ivar is prohibited. This is an application bug")
    }
    ivar(
      name,
      { (instance) -> Value in
        try check(instance)
        return try read(instance)
      }
    ) { (instance, value: Value) in
      try check(instance)
      try write(instance, value)
    }
  }
}

extension UIApplication {
  /// The view that apps before iOS 13 found behind the status bar, to change its look.
  private func oldStatusBar() throws -> UIView {
    if let statusBarView { return statusBarView }
    let made = try world.makeView(UIKitClasses.view, frame: world.statusBarFrame)
    statusBarView = made
    return made
  }

  static func defineGuardedVariables(_ application: ClassDefinition<UIApplication>) {
    for name in ["_statusBar", "_statusBarWindow"] {
      application.ivar(name) { (application) -> RuntimeObject? in
        guard application.world.changes[.kvcStatusBar] else {
          return try application.oldStatusBar()
        }
        throw RuntimeError(
          .inconsistency,
          "App called -statusBar or -statusBarWindow on UIApplication: this code must be changed as "
            + "there's no longer a status bar or status bar window. Use the statusBarManager object "
            + "on the window scene instead.")
      }
    }
  }
}
