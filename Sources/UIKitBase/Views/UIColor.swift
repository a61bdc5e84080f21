internal import FoundationCore
package import SelectorRuntime
internal import Systems
package import UIKitRuntime

/// A color; instances are immutable.
package final class UIColor: RuntimeObject {
  package private(set) var red = 0.0
  package private(set) var green = 0.0
  package private(set) var blue = 0.0
  package private(set) var alpha = 1.0
  /// Whether it is in the gray color space.
  private var isGray = false
  /// The block of a dynamic color, which returns the color for a trait collection.
  var provider: Block?
  /// The system color that it represents; its components are those of the light appearance.
  private(set) var system: SystemColor?

  var components: [Double] { [red, green, blue, alpha] }

  /// Returns a color interpolated between two colors.
  func mixed(with other: UIColor, _ part: Double) -> UIColor {
    func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    return uikit.create(UIKitClasses.color).fill(
      mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(alpha, other.alpha))
  }

  package func fill(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UIColor {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    return self
  }

  fileprivate func fill(white: Double, _ alpha: Double) -> UIColor {
    isGray = true
    return fill(white, white, white, alpha)
  }

  fileprivate func fill(_ system: SystemColor) {
    self.system = system
    let light = system.light
    _ = fill(light.red, light.green, light.blue, light.alpha)
  }

  /// The color for traits; if the provider raises, the color's own components are used.
  package func paint(in traits: TraitValues) -> Paint {
    // UIUserInterfaceStyleDark
    if let system { return traits[.style] == 2 ? system.dark : system.light }
    if let provider {
      let collection = uikit.makeTraitCollection(traits)
      let answer = try? provider(.object(collection)).object as? UIColor
      if let answer, answer !== self { return answer.paint(in: traits) }
    }
    return Paint(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The name of the color space and the components, with up to six decimals.
  fileprivate var spaceAndComponents: String {
    let isExtended = uikit.changes[.colorDescription]
    let space =
      isGray
      ? isExtended ? "UIExtendedGray" : "UIDeviceWhite"
      : isExtended ? "UIExtendedSRGB" : "UIDeviceRGB"
    let numbers = (isGray ? [red, alpha] : components).map { component in
      let text = "\((component * 1e6).rounded() / 1e6)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "\(space)ColorSpace \(numbers.joined(separator: " "))"
  }

  /// The color for the current traits.
  var currentPaint: Paint { paint(in: uikit.traits.current ?? uikit.traits.values) }
}

extension UIColor {
  /// Red, green and blue of a hue, from 0 to 1.
  static func rgb(
    _ hue: Double, _ saturation: Double, _ brightness: Double
  ) -> (Double, Double, Double) {
    let hue = min(max(hue, 0), 1) * 6
    let (saturation, brightness) = (min(max(saturation, 0), 1), min(max(brightness, 0), 1))
    func part(_ offset: Double) -> Double {
      let place = (offset + hue).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return (part(5), part(3), part(1))
  }

  static func define(_ color: ClassDefinition<UIColor>) {
    defineCoding(color)
    color.classSide.method("colorWithRed:green:blue:alpha:") {
      (cls, red: Double, green: Double, blue: Double, alpha: Double) -> UIColor in
      try cls.uikit.instance(UIColor.self, of: cls).fill(red, green, blue, alpha)
    }
    color.classSide.method("colorWithWhite:alpha:") {
      (cls, white: Double, alpha: Double) -> UIColor in
      try cls.uikit.instance(UIColor.self, of: cls).fill(white: white, alpha)
    }
    color.classSide.method("colorWithHue:saturation:brightness:alpha:") {
      (cls, hue: Double, saturation: Double, brightness: Double, alpha: Double) -> UIColor in
      let parts = rgb(hue, saturation, brightness)
      return try cls.uikit.instance(UIColor.self, of: cls).fill(parts.0, parts.1, parts.2, alpha)
    }
    color.method("initWithRed:green:blue:alpha:") {
      (color, red: Double, green: Double, blue: Double, alpha: Double) -> UIColor in
      color.fill(red, green, blue, alpha)
    }
    color.method("initWithWhite:alpha:") { (color, white: Double, alpha: Double) -> UIColor in
      color.fill(white: white, alpha)
    }
    color.method("initWithHue:saturation:brightness:alpha:") {
      (color, hue: Double, saturation: Double, brightness: Double, alpha: Double) -> UIColor in
      let parts = rgb(hue, saturation, brightness)
      return color.fill(parts.0, parts.1, parts.2, alpha)
    }
    for name in NamedColors.components.map(\.key) + SystemColor.allCases.map(\.selectorName) {
      color.classSide.method(name) { (cls) -> UIColor in cls.uikit.colors[name] }
    }
    color.method("colorWithAlphaComponent:") { (color, alpha: Double) -> UIColor in
      let now = color.currentPaint
      let made = try color.uikit.instance(UIColor.self, of: color.isa)
      if color.isGray { return made.fill(white: now.red, alpha) }
      return made.fill(now.red, now.green, now.blue, alpha)
    }
    // The same object represents a CGColor.
    color.method("CGColor") { (color) -> UIColor in color }
    defineReading(color)
    color.method("isEqual:") { (color, other: Value) -> Bool in
      guard let other = other.object as? UIColor else { return false }
      return other.system == color.system && other.components == color.components
    }
    color.method("hash") { (color) -> Int in
      color.components.reduce(0) { $0 &* 31 &+ Int($1.bitPattern >> 33) } & 0x7FFF_FFFF
    }
    color.method("description") { (color) -> String in color.spaceAndComponents }
  }
}

/// The named colors; each is one object, created on first access.
package final class NamedColors {
  /// Red, green, blue and alpha, from the documentation of `UIColor`.
  static let components: KeyValuePairs<String, (Double, Double, Double, Double)> = [
    "blackColor": (0, 0, 0, 1),
    "darkGrayColor": (0.333, 0.333, 0.333, 1),
    "lightGrayColor": (0.667, 0.667, 0.667, 1),
    "whiteColor": (1, 1, 1, 1),
    "grayColor": (0.5, 0.5, 0.5, 1),
    "redColor": (1, 0, 0, 1),
    "greenColor": (0, 1, 0, 1),
    "blueColor": (0, 0, 1, 1),
    "cyanColor": (0, 1, 1, 1),
    "yellowColor": (1, 1, 0, 1),
    "magentaColor": (1, 0, 1, 1),
    "orangeColor": (1, 0.5, 0, 1),
    "purpleColor": (0.5, 0, 0.5, 1),
    "brownColor": (0.6, 0.4, 0.2, 1),
    "clearColor": (0, 0, 0, 0),
    "lightTextColor": (1, 1, 1, 0.6),
    "darkTextColor": (0, 0, 0, 1),
  ]

  private unowned let world: UIKitWorld
  private var made: [String: UIColor] = [:]

  init(_ world: UIKitWorld) { self.world = world }

  package subscript(name: String) -> UIColor {
    // Restoring a snapshot may have erased a cached color.
    if let color = made[name], !color.isErased { return color }
    let color = world.create(UIKitClasses.color)
    if let system = SystemColor(selectorName: name) {
      color.fill(system)
    } else {
      let parts = Self.components.first { $0.key == name }?.value ?? (0, 0, 0, 1)
      let isGray = parts.0 == parts.1 && parts.1 == parts.2
      _ =
        isGray
        ? color.fill(white: parts.0, parts.3) : color.fill(parts.0, parts.1, parts.2, parts.3)
    }
    color.retain()
    made[name] = color
    return color
  }
}

extension UIKitClasses {
  package static let color = NativeClass<UIColor>(
    "UIColor", superclass: FoundationClasses.object, UIColor.define)
}
