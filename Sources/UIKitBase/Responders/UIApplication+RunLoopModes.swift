internal import SelectorRuntime
internal import UIKitRuntime

/// The mode of the run loop, which a scroll view changes while it moves.
extension UIApplication {
  /// Sends UIKit's messages when tracking begins or ends; hooks see the changed mode.
  func announce(tracking: Bool, for view: UIScrollView) throws {
    let name = tracking ? "pushRunLoopMode:requester:" : "popRunLoopMode:requester:"
    try send(runtime.selector(name), "UITrackingRunLoopMode", view)
  }

  static func defineRunLoopModes(_ application: ClassDefinition<UIApplication>) {
    for verb in ["push", "pop"] {
      let plain = application.runtime.selector("\(verb)RunLoopMode:")
      application.method("\(verb)RunLoopMode:requester:") {
        (application, mode: String, _: RuntimeObject?) in try application.send(plain, mode)
      }
      application.method(plain.name) { (_, _: String) in }
    }
  }
}
