internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The view behind a cell's content that displays its background configuration.
package final class UISystemBackgroundView: UIView {
  package override class var declaredName: String { "_UISystemBackgroundView" }

  @Strong private var custom: UIView?

  /// Displays a configuration inside the bounds of the cell.
  func show(_ configuration: UIBackgroundConfiguration, in outer: CGRect) throws {
    let insets = configuration.insets
    try place(
      outer.inset(
        by: UIEdgeInsets(
          top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
    let names = world.selectors.configurations
    let color = try configuration.resolvedColor(tint: { try tintOfCell() })
    if color !== backgroundColor { try send(names.setBackgroundColor, color) }
    let layer: CALayer = try call(world.selectors.layers.layer)
    if layer.cornerRadius != configuration.cornerRadius {
      try layer.send(names.setCornerRadius, configuration.cornerRadius)
    }
    try configuration.shadow?.show(on: layer)
    try show(configuration.customView)
  }

  private func tintOfCell() throws -> UIColor? {
    try (superview ?? self).call(runtime.selector("tintColor"))
  }

  private func show(_ view: UIView?) throws {
    if view !== custom {
      let former = custom
      try (former ?? self).keptAlive {
        custom = view
        if former?.superview === self { try former?.removeFromSuperview() }
        if let view { try insert(view, at: 0) }
      }
    }
    try custom?.place(CGRect(origin: .zero, size: bounds.size))
  }
}

extension UIKitClasses {
  package static let systemBackgroundView = NativeClass<UISystemBackgroundView>(
    "_UISystemBackgroundView", superclass: view)
}
