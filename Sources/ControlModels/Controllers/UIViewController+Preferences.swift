internal import SelectorRuntime

/// What a controller says about the status bar, rotation and memory; the answers of UIKit's own.
extension UIViewController {
  static func definePreferences(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("prefersStatusBarHidden") { (_) -> Bool in false }
    // UIStatusBarStyleDefault
    controller.readonly("preferredStatusBarStyle") { (_) -> Int in 0 }
    controller.readonly("childViewControllerForStatusBarStyle", .strong) {
      (_) -> UIViewController? in nil
    }
    controller.readonly("childViewControllerForStatusBarHidden", .strong) {
      (_) -> UIViewController? in nil
    }
    controller.readonly("shouldAutorotate") { (_) -> Bool in true }
    // UIInterfaceOrientationMaskAllButUpsideDown: what a phone turns to.
    controller.readonly("supportedInterfaceOrientations") { (_) -> Int in 26 }
    controller.method("didReceiveMemoryWarning") { _ in }
    controller.property(
      "modalInPresentation", getter: "isModalInPresentation", get: { $0.isModalInPresentation },
      set: { $0.isModalInPresentation = $1 })
  }
}
