internal import UIKitRuntime

/// A view whose configuration depends on its traits.
package protocol ConfigurationStateObserver: AnyObject {
  /// Called after the traits or another part of the state have changed.
  func configurationStateDidChange() throws
}

extension ConfigurationStateObserver where Self: UIView {
  /// Sends `setNeedsUpdateConfiguration`, as every state change does.
  package func configurationStateDidChange() throws {
    try send(world.selectors.configurations.setNeedsUpdate)
  }
}
