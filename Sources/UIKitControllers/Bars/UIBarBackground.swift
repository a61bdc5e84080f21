internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime

/// The background view of a bar: its color, image and shadow.
///
/// The class is private on a device and has the same name there. The bar sends it
/// `updateBackground` when a displayed property is set.
package final class UIBarBackground: UIView {
  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isUserInteractionEnabled = false
  }

  /// The bar that contains the view.
  private var bar: UIView? { superview }

  /// Sets the bar's tint color as the background color.
  func update() throws {
    guard let bar = bar as? any UIView & BarWithBackground else { return }
    let color: UIColor?
    if world.changes[.scrollEdgeBar], let bar = bar as? UINavigationBar, bar.isAtScrollEdge {
      color = try bar.scrollEdgeAppearance?.call(runtime.selector("backgroundColor"))
    } else {
      color = try bar.call(runtime.selector("barTintColor"))
    }
    if backgroundColor !== color { backgroundColor = color }
  }

  static func define(_ background: ClassDefinition<UIBarBackground>) {
    background.method("updateBackground") { (background) in try background.update() }
  }
}

/// A bar with a background view behind its contents.
// The protocol is not class-bound: `swift symbolgraph-extract` 6.3 cannot read a protocol that is
// bound to a class of its own module.
package protocol BarWithBackground: BarBackgroundOwner {
  var background: UIBarBackground? { get set }
}

extension BarWithBackground where Self: UIView {
  /// Lays out the background view, which is created in the bar's first layout.
  func layOutBackground() throws {
    if background == nil {
      let made = try world.makeView(UIKitClasses.barBackground)
      background = made
      try insert(made, at: 0)
      try made.send(runtime.selector("updateBackground"))
    }
    guard let background, background.frame != bounds else { return }
    try background.place(CGRect(origin: .zero, size: bounds.size))
  }

  /// Updates the background after a property was set.
  package func backgroundDidChange() throws {
    try background?.send(runtime.selector("updateBackground"))
    try send(selectors.setNeedsLayout)
  }

  /// Defines the properties that every bar has.
  static func defineBar(_ bar: ClassDefinition<Self>) {
    // UIBarStyleDefault
    bar.shown("barStyle", usual: 0)
    bar.shown("barTintColor", .strong, usual: UIColor?.none)
    bar.shown("standardAppearance", .copy, usual: UIBarAppearance?.none)
    bar.shown("compactAppearance", .copy, usual: UIBarAppearance?.none)
    bar.shown("scrollEdgeAppearance", .copy, usual: UIBarAppearance?.none)
    bar.shown("compactScrollEdgeAppearance", .copy, usual: UIBarAppearance?.none)
  }
}

extension UIKitClasses {
  package static let barBackground = NativeClass<UIBarBackground>(
    "_UIBarBackground", superclass: view, UIBarBackground.define)
}
