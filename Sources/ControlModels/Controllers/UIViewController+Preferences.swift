internal import SelectorRuntime

/// What a controller says about the status bar, rotation and memory; the answers of UIKit's own.
extension UIViewController {
  static func definePreferences(_ controller: ClassDefinition<UIViewController>) {
    controller.method("prefersStatusBarHidden") { (_) -> Bool in false }
    // UIStatusBarStyleDefault
    controller.method("preferredStatusBarStyle") { (_) -> Int in 0 }
    controller.method("childViewControllerForStatusBarStyle") { (_) -> UIViewController? in nil }
    controller.method("childViewControllerForStatusBarHidden") { (_) -> UIViewController? in nil }
    controller.method("shouldAutorotate") { (_) -> Bool in true }
    // UIInterfaceOrientationMaskAllButUpsideDown: what a phone turns to.
    controller.method("supportedInterfaceOrientations") { (_) -> Int in 26 }
    controller.method("didReceiveMemoryWarning") { _ in }
    controller.method("isModalInPresentation") { (controller) -> Bool in
      controller.isModalInPresentation
    }
    controller.method("setModalInPresentation:") { (controller, isModal: Bool) in
      controller.isModalInPresentation = isModal
    }
  }
}
