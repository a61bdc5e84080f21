package import SelectorRuntime

/// The root of a tree of views: it delivers touches, and knows its first responder.
package final class UIWindow: UIView {
  /// Higher ones stand in front of lower ones, whatever their age.
  package var windowLevel = 0.0
  /// Who gets actions without a target, and text.
  @Weak package internal(set) var firstResponder: UIResponder?

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isHidden = true
    world.application.register(self)
  }

  override var chainSuccessor: RuntimeObject? { superview ?? world.application }

  /// Whether it is the window that gets what is not a touch.
  package var isKeyWindow: Bool { world.application.keyWindow === self }

  package override func destruct() {
    firstResponder = nil
    world.application.unregister(self)
    super.destruct()
  }

  private func makeKey() throws {
    let application = world.application
    guard application.keyWindow !== self else { return }
    let former = application.keyWindow
    application.keyWindow = self
    try former?.tell(selectors.resignKeyWindow)
    try tell(selectors.becomeKeyWindow)
  }
}

extension UIWindow {
  static func defineWindow(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let window = ClassDefinition<UIWindow>("UIWindow", in: runtime, superclass: superclass)
    window.method("init") { (window) -> Value in
      try window.ask(window.selectors.initWithFrame, window.world.screen.bounds)
    }
    window.method("windowLevel") { (window) -> Double in window.windowLevel }
    window.method("setWindowLevel:") { (window, level: Double) in window.windowLevel = level }
    window.method("screen") { (window) -> UIScreen in window.world.screen }
    window.method("isKeyWindow") { (window) -> Bool in window.isKeyWindow }
    window.method("makeKeyWindow") { (window) in try window.makeKey() }
    window.method("makeKeyAndVisible") { (window) in
      try window.tell(window.selectors.setHidden, false)
      try window.tell(window.selectors.makeKeyWindow)
    }
    window.method("becomeKeyWindow") { _ in }
    window.method("resignKeyWindow") { _ in }
    window.method("sendEvent:") { (window, event: UIEvent) in
      try TouchDelivery(of: event, in: window).run()
    }
    return window.cls
  }
}
