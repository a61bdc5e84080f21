internal import FoundationCore
package import SelectorRuntime
internal import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// Archiving of fonts and their descriptors; the keys are UIKit's.
extension UIFont {
  private static let (descriptorKey, sizeKey, nameKey) = (
    "UIFontDescriptor", "UIFontPointSize", "UIFontName"
  )

  /// Reads a description from a coder; the descriptor takes precedence over the name.
  private static func read(_ coder: NSCoder) throws -> FontDescription {
    let runtime = coder.runtime
    let decode = runtime.selector("decodeObjectForKey:")
    let size = try coder.decodeDouble(forKey: sizeKey)
    let descriptor: Value = try coder.call(decode, descriptorKey)
    if var description = (descriptor.object as? UIFontDescriptor)?.description {
      if let size, size > 0 { description.size = size }
      return description
    }
    let name: Value = try coder.call(decode, nameKey)
    let named = String.from(name, in: runtime).flatMap {
      coder.uikit.fonts.font(named: $0, size: size ?? 0)?.description
    }
    return named ?? FontDescription(size: size ?? FontDescription().size)
  }

  /// The values of a font in a nib, by key.
  var values: [String: Value] {
    [
      Self.descriptorKey: .object(uikit.fontDescriptor(description)), Self.sizeKey: .number(size),
      Self.nameKey: .string(description.fontName),
    ]
  }

  static func defineCoding(_ font: ClassDefinition<UIFont>) {
    font.adopt(FoundationProtocols.secureCoding)
    font.classSide.method("supportsSecureCoding") { (_) -> Bool in true }
    font.method("initWithCoder:") { (font, coder: NSCoder) -> UIFont in
      font.uikit.fonts.font(try read(coder))
    }
    let encode = font.runtime.selector("encodeObject:forKey:")
    font.method("encodeWithCoder:") { (font, coder: NSCoder) in
      try coder.send(
        encode, font.uikit.fontDescriptor(font.description), descriptorKey)
      try coder.encodeScalar(.number(font.size), forKey: sizeKey)
      try coder.send(encode, font.description.fontName, nameKey)
    }
  }
}

extension FontDescription {
  /// The weights, by the usage names in descriptors of system fonts.
  private static let usages: [(name: String, weight: Double)] = [
    ("CTFontUltraLightUsage", -0.8), ("CTFontThinUsage", -0.6), ("CTFontLightUsage", -0.4),
    ("CTFontRegularUsage", 0), ("CTFontMediumUsage", 0.23),
    // The weight of the bold system font is semibold.
    ("CTFontEmphasizedUsage", 0.3), ("CTFontBoldUsage", 0.4), ("CTFontHeavyUsage", 0.56),
    ("CTFontBlackUsage", 0.62),
  ]
  private static let obliqueUsage = "CTFontObliqueUsage"

  /// The usage of a system font: `NSCTFontUIUsageAttribute`.
  var usage: String? {
    if let textStyle { return textStyle }
    guard family == Self.systemFamily else { return nil }
    if isItalic { return weight == 0 ? Self.obliqueUsage : nil }
    return Self.usages.first { abs($0.weight - weight) < 0.01 }?.name
  }

  /// Applies a usage; an unknown one is a text style.
  mutating func take(usage: String, _ world: UIKitWorld) {
    if usage == Self.obliqueUsage {
      (family, face, weight, isItalic) = (Self.systemFamily, nil, 0, true)
    } else if let known = Self.usages.first(where: { $0.name == usage }) {
      (family, face, weight, isItalic) = (Self.systemFamily, nil, known.weight, false)
    } else if var preferred = try? world.preferredFont(usage).description {
      if size > 0 { preferred.size = size }
      self = preferred
    }
  }
}

extension UIFontDescriptor {
  private static let attributesKey = "UIFontDescriptorAttributes"

  static func defineCoding(_ descriptor: ClassDefinition<UIFontDescriptor>) {
    descriptor.adopt(FoundationProtocols.secureCoding)
    descriptor.classSide.method("supportsSecureCoding") { (_) -> Bool in true }
    let runtime = descriptor.runtime
    descriptor.method("initWithCoder:") { (descriptor, coder: NSCoder) -> Value in
      let classes = ["NSDictionary", "NSString", "NSNumber"].map(coder.foundation.valueClass)
      let attributes = try coder.decodeObject(forKey: attributesKey, of: classes)
      return try descriptor.call(runtime.selector("initWithFontAttributes:"), attributes)
    }
    descriptor.method("encodeWithCoder:") { (descriptor, coder: NSCoder) in
      let attributes: Value = try descriptor.call(runtime.selector("fontAttributes"))
      try coder.send(runtime.selector("encodeObject:forKey:"), attributes, attributesKey)
    }
  }
}

extension RuntimeObject {
  /// Decodes a nib value by `initWithCoder:` if a hook overrides it.
  ///
  /// On a device a nib contains archived fonts and colors.
  package final func decoded(_ value: Value) throws -> Value {
    let decode = runtime.selector("initWithCoder:")
    let (cls, values): (RuntimeClass, [String: Value])
    switch value.object {
    case let font as UIFont: (cls, values) = (runtime.cls(UIKitClasses.font), font.values)
    case let color as UIColor: (cls, values) = (runtime.cls(UIKitClasses.color), color.values)
    default: return value
    }
    guard !cls.isNative(decode) else { return value }
    let decoder = uikit.temporary(UIKitClasses.nibDecoder)
    decoder.fill(values)
    let allocated: RuntimeObject = try cls.call(uikit.selectors.alloc)
    // Retained, because an initializer may release its receiver and return another object.
    allocated.retain()
    defer { allocated.autorelease() }
    return try allocated.call(decode, decoder)
  }
}
