internal import FoundationCore
internal import FoundationThreads
internal import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitRuntime
internal import VirtualTime

/// The root of a view hierarchy; it delivers events and stores its first responder.
package final class UIWindow: UIView {
  /// Windows with higher levels are in front of those with lower ones, whatever their age.
  package var windowLevel = 0.0
  /// The responder for text input and for actions without a target.
  @Weak package internal(set) var firstResponder: UIResponder?
  /// Whether it has no scene in an app with scenes, which shows no such window since iOS 13.
  package private(set) var lacksScene = false
  /// Whether UIKit has created it for an alert or the keyboard.
  package var isOfSystem = false

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isHidden = true
    lacksScene = world.mainScene.hasLife && world.changes[.windowWithoutScene]
    if !lacksScene { world.application.register(self) }
  }

  /// Adds the window to the scene, which shows it unless it is hidden.
  ///
  /// - Throws: errors of the root controller's messages.
  package func joinScene() throws {
    guard lacksScene else { return }
    lacksScene = false
    world.application.register(self)
    guard !isHidden else { return }
    isHidden = true
    try setHidden(false)
  }

  /// The controller whose view fills the window.
  @Strong package private(set) var rootViewController: UIViewController?

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let (first, root, lacksScene) = (firstResponder, rootViewController, lacksScene)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      firstResponder = first?.ifLiving
      if self.lacksScene != lacksScene {
        self.lacksScene = lacksScene
        world.application.unregister(self)
        if !lacksScene { world.application.register(self) }
      }
      if rootViewController !== root {
        rootViewController?.rootWindow = nil
        rootViewController = root?.ifLiving
        rootViewController?.rootWindow = self
      }
    }
  }

  override var chainSuccessor: RuntimeObject? { superview ?? world.application }

  /// Whether it receives events other than touches.
  package var isKeyWindow: Bool { world.application.keyWindow === self }

  package override func destruct() {
    rootViewController?.rootWindow = nil
    world.application.unregister(self)
    super.destruct()
  }

  /// Replaces the root controller; the new one appears if the window is visible.
  private func setRootViewController(_ controller: UIViewController?) throws {
    guard controller !== rootViewController else { return }
    var deferred = DeferredErrors()
    if let former = rootViewController {
      former.retain()
      defer { former.release() }
      former.rootWindow = nil
      rootViewController = nil
      deferred.run { try former.beginAppearance(false, animated: false) }
      deferred.run { try former.loadedView?.removeFromSuperview() }
      deferred.run { try former.endAppearance() }
    }
    rootViewController = controller
    controller?.rootWindow = self
    deferred.run { try showRootViewController() }
    try deferred.throwFirst()
  }

  /// Begins the root controller's appearance; it ends after this turn's layout.
  private func showRootViewController() throws {
    guard !isHidden, !lacksScene, let root = rootViewController,
      root.appearance == .disappeared, root.presented == nil
    else { return }
    var deferred = DeferredErrors()
    deferred.run { try root.beginAppearance(true, animated: false) }
    deferred.run {
      let view = try root.callView()
      try view.place(bounds)
      try insert(view, at: subviews.count)
      try root.announceIsAppearing()
      try world.statusBar.controllersDidChange(in: self)
    }
    deferred.run {
      try world.runLoop.schedule(at: world.runLoop.now, phase: .layout) { [weak root] in
        guard let root, root.rootWindow != nil else { return }
        if root.appearance == .appearing { try root.endAppearance() }
      }
    }
    try deferred.throwFirst()
  }

  /// Warns if a view is that of the root controller, which the window adds itself.
  func noteAdding(_ view: UIView) {
    guard world.changes[.manualRootView], view.superview == nil,
      rootViewController?.loadedView === view
    else { return }
    world.warn(
      "Manually adding the rootViewController's view to the view hierarchy is no longer supported. "
        + "Please allow UIWindow to add the rootViewController's view to the view hierarchy itself."
    )
  }

  /// Restores the root's view without messages, after the controller that covered it was erased.
  package func settleRoot() {
    guard !isHidden, let root = rootViewController, root.presented == nil,
      let view = root.loadedView, view.superview == nil
    else { return }
    root.appearance = .appeared
    markNeedsLayout()
  }

  /// Sets the frame of the root controller's view to the window's bounds.
  private func layOutRoot() throws {
    guard let root = rootViewController, let view = root.loadedView else { return }
    if view.superview == nil, root.appearance == .appeared, root.presented == nil {
      try insert(view, at: 0)
    }
    if view.superview === self { try view.place(bounds) }
  }

  private func makeKey() throws {
    guard !lacksScene else { return }
    let application = world.application
    guard application.keyWindow !== self else { return }
    let former = application.keyWindow
    application.keyWindow = self
    try former?.send(selectors.resignKeyWindow)
    try send(selectors.becomeKeyWindow)
  }

  /// Shows or hides the window.
  ///
  /// If the key window is hidden, the frontmost visible window becomes key.
  private func setHidden(_ hidden: Bool) throws {
    let wasHidden = isHidden
    isHidden = hidden
    guard !lacksScene else { return }
    try showRootViewController()
    guard hidden != wasHidden else { return }
    try post(
      hidden ? "UIWindowDidBecomeHiddenNotification" : "UIWindowDidBecomeVisibleNotification")
    guard hidden, isHidden, isKeyWindow else { return }
    let others = try world.application.windows.filter {
      try $0 !== self && !$0.isHidden && $0.call(selectors.canBecomeKeyWindow)
    }
    guard let level = others.map(\.windowLevel).max() else { return }
    try others.last { $0.windowLevel == level }?.send(selectors.makeKeyWindow)
  }

  fileprivate static func defineOthers(_ window: ClassDefinition<UIWindow>) {
    // Equal to the safe area in a window with the aspect ratio of its screen.
    window.readonly("safeAreaAspectFitLayoutGuide", .strong) { (window) -> UILayoutGuide in
      try window.call(window.runtime.selector("safeAreaLayoutGuide"))
    }
    window.readonly("canBecomeKeyWindow") { (_) -> Bool in true }
    window.readonly("firstResponder", .strong) { (window) -> UIResponder? in window.firstResponder }
    window.stored("canResizeToFitContent", usual: false)
    window.method("setScreen:") { (_, _: UIScreen) in }
  }

  private func post(_ notification: String) throws {
    try world.notificationCenter?.announce(notification, .object(self))
  }

  fileprivate static func defineWindowConversion(_ window: ClassDefinition<UIWindow>) {
    window.method("convertRect:toWindow:") { (window, rect: CGRect, other: UIWindow?) -> CGRect in
      rect.mapped { point in
        other.flatMap { window.convert(point, to: $0) } ?? window.toSuperview(point)
      }
    }
    window.method("convertRect:fromWindow:") {
      (window, rect: CGRect, other: UIWindow?) -> CGRect in
      rect.mapped { point in
        other.flatMap { $0.convert(point, to: window) } ?? window.fromSuperview(point) ?? point
      }
    }
    window.method("convertPoint:toWindow:") {
      (window, point: CGPoint, other: UIWindow?) -> CGPoint in
      other.flatMap { window.convert(point, to: $0) } ?? window.toSuperview(point)
    }
    window.method("convertPoint:fromWindow:") {
      (window, point: CGPoint, other: UIWindow?) -> CGPoint in
      guard let other else { return window.fromSuperview(point) ?? point }
      return other.convert(point, to: window) ?? point
    }
  }
}

extension UIWindow {
  static func define(_ window: ClassDefinition<UIWindow>) {
    window.method("init") { (window) -> Value in
      try window.call(window.selectors.initWithFrame, window.world.screen.bounds)
    }
    window.property("windowLevel", get: { $0.windowLevel }, set: { $0.windowLevel = $1 })
    window.property(
      "rootViewController", .strong, get: { $0.rootViewController },
      set: { try $0.setRootViewController($1) })
    window.method("setHidden:") { (window, hidden: Bool) in
      try window.keptAlive { try window.setHidden(hidden) }
    }
    window.method("layoutSubviews") { (window) in try window.layOutRoot() }
    window.readonly("screen", .strong) { $0.world.screen }
    window.readonly("keyWindow", getter: "isKeyWindow") { $0.isKeyWindow }
    window.method("makeKeyWindow") { (window) in try window.makeKey() }
    window.method("makeKeyAndVisible") { (window) in
      try window.send(window.selectors.setHidden, false)
      try window.send(window.selectors.makeKeyWindow)
    }
    window.method("becomeKeyWindow") { (window) in
      try window.post("UIWindowDidBecomeKeyNotification")
    }
    window.method("resignKeyWindow") { (window) in
      try window.post("UIWindowDidResignKeyNotification")
    }
    defineWindowConversion(window)
    defineOthers(window)
    window.method("sendEvent:") { (window, event: UIEvent) in
      if let event = event as? UIMotionEvent { return try window.deliver(event) }
      if let event = event as? UIPressesEvent {
        return try PressDelivery(of: event, in: window).run()
      }
      try TouchDelivery(of: event, in: window).run()
    }
    // A phone has one scene, which contains all windows.
    window.method("initWithWindowScene:") { (window, scene: UIWindowScene) -> Value in
      try window.joinScene()
      return try window.call(window.selectors.initWithFrame, scene.world.screen.bounds)
    }
    window.property(
      "windowScene", .weak,
      get: { (window) -> UIWindowScene? in
        window.lacksScene ? nil : window.world.mainScene
      }
    ) { (window, scene: UIWindowScene?) in
      if scene != nil { try window.keptAlive { try window.joinScene() } }
    }
  }
}

extension UIKitClasses {
  package static let window = NativeClass<UIWindow>(
    "UIWindow", superclass: view, UIWindow.define)
}
