internal import QuartzCore
internal import SelectorRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The metrics of a typeface, as fractions of its size.
///
/// They are sufficient for layout: letter widths come from a table, without kerning or shaping. A
/// script can replace any of them by those of its own font.
struct Typeface {
  var ascender: Double
  /// The distance below the baseline; negative, as in `UIFont`.
  var descender: Double
  var capHeight: Double
  var xHeight: Double
  /// The recommended distance between lines, which labels do not add.
  var leading = 0.0
  var advances: FontAdvances
  /// The tracking at a size, in points.
  var tracking: FontTracking = .none

  /// The system font.
  ///
  /// From the tables of SF Pro: 1950 above and 494 below the baseline of 2048 units, cap height
  /// 1443, x-height 1078.
  static let system = Typeface(
    ascender: 1950 / 2048.0, descender: -494 / 2048.0, capHeight: 1443 / 2048.0,
    xHeight: 1078 / 2048.0, advances: .system, tracking: .system)

  static let systemMonospaced = Typeface(
    ascender: 1950 / 2048.0, descender: -494 / 2048.0, capHeight: 1443 / 2048.0,
    xHeight: 1078 / 2048.0, advances: .fixed(1266 / 2048.0))

  /// Helvetica and similar fonts; the line height is 1.15 of the size, as `UIFont` on a device.
  static let helvetica = Typeface(
    ascender: 0.92, descender: -0.23, capHeight: 0.72, xHeight: 0.523, advances: .helvetica)

  /// From the tables of Helvetica Neue: 952 above, 213 below, a gap of 28 units of 1000.
  static let helveticaNeue = Typeface(
    ascender: 0.952, descender: -0.213, capHeight: 0.714, xHeight: 0.517, leading: 0.028,
    advances: .helvetica)

  /// From the tables of Arial: 1854, 434 and 67 of 2048 units.
  static let arial = Typeface(
    ascender: 1854 / 2048.0, descender: -434 / 2048.0, capHeight: 1467 / 2048.0,
    xHeight: 1062 / 2048.0, leading: 67 / 2048.0, advances: .helvetica)

  /// From the tables of Times New Roman: 1825, 443 and 87 of 2048 units.
  static let times = Typeface(
    ascender: 1825 / 2048.0, descender: -443 / 2048.0, capHeight: 1356 / 2048.0,
    xHeight: 916 / 2048.0, leading: 87 / 2048.0, advances: .times)

  /// Courier, whose letters are all 600 of 1000 units wide.
  static let courier = Typeface(
    ascender: 0.904, descender: -0.246, capHeight: 0.562, xHeight: 0.426, advances: .fixed(0.6))

  /// From the tables of Menlo: 1901 and 483 of 2048 units, letters 1233 wide.
  static let menlo = Typeface(
    ascender: 1901 / 2048.0, descender: -483 / 2048.0, capHeight: 1493 / 2048.0,
    xHeight: 1120 / 2048.0, advances: .fixed(1233 / 2048.0))
}

/// The widths of a typeface's characters, as fractions of its size.
struct FontAdvances {
  /// By code point.
  var regular: [UInt32: Double]
  /// The widths of the bold face; weights between the two are interpolated.
  var bold: [UInt32: Double]
  /// Whether every character has the width of the first.
  var isFixed = false

  /// The width of a character, at a weight of `UIFontWeight…`.
  func advance(of scalar: UInt32, weight: Double) -> Double {
    let regular = regular[scalar]
    let bold = self.bold[scalar] ?? regular
    if let regular, let bold {
      return regular + (bold - regular) * (weight / FontWeight.bold).clamped(to: 0...1)
    }
    if isFixed { return (self.regular[0x20] ?? 0.6) * (Self.isWide(scalar) ? 2 : 1) }
    return Self.usual(scalar)
  }

  /// The default width of a character outside the table.
  ///
  /// Combining marks have no width, ideographs and emoji have the font size, other characters a
  /// typical width.
  private static func usual(_ value: UInt32) -> Double {
    guard let scalar = Unicode.Scalar(value) else { return 0 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    if isWide(value) { return 1 }
    if properties.isWhitespace { return 0.28 }
    return properties.isUppercase ? 0.667 : 0.556
  }

  /// Whether a character fills a square: ideographs, kana, Hangul, full-width forms and emoji.
  static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// The tracking that a font adds to each advance at a size.
enum FontTracking {
  case none
  /// Apple's table for SF, in thousandths of the size.
  case system

  /// From the tracking values of Apple's guidelines, for 6 points and up.
  private static let table: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10,
  ]

  /// In points.
  func points(at size: Double) -> Double {
    guard case .system = self, size.isFinite, let last = Self.table.last else { return 0 }
    let place = Int(nearestTo: (size.rounded() - 6).clamped(to: 0...200))
    // The guidelines decrease it to 0 at 80 points.
    let rest = last * max(0, 1 - (size - 36) / 44)
    return (place < Self.table.count ? Self.table[place] : rest) / 1000 * size
  }
}

/// The `UIFontWeight…` constants, from UIFontDescriptor.h.
package enum FontWeight {
  package static let (ultraLight, thin, light, regular) = (-0.8, -0.6, -0.4, 0.0)
  package static let (medium, semibold, bold, heavy, black) = (0.23, 0.3, 0.4, 0.56, 0.62)

  /// Their names in font names, the lightest first.
  static let names: [(weight: Double, name: String)] = [
    (ultraLight, "Ultralight"), (thin, "Thin"), (light, "Light"), (regular, "Regular"),
    (medium, "Medium"), (semibold, "Semibold"), (bold, "Bold"), (heavy, "Heavy"),
    (black, "Black"),
  ]

  /// The name of the nearest weight.
  static func name(of weight: Double) -> String {
    names.min { abs($0.weight - weight) < abs($1.weight - weight) }?.name ?? "Regular"
  }
}
