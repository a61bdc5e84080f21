internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime
internal import VirtualTime

// A responder may show its own view instead of the keyboard, and an accessory view above it. Both
// are in a UIKit window above all others, where they receive touches. Their input view controller
// appears and disappears with them. The keyboard itself is not modeled as views.

/// Shows input views, which replace the keyboard, and accessory views above it.
package final class InputHost {
  private unowned let world: UIKitWorld
  @Strong private var window: UIWindow?
  @Strong private var container: UIView?
  @Strong private var view: UIView?
  @Strong private var accessory: UIView?
  /// The controllers of the input view and the accessory view.
  @StrongList private var controllers: [UIInputViewController] = []
  @Weak private(set) var responder: UIResponder?
  /// The responder whose input view was replaced by the keyboard.
  @Weak private var passedOver: UIResponder?
  private var top = 0.0
  private var bottom = 0.0

  init(_ world: UIKitWorld) { self.world = world }

  /// Whether neither view is shown.
  var isEmpty: Bool { view == nil && accessory == nil }

  /// The height of keyboard and accessory; nil without custom views.
  func height(usual: Double) -> Double? {
    if isEmpty { return nil }
    return top + (view != nil ? bottom : responder?.takesText == true ? usual : 0)
  }

  // MARK: Loading and removal

  /// Loads the input views from the responder chain, and shows them.
  ///
  /// - Throws: errors of the responders and the controllers.
  func load(for responder: UIResponder) throws {
    if passedOver !== responder { passedOver = nil }
    self.responder = responder
    let names = world.selectors
    try responder.keptAlive {
      var own: UIView? = try first(names.inputView, from: responder)
      let ownAccessory: UIView? = try first(names.inputAccessoryView, from: responder)
      var brought: [UIInputViewController] = []
      if own == nil, let found = try controller(names.inputViewController, from: responder) {
        own = try found.callView()
        brought.append(found)
      } else if let found = own?.controller as? UIInputViewController {
        brought.append(found)
      }
      var above = ownAccessory
      if above == nil, let found = try controller(names.inputAccessoryController, from: responder) {
        above = try found.callView()
        brought.append(found)
      }
      if passedOver === responder {
        brought.removeAll { $0.loadedView === own }
        own = nil
      }
      try show(own, above, brought)
    }
  }

  /// Removes both views.
  ///
  /// - Throws: errors of the controllers.
  func clear() throws {
    passedOver = nil
    responder = nil
    try show(nil, nil, [])
  }

  /// Shows the keyboard instead of the input view, until the first responder changes.
  ///
  /// - Throws: errors of the controllers.
  func advance() throws {
    guard let responder, view != nil else { return }
    passedOver = responder
    try load(for: responder)
  }

  /// The first non-nil result in the responder chain.
  private func first<Answer: RuntimeObject>(
    _ name: Selector, from responder: UIResponder
  ) throws -> Answer? {
    var place: UIResponder? = responder
    for _ in 0..<1000 {
      guard let current = place else { return nil }
      if let found: Answer = try current.call(name, as: Answer?.self) { return found }
      place = try current.nextResponder() as? UIResponder
    }
    return nil
  }

  private func controller(
    _ name: Selector, from responder: UIResponder
  ) throws -> UIInputViewController? { try first(name, from: responder) }

  private func show(
    _ new: UIView?, _ newAccessory: UIView?, _ brought: [UIInputViewController]
  ) throws {
    let former = [view, accessory].compactMap(\.self)
    let (gone, come) = (controllers.without(brought), brought.without(controllers))
    if new == nil, newAccessory == nil, former.isEmpty { return }
    for controller in gone { try controller.beginAppearance(false, animated: true) }
    for controller in come { try controller.beginAppearance(true, animated: true) }
    (view, accessory, controllers) = (new, newAccessory, brought)
    for old in former where old !== new && old !== newAccessory {
      if old.superview === container { try old.removeFromSuperview() }
    }
    for controller in gone { try controller.endAppearance() }
    try place()
    for controller in come { try controller.announceIsAppearing() }
    let held = come.map { HeldValue(.object($0)) }
    try world.runLoop.schedule(at: world.runLoop.now, phase: .layout) {
      for one in held { try (one.value.object as? UIInputViewController)?.endAppearance() }
    }
    for controller in come { try controller.tellOfText() }
  }

  /// Lays the views out at the bottom of the screen; hides the window if there are none.
  private func place() throws {
    let screen = world.screen.bounds
    if isEmpty {
      (top, bottom) = (0, 0)
      try window?.send(world.selectors.setHidden, true)
      return
    }
    let (window, container) = try makeWindow()
    top = try accessory.map { try height($0, usual: 44) } ?? 0
    bottom = try view.map { try height($0, usual: world.settings.keyboardHeight) } ?? 0
    let total = height(usual: world.settings.keyboardHeight) ?? 0
    try window.place(screen)
    try container.place(
      CGRect(x: 0, y: screen.maxY - total, width: screen.size.width, height: total))
    for (part, y, height) in [(accessory, 0, top), (view, top, bottom)] {
      guard let part else { continue }
      if part.superview !== container { try container.insert(part, at: container.subviews.count) }
      try part.place(CGRect(x: 0, y: y, width: screen.size.width, height: height))
    }
    if window.isHidden { try window.send(world.selectors.setHidden, false) }
  }

  /// The height of a view: its own, or its constraints' if it is self-sizing.
  private func height(_ part: UIView, usual: Double) throws -> Double {
    let width = world.screen.bounds.size.width
    if let input = part as? UIInputView, input.allowsSelfSizing {
      // UILayoutPriorityRequired and UILayoutPriorityFittingSizeLevel
      let fitted: CGSize = try part.call(
        world.selectors.tables.fittingSize, CGSize(width: width, height: 0), 1000.0, 50.0)
      if fitted.height > 0 { return fitted.height }
    }
    return part.bounds.size.height > 0 ? part.bounds.size.height : usual
  }

  private func makeWindow() throws -> (UIWindow, UIView) {
    if let window, let container { return (window, container) }
    let made = try world.makeView(UIKitClasses.textEffectsWindow, frame: world.screen.bounds)
    made.isOfSystem = true
    // The window level observed on a device.
    made.windowLevel = 10
    let host = try world.makeView(UIKitClasses.inputSetHostView)
    try made.insert(host, at: 0)
    (window, container) = (made, host)
    return (made, host)
  }

  // MARK: Text

  /// Notifies the controller of a change in the text that it edits.
  ///
  /// - Throws: errors of the controller.
  package func tell(_ message: Selector, _ text: UIView) throws {
    guard let responder, responder === text else { return }
    for controller in controllers { try controller.send(message, text) }
  }

  func restoration() -> () -> Void {
    let (window, container, view, accessory) = (window, container, view, accessory)
    let (controllers, responder, top, bottom) = (controllers, responder, top, bottom)
    return { [unowned self] in
      (self.window, self.container) = (window, container)
      (self.view, self.accessory, self.controllers) = (view, accessory, controllers)
      (self.responder, self.top, self.bottom) = (responder, top, bottom)
      passedOver = nil
    }
  }
}

extension UIResponder {
  /// Whether the keyboard edits it.
  final var takesText: Bool {
    self is any TextEditing
      || (try? runtime.responds(isa, to: selectors.text.insertText)) ?? false
  }
}

extension UIKitClasses {
  /// The window above all others; touches outside the responder's views pass through it.
  package static let textEffectsWindow: NativeClass<UIWindow> = NativeClass(
    "UITextEffectsWindow", superclass: window
  ) { window in
    window.readonly("canBecomeKeyWindow") { (_) -> Bool in false }
    window.method("hitTest:withEvent:") { (window, point: CGPoint, event: UIEvent?) -> UIView? in
      let hit = try window.runtime.sendSuper(
        window, above: window.runtime.cls(UIKitClasses.textEffectsWindow),
        window.selectors.hitTest, Arguments(point.messageValue, event.messageValue))
      return hit.object === window ? nil : hit.object as? UIView
    }
  }
  package static let inputSetHostView = NativeClass<UIView>("UIInputSetHostView", superclass: view)
  { _ in }
}
