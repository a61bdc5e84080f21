package import QuartzCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitControls
package import UIKitRuntime

/// A bar with buttons at the bottom of a screen.
package final class UIToolbar: UIView, BarWithBackground {
  @Strong package var background: UIBarBackground?
  var position = UIToolbar.usualPosition
  @StrongList private var items: [UIBarButtonItem] = []
  /// The items with their views, in order; spaces have no view.
  ///
  /// The view hierarchy owns the views.
  @Owned private var buttons: [(item: UIBarButtonItem, view: UIView)] = []

  /// The items with views, without spaces.
  package var shownButtons: [(item: UIBarButtonItem, view: UIView)] { buttons }

  /// The height of a toolbar in Apple's guidelines.
  static let height = 44.0
  private static let margin = 16.0

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : world.screen.bounds.size.width, height: Self.height)
  }

  private func setItems(_ new: [UIBarButtonItem]) throws {
    let old = buttons
    buttons = []
    items = new
    for button in old { try button.view.keptAlive { try button.view.removeFromSuperview() } }
    for item in new where !item.isSpace {
      let view = try item.customView ?? makeButton(item)
      buttons.append((item, view))
      try item.display(view)
      try insert(view, at: subviews.count)
    }
    try send(selectors.setNeedsLayout)
  }

  private func makeButton(_ item: UIBarButtonItem) throws -> UIView {
    let made = try world.makeView(UIKitClasses.button)
    made.add(self, runtime.selector("_buttonTapped:forEvent:"), .touchUpInside)
    try made.send(runtime.selector("setTitle:forState:"), item.title, 0)
    try item.offerMenu(on: made)
    return made
  }

  fileprivate func tapped(_ control: UIControl, _ event: Value) throws {
    guard let item = buttons.first(where: { $0.view === control })?.item else { return }
    try item.keptAlive { try item.trigger(event) }
  }

  /// Lays out the buttons in a row; flexible spaces share the remaining width.
  private func layOut() throws {
    try layOutBackground()
    try world.appearances.apply(to: items, in: self)
    var widths: [Double] = []
    for item in items { widths.append(try width(of: item)) }
    let rest = bounds.size.width - 2 * Self.margin - widths.reduce(0, +)
    let flexible = items.filter(\.isFlexibleSpace).count
    let share = flexible > 0 ? max(0, rest) / Double(flexible) : 0
    var x = Self.margin
    for (item, width) in zip(items, widths) {
      if let view = buttons.first(where: { $0.item === item })?.view {
        let height = item.customView.map { min($0.bounds.size.height, bounds.size.height) }
        let size = CGSize(width: width, height: height ?? bounds.size.height)
        let y = (bounds.size.height - size.height) / 2
        if let control = view as? UIControl { control.isEnabled = item.isEnabled }
        try view.place(CGRect(origin: CGPoint(x: x, y: y), size: size))
      }
      x += item.isFlexibleSpace ? share : width
    }
  }

  private func width(of item: UIBarButtonItem) throws -> Double {
    if item.isFlexibleSpace { return 0 }
    if item.width > 0 || item.isSpace { return item.width }
    if let view = item.customView { return view.bounds.size.width }
    guard let view = buttons.first(where: { $0.item === item })?.view else { return 0 }
    let size: CGSize = try view.call(selectors.sizeThatFits, bounds.size)
    return max(44, size.width)
  }

  static func define(_ bar: ClassDefinition<UIToolbar>) {
    defineBar(bar)
    definePosition(bar)
    bar.shown("translucent", getter: "isTranslucent", usual: true)
    bar.stored("delegate", .weak, of: "<UIToolbarDelegate>", usual: RuntimeObject?.none)
    bar.property(
      "items", .copy,
      get: { (bar) -> [UIBarButtonItem]? in bar.items.isEmpty ? nil : bar.items }
    ) { (bar, items: [UIBarButtonItem]?) in
      try bar.send(bar.runtime.selector("setItems:animated:"), items, false)
    }
    bar.method("setItems:animated:") { (bar, items: [UIBarButtonItem]?, _: Bool) in
      try bar.keptAlive { try bar.setItems(items ?? []) }
    }
    bar.keyed(
      "setBackgroundImage:forToolbarPosition:barMetrics:",
      "backgroundImageForToolbarPosition:barMetrics:"
    ) { try $0.backgroundDidChange() }
    bar.keyed("setShadowImage:forToolbarPosition:", "shadowImageForToolbarPosition:") {
      try $0.backgroundDidChange()
    }
    bar.method("layoutSubviews") { (bar) in try bar.keptAlive { try bar.layOut() } }
    bar.method("_buttonTapped:forEvent:") { (bar, control: UIControl, event: Value) in
      try bar.keptAlive { try bar.tapped(control, event) }
    }
    bar.method("intrinsicContentSize") { (_) -> CGSize in
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }
}

extension UIKitClasses {
  package static let toolbar = NativeClass<UIToolbar>(
    "UIToolbar", superclass: view, UIToolbar.define)
}
