internal import SelectorRuntime
internal import UIKitBase

/// The default values of UIKit's own controllers for rotation and memory.
extension UIViewController {
  static func definePreferences(_ controller: ClassDefinition<UIViewController>) {
    defineStatusBar(controller)
    controller.readonly("shouldAutorotate") { (_) -> Bool in true }
    // UIInterfaceOrientationMaskAllButUpsideDown: the orientations of a phone.
    controller.readonly("supportedInterfaceOrientations") { (_) -> Int in 26 }
    controller.method("didReceiveMemoryWarning") { _ in }
    controller.readonly("prefersHomeIndicatorAutoHidden") { (_) -> Bool in false }
    controller.readonly("childViewControllerForHomeIndicatorAutoHidden", .strong) {
      (_) -> UIViewController? in nil
    }
    // UIRectEdgeNone
    controller.readonly("preferredScreenEdgesDeferringSystemGestures") { (_) -> Int in 0 }
    controller.readonly("childViewControllerForScreenEdgesDeferringSystemGestures", .strong) {
      (_) -> UIViewController? in nil
    }
    controller.property(
      "modalInPresentation", getter: "isModalInPresentation", get: { $0.isModalInPresentation },
      set: { $0.isModalInPresentation = $1 })
  }
}
