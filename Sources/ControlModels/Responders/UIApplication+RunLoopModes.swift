internal import SelectorRuntime

/// The mode of the run loop, which a scroll view changes while something moves in it.
extension UIApplication {
  /// Sends what UIKit sends when tracking begins and ends; a hook sees it after the mode has
  /// changed.
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
