internal import SelectorRuntime

/// The view behind what a bar shows: its colour, its image, its shadow.
///
/// It is private on a device and has this name there. The bar sends it `updateBackground` whenever
/// something is set that it shows.
final class UIBarBackground: UIView {
  required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isUserInteractionEnabled = false
  }

  /// The bar whose background it is.
  private var bar: UIView? { superview }

  /// Takes the colour of the bar, and a blur while that lets the light through.
  fileprivate func update() throws {
    guard let bar = bar as? any UIView & BarWithBackground else { return }
    let color: UIColor? = try bar.call(runtime.selector("barTintColor"))
    if backgroundColor !== color { backgroundColor = color }
  }

  static func define(_ background: ClassDefinition<UIBarBackground>) {
    background.method("updateBackground") { (background) in try background.update() }
  }
}

/// A bar that has such a view behind its contents.
// Bound to no class: `swift symbolgraph-extract` of 6.3 cannot read a protocol for a class of its own
// module.
protocol BarWithBackground: AnyObject {
  var background: UIBarBackground? { get set }
}

extension BarWithBackground where Self: UIView {
  /// The view behind the contents, made when the bar is first laid out.
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

  /// Shows what has been set.
  func backgroundDidChange() throws {
    try background?.send(runtime.selector("updateBackground"))
    try send(selectors.setNeedsLayout)
  }

  /// The properties that every bar has.
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
  static let barBackground = NativeClass<UIBarBackground>(
    "_UIBarBackground", superclass: view, UIBarBackground.define)
}
