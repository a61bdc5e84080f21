/// The colors with different values in light and dark appearance.
///
/// The values are published in the tables of system colors and system grays in Apple's Human
/// Interface Guidelines, and for labels, fills, separators and backgrounds in UIKit's
/// documentation.
package enum SystemColor: String, CaseIterable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case groupTableViewBackground, tint

  /// The selector of `UIColor`'s class method.
  var selectorName: String { rawValue + "Color" }

  init?(selectorName: String) {
    guard selectorName.hasSuffix("Color") else { return nil }
    self.init(rawValue: String(selectorName.dropLast("Color".count)))
  }

  package var light: Paint { values.0 }
  package var dark: Paint { values.1 }

  private var values: (Paint, Paint) {
    switch self {
    case .systemRed: (.bytes(255, 59, 48), .bytes(255, 69, 58))
    case .systemOrange: (.bytes(255, 149, 0), .bytes(255, 159, 10))
    case .systemYellow: (.bytes(255, 204, 0), .bytes(255, 214, 10))
    case .systemGreen: (.bytes(52, 199, 89), .bytes(48, 209, 88))
    case .systemMint: (.bytes(0, 199, 190), .bytes(99, 230, 226))
    case .systemTeal: (.bytes(48, 176, 199), .bytes(64, 200, 224))
    case .systemCyan: (.bytes(50, 173, 230), .bytes(100, 210, 255))
    case .systemBlue, .tint: (.bytes(0, 122, 255), .bytes(10, 132, 255))
    case .systemIndigo: (.bytes(88, 86, 214), .bytes(94, 92, 230))
    case .systemPurple: (.bytes(175, 82, 222), .bytes(191, 90, 242))
    case .systemPink: (.bytes(255, 45, 85), .bytes(255, 55, 95))
    case .systemBrown: (.bytes(162, 132, 94), .bytes(172, 142, 104))
    case .systemGray: (.bytes(142, 142, 147), .bytes(142, 142, 147))
    case .systemGray2: (.bytes(174, 174, 178), .bytes(99, 99, 102))
    case .systemGray3: (.bytes(199, 199, 204), .bytes(72, 72, 74))
    case .systemGray4: (.bytes(209, 209, 214), .bytes(58, 58, 60))
    case .systemGray5: (.bytes(229, 229, 234), .bytes(44, 44, 46))
    case .systemGray6: (.bytes(242, 242, 247), .bytes(28, 28, 30))
    default: surfaces
    }
  }

  /// Labels, fills, separators and backgrounds.
  private var surfaces: (Paint, Paint) {
    switch self {
    case .secondaryLabel: (.bytes(60, 60, 67, 0.6), .bytes(235, 235, 245, 0.6))
    case .tertiaryLabel, .placeholderText: (.bytes(60, 60, 67, 0.3), .bytes(235, 235, 245, 0.3))
    case .quaternaryLabel: (.bytes(60, 60, 67, 0.18), .bytes(235, 235, 245, 0.16))
    case .link: (.bytes(0, 122, 255), .bytes(9, 132, 255))
    case .separator: (.bytes(60, 60, 67, 0.29), .bytes(84, 84, 88, 0.6))
    case .opaqueSeparator: (.bytes(198, 198, 200), .bytes(56, 56, 58))
    case .systemFill: (.bytes(120, 120, 128, 0.2), .bytes(120, 120, 128, 0.36))
    case .secondarySystemFill: (.bytes(120, 120, 128, 0.16), .bytes(120, 120, 128, 0.32))
    case .tertiarySystemFill: (.bytes(118, 118, 128, 0.12), .bytes(118, 118, 128, 0.24))
    case .quaternarySystemFill: (.bytes(116, 116, 128, 0.08), .bytes(118, 118, 128, 0.18))
    case .systemBackground: (.white, .black)
    case .secondarySystemBackground: (.bytes(242, 242, 247), .bytes(28, 28, 30))
    case .tertiarySystemBackground: (.white, .bytes(44, 44, 46))
    case .systemGroupedBackground, .groupTableViewBackground: (.bytes(242, 242, 247), .black)
    case .secondarySystemGroupedBackground: (.white, .bytes(28, 28, 30))
    case .tertiarySystemGroupedBackground: (.bytes(242, 242, 247), .bytes(44, 44, 46))
    default: (.black, .white)
    }
  }
}
