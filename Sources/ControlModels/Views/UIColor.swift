internal import FoundationModels
package import SelectorRuntime

/// A colour; it never changes once it is made.
package final class UIColor: RuntimeObject {
  package private(set) var red = 0.0
  package private(set) var green = 0.0
  package private(set) var blue = 0.0
  package private(set) var alpha = 1.0
  /// What tells the colour for a trait collection, of one that is not the same for all.
  var provider: Block?

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
    defineReading(color)
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
    // The light appearance's, from the tables of colours in Apple's guidelines.
    "systemBlueColor": (0, 0.478, 1, 1),
    "systemRedColor": (1, 0.231, 0.188, 1),
    "systemGreenColor": (0.204, 0.78, 0.349, 1),
    "systemOrangeColor": (1, 0.584, 0, 1),
    "systemYellowColor": (1, 0.8, 0, 1),
    "systemPinkColor": (1, 0.176, 0.333, 1),
    "systemPurpleColor": (0.686, 0.322, 0.871, 1),
    "systemTealColor": (0.188, 0.69, 0.78, 1),
    "systemIndigoColor": (0.345, 0.337, 0.839, 1),
    "systemMintColor": (0, 0.78, 0.745, 1),
    "systemCyanColor": (0.196, 0.678, 0.902, 1),
    "systemBrownColor": (0.635, 0.518, 0.369, 1),
    "systemGrayColor": (0.557, 0.557, 0.576, 1),
    "systemGray2Color": (0.682, 0.682, 0.698, 1),
    "systemGray3Color": (0.78, 0.78, 0.8, 1),
    "systemGray4Color": (0.82, 0.82, 0.839, 1),
    "systemGray5Color": (0.898, 0.898, 0.918, 1),
    "systemGray6Color": (0.949, 0.949, 0.969, 1),
    "labelColor": (0, 0, 0, 1),
    "secondaryLabelColor": (0.235, 0.235, 0.263, 0.6),
    "tertiaryLabelColor": (0.235, 0.235, 0.263, 0.3),
    "quaternaryLabelColor": (0.235, 0.235, 0.263, 0.18),
    "placeholderTextColor": (0.235, 0.235, 0.263, 0.3),
    "linkColor": (0, 0.478, 1, 1),
    "separatorColor": (0.235, 0.235, 0.263, 0.29),
    "opaqueSeparatorColor": (0.776, 0.776, 0.784, 1),
    "systemFillColor": (0.471, 0.471, 0.502, 0.2),
    "secondarySystemFillColor": (0.471, 0.471, 0.502, 0.16),
    "tertiarySystemFillColor": (0.463, 0.463, 0.502, 0.12),
    "quaternarySystemFillColor": (0.455, 0.455, 0.502, 0.08),
    "systemBackgroundColor": (1, 1, 1, 1),
    "secondarySystemBackgroundColor": (0.949, 0.949, 0.969, 1),
    "tertiarySystemBackgroundColor": (1, 1, 1, 1),
    "systemGroupedBackgroundColor": (0.949, 0.949, 0.969, 1),
    "secondarySystemGroupedBackgroundColor": (1, 1, 1, 1),
    "tertiarySystemGroupedBackgroundColor": (0.949, 0.949, 0.969, 1),
    "groupTableViewBackgroundColor": (0.949, 0.949, 0.969, 1),
    "tintColor": (0, 0.478, 1, 1),
    "lightTextColor": (1, 1, 1, 0.6),
    "darkTextColor": (0, 0, 0, 1),
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
