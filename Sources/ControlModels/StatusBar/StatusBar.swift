internal import FoundationCore
internal import SelectorRuntime

/// The look of the status bar and the turns of the screen, as the controllers in sight want them.
///
/// They are asked when another controller comes into sight, and when one says that its answer has
/// changed. Who is asked follows the documentation of `childViewControllerForStatusBarStyle`: from the
/// topmost controller that fills the window down to the child that its container names.
final class StatusBar {
  private unowned let world: UIKitWorld
  /// A `UIStatusBarStyle`.
  private(set) var style = 0
  private(set) var isHidden = false
  /// The orientations that the controllers in sight allow: a `UIInterfaceOrientationMask`.
  private(set) var orientations = 0

  private lazy var childForStyle = selector("childViewControllerForStatusBarStyle")
  private lazy var childForHidden = selector("childViewControllerForStatusBarHidden")
  private lazy var preferredStyle = selector("preferredStatusBarStyle")
  private lazy var prefersHidden = selector("prefersStatusBarHidden")
  private lazy var preferredAnimation = selector("preferredStatusBarUpdateAnimation")
  private lazy var supportedOrientations = selector("supportedInterfaceOrientations")

  init(_ world: UIKitWorld) { self.world = world }

  private func selector(_ name: String) -> Selector { world.runtime.selector(name) }

  /// Asks the controllers of a window how the bar looks and how the screen may turn.
  ///
  /// - Throws: what their methods throw.
  func controllersDidChange(in window: UIWindow?) throws {
    guard let controller = window?.controllerInCharge else { return }
    try updateAppearance(in: window)
    orientations = try controller.keptAlive { try controller.call(supportedOrientations) }
  }

  /// Asks the controllers of a window how the bar looks.
  ///
  /// - Throws: what their methods throw.
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

  /// How many children in a row may answer for each other; a circle of them would not end.
  private static let greatestDepth = 100

  /// The controller that answers in the end.
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
  /// Whether it covers its presenter, or has said that the bar is its own all the same.
  fileprivate final var decidesStatusBar: Bool {
    capturesStatusBar || Self.coveringStyles.contains(modalPresentationStyle)
  }

  /// Has the bar ask again when this controller is in sight.
  private final func setNeedsStatusBarUpdate() throws {
    guard let window = loadedView?.window else { return }
    try uikit.statusBar.updateAppearance(in: window)
  }

  static func defineStatusBar(_ controller: ClassDefinition<UIViewController>) {
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

  /// A navigation controller's top decides on hiding, and on the style while there is no bar whose
  /// own style would; from the documentation of `UINavigationController`.
  static func defineStatusBar(_ navigation: ClassDefinition<UINavigationController>) {
    navigation.readonly("childViewControllerForStatusBarStyle", .strong) {
      (navigation) -> UIViewController? in
      navigation.isBarHidden ? navigation.stack.last : nil
    }
    navigation.readonly("childViewControllerForStatusBarHidden", .strong) {
      (navigation) -> UIViewController? in navigation.stack.last
    }
  }

  /// The selected controller of a tab bar controller decides.
  static func defineStatusBar(_ tabs: ClassDefinition<UITabBarController>) {
    for name in ["childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden"] {
      tabs.readonly(name, .strong) { (tabs) -> UIViewController? in tabs.selected }
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
