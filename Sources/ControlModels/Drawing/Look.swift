internal import SelectorRuntime

/// The values of colours where a view stands: in daylight or in the dark.
struct Look {
  let traits: TraitValues
  let world: UIKitWorld

  init(at view: UIView) {
    traits = view.traits
    world = view.world
  }

  // UIUserInterfaceStyleDark
  var isDark: Bool { traits[.style] == 2 }

  /// A colour of the system.
  subscript(color: SystemColor) -> Paint { isDark ? color.dark : color.light }

  /// A colour of a script; one that asks for traits gets those of the place.
  subscript(color: UIColor) -> Paint { color.paint(in: traits) }

  /// One of two paints that are no colours of the system.
  func choose(light: Paint, dark: Paint) -> Paint { isDark ? dark : light }

  /// The tint of a view and all in it.
  func tint(of view: UIView) -> Paint {
    for place in view.ancestry { if let tint = place.ownTint { return self[view.adjusted(tint)] } }
    return self[.systemBlue]
  }

  /// A property of a view that somebody has set, where it is a colour.
  func stored(_ name: String, of object: StoringObject) -> Paint? {
    (object.storedValues?.value(name)?.object as? UIColor).map { self[$0] }
  }

  /// The system's font.
  func font(_ size: Double, _ weight: Double = FontWeight.regular) -> UIFont {
    world.fonts.font(FontDescription(size: size, weight: weight))
  }
}
