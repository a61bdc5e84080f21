// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The attributes of a font: its family or face, size and traits.
///
/// `UIFontDescriptor` and `UIFont` both wrap one.
package struct FontDescription: Hashable {
  /// A family name; names of system fonts begin with a dot.
  package var family: String = systemFamily
  /// The PostScript name of the face; nil for a system font.
  package var face: String?
  package var size = 12.0
  package var weight = FontWeight.regular
  package var isItalic = false
  /// Its `UIFontTextStyle…`, for a preferred font.
  var textStyle: String?
  /// The remaining `UIFontDescriptorTrait…` bits.
  var otherTraits = 0

  /// Creates a value from its parts.
  package init(
    family: String = systemFamily, face: String? = nil, size: Double = 12.0,
    weight: Double = FontWeight.regular, isItalic: Bool = false, textStyle: String? = nil,
    otherTraits: Int = 0
  ) {
    self.family = family
    self.face = face
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.textStyle = textStyle
    self.otherTraits = otherTraits
  }

  package static let systemFamily = ".AppleSystemUIFont"
  static let monospacedFamily = ".AppleSystemUIFontMonospaced"

  package var isSystem: Bool { family == Self.systemFamily || family == Self.monospacedFamily }
  package var isMonospaced: Bool { family == Self.monospacedFamily || family.hasPrefix("Courier") }

  /// The PostScript name; those of system fonts are derived from the weight.
  var fontName: String {
    if let face { return face }
    let stem = family == Self.monospacedFamily ? ".SFUIMono-" : ".SFUI-"
    return stem + FontWeight.name(of: weight) + (isItalic ? "Italic" : "")
  }

  // UIFontDescriptor.h
  private static let (italic, bold, monospaced) = (1, 2, 1 << 10)

  /// The `UIFontDescriptorTrait…` bits.
  var symbolicTraits: Int {
    otherTraits | (isItalic ? Self.italic : 0) | (weight >= FontWeight.semibold ? Self.bold : 0)
      | (isMonospaced ? Self.monospaced : 0)
  }

  /// The same font with other traits, or nil if the family has no such face.
  func with(symbolicTraits traits: Int) -> FontDescription? {
    var result = self
    let wantsBold = traits & Self.bold != 0
    result.isItalic = traits & Self.italic != 0
    if wantsBold != (weight >= FontWeight.semibold) {
      result.weight = wantsBold ? (isSystem ? FontWeight.semibold : FontWeight.bold) : 0
    }
    result.otherTraits = traits & ~(Self.bold | Self.italic | Self.monospaced)
    if isSystem, traits & Self.monospaced != 0 { result.family = Self.monospacedFamily }
    return isSystem ? result : result.withFaceOfFamily()
  }

  /// The same font in the family's face with these traits, if there is one.
  package func withFaceOfFamily() -> FontDescription? {
    guard let family = FontFamily.all.first(where: { $0.name == family }) else { return nil }
    let fitting = family.faces.filter { $0.isItalic == isItalic }
    guard let face = fitting.min(by: { abs($0.weight - weight) < abs($1.weight - weight) }),
      abs(face.weight - weight) < 0.25
    else { return nil }
    var result = self
    (result.face, result.weight) = (face.name, face.weight)
    return result
  }

  /// The description of a face, by PostScript name.
  package static func face(_ name: String, size: Double) -> FontDescription? {
    guard let (family, face) = FontFamily.with(face: name) else { return nil }
    return FontDescription(
      family: family.name, face: face.name, size: size, weight: face.weight,
      isItalic: face.isItalic)
  }
}
