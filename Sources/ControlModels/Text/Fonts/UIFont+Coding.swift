internal import FoundationCore
internal import SelectorRuntime

/// Writing fonts and their descriptors to an archive, and reading them; the keys are UIKit's.
extension UIFont {
  private static let (descriptorKey, sizeKey, nameKey) = (
    "UIFontDescriptor", "UIFontPointSize", "UIFontName"
  )

  /// The description that a coder gives, whose descriptor comes before the name.
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

  /// What a nib has of a font, by its keys.
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
  /// The weights by the names that UIKit's descriptors have for the system's fonts.
  private static let usages: [(name: String, weight: Double)] = [
    ("CTFontUltraLightUsage", -0.8), ("CTFontThinUsage", -0.6), ("CTFontLightUsage", -0.4),
    ("CTFontRegularUsage", 0), ("CTFontMediumUsage", 0.23),
    // That of the bold system font, which is semibold.
    ("CTFontEmphasizedUsage", 0.3), ("CTFontBoldUsage", 0.4), ("CTFontHeavyUsage", 0.56),
    ("CTFontBlackUsage", 0.62),
  ]
  private static let obliqueUsage = "CTFontObliqueUsage"

  /// The use that a font of the system is made for: `NSCTFontUIUsageAttribute`.
  var usage: String? {
    if let textStyle { return textStyle }
    guard family == Self.systemFamily else { return nil }
    if isItalic { return weight == 0 ? Self.obliqueUsage : nil }
    return Self.usages.first { abs($0.weight - weight) < 0.01 }?.name
  }

  /// Becomes what a use asks for; another one is a style of text.
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
      let attributes: Value = try coder.call(
        runtime.selector("decodeObjectForKey:"), attributesKey)
      return try descriptor.call(runtime.selector("initWithFontAttributes:"), attributes)
    }
    descriptor.method("encodeWithCoder:") { (descriptor, coder: NSCoder) in
      let attributes: Value = try descriptor.call(runtime.selector("fontAttributes"))
      try coder.send(runtime.selector("encodeObject:forKey:"), attributes, attributesKey)
    }
  }
}

extension RuntimeObject {
  /// A value of a nib, read once more by `initWithCoder:` where somebody has hooked that of its class:
  /// on a device a nib has its fonts and colours as archives.
  final func decoded(_ value: Value) throws -> Value {
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
    // An object that nobody owns yet must outlive an initializer that answers another one.
    allocated.retain()
    defer { allocated.autorelease() }
    return try allocated.call(decode, decoder)
  }
}
