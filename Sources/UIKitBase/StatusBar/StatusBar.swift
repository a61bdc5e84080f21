internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitRuntime

/// The status bar's style and the allowed orientations, from the visible controllers.
///
/// They are updated when another controller becomes visible, and when a controller requests an
/// update. The search follows the documentation of `childViewControllerForStatusBarStyle`: from the
/// topmost controller that fills the window down to the child that each container names.
package final class StatusBar {
  private unowned let world: UIKitWorld
  /// A `UIStatusBarStyle`.
  package private(set) var style = 0
  package private(set) var isHidden = false
  /// The orientations that the visible controllers allow: a `UIInterfaceOrientationMask`.
  private(set) var orientations = 0

  private lazy var childForStyle = selector("childViewControllerForStatusBarStyle")
  private lazy var childForHidden = selector("childViewControllerForStatusBarHidden")
  private lazy var preferredStyle = selector("preferredStatusBarStyle")
  private lazy var prefersHidden = selector("prefersStatusBarHidden")
  private lazy var preferredAnimation = selector("preferredStatusBarUpdateAnimation")
  private lazy var supportedOrientations = selector("supportedInterfaceOrientations")

  init(_ world: UIKitWorld) { self.world = world }

  private func selector(_ name: String) -> Selector { world.runtime.selector(name) }

  /// Updates the status bar and the orientations from a window's controllers.
  ///
  /// - Throws: errors of their methods.
  package func controllersDidChange(in window: UIWindow?) throws {
    guard let controller = window?.controllerInCharge else { return }
    try updateAppearance(in: window)
    orientations = try controller.keptAlive { try controller.call(supportedOrientations) }
  }

  /// Updates the status bar from a window's controllers.
  ///
  /// - Throws: errors of their methods.
  func updateAppearance(in window: UIWindow?) throws {
    guard let window, let controller = window.controllerInCharge else { return }
    try controller.keptAlive {
      let hider = try child(of: controller, childForHidden)
      let isHidden: Bool = try hider.keptAlive { try hider.call(prefersHidden) }
      let styler = try child(of: controller, childForStyle)
      let style: Int = try styler.keptAlive { try styler.call(preferredStyle) }
      if isHidden != self.isHidden || style != self.style {
        let _: Int = try hider.keptAlive { try hider.call(preferredAnimation) }
      }
      (self.isHidden, self.style) = (isHidden, style)
    }
  }

  /// The maximum length of a chain of children, which detects cycles.
  private static let greatestDepth = 100

  /// The last controller of the chain of children.
  private func child(of controller: UIViewController, _ question: Selector) throws
    -> UIViewController
  {
    var current = controller
    for _ in 0..<Self.greatestDepth {
      guard let next: UIViewController = try current.call(question, as: UIViewController?.self)
      else { return current }
      current = next
    }
    throw RuntimeError(
      .inconsistency,
      "-[\(controller.className) \(question.name)]: the controllers name each other without end")
  }

  func restoration() -> () -> Void {
    let (style, isHidden, orientations) = (style, isHidden, orientations)
    return { [unowned self] in
      (self.style, self.isHidden, self.orientations) = (style, isHidden, orientations)
    }
  }
}

extension UIWindow {
  /// The topmost controller that fills the window.
  fileprivate var controllerInCharge: UIViewController? {
    guard !isHidden, var controller = rootViewController else { return nil }
    while let above = controller.presented, !above.isBeingDismissed, above.decidesStatusBar {
      controller = above
    }
    return controller
  }
}

extension UIViewController {
  /// `UIModalPresentationFullScreen` and `…CurrentContext`, which remove the presenter's view.
  package static let coveringStyles = [0, 3]

  /// `UIModalPresentationAutomatic`.
  package static let automaticStyle = -2

  /// The presentation style, in which the automatic one is resolved: a page sheet, or full screen
  /// for apps of systems before iOS 13.
  package final var modalPresentationStyle: Int {
    get {
      guard ownPresentationStyle == Self.automaticStyle else { return ownPresentationStyle }
      return world.settings.system.defaultPresentation ? 1 : 0
    }
    set { ownPresentationStyle = newValue }
  }

  /// Whether it covers its presenter, or captures the status bar appearance.
  fileprivate final var decidesStatusBar: Bool {
    capturesStatusBar || Self.coveringStyles.contains(modalPresentationStyle)
  }

  /// Requests an update if this controller is visible.
  private final func setNeedsStatusBarUpdate() throws {
    guard let window = loadedView?.window else { return }
    try uikit.statusBar.updateAppearance(in: window)
  }

  package static func defineStatusBar(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("prefersStatusBarHidden") { (_) -> Bool in false }
    // UIStatusBarStyleDefault
    controller.readonly("preferredStatusBarStyle") { (_) -> Int in 0 }
    // UIStatusBarAnimationFade
    controller.readonly("preferredStatusBarUpdateAnimation") { (_) -> Int in 1 }
    controller.readonly("childViewControllerForStatusBarStyle", .strong) {
      (_) -> UIViewController? in nil
    }
    controller.readonly("childViewControllerForStatusBarHidden", .strong) {
      (_) -> UIViewController? in nil
    }
    controller.property(
      "modalPresentationCapturesStatusBarAppearance", get: { $0.capturesStatusBar },
      set: { $0.capturesStatusBar = $1 })
    controller.method("setNeedsStatusBarAppearanceUpdate") { (controller) in
      try controller.keptAlive { try controller.setNeedsStatusBarUpdate() }
    }
  }
}

extension UIApplication {
  static func defineStatusBar(_ application: ClassDefinition<UIApplication>) {
    application.readonly("statusBarStyle") { $0.world.statusBar.style }
    application.readonly("statusBarHidden", getter: "isStatusBarHidden") {
      $0.world.statusBar.isHidden
    }
    application.readonly("statusBarFrame") { (application) -> CGRect in
      application.world.statusBar.isHidden ? .zero : application.world.statusBarFrame
    }
  }
}
