internal import FoundationCore
internal import SelectorRuntime

/// Archiving of colors.
extension UIColor {
  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  /// The values of a color in a nib, by key.
  var values: [String: Value] {
    Dictionary(uniqueKeysWithValues: zip(Self.keys, components.map { .number($0) }))
  }

  static func defineCoding(_ color: ClassDefinition<UIColor>) {
    color.adopt(FoundationProtocols.secureCoding)
    color.classSide.method("supportsSecureCoding") { (_) -> Bool in true }
    color.method("initWithCoder:") { (color, coder: NSCoder) -> UIColor in
      let parts = try keys.map { try coder.decodeDouble(forKey: $0) ?? 0 }
      return color.fill(parts[0], parts[1], parts[2], parts[3])
    }
    color.method("encodeWithCoder:") { (color, coder: NSCoder) in
      for (key, part) in zip(keys, color.components) {
        try coder.encodeScalar(.number(part), forKey: key)
      }
    }
  }
}
