internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Resolves colors for the traits of a view, such as light or dark style.
struct Look {
  let traits: TraitValues
  let world: UIKitWorld

  init(at view: UIView) {
    traits = view.traits
    world = view.world
  }

  // UIUserInterfaceStyleDark
  var isDark: Bool { traits[.style] == 2 }

  /// A system color.
  subscript(color: SystemColor) -> Paint { isDark ? color.dark : color.light }

  /// A script's color; a dynamic color is resolved with these traits.
  subscript(color: UIColor) -> Paint { color.paint(in: traits) }

  /// One of two paints that are not system colors.
  func choose(light: Paint, dark: Paint) -> Paint { isDark ? dark : light }

  /// The tint color of a view.
  func tint(of view: UIView) -> Paint {
    for place in view.ancestry { if let tint = place.ownTint { return self[view.adjusted(tint)] } }
    return self[.systemBlue]
  }

  /// A property of a view that was set explicitly, if it is a color.
  func stored(_ name: String, of object: StoringObject) -> Paint? {
    (object.storedValues?.value(name)?.object as? UIColor).map { self[$0] }
  }

  /// The system's font.
  func font(_ size: Double, _ weight: Double = FontWeight.regular) -> UIFont {
    world.fonts.font(FontDescription(size: size, weight: weight))
  }
}
