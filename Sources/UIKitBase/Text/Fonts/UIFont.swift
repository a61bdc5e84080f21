internal import FoundationCore
package import SelectorRuntime
internal import Systems
package import UIKitRuntime

/// A typeface at a size; instances are immutable.
package final class UIFont: RuntimeObject {
  package private(set) var description = FontDescription()
  private(set) var typeface = Typeface.system

  func fill(_ description: FontDescription, _ typeface: Typeface) {
    self.description = description
    self.typeface = typeface
  }

  package var size: Double { description.size }
  var ascender: Double { typeface.ascender * size }
  var descender: Double { typeface.descender * size }
  var leading: Double { typeface.leading * size }
  /// The height of a line, without the leading, as on a device.
  package var lineHeight: Double { ascender - descender }

  /// The advance of a character.
  package func advance(of scalar: UInt32) -> Double {
    let width = typeface.advances.advance(of: scalar, weight: description.weight)
    return width == 0 ? 0 : width * size + typeface.tracking.points(at: size)
  }

  /// The same font at another size.
  package func sized(_ size: Double) -> UIFont {
    var description = description
    description.size = size > 0 ? size : Self.usualSize
    return uikit.fonts.font(description)
  }

  /// The size used for 0 in the system font methods, from their documentation.
  private static let usualSize = 14.0

  // UIFont.h and its documentation
  package static let (labelSize, buttonSize, smallSize, systemSize) = (17.0, 18.0, 12.0, 14.0)
}

extension UIFont {
  static func define(_ font: ClassDefinition<UIFont>) {
    defineSystemFonts(font.classSide)
    defineNames(font.classSide)
    defineMeasures(font)
    defineCoding(font)
    font.readonly("fontName") { $0.description.fontName }
    font.readonly("familyName") { $0.description.family }
    font.readonly("pointSize") { $0.size }
    font.readonly("fontDescriptor", .strong) { (font) -> UIFontDescriptor in
      font.uikit.fontDescriptor(font.description)
    }
    font.method("fontWithSize:") { (font, size: Double) -> UIFont in font.sized(size) }
    font.method("copyWithZone:") { (font, _: Value) -> UIFont in font }
    font.method("isEqual:") { (font, other: Value) -> Bool in
      (other.object as? UIFont)?.description == font.description
    }
    font.method("hash") { (font) -> Int in
      font.description.fontName.utf8.reduce(Int(nearestTo: font.size * 8)) {
        ($0 &* 31 &+ Int($1)) & 0x7FFF_FFFF
      }
    }
    font.method("description") { (font) -> String in
      let description = font.description
      return "\(font.defaultDescription) font-family: \"\(description.fontName)\"; font-weight: "
        + "\(description.weight >= FontWeight.semibold ? "bold" : "normal"); font-style: "
        + "\(description.isItalic ? "italic" : "normal"); font-size: "
        + "\(DecimalText.fixed(font.size))pt"
    }
  }

  private static func defineMeasures(_ font: ClassDefinition<UIFont>) {
    font.readonly("ascender") { $0.ascender }
    font.readonly("descender") { $0.descender }
    font.readonly("capHeight") { $0.typeface.capHeight * $0.size }
    font.readonly("xHeight") { $0.typeface.xHeight * $0.size }
    font.readonly("lineHeight") { $0.lineHeight }
    font.readonly("leading") { $0.leading }
  }

  private static func defineSystemFonts(_ cls: ClassDefinition<RuntimeClass>) {
    func system(
      _ name: String, _ weight: Double = FontWeight.regular, isItalic: Bool = false,
      family: String = FontDescription.systemFamily
    ) {
      cls.method(name) { (cls, size: Double) -> UIFont in
        let size = size > 0 ? size : usualSize
        return cls.uikit.fonts.font(
          FontDescription(family: family, size: size, weight: weight, isItalic: isItalic))
      }
    }
    system("systemFontOfSize:")
    // The bold font has been semibold since iOS 9.
    system("boldSystemFontOfSize:", FontWeight.semibold)
    system("italicSystemFontOfSize:", isItalic: true)
    for (name, family) in [
      ("systemFontOfSize:weight:", FontDescription.systemFamily),
      ("monospacedDigitSystemFontOfSize:weight:", FontDescription.systemFamily),
      ("monospacedSystemFontOfSize:weight:", FontDescription.monospacedFamily),
    ] {
      cls.method(name) { (cls, size: Double, weight: Double) -> UIFont in
        let size = size > 0 ? size : usualSize
        return cls.uikit.fonts.font(FontDescription(family: family, size: size, weight: weight))
      }
    }
    cls.method("systemFontOfSize:weight:width:") {
      (cls, size: Double, weight: Double, _: Double) -> UIFont in
      cls.uikit.fonts.font(FontDescription(size: size > 0 ? size : usualSize, weight: weight))
    }
    for (name, size) in [
      ("labelFontSize", labelSize), ("buttonFontSize", buttonSize),
      ("smallSystemFontSize", smallSize), ("systemFontSize", systemSize),
    ] {
      cls.readonly(name) { (_) -> Double in size }
    }
    cls.method("preferredFontForTextStyle:") { (cls, style: String) -> UIFont in
      try cls.uikit.preferredFont(style)
    }
    cls.method("preferredFontForTextStyle:compatibleWithTraitCollection:") {
      (cls, style: String, traits: RuntimeObject?) -> UIFont in
      try cls.uikit.preferredFont(style, traits)
    }
  }

  private static func defineNames(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("fontWithName:size:") { (cls, name: String, size: Double) -> UIFont? in
      let size = size > 0 ? size : usualSize
      guard name.hasPrefix(".SFUI"), cls.uikit.changes[.systemFontByName] else {
        return cls.uikit.fonts.font(named: name, size: size)
      }
      let other = "TimesNewRomanPSMT"
      cls.uikit.warn(
        "CoreText note: Client requested name \"\(name)\", it will get \(other) rather than the "
          + "intended font. All system UI font access should be through proper APIs such as "
          + "CTFontCreateUIFontForLanguage() or +[UIFont systemFontOfSize:].")
      return cls.uikit.fonts.font(named: other, size: size)
    }
    // Private; the traits are those of UIFontDescriptor.h.
    cls.method("fontWithName:size:traits:") {
      (cls, name: String, size: Double, traits: Int) -> UIFont? in
      let plain = cls.uikit.fonts.font(named: name, size: size > 0 ? size : usualSize)
      guard let plain, traits != 0 else { return plain }
      return plain.description.with(symbolicTraits: traits).map { cls.uikit.fonts.font($0) }
    }
    cls.method("fontWithDescriptor:size:") {
      (cls, descriptor: UIFontDescriptor, size: Double) -> UIFont in
      var description = descriptor.description
      if size > 0 { description.size = size }
      return cls.uikit.fonts.font(description)
    }
    cls.readonly("familyNames") { (cls) -> [String] in cls.uikit.fonts.families }
    cls.method("fontNamesForFamilyName:") { (cls, family: String) -> [String] in
      cls.uikit.fonts.faces(of: family)
    }
  }
}

extension UIKitClasses {
  package static let font = NativeClass<UIFont>(
    "UIFont", superclass: FoundationClasses.object, UIFont.define)

  /// The concrete class of fonts on a device, which every font here has too.
  package static let concreteFont = NativeClass<UIFont>("UICTFont", superclass: font)
}
