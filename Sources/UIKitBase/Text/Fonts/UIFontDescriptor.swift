internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// The description of a font.
package final class UIFontDescriptor: RuntimeObject {
  fileprivate(set) var description = FontDescription(size: 0)
  /// The transform of the glyphs: `NSFontMatrixAttribute`.
  private var matrix = CGAffineTransform.identity

  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var description = description
    change(&description)
    return with(description, matrix)
  }

  private func with(
    _ description: FontDescription, _ matrix: CGAffineTransform
  ) -> UIFontDescriptor {
    let made = uikit.fontDescriptor(description)
    made.matrix = matrix
    return made
  }

  /// The attributes as a dictionary.
  private var attributes: Value {
    var entries: [(String, Value)] = [("NSFontSizeAttribute", .number(description.size))]
    if let usage = description.usage {
      entries.append(("NSCTFontUIUsageAttribute", .string(usage)))
    } else {
      entries.append(("NSFontNameAttribute", .string(description.fontName)))
    }
    return .dictionary(entries.map { .init(key: .string($0.0), value: $0.1) })
  }

  /// A copy with attributes added.
  private func adding(_ attributes: [(key: Value, value: Value)]) -> UIFontDescriptor {
    changed { description in
      for (key, value) in attributes {
        guard let key = String.from(key, in: runtime) else { continue }
        description.take(key, value, uikit)
      }
    }
  }

  private func adding(_ attributes: Value, _ method: String) throws -> UIFontDescriptor {
    guard let entries = try uikit.entries(of: attributes) else {
      if attributes.isNone { return self }
      throw RuntimeError(
        .invalidArgument,
        "\(method): the attributes must be a dictionary, got \(attributes.typeName)")
    }
    return adding(entries.map { (key: $0.key, value: $0.value) })
  }
}

extension FontDescription {
  /// Sets one attribute of a descriptor.
  fileprivate mutating func take(_ key: String, _ value: Value, _ world: UIKitWorld) {
    let runtime = world.runtime
    switch key {
    case "NSFontSizeAttribute": size = Double.from(value, in: runtime) ?? size
    case "NSCTFontUIUsageAttribute":
      if let usage = String.from(value, in: runtime) { take(usage: usage, world) }
    case "NSFontFamilyAttribute":
      guard let name = String.from(value, in: runtime) else { return }
      (family, face) = (name, nil)
      self = withFaceOfFamily() ?? self
    case "NSFontNameAttribute":
      guard let name = String.from(value, in: runtime) else { return }
      self = Self.face(name, size: size) ?? self
    case "NSCTFontTraitsAttribute":
      guard let entries = try? world.entries(of: value) else { return }
      for entry in entries {
        let number = Double.from(entry.value, in: runtime)
        switch String.from(entry.key, in: runtime) {
        case "NSCTFontWeightTrait"?: weight = number ?? weight
        case "NSCTFontSymbolicTrait"?:
          self = with(symbolicTraits: Int(nearestTo: number ?? 0)) ?? self
        default: break
        }
      }
    default: break
    }
  }
}

extension UIKitWorld {
  /// Creates a descriptor.
  func fontDescriptor(_ description: FontDescription) -> UIFontDescriptor {
    let made = create(UIKitClasses.fontDescriptor)
    made.description = description
    return made
  }
}

extension UIFontDescriptor {
  static func define(_ descriptor: ClassDefinition<UIFontDescriptor>) {
    defineMaking(descriptor)
    defineCoding(descriptor)
    descriptor.readonly("postscriptName") { $0.description.fontName }
    descriptor.readonly("pointSize") { $0.description.size }
    descriptor.readonly("matrix") { $0.matrix }
    descriptor.readonly("symbolicTraits") { $0.description.symbolicTraits }
    descriptor.readonly("fontAttributes", .copy, of: "NSDictionary") { $0.attributes }
    descriptor.method("objectForKey:") { (descriptor, key: String) -> Value in
      switch key {
      case "NSFontFamilyAttribute": .string(descriptor.description.family)
      case "NSFontNameAttribute": .string(descriptor.description.fontName)
      case "NSFontSizeAttribute": .number(descriptor.description.size)
      case "NSCTFontTraitsAttribute":
        .dictionary([
          .init(key: .string("NSCTFontWeightTrait"), value: .number(descriptor.description.weight)),
          .init(
            key: .string("NSCTFontSymbolicTrait"),
            value: .integer(Int64(descriptor.description.symbolicTraits))),
        ])
      default: .none
      }
    }
    descriptor.method("copyWithZone:") { (descriptor, _: Value) -> UIFontDescriptor in descriptor }
    descriptor.method("isEqual:") { (descriptor, other: Value) -> Bool in
      guard let other = other.object as? UIFontDescriptor else { return false }
      return other.description == descriptor.description && other.matrix == descriptor.matrix
    }
    descriptor.method("hash") { (descriptor) -> Int in
      descriptor.description.fontName.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0x7FFF_FFFF }
    }
    defineChanged(descriptor)
  }

  private static func defineMaking(_ descriptor: ClassDefinition<UIFontDescriptor>) {
    let cls = descriptor.classSide
    cls.method("preferredFontDescriptorWithTextStyle:") {
      (cls, style: String) -> UIFontDescriptor in
      cls.uikit.fontDescriptor(try cls.uikit.preferredFont(style).description)
    }
    cls.method("preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection:") {
      (cls, style: String, traits: RuntimeObject?) -> UIFontDescriptor in
      cls.uikit.fontDescriptor(try cls.uikit.preferredFont(style, traits).description)
    }
    cls.method("fontDescriptorWithName:size:") {
      (cls, name: String, size: Double) -> UIFontDescriptor in
      let known = cls.uikit.fonts.font(named: name, size: size)?.description
      return cls.uikit.fontDescriptor(
        known ?? FontDescription(family: name, face: name, size: size))
    }
    let sized = cls.runtime.selector("fontDescriptorWithName:size:")
    // From the documentation: the matrix contains the size, and the descriptor's own size is 1.
    cls.method("fontDescriptorWithName:matrix:") {
      (cls, name: String, matrix: CGAffineTransform) -> UIFontDescriptor in
      let plain: UIFontDescriptor = try cls.call(sized, name, 1.0)
      return plain.with(plain.description, matrix)
    }
    cls.method("fontDescriptorWithFontAttributes:") {
      (cls, attributes: Value) -> UIFontDescriptor in
      try cls.uikit.fontDescriptor(FontDescription(size: 0)).adding(
        attributes, "+[UIFontDescriptor fontDescriptorWithFontAttributes:]")
    }
    descriptor.method("initWithFontAttributes:") {
      (descriptor, attributes: Value) -> UIFontDescriptor in
      let filled = try descriptor.adding(
        attributes, "-[UIFontDescriptor initWithFontAttributes:]")
      descriptor.description = filled.description
      return descriptor
    }
  }

  private static func defineChanged(_ descriptor: ClassDefinition<UIFontDescriptor>) {
    descriptor.method("fontDescriptorWithSize:") { (descriptor, size: Double) -> UIFontDescriptor in
      descriptor.changed { $0.size = size }
    }
    descriptor.method("fontDescriptorWithMatrix:") {
      (descriptor, matrix: CGAffineTransform) -> UIFontDescriptor in
      descriptor.with(descriptor.description, matrix)
    }
    descriptor.method("fontDescriptorWithFamily:") {
      (descriptor, family: String) -> UIFontDescriptor in
      descriptor.changed { $0.take("NSFontFamilyAttribute", .string(family), descriptor.uikit) }
    }
    descriptor.method("fontDescriptorWithFace:") { (descriptor, face: String) -> UIFontDescriptor in
      descriptor.changed { $0.take("NSFontNameAttribute", .string(face), descriptor.uikit) }
    }
    descriptor.method("fontDescriptorWithDesign:") {
      (descriptor, design: String) -> UIFontDescriptor? in
      guard descriptor.description.isSystem else { return nil }
      return descriptor.changed {
        $0.family =
          design == "NSCTFontUIFontDesignMonospaced"
          ? FontDescription.monospacedFamily : FontDescription.systemFamily
      }
    }
    descriptor.method("fontDescriptorWithSymbolicTraits:") {
      (descriptor, traits: Int) -> UIFontDescriptor? in
      descriptor.description.with(symbolicTraits: traits).map {
        descriptor.uikit.fontDescriptor($0)
      }
    }
    descriptor.method("fontDescriptorByAddingAttributes:") {
      (descriptor, attributes: Value) -> UIFontDescriptor in
      try descriptor.adding(
        attributes, "-[UIFontDescriptor fontDescriptorByAddingAttributes:]")
    }
  }
}

extension UIKitClasses {
  package static let fontDescriptor = NativeClass<UIFontDescriptor>(
    "UIFontDescriptor", superclass: FoundationClasses.object, UIFontDescriptor.define)
}
