internal import FoundationModels
package import SelectorRuntime

/// A colour; it never changes once it is made.
package final class UIColor: RuntimeObject {
  package private(set) var red = 0.0
  package private(set) var green = 0.0
  package private(set) var blue = 0.0
  package private(set) var alpha = 1.0

  var components: [Double] { [red, green, blue, alpha] }

  /// A new colour on the way to another one.
  func mixed(with other: UIColor, _ part: Double) -> UIColor {
    func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    return uikit.create(UIKitClasses.color).fill(
      mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(alpha, other.alpha))
  }

  func fill(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UIColor {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    return self
  }
}

extension UIColor {
  /// Red, green and blue of a hue, all from 0 to 1.
  private static func rgb(
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
      try cls.uikit.instance(UIColor.self, of: cls).fill(white, white, white, alpha)
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
      color.fill(white, white, white, alpha)
    }
    color.method("initWithHue:saturation:brightness:alpha:") {
      (color, hue: Double, saturation: Double, brightness: Double, alpha: Double) -> UIColor in
      let parts = rgb(hue, saturation, brightness)
      return color.fill(parts.0, parts.1, parts.2, alpha)
    }
    for (name, _) in NamedColors.components {
      color.classSide.method(name) { (cls) -> UIColor in cls.uikit.colors[name] }
    }
    color.method("colorWithAlphaComponent:") { (color, alpha: Double) -> UIColor in
      try color.uikit.instance(UIColor.self, of: color.isa)
        .fill(color.red, color.green, color.blue, alpha)
    }
    // The same object stands for both.
    color.method("CGColor") { (color) -> UIColor in color }
    color.method("isEqual:") { (color, other: Value) -> Bool in
      (other.object as? UIColor)?.components == color.components
    }
    color.method("hash") { (color) -> Int in
      color.components.reduce(0) { $0 &* 31 &+ Int($1.bitPattern >> 33) } & 0x7FFF_FFFF
    }
    color.method("description") { (color) -> String in
      "<UIExtendedSRGBColorSpace \(color.components.map { "\($0)" }.joined(separator: " "))>"
    }
  }
}

/// The colours that have a name: one object for each, made when it is first asked for.
final class NamedColors {
  /// Red, green, blue and alpha, as the documentation of `UIColor` gives them.
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
    // As commonly seen in the light appearance; the documentation gives no figures.
    "systemBlueColor": (0, 0.478, 1, 1),
    "systemRedColor": (1, 0.231, 0.188, 1),
    "systemGreenColor": (0.204, 0.78, 0.349, 1),
    "labelColor": (0, 0, 0, 1),
    "systemBackgroundColor": (1, 1, 1, 1),
  ]

  private unowned let world: UIKitWorld
  private var made: [String: UIColor] = [:]

  init(_ world: UIKitWorld) { self.world = world }

  subscript(name: String) -> UIColor {
    // A restored snapshot has erased what was made since.
    if let color = made[name], !color.isErased { return color }
    let (red, green, blue, alpha) = Self.components.first { $0.key == name }?.value ?? (0, 0, 0, 1)
    let color = world.create(UIKitClasses.color).fill(red, green, blue, alpha)
    color.retain()
    made[name] = color
    return color
  }
}

extension UIKitClasses {
  static let color = NativeClass<UIColor>(
    "UIColor", superclass: FoundationClasses.object, UIColor.define)
}
