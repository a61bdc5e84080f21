/// The attributes of a font: its family or face, size and traits.
///
/// `UIFontDescriptor` and `UIFont` both wrap one.
struct FontDescription: Hashable {
  /// A family name; names of system fonts begin with a dot.
  var family = systemFamily
  /// The PostScript name of the face; nil for a system font.
  var face: String?
  var size = 12.0
  var weight = FontWeight.regular
  var isItalic = false
  /// Its `UIFontTextStyle…`, for a preferred font.
  var textStyle: String?
  /// The remaining `UIFontDescriptorTrait…` bits.
  var otherTraits = 0

  static let systemFamily = ".AppleSystemUIFont"
  static let monospacedFamily = ".AppleSystemUIFontMonospaced"

  var isSystem: Bool { family == Self.systemFamily || family == Self.monospacedFamily }
  var isMonospaced: Bool { family == Self.monospacedFamily || family.hasPrefix("Courier") }

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
  func withFaceOfFamily() -> FontDescription? {
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
  static func face(_ name: String, size: Double) -> FontDescription? {
    guard let (family, face) = FontFamily.with(face: name) else { return nil }
    return FontDescription(
      family: family.name, face: face.name, size: size, weight: face.weight,
      isItalic: face.isItalic)
  }
}
