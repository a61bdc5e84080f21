internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Showing another controller in the way that the container determines.
extension UIViewController {
  /// Returns the nearest ancestor that overrides a method.
  ///
  /// According to the documentation of `targetViewControllerForAction:sender:`, an ancestor that
  /// only inherits the method of `UIViewController` does not count.
  private final func target(of action: Selector) -> UIViewController? {
    let inherited = runtime.cls(UIKitClasses.viewController).method(action)
    return lineage.dropFirst().first { controller in
      controller.isa.method(action).map { $0 !== inherited } ?? false
    }
  }

  static func defineShowing(_ controller: ClassDefinition<UIViewController>) {
    let present = controller.cls.runtime.selector("presentViewController:animated:completion:")
    controller.method("targetViewControllerForAction:sender:") {
      (controller, action: Selector, _: Value) -> UIViewController? in
      controller.target(of: action)
    }
    for name in ["showViewController:sender:", "showDetailViewController:sender:"] {
      let show = controller.cls.runtime.selector(name)
      controller.method(name) { (controller, other: UIViewController, sender: Value) in
        try controller.keptAlive {
          if let target = controller.target(of: show) {
            try target.send(show, other, sender)
          } else {
            try controller.send(present, other, true, Value.none)
          }
        }
      }
    }
  }
}
